import UIKit

/// The settings of a row that also depend on the state of its cell.
struct StateSteps<Item> {
  /// Returns the content configuration of a row's cell; `nil` if an adapter configures it.
  var content: ((Item, Int, UICellConfigurationState) -> any UIContentConfiguration)?
  /// Returns the background configuration of a row's cell, or `nil` for the system's; `nil` if not specified.
  var background: ((Item, Int, UICellConfigurationState) -> UIBackgroundConfiguration?)?

  var isEmpty: Bool { content == nil && background == nil }
}

extension StateSteps {
  /// Shows a row in a cell for the cell's state.
  @MainActor func apply(to cell: UITableViewCell, _ item: Item, _ row: Int, in state: UICellConfigurationState) {
    if let content { cell.contentConfiguration = content(item, row, state) }
    guard let background else { return }
    cell.backgroundConfiguration = background(item, row, state) ?? cell.defaultBackgroundConfiguration()
  }
}

/// Holds the state-dependent settings, so closures can reference them.
@MainActor final class HeldStates<Item> {
  let steps: StateSteps<Item>

  /// - Parameter asked: The parts with a closure that's called for each row, because a later step can have set a part
  ///   for all rows.
  init(_ steps: StateSteps<Item>, asked: FixedAppearance.Parts) {
    var steps = steps
    if !asked.contains(.backgrounds) { steps.background = nil }
    self.steps = steps
  }
}

/// A cell that shows only a content configuration.
final class ContentCell: UITableViewCell {}

/// Follows the state of a cell, and also calls the app's own handler.
@MainActor enum StateFollowing {
  /// The response of an update handler to the question whether it's one of these.
  private enum Inquiry {
    case none, asked
    /// The handler is one of these. The value is the app's handler that it also calls.
    case answered(beside: UITableViewCell.ConfigurationUpdateHandler?)
  }

  private static var inquiry = Inquiry.none
  /// A Boolean value that indicates whether the last handler that was asked also follows the editing mode.
  private static var followsEditing = false

  /// Sets a closure that a cell calls now and when its state changes. It replaces the previous one.
  static func follow(
    _ cell: UITableViewCell,
    _ body: @escaping @MainActor (UITableViewCell, UICellConfigurationState, _ isFirst: Bool) -> Void
  ) {
    let own = ownHandler(of: cell)
    var known = cell.configurationState
    body(cell, known, true)
    cell.configurationUpdateHandler = { cell, state in
      if case .asked = inquiry {
        inquiry = .answered(beside: own)
        return
      }
      own?(cell, state)
      // Setting the handler makes the cell call it again.
      guard state != known else { return }
      known = state
      body(cell, state, false)
    }
  }

  /// Sets a closure that a cell calls when it enters or leaves editing mode, in addition to what it already calls.
  static func followEditing(of cell: UITableViewCell, _ body: @escaping @MainActor () -> Void) {
    followsEditing = false
    let (present, own) = (cell.configurationUpdateHandler, ownHandler(of: cell))
    if followsEditing { return }
    var known = cell.configurationState.isEditing
    cell.configurationUpdateHandler = { cell, state in
      if case .asked = inquiry {
        followsEditing = true
        inquiry = .answered(beside: own)
        return
      }
      present?(cell, state)
      guard state.isEditing != known else { return }
      known = state.isEditing
      body()
    }
  }

  /// Returns the handler that the app has set. Calls it to find out whether it's one of these.
  private static func ownHandler(of cell: UITableViewCell) -> UITableViewCell.ConfigurationUpdateHandler? {
    guard let handler = cell.configurationUpdateHandler else { return nil }
    inquiry = .asked
    defer { inquiry = .none }
    handler(cell, cell.configurationState)
    if case .answered(let own) = inquiry { return own }
    return handler
  }
}
