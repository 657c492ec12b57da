// A maker chain of the package's kind: public generics over UIKit types, the live object itself not generic.
import Foundation
public import UIKit

@MainActor public struct DataSource {
  let table: UITableView
  var rowHeight: CGFloat = UITableView.automaticDimension
  public init(_ table: UITableView) { self.table = table }
  public func height(_ height: CGFloat) -> DataSource { var copy = self; copy.rowHeight = height; return copy }
  public func cell<C: UITableViewCell>(_ type: C.Type) -> Section<C> { Section(source: self, cell: type) }
}
@MainActor public struct Section<C: UITableViewCell> {
  let source: DataSource
  let cell: C.Type
  public func data<Item>(_ items: [Item], adapter: @escaping @MainActor (C, Item, Int) -> Void) -> Made {
    Made(count: items.count) { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: String(reflecting: C.self), for: path) as! C
      adapter(cell, items[path.row], path.row)
      return cell
    }
  }
}
public final class Made: NSObject, UITableViewDataSource {
  let count: Int
  let make: @MainActor (UITableView, IndexPath) -> UITableViewCell
  init(count: Int, make: @escaping @MainActor (UITableView, IndexPath) -> UITableViewCell) {
    self.count = count; self.make = make
  }
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    make(tableView, indexPath)
  }
}
public protocol Configurable: UITableViewCell { associatedtype Item; func configure(with item: Item, at index: Int) }
final class TextCell: UITableViewCell, Configurable {
  func configure(with item: String, at index: Int) { textLabel?.text = item }
}

@MainActor func use(_ table: UITableView) -> Made {
  DataSource(table).height(60).cell(TextCell.self).data(["one", "two"]) { cell, text, index in
    cell.configure(with: text, at: index)
    cell.accessoryType = index == 0 ? .checkmark : .none
  }
}
