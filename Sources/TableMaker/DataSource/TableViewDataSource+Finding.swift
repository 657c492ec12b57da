import TableMakerDiffing
public import UIKit

// Rows on screen, found by items instead of index paths. These methods use the snapshot in the table view. Changes of
// rows apply when the changes of the current turn are shown.
extension TableViewDataSource {
  /// Returns the list of a section, by the section's name. If its source is derived from a list, as by `map`, returns
  /// that list.
  ///
  /// If you keep your own `ItemList`, use that instead, because no name can be wrong there. This method finds the list
  /// that `data(array)` creates.
  /// - Parameters:
  ///   - name: The section's name. If several sections have it, the first is used.
  ///   - item: The type of the list's items.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  /// - Returns: The list. If no section has the name, or it has no list or several lists with this item type,
  ///   TableMaker reports a diagnostic, and the result is `nil`.
  public func list<Item>(
    named name: String, of item: Item.Type, file: StaticString = #fileID, line: UInt = #line
  ) -> ItemList<Item>? {
    let call = "list(named: “\(name)”, of: \(item).self)"
    guard let group = live.group(named: name, call: call, at: CallSite(file: file, line: line)) else { return nil }
    if let list = group.content.source.list(of: item) { return list }
    let location = CallSite(file: file, line: line)
    live.reporter.report(.noList(section: name, call: call, source: group.content.sourceName, at: location))
    return nil
  }

  /// Returns the item in a row, or `nil` if the row doesn't exist, shows no item, or shows an item of another type.
  public func item<Item>(at indexPath: IndexPath, of type: Item.Type = Item.self) -> Item? {
    live.item(at: indexPath)
  }

  /// Returns the items that the table view shows, in the order of their rows, from all sections with this item type.
  ///
  /// The result contains what a search, a filter, or an order has left, and the visible children of a tree. For one
  /// section, use `section("goods").shownItems(of: Goods.self)`.
  /// - Parameter type: The type of the items. Rows that show items of another type aren't in the result.
  /// - Complexity: O(n) for n rows.
  public func shownItems<Item>(of type: Item.Type = Item.self) -> [Item] {
    live.snapshot.sections.flatMap { $0.items.shownItems(of: type) }
  }

  /// Returns the index path of the first row that shows an item, or `nil` if none does.
  ///
  /// - Parameter item: The item to find by its identity or, without one, by equality. If no section shows it, but one
  ///   shows the item that `map` made from it, the method finds that row.
  /// - Complexity: O(n) comparisons.
  public func indexPath<Item>(of item: Item) -> IndexPath? {
    live.indexPath(of: item)
  }

  /// Returns the visible cell that shows an item, or `nil` if none does.
  ///
  /// - Complexity: O(n) comparisons.
  public func cell<Item>(for item: Item) -> UITableViewCell? {
    live.cell(for: item)
  }

  /// Configures the visible cells of an item again, for changes that its content doesn't show.
  ///
  /// Use this method, for example, after you change an object in place. TableMaker calls the adapter with the same
  /// cell, and measures an automatic height again. If the table view doesn't show the item, TableMaker reports a
  /// diagnostic.
  public func reconfigure<Item>(_ item: Item, file: StaticString = #fileID, line: UInt = #line) {
    let location = CallSite(file: file, line: line)
    live.whenShown { $0.reconfigure([item], "reconfigure(\(brief(item)))", at: location) }
  }

  /// Returns the selected items, in the order of their rows, and then those without a row.
  ///
  /// The result contains the items of `selection` that have this type, also while a search, a hidden section, or a
  /// collapsed tree hides them.
  /// - Parameter type: The type of the items.
  /// - Complexity: O(k log k) for k selected items, and O(n) for all items while some of them are hidden.
  public func selectedItems<Item>(of type: Item.Type = Item.self) -> [Item] { live.selectedItems() }

  /// The identities of the selected items.
  ///
  /// The selection survives updates and reloads as long as the items exist. An item stays selected while a search, a
  /// hidden section, or a collapsed tree hides it. Its row is selected again when it reappears.
  ///
  /// If you set the property, exactly those items are selected, including hidden ones, and TableMaker calls no closure
  /// except `onSelectionChange`.
  /// An item with a positional identity has its index as its identity, and isn't in the set while a search hides it. A
  /// table view that allows one selected row selects only one. If you set the property before the table view first
  /// appears, those items are also selected then, although a `UITableViewController` clears the selection.
  /// - Complexity: O(n) for all items when you set the property.
  public var selection: Set<AnyHashable> {
    get { live.selection }
    set { live.selection = newValue }
  }
}
