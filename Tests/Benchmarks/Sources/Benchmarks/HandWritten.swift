import UIKit

/// A cell that only counts calls.
final class CountingCell: UITableViewCell {
  var sum = 0
}

/// A table that always gives the same cell: what is left is the call.
final class OneCellTable: UITableView {
  var onlyCell = UITableViewCell()

  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    onlyCell
  }
}

/// A hand-written data source for one section.
class HandWrittenSource<Item>: NSObject, UITableViewDataSource {
  let items: [Item]
  init(_ items: [Item]) { self.items = items }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    preconditionFailure("a subclass makes the cells")
  }
}

/// Fills a `CountingCell` without anything between.
final class CountingSource<Item: Measured>: HandWrittenSource<Item> {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if let cell = cell as? CountingCell { cell.sum &+= items[indexPath.row].number }
    return cell
  }
}

/// Fills through a closure that knows its types.
final class ClosureSource<Cell: UITableViewCell, Item>: HandWrittenSource<Item> {
  let adapter: (Cell, Item, Int) -> Void
  init(_ items: [Item], adapter: @escaping (Cell, Item, Int) -> Void) {
    self.adapter = adapter
    super.init(items)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if let typed = cell as? Cell { adapter(typed, items[indexPath.row], indexPath.row) }
    return cell
  }
}

/// Fills a stock cell's two labels.
final class TextSource<Item: Measured>: HandWrittenSource<Item> {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    fill(cell, items[indexPath.row])
    return cell
  }
}

/// The real fill: what an app does with a stock cell.
@MainActor func fill<Item: Measured>(_ cell: UITableViewCell, _ item: Item) {
  cell.textLabel?.text = item.text
  cell.detailTextLabel?.text = String(item.number)
  cell.accessoryType = item.number % 2 == 0 ? .disclosureIndicator : .none
}
