public import UIKit

/// The settings of a section that depend on the item's type. For the package: apps write steps instead.
public struct _RowConfiguration<Item> {
  /// Returns the heights of rows for the items. Made where the item's type is known, so that it is fast.
  @usableFromInline var heights: ((RowItems<Item>) -> (Int) -> CGFloat)?
  /// What the header is asked for by the items.
  var header = SupplementarySteps<Item>()
  /// What the footer is asked for by the items.
  var footer = SupplementarySteps<Item>()
  /// The handlers of a row's events, by the delegate method that reports the event.
  var events: [DelegateMethod: RowEvent<Item>] = [:]
  /// The answers to what the table asks before a touch has an effect, by the delegate method that asks.
  var answers: [DelegateMethod: (Item, Int) -> Bool] = [:]
  /// The handlers of a cell's events, by the delegate method that reports the event.
  var cellEvents: [DelegateMethod: CellEvent<Item>] = [:]
  /// The handlers of events of several rows at once, by the delegate method that reports the event.
  var itemsEvents: [DelegateMethod: ItemsEvent<Item>] = [:]
  /// Returns the item to select instead of a tapped one; nil if nothing is said of it.
  var willSelect: ((Item, Int) -> Item?)?
  /// What is said of a row's cell beside its content.
  var appearance = CellAppearance<Item>()
  /// What is said of a row that depends on the state of its cell.
  var states = StateSteps<Item>()
  /// How rows are edited by hand.
  var editing = EditingSteps<Item>()
  /// The menus of rows.
  var menus = MenuSteps<Item>()
  /// How rows are dragged, and what is dropped among them.
  var dragging = DragSteps<Item>()
  /// How rows are moved by hand.
  var moving = MovingSteps<Item>()
  /// How the section is a tree.
  var tree = TreeSteps<Item>()
  /// What is made of the section's source: it is searched, sorted, grouped.
  var finding = FindSteps<Item>()
  /// Marks in a cell what a search has found in an item.
  var marks: (@MainActor (UITableViewCell, Item, Match) -> Void)?

  /// What the section's queries come from.
  var querySources: [WeakQuerySource] { finding.querySources }

  init() {}
}

/// The handlers of an event of a row.
struct RowEvent<Item> {
  /// The step's name, for diagnostics.
  let step: String
  var handlers: [(Item, Int) throws -> Void] = []

  /// Calls the handlers.
  ///
  /// - Parameter onError: Gets what a handler throws, and the name of its step.
  func perform(_ item: Item, _ index: Int, onError: (any Error, String) -> Void) {
    for body in handlers {
      do { try body(item, index) } catch { onError(error, step) }
    }
  }
}

/// The handlers of an event of several rows of a section.
struct ItemsEvent<Item> {
  /// The step's name, for diagnostics.
  let step: String
  var handlers: [([Item]) throws -> Void] = []
}

/// The handlers of an event of a cell.
struct CellEvent<Item> {
  /// The step's name, for diagnostics.
  let step: String
  var handlers: [(UITableViewCell, Item, Int) throws -> Void] = []
}
