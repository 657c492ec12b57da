import TableMaker
import UIKit

private class CountingCell: UITableViewCell {
  final var sum = 0
}

private final class FirstCell: CountingCell {}
private final class SecondCell: CountingCell {}
private final class ThirdCell: CountingCell {}

/// A table view that always gives the same cell of each class, so that what is left is the call.
private final class ThreeCellTable: UITableView {
  private let cells: [String: UITableViewCell] = [
    String(reflecting: FirstCell.self): FirstCell(), String(reflecting: SecondCell.self): SecondCell(),
    String(reflecting: ThirdCell.self): ThirdCell(),
  ]

  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    cells[identifier] ?? UITableViewCell()
  }
}

private struct Article: Identifiable {
  let id: Int
  var name = ""
  var price = 1.0
}

/// A data source with a `switch` over the items.
private final class SwitchSource: NSObject, UITableViewDataSource {
  private let items: [Article]
  private let names = [FirstCell.self, SecondCell.self, ThirdCell.self].map { String(reflecting: $0) }

  init(_ items: [Article]) { self.items = items }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let item = items[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: names[item.id % 3], for: indexPath)
    switch item.id % 3 {
    case 0: if let cell = cell as? FirstCell { cell.sum &+= item.id }
    case 1: if let cell = cell as? SecondCell { cell.sum &+= item.id }
    default: if let cell = cell as? ThirdCell { cell.sum &+= item.id }
    }
    return cell
  }
}

/// A million calls of `cellForRowAt` with three classes of cells.
@MainActor func cells() async -> Figure {
  func ask(_ table: UITableView, _ source: any UITableViewDataSource, _ count: Int) async -> Double {
    table.reloadData()
    let paths = (0..<1_000).map { IndexPath(row: $0, section: 0) }
    return await time {
      for _ in 0..<count / 1_000 {
        for path in paths { _ = source.tableView(table, cellForRowAt: path) }
      }
    }
  }
  let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  let items = (0..<1_000).map { Article(id: $0) }
  let (handTable, table) = (ThreeCellTable(frame: frame), ThreeCellTable(frame: frame))
  let hand = SwitchSource(items)
  handTable.dataSource = hand
  let chain = DataSource(table).section().data(items)
    .cells(FirstCell.self, for: { $0.id % 3 == 0 }) { cell, item, _ in cell.sum &+= item.id }
    .cells(SecondCell.self, for: { $0.id % 3 == 1 }) { cell, item, _ in cell.sum &+= item.id }
    .otherwise(ThirdCell.self) { cell, item, _ in cell.sum &+= item.id }
    .make()
  return await measure(
    Words("`cellForRowAt` 1,000,000 times, three classes of cells", "调用 `cellForRowAt` 1,000,000 次，三种 cell"),
    count: 1_000_000, rounds: 7, peer: Words("a `switch` over the items", "按数据项的 `switch`"),
    theirs: { await ask(handTable, hand, $0) }, ours: { await ask(table, chain, $0) })
}
