import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The content of a table after a snapshot is applied: immediately, after the animation, and while other snapshots wait.
@MainActor @Suite struct `A diffable data source` {
  typealias Source = UITableViewDiffableDataSource<String, Int>

  /// A data source with titles of its sections, as apps write it.
  final class TitledSource: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)?.uppercased()
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      itemIdentifier(for: indexPath) != 1
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
      var snapshot = snapshot()
      snapshot.deleteItems([item])
      apply(snapshot)
    }
  }

  /// A strict table with a data source, and with cells that show the values they were filled with.
  @MainActor final class Stage {
    let window = TestWindow(size: CGSize(width: 320, height: 640))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    /// The text of an item's cell.
    var words: [Int: String] = [:]
    var filled: [Int] = []
    var source: Source!

    init(titled: Bool = false, isShown: Bool = true) {
      table.rowHeight = 20
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.becomeStrict()
      let provider: Source.CellProvider = { [unowned self] table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = words[item] ?? "\(item)"
        filled.append(item)
        return cell
      }
      source =
        titled
        ? TitledSource(tableView: table, cellProvider: provider) : Source(tableView: table, cellProvider: provider)
      if isShown { window.show(table) }
    }

    /// The texts of the cells, by sections, as the table has them.
    var shown: [[String]] {
      (0..<table.numberOfSections).map { section in
        (0..<table.numberOfRows(inSection: section)).map { row in
          table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text ?? "?"
        }
      }
    }
  }

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> LetterSnapshot {
    var snapshot = LetterSnapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func `is the table's, shows what is applied and knows where it stands`() {
    let stage = Stage()
    #expect(stage.table.dataSource === stage.source)
    #expect(stage.source.defaultRowAnimation == .automatic)
    #expect(stage.shown == [])
    stage.source.apply(snapshot(["a": [1, 2], "b": [], "c": [3]]))
    stage.window.layOut()
    #expect(stage.shown == [["1", "2"], [], ["3"]])
    #expect(stage.source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
    #expect(stage.source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
    #expect(stage.source.itemIdentifier(for: IndexPath(row: 0, section: 3)) == nil)
    #expect(stage.source.indexPath(for: 3) == IndexPath(row: 0, section: 2))
    #expect(stage.source.indexPath(for: 4) == nil)
    #expect(stage.source.sectionIdentifier(for: 1) == "b")
    #expect(stage.source.sectionIdentifier(for: 3) == nil)
    #expect(stage.source.index(for: "c") == 2)
    #expect(stage.source.index(for: "d") == nil)
    #expect(stage.source.snapshot().itemIdentifiers == [1, 2, 3])
  }

  @Test func `is held weakly by its table, and holds the table weakly`() {
    var table: UITableView? = UITableView()
    var source: Source? = table.map { Source(tableView: $0) { _, _, _ in nil } }
    weak let heldTable = table
    weak let heldSource = source
    table = nil
    #expect(heldTable == nil)
    // Nothing to show it in, and nothing goes wrong.
    source?.apply(snapshot(["a": [1]]))
    #expect(source?.snapshot().numberOfItems == 1)
    source = nil
    #expect(heldSource == nil)
  }

  @Test func `fills a table that comes on the screen later`() {
    let stage = Stage(isShown: false)
    var order: [String] = []
    stage.source.apply(snapshot(["a": [1, 2]])) { order.append("first") }
    stage.source.apply(snapshot(["a": [2, 3]])) { order.append("second") }
    #expect(order == ["first", "second"])
    stage.window.show(stage.table)
    #expect(stage.shown == [["2", "3"]])
  }

  @Test func `animates or not, and calls the completion when that is over`() {
    let stage = Stage()
    var calls = 0
    stage.source.apply(snapshot(["a": [1, 2, 3]]), animatingDifferences: false) { calls += 1 }
    stage.window.layOut()
    settleAnimations()
    #expect(calls == 1)
    stage.source.apply(snapshot(["a": [3, 1]])) { calls += 1 }
    #expect(calls == 1)
    let moving = stage.table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(moving?.layer.animationKeys()?.isEmpty == false)
    advance(seconds: 0.1)
    #expect(calls == 1)
    settleAnimations()
    #expect(calls == 2)
    #expect(stage.shown == [["3", "1"]])
    stage.source.apply(snapshot(["a": [1, 3]]), animatingDifferences: false) { calls += 1 }
    #expect(stage.table.cellForRow(at: IndexPath(row: 0, section: 0))?.layer.animationKeys()?.isEmpty != false)
    settleAnimations()
    #expect(calls == 3)
    // What changes nothing calls it as well.
    stage.source.apply(snapshot(["a": [1, 3]])) { calls += 1 }
    settleAnimations()
    #expect(calls == 4)
  }

  @Test func `applies another snapshot from a completion`() {
    let stage = Stage()
    stage.source.apply(snapshot(["a": [1]]))
    settleAnimations()
    let (second, third) = (snapshot(["a": [1, 2]]), snapshot(["b": [3], "a": [2]]))
    stage.source.apply(second) { [source = stage.source] in source?.apply(third) }
    settleAnimations()
    settleAnimations()
    #expect(stage.shown == [["3"], ["2"]])
  }

  @Test func `has a snapshot wait that is applied while cells are made`() {
    let stage = Stage()
    stage.source.apply(snapshot(["a": [1]]))
    settleAnimations()
    let later = snapshot(["a": [2, 3, 4]])
    var once = true
    let source = Source(tableView: stage.table) { [unowned stage] table, path, item in
      if once, item == 9 {
        once = false
        (stage.table.dataSource as? Source)?.apply(later, animatingDifferences: false)
      }
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.apply(snapshot(["a": [2]]), animatingDifferences: false)
    stage.window.layOut()
    source.apply(snapshot(["a": [2, 9]]), animatingDifferences: false)
    settleAnimations()
    stage.window.layOut()
    #expect(!once)
    #expect(stage.shown == [["2", "3", "4"]])
  }

  @Test func `reloads with new cells, configures again in the same, and unmarks both`() throws {
    let stage = Stage()
    stage.source.apply(snapshot(["a": [1, 2, 3], "b": [4, 5]]), animatingDifferences: false)
    stage.window.layOut()
    func cell(_ row: Int, _ section: Int) -> UITableViewCell? {
      stage.table.cellForRow(at: IndexPath(row: row, section: section))
    }
    let before = [cell(0, 0), cell(1, 0), cell(2, 0)]
    stage.words = [1: "one", 2: "two", 3: "three", 4: "four", 5: "five"]
    var next = stage.source.snapshot()
    next.moveItem(3, beforeItem: 1)
    next.reconfigureItems([1])
    next.reloadItems([2])
    next.reloadSections(["b"])
    stage.filled = []
    stage.source.apply(next, animatingDifferences: false)
    settleAnimations()
    stage.window.layOut()
    #expect(stage.shown == [["3", "one", "two"], ["four", "five"]])
    #expect(Set(stage.filled) == [1, 2, 4, 5])
    #expect(cell(0, 0) === before[2])
    #expect(cell(1, 0) === before[0])
    // Assumed: what is marked is done once.
    let after = stage.source.snapshot()
    #expect(after.reloadedItemIdentifiers == [] && after.reconfiguredItemIdentifiers == [])
    #expect(after.reloadedSectionIdentifiers == [])
  }

  @Test func `reloads all for a snapshot that is applied by reloading`() {
    let stage = Stage()
    stage.source.apply(snapshot(["a": [1, 2]]), animatingDifferences: false)
    stage.window.layOut()
    stage.words = [1: "one"]
    var isDone = false
    stage.source.applySnapshotUsingReloadData(snapshot(["a": [1], "b": [2]])) { isDone = true }
    #expect(isDone)
    stage.window.layOut()
    #expect(stage.shown == [["one"], ["2"]])
  }

  @Test func `can be waited for`() async {
    let stage = Stage(isShown: false)
    await stage.source.apply(snapshot(["a": [1, 2]]))
    #expect(stage.source.snapshot().itemIdentifiers == [1, 2])
    await stage.source.applySnapshotUsingReloadData(snapshot(["a": [3]]))
    #expect(stage.source.snapshot().itemIdentifiers == [3])
  }

  @Test func `has titles and rows to delete in a subclass, and none by itself`() throws {
    let stage = Stage(titled: true)
    stage.source.apply(snapshot(["a": [1, 2], "b": [3]]), animatingDifferences: false)
    stage.window.layOut()
    #expect(stage.table.headerView(forSection: 1)?.textLabel?.text == "B")
    #expect(!stage.source.tableView(stage.table, canEditRowAt: IndexPath(row: 0, section: 0)))
    #expect(stage.source.tableView(stage.table, canEditRowAt: IndexPath(row: 1, section: 0)))
    stage.source.tableView(stage.table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    settleAnimations()
    #expect(stage.shown == [["1"], ["3"]])

    let plain = Stage()
    plain.source.apply(snapshot(["a": [1]]), animatingDifferences: false)
    plain.window.layOut()
    #expect(plain.table.headerView(forSection: 0) == nil)
    // Reported: rows cannot be edited until a subclass says so.
    #expect(!plain.source.tableView(plain.table, canEditRowAt: IndexPath(row: 0, section: 0)))
  }

  /// Against plain lists: whatever is applied, animated or not, in the middle of an animation or after it, is what is
  /// shown.
  @Test(arguments: 0..<25) func `shows random snapshots`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage(titled: seed.isMultiple(of: 2))
    stage.source.defaultRowAnimation = [.automatic, .fade, .left, .none].randomElement(using: &random) ?? .automatic
    var calls = 0
    let steps = 40
    for step in 0..<steps {
      let names = ["a", "b", "c", "d"].shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
      var items = Array(Array(0..<16).shuffled(using: &random).prefix(Int.random(in: 0...16, using: &random)))
      var expected: [(name: String, items: [Int])] = []
      for name in names {
        let count = name == names.last ? items.count : Int.random(in: 0...items.count, using: &random)
        expected.append((name, Array(items.prefix(count))))
        items.removeFirst(count)
      }
      var next = LetterSnapshot()
      next.appendSections(Array(names))
      for (name, items) in expected { next.appendItems(items, toSection: name) }
      let changed = expected.flatMap(\.items).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      for item in changed { stage.words[item] = "\(item) at \(step)" }
      let some = changed.filter { _ in Bool.random(using: &random) }
      next.reloadItems(some)
      next.reconfigureItems(changed.filter { !some.contains($0) })
      if let name = names.first, Int.random(in: 0..<5, using: &random) == 0 { next.reloadSections([name]) }

      stage.source.apply(next, animatingDifferences: Bool.random(using: &random)) { calls += 1 }
      switch Int.random(in: 0..<3, using: &random) {
      case 0: advance(seconds: 0.1)
      case 1: settleAnimations()
      default: break
      }
      stage.window.layOut()
      #expect(stage.shown == expected.map { $0.items.map { stage.words[$0] ?? "\($0)" } }, "step \(step)")
    }
    settleAnimations()
    #expect(calls == steps)
  }
}
