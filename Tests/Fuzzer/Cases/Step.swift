import TestSupport

/// A step that changes a table. After each step, the fuzzer compares everything.
///
/// The step's details depend on its seed and on the state when it runs.
struct Step {
  enum Kind: CaseIterable {
    case edit, burst, batch, nestedBatches, twoBatches, cross
    case editInAdapter, editInHeights, editInItems, editInSelection, editWhileScrolling
    case update, updateQuietly, reload, reconfigure
    case remeasure, remeasureCell, forgetHeights
    case edits, select, tap, scroll, drag, scrollToItem, width, textSize, look
    case window, wait, touch, sections, ownGroup, makeAnew
    case search
    /// Code expands and collapses rows of trees, or a tap does.
    case unfold, tapTree
    /// The user swipes rows, moves them, deletes them, and opens their menus, with steps of other kinds in between.
    case hands
    /// The user taps the footer below the rows of a paged list.
    case footer
    /// Changes arrive while the table is off screen.
    case offScreen
    /// Code selects or deselects rows that aren't shown, and the rows appear again.
    case selectHidden
    /// A separate table shows every kind of derived source.
    case derive
    /// The user drags and drops a row in a separate table, or between two.
    case drop
    /// A separate table has items that violate their promises, and closures that do what they must not.
    case hostile
    /// Settings of sections and of the table change, and so does an order that reads an object.
    case settings
    /// Sections fold and unfold, by code and by taps on their headers.
    case fold
    /// A chat changes in a separate table.
    case chat
    /// The fuzzer saves and restores the place of a list, in separate tables.
    case place

    /// The steps that test promises.
    static let promises: [Kind] = [.offScreen, .selectHidden, .derive, .drop]
  }

  let kind: Kind
  let seed: Int
  /// A Boolean value that indicates whether the animations of the step end before the comparison.
  let isWaitedFor: Bool

  /// Every kind, as often as it occurs relative to the others.
  private static let kinds: [Kind] =
    Array(repeating: .edit, count: 20) + Array(repeating: .burst, count: 8) + Array(repeating: .batch, count: 8)
    + Array(repeating: .scroll, count: 8) + Array(repeating: .cross, count: 5)
    + Array(repeating: .nestedBatches, count: 3) + Array(repeating: .twoBatches, count: 3)
    + Array(repeating: .search, count: 6) + Array(repeating: .sections, count: 5) + Array(repeating: .select, count: 3)
    + Kind.allCases.prefix { $0 != .unfold }

  /// - Parameters:
  ///   - hasTrees: A Boolean value that indicates whether the whole chain has trees. If not, the steps are the same as before
  ///     trees existed.
  ///   - hasHands: A Boolean value that indicates whether the user edits, swipes, and moves its rows.
  ///   - loadsPages: A Boolean value that indicates whether the table loads pages.
  ///   - isHostile: A Boolean value that indicates whether the case has a table with hostile items and closures.
  ///   - promises: The kinds of steps that test promises. If you leave some out, the other steps don't change.
  ///   - hasSettings: A Boolean value that indicates whether settings and orders change.
  ///   - hasFolds: A Boolean value that indicates whether some sections fold.
  ///   - hasChat: A Boolean value that indicates whether the case has a chat.
  ///   - hasPlaces: A Boolean value that indicates whether the fuzzer saves places.
  init(
    seed: Int, number: Int, hasTrees: Bool = false, hasHands: Bool = false, loadsPages: Bool = false,
    isHostile: Bool = false, promises: Set<Kind> = [], hasSettings: Bool = false, hasFolds: Bool = false,
    hasChat: Bool = false, hasPlaces: Bool = false
  ) {
    var random = SeededGenerator(seed: seed &* 7_919 &+ number)
    let kind = Self.kinds.random(&random)
    isWaitedFor = !random.chance(4)
    self.seed = Int(truncatingIfNeeded: random.next())
    var hand = SeededGenerator(seed: seed &* 104_729 &+ number)
    var loading = SeededGenerator(seed: seed &* 31_337 &+ number)
    var promising = SeededGenerator(seed: seed &* 60_013 &+ number)
    let promise = Kind.promises.random(&promising)
    var lying = SeededGenerator(seed: seed &* 86_969 &+ number)
    var changing = SeededGenerator(seed: seed &* 50_021 &+ number)
    var folding = SeededGenerator(seed: seed &* 27_691 &+ number)
    var chatting = SeededGenerator(seed: seed &* 18_637 &+ number)
    var placing = SeededGenerator(seed: seed &* 15_731 &+ number)
    if isHostile, lying.chance(2) {
      self.kind = .hostile
    } else if hasSettings, changing.chance(8) {
      self.kind = .settings
    } else if hasChat, chatting.chance(4) {
      self.kind = .chat
    } else if hasPlaces, placing.chance(60) {
      self.kind = .place
    } else if hasFolds, folding.chance(6) {
      self.kind = .fold
    } else if promising.chance(12), promises.contains(promise) {
      self.kind = promise
    } else if loadsPages, loading.chance(6) {
      self.kind = .footer
    } else if hasHands, hand.chance(3) {
      self.kind = .hands
    } else {
      self.kind = hasTrees && random.chance(5) ? [.unfold, .unfold, .tapTree].random(&random) : kind
    }
  }
}
