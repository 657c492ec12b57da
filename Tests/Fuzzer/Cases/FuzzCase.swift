import TestSupport
import UIKit

/// A chain and the steps that change it, which a seed determines, and the parts to leave out.
///
/// The driver leaves parts out to make a failing case small.
struct FuzzCase {
  var seed: Int
  var stepCount: Int
  /// The steps to run; nil for all.
  var keptSteps: [Int]?
  /// The groups of sections that the chain has; nil for all.
  var keptGroups: [Int]?
  /// The greatest number of rows in a section at first.
  var mostRows: Int?
  /// The features that no section has.
  var without: Set<Feature> = []

  /// A Boolean value that indicates whether the user edits, swipes, and moves rows.
  var hasHands = false

  /// The index of the operation that all plans leave out; nil for none.
  var mutant: Int?

  /// The optional features of a section.
  enum Feature: String, CaseIterable {
    case titles, footers, addRows, hiding, animations, estimates, automatic, duplicates, sources, styles, finding,
      mixed, accessories, trees, contents, deleting, swiping, moving, menus, choosing, loading
    /// Steps and checks that test a promise. They aren't features of sections.
    case offScreen, hiddenSelection, earlierPages, derived, drops
    /// Hostile items and closures, in a separate table, in a tenth of the cases.
    case hostileItems, hostileClosures
    /// Settings and orders that change.
    case settings
    /// Sections that fold.
    case folding
    /// A chat, in a separate table, in a quarter of the cases.
    case chats
    /// Saved places, and scrolls before a table appears.
    case places
    /// Titles of sections in the index.
    case indexTitles
  }

  var numbersOfSteps: [Int] { keptSteps ?? Array(0..<stepCount) }

  func step(_ number: Int) -> Step {
    let spec = ChainSpec(seed: seed)
    return Step(
      seed: seed, number: number, hasTrees: spec.hasTrees, hasHands: hasHands && spec.hasHands,
      loadsPages: spec.loadsPages, isHostile: isHostile, promises: promises,
      hasSettings: !without.contains(.settings), hasFolds: spec.hasFolds && !without.contains(.folding),
      hasChat: hasChat, hasPlaces: !without.contains(.places))
  }

  /// A Boolean value that indicates whether the case has hostile items and closures. A tenth of the cases do.
  private var isHostile: Bool {
    if without.isSuperset(of: [.hostileItems, .hostileClosures]) { return false }
    var random = SeededGenerator(seed: seed &* 92_821 &+ 3)
    return random.chance(10)
  }

  /// A Boolean value that indicates whether the case has a chat. A quarter of the cases with touches do.
  private var hasChat: Bool {
    var random = SeededGenerator(seed: seed &* 77_477 &+ 9)
    return random.chance(4) && hasHands && !without.contains(.chats)
  }

  /// The kinds of the steps that test promises.
  private var promises: Set<Step.Kind> {
    var kinds = Set(Step.Kind.promises)
    if without.contains(.offScreen) { kinds.remove(.offScreen) }
    if without.contains(.derived) { kinds.remove(.derive) }
    if without.contains(.drops) { kinds.remove(.drop) }
    if without.contains(.hiddenSelection) { kinds.remove(.selectHidden) }
    return kinds
  }

  /// The chain, except the parts to leave out.
  var spec: ChainSpec {
    var spec = ChainSpec(seed: seed)
    if !hasHands {
      spec.choosesSeveral = false
      for index in spec.groups.indices { spec.groups[index].hand = nil }
    }
    if let keptGroups { spec.groups.removeAll { !keptGroups.contains($0.number) } }
    for index in spec.groups.indices { leaveOut(of: &spec.groups[index]) }
    if without.contains(.animations) { spec.animation = nil }
    if without.contains(.estimates) { spec.estimate = nil }
    if without.contains(.styles) { spec.style = .plain }
    if without.contains(.choosing) { spec.choosesSeveral = false }
    return spec
  }

  private func leaveOut(of group: inout GroupSpec) {
    if let mostRows { group.count = min(group.count, mostRows) }
    for feature in without {
      switch feature {
      case .titles: (group.title, group.headerHeight) = (.none, nil)
      case .footers: group.footer = false
      case .addRows: group.addItemRow = nil
      case .hiding: group.hidesWhenEmpty = false
      case .animations: group.animation = nil
      case .estimates: group.estimate = nil
      case .automatic: if group.height == .automatic || group.height == .automaticAtOnce { group.height = .heights }
      case .duplicates: group.world = nil
      case .sources:
        if group.source != .sections { group.source = .list }
        group.loading = nil
      case .loading: group.loading = nil
      case .folding: group.folding = nil
      case .indexTitles: group.indexTitle = nil
      case .finding: group.find = nil
      case .mixed: group.isMixed = false
      case .accessories: group.hasAccessories = false
      case .trees: group.tree = nil
      case .contents:
        if group.isContent { (group.isContent, group.cell) = (false, .block) }
      case .deleting:
        group.hand?.deletes = false
        group.hand?.inserts = false
      case .swiping:
        group.hand?.leading = nil
        group.hand?.trailing = nil
      case .moving: group.hand?.moving = nil
      case .menus: group.hand?.hasMenu = false
      case .styles, .choosing, .offScreen, .hiddenSelection, .earlierPages, .derived, .drops, .hostileItems,
        .hostileClosures, .settings, .chats, .places:
        break
      }
    }
  }

  /// The options that make the fuzzer run this case.
  var arguments: [String] {
    var result = ["--seed", "\(seed)", "--steps", "\(stepCount)"]
    if let keptSteps { result += ["--only-steps", keptSteps.map(String.init).joined(separator: ",")] }
    if let keptGroups { result += ["--only-sections", keptGroups.map(String.init).joined(separator: ",")] }
    if let mostRows { result += ["--most-rows", "\(mostRows)"] }
    if hasHands { result.append("--hands") }
    if let mutant { result += ["--mutant", "\(mutant)"] }
    if !without.isEmpty { result += ["--without", without.map(\.rawValue).sorted().joined(separator: ",")] }
    return result
  }
}
