public import UIKit

/// The settings of a section that depend on the item's type; for the package. Apps use steps instead.
public struct _RowConfiguration<Item> {
  /// Returns the heights of rows for the items. Created where the item's type is known, because that's faster.
  @usableFromInline var heights: ((RowItems<Item>) -> (Int) -> CGFloat)?
  /// The settings of the header that depend on the items.
  var header = SupplementarySteps<Item>()
  /// The settings of the footer that depend on the items.
  var footer = SupplementarySteps<Item>()
  /// The closures for a row's events, by the delegate method that reports the event.
  var events: [DelegateMethod: RowEvent<Item>] = [:]
  /// The closures for the table view's questions before a touch has an effect, by delegate method.
  var answers: [DelegateMethod: (Item, Int) -> Bool] = [:]
  /// The closures for a cell's events, by the delegate method that reports the event.
  var cellEvents: [DelegateMethod: CellEvent<Item>] = [:]
  /// The closures for events of several rows, by the delegate method that reports the event.
  var itemsEvents: [DelegateMethod: ItemsEvent<Item>] = [:]
  /// The closures for events of controls in cells.
  var controls: [ControlStep<Item>] = []
  /// Returns the item to select instead of a tapped one; `nil` if not specified.
  var willSelect: ((Item, Int) -> Item?)?
  /// The settings of a row's cell, apart from its content.
  var appearance = CellAppearance<Item>()
  /// The settings that depend on the state of the cell.
  var states = StateSteps<Item>()
  /// The settings for editing rows.
  var editing = EditingSteps<Item>()
  /// The menus of rows.
  var menus = MenuSteps<Item>()
  /// The settings for dragging rows and dropping items.
  var dragging = DragSteps<Item>()
  /// The settings for moving rows.
  var moving = MovingSteps<Item>()
  /// The settings of a tree.
  var tree = TreeSteps<Item>()
  /// The search, the order, and the groups of the section's source.
  var finding = FindSteps<Item>()
  /// Highlights the matches of a search in a cell.
  var marks: (@MainActor (UITableViewCell, Item, SearchMatch) -> Void)?

  /// The delegate methods that the steps need.
  var methods: [DelegateMethod] {
    Array(events.keys) + answers.keys + cellEvents.keys + itemsEvents.keys
      + (willSelect == nil ? [] : [.willSelectRowAt]) + editing.methods
      + (menus.isAsked ? [.contextMenuConfigurationForRowAt] : [])
  }

  init() {}
}

/// The closures for an event of a row.
struct RowEvent<Item> {
  /// The step's name, for diagnostics.
  let step: String
  var handlers: [(Item, Int) throws -> Void] = []

  /// Calls the closures.
  ///
  /// - Parameter onError: A closure that receives an error and the name of the step that threw it.
  func perform(_ item: Item, _ index: Int, onError: (any Error, String) -> Void) {
    for body in handlers {
      do { try body(item, index) } catch { onError(error, step) }
    }
  }
}

/// The closures for an event of several rows in a section.
struct ItemsEvent<Item> {
  /// The step's name, for diagnostics.
  let step: String
  var handlers: [([Item]) throws -> Void] = []
}

/// The closures for an event of a cell.
struct CellEvent<Item> {
  /// The step's name, for diagnostics.
  let step: String
  var handlers: [(UITableViewCell, Item, Int) throws -> Void] = []
}
