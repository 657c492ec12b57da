public import UIKit

/// The settings of a section that depend on the item's type. For the package: apps write steps instead.
public struct _RowConfiguration<Item> {
  /// Returns the heights of rows for the items. Made where the item's type is known, so that it is fast.
  @usableFromInline var heights: (([Item]) -> (Int) -> CGFloat)?
  /// Returns a section's title for its items.
  var titles: (([Item]) -> String?)?
  var events: [RowEvent: [(Item, Int) throws -> Void]] = [:]
  var shouldSelect: ((Item, Int) -> Bool)?

  init() {}
}

/// An event of a row.
enum RowEvent: String {
  case select = "onSelect"
  case deselect = "onDeselect"
}
