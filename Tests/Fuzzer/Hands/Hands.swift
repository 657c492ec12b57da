import TableMaker
import TestSupport
import UIKit

/// An app's responses to the user's gestures, and a record of the calls that it received.
@MainActor final class Hands {
  /// A row that the user holds, just before the user drops it.
  struct Drop {
    let cell: UITableViewCell
    let content: Content
    let path: IndexPath
    /// A Boolean value that indicates whether the table showed all of the sources' items.
    let isUpToDate: Bool
    /// The rows of all lists, by group.
    let lists: [Int: [[Row]]]
    /// The gap that the other rows leave, as distances below the top of the table; nil if it isn't clear.
    let gap: ClosedRange<CGFloat>?
    /// The table's content offset before the drop.
    let offset: CGFloat
    /// For each section, a Boolean value that indicates whether it had a title.
    let titled: [Bool]
    /// All rows, with their contents.
    let rows: Set<Row>
    /// The place at which the user dropped the row, after it's recorded.
    var target: IndexPath?
    /// A Boolean value that indicates whether the table was reloaded while the user dropped the row.
    var isMadeAnew = false
  }

  private(set) weak var scene: Scene?
  var random = SeededGenerator(seed: 1)
  /// The calls that sections received since the gesture began.
  var told: [String] = []
  /// Descriptions of the library's impossible calls and results.
  var mistakes: [String] = []
  /// The row that's open according to the calls of the sections.
  var open: Content?
  /// The app's actions that run some time later.
  private var late: [() -> Void] = []
  /// A Boolean value that indicates whether nothing has changed since the gesture began.
  var isQuiet = true
  var drop: Drop?
  /// A Boolean value that indicates whether the fuzzer prints each gesture.
  var isTalkative = false

  init(_ scene: Scene) { self.scene = scene }

  func doWhatIsLate() {
    let waiting = late
    late = []
    for work in waiting { work() }
  }

  private func group(_ content: Content) -> (any FuzzGroup)? {
    scene?.groups.first { $0.spec.number == content.group }
  }

  private func delete(_ content: Content) {
    scene?.noteSources()
    group(content)?.delete(content.row)
  }

  /// Edits a random group once in a number of times, on average.
  private func editSometimes(_ times: Int) {
    guard random.chance(times), let scene, scene.events.kinds.contains(.hands) else { return }
    isQuiet = false
    scene.noteSources()
    if random.chance(2) { scene.editOne(&random) } else { scene.dataSource.batch { scene.editOne(&random) } }
  }
}

extension Hands: HandWatcher {
  func deleted(_ content: Content, _ index: Int) {
    told.append("delete \(content.name)")
    switch random.below(9) {
    case 0...3: delete(content)
    case 4: late.append { [weak self] in self?.delete(content) }
    case 5: scene?.dataSource.batch { self.delete(content) }
    case 6:
      delete(content)
      scene?.dataSource.update(animated: random.chance(2))
    case 7: break
    default: editSometimes(1)
    }
    editSometimes(6)
  }

  func inserted(_ content: Content, _ index: Int) {
    told.append("insert \(content.name)")
    editSometimes(1)
  }

  func opened(_ content: Content, _ index: Int) {
    if let open { mistakes.append("\(content.name) was opened while \(open.name) was open") }
    open = content
    editSometimes(12)
  }

  func closed(_ content: Content, _ index: Int) {
    guard let open, let scene else { return mistakes.append("\(content.name) was closed, and none was open") }
    self.open = nil
    let isKnown = group(content)?.traits.identity == .number && !scene.mayHaveDuplicates
    if isKnown, open.row.number != content.row.number {
      mistakes.append("\(content.name) was closed, and \(open.name) was open")
    }
    editSometimes(12)
  }

  func moved(_ content: Content, from: RowPlace, to: RowPlace) {
    told.append("move \(content.name)")
    guard let scene else { return }
    scene.noteDrop()
    guard let target = drop?.target, let own = group(content),
      let other = scene.group(atSection: target.section)
    else { return }
    if own.movesItself, other.movesItself {
      // No one moves an item that has already been removed.
      let isKnown = own === other && isQuiet && drop?.isUpToDate == true
      if isKnown, random.chance(5), own.spec.world == nil, own.traits.identity != .position {
        scene.events.mayMoveTwice = true
        // If an edit happens before the second move is undone, only the list knows the places.
        return own.moveOnceMore(from: from.index, to: to.index)
      }
    } else if random.below(3) > 0 {
      scene.noteSources()
      if own === other {
        own.move(from: from.index, to: to.index)
      } else {
        own.delete(content.row)
        other.give(content.row, &random)
      }
    }
    let before = own.lists
    editSometimes(6)
    // An edit can insert the item again, or move its double, as a handler does that moves the item itself.
    if scene.mayHaveDuplicates, own.lists != before { scene.events.mayMoveTwice = true }
    // Edits again because the library would treat an edit that repeats the step as a second move of the same row, and undo it.
    while own === other, own.lists != before, own.lists.hasNumbers(of: before, movedFrom: from.index, to: to.index) {
      scene.editOne(&random)
    }
  }

  func action(named name: String, for content: Content) -> UIContextualAction {
    let style: UIContextualAction.Style = content.row.number % 2 == 0 ? .normal : .destructive
    return UIContextualAction(style: style, title: name) { [weak self] _, _, done in
      self?.perform(name, content, done)
    }
  }

  private func perform(_ name: String, _ content: Content, _ done: @escaping (Bool) -> Void) {
    told.append("action \(name)")
    switch random.below(8) {
    case 0: done(true)
    case 1:
      delete(content)
      done(true)
    case 2:
      done(true)
      delete(content)
    case 3: done(false)
    case 4: late.append { done(true) }
    case 5:
      late.append { [weak self] in
        self?.delete(content)
        done(true)
      }
    case 6:
      done(true)
      done(false)
    default: break
    }
    editSometimes(4)
  }

  func menuElement(named name: String, for content: Content) -> UIAction {
    UIAction(title: name) { [weak self] _ in
      guard let self else { return }
      told.append("menu \(name)")
      if random.chance(3) { delete(content) }
      editSometimes(4)
    }
  }
}

extension [[Row]] {
  /// Returns a Boolean value that indicates whether a list has the order of another list after a row's move.
  ///
  /// It compares only the numbers of rows, so their revisions can differ.
  fileprivate func hasNumbers(of others: [[Row]], movedFrom from: Int, to: Int) -> Bool {
    zip(self, others).contains { list, other in
      guard list.count == other.count, other.indices.contains(from), other.indices.contains(to) else { return false }
      var moved = other
      moved.insert(moved.remove(at: from), at: to)
      return list.map(\.number) == moved.map(\.number)
    }
  }
}

extension FuzzGroup {
  var movesItself: Bool { spec.movesItself }
}
