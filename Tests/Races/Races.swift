import TableMaker
import TestSupport
import UIKit

/// Has large differences found off the main actor while the lists go on changing, for the thread sanitizer to watch.
///
/// `Tests/run` builds and runs it with `--sanitize=thread`, which ends it with a report at the first data race.
@main @MainActor struct Races {
  struct Name: Hashable, Sendable { var text: String }

  struct Row: Identifiable, Equatable {
    var id: Name
    var content = 0
  }

  static func main() async {
    var found = 0
    for seed in 0..<2 {
      found += await change(Array(0..<11_000), seed: seed) { 11_000 + $0 }
      found += await change((0..<11_000).map { "row number \($0)" }, seed: seed) { "another row, \($0)" }
      let rows = (0..<11_000).map { Row(id: Name(text: "row number \($0)")) }
      found += await change(rows, seed: seed) { Row(id: Name(text: "another row, \($0)")) }
    }
    print("Races: \(found) differences were found off the main actor, some overtaken.")
    // None at all would prove nothing.
    exit(found > 12 ? EXIT_SUCCESS : EXIT_FAILURE)
  }

  /// Moves items to and fro between the ends of a list and adds to it, again and again, now and then before what went before is shown.
  ///
  /// - Returns: How often the table showed what it had while a difference was found.
  private static func change<Item: Equatable>(_ items: [Item], seed: Int, new: (Int) -> Item) async -> Int {
    var random = SeededGenerator(seed: seed)
    let window = TestWindow()
    let tableView = UITableView(frame: .zero, style: .plain)
    window.show(tableView)
    let list = ItemList(items)
    let dataSource = DataSource(tableView).height(44)
      .section().cell(UITableViewCell.self).data(list).adapter { cell, item, _ in cell.textLabel?.text = "\(item)" }
      .make()
    window.layOut()
    var found = 0
    for round in 0..<6 {
      var next = list.items
      for place in 0..<20 { next.swapAt(place, .random(in: 10_900..<next.count, using: &random)) }
      next.insert(new(round), at: 0)
      list.items = next
      let before = tableView.numberOfRows(inSection: 0)
      await Task { @MainActor in }.value
      if tableView.numberOfRows(inSection: 0) == before { found += 1 }
      if Bool.random(using: &random) { list.items.removeLast() }
      if Bool.random(using: &random) { await dataSource.waitForUpdates() }
    }
    await dataSource.waitForUpdates()
    let isRight = tableView.numberOfRows(inSection: 0) == list.items.count
    guard isRight, let first = list.items.first, dataSource.item(at: IndexPath(row: 0, section: 0)) == first else {
      print("Races: the table does not show its list.")
      exit(EXIT_FAILURE)
    }
    settleAnimations()
    return found
  }
}
