public import UIKit

/// What the steps of a section have said that depends on the item's type. For the package: apps write steps instead.
public struct _RowDraft<Item> {
  /// From the items to the height of each row. Made where the item's type is known, so that it is fast.
  @usableFromInline var heights: (([Item]) -> (Int) -> CGFloat)?
  /// From the items of a section to its title.
  var titles: (([Item]) -> String?)?
  var events: [RowEvent: [(Item, Int) throws -> Void]] = [:]
  var shouldSelect: ((Item, Int) -> Bool)?

  init() {}
}

/// What can happen to a row.
enum RowEvent: String, CaseIterable {
  case select = "onSelect"
  case deselect = "onDeselect"
}
