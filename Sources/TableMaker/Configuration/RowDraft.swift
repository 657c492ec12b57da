public import UIKit

/// What the steps of a section have said that depends on the item's type. For the package: apps write steps instead.
public struct _RowDraft<Item> {
  /// From the items to the height of each row. Made where the item's type is known, so that it is fast.
  @usableFromInline var heights: (([Item]) -> (Int) -> CGFloat)?
  /// From the items of a section to its title.
  var titles: (([Item]) -> String?)?
  /// By the method that tells of the event.
  var events: [DelegateMethod: RowEvent<Item>] = [:]
  var shouldSelect: ((Item, Int) -> Bool)?

  init() {}
}

/// What is done when something happens to a row.
struct RowEvent<Item> {
  /// The step's name, for diagnostics.
  let step: String
  var handlers: [(Item, Int) throws -> Void] = []
}
