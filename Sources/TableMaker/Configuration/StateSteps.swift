import UIKit

/// What the steps say of a row that depends on the state of its cell too.
struct StateSteps<Item> {
  /// Returns what a row's cell shows; nil where an adapter fills it.
  var content: ((Item, Int, UICellConfigurationState) -> any UIContentConfiguration)?
  /// Returns what is behind a row's content, nil for the system's; nil where nothing is said of it.
  var background: ((Item, Int, UICellConfigurationState) -> UIBackgroundConfiguration?)?

  var isEmpty: Bool { content == nil && background == nil }
}

extension StateSteps {
  /// Shows a row in a cell that is in a state.
  @MainActor func apply(to cell: UITableViewCell, _ item: Item, _ row: Int, in state: UICellConfigurationState) {
    if let content { cell.contentConfiguration = content(item, row, state) }
    guard let background else { return }
    cell.backgroundConfiguration = background(item, row, state) ?? cell.defaultBackgroundConfiguration()
  }
}

/// What depends on the states of cells, for these to refer to.
@MainActor final class HeldStates<Item> {
  let steps: StateSteps<Item>

  /// - Parameter asked: The parts that are asked for each row: a later step may have said one of all rows.
  init(_ steps: StateSteps<Item>, asked: FixedAppearance.Parts) {
    var steps = steps
    if !asked.contains(.backgrounds) { steps.background = nil }
    self.steps = steps
  }
}

/// A cell that shows nothing but a content configuration.
final class ContentCell: UITableViewCell {}

/// Follows the state of a cell, beside the app's own handler.
@MainActor enum StateFollowing {
  /// What a handler says that is asked whether it is one of these.
  private enum Inquiry {
    case none, asked
    /// It is, and was set beside this one of the app's.
    case answered(beside: UITableViewCell.ConfigurationUpdateHandler?)
  }

  private static var inquiry = Inquiry.none

  /// Has a cell call a closure in each of its states from now on: now, and when it has another. Replaces what it called before.
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
      // Setting the handler has the cell call it once more.
      guard state != known else { return }
      known = state
      body(cell, state, false)
    }
  }

  /// The handler that the app has set; it is called for that, if it is not one of these.
  private static func ownHandler(of cell: UITableViewCell) -> UITableViewCell.ConfigurationUpdateHandler? {
    guard let handler = cell.configurationUpdateHandler else { return nil }
    inquiry = .asked
    defer { inquiry = .none }
    handler(cell, cell.configurationState)
    if case .answered(let own) = inquiry { return own }
    return handler
  }
}
