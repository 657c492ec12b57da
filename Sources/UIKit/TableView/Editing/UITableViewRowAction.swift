public import Foundation

/// An action at the trailing end of a row, which appears as a swipe action.
@available(*, deprecated, message: "deprecated in iOS 13: use UIContextualAction")
@MainActor @preconcurrency open class UITableViewRowAction: NSObject, NSCopying {
  /// Constants that describe the style of an action.
  public enum Style: Int, Sendable {
    /// A red action that deletes data, like `destructive`.
    case `default` = 0
    /// A gray action.
    case normal
    /// A red action that deletes data.
    public static let destructive = Style.default
  }

  private var chosenStyle = Style.default
  private var perform: (UITableViewRowAction, IndexPath) -> Void = { _, _ in }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The style of the action.
  ///   - title: The title of the button.
  ///   - handler: A closure that receives the action and the row's index path.
  public convenience init(
    style: UITableViewRowAction.Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init()
    chosenStyle = style
    perform = handler
    self.title = title
  }

  /// The style of the action.
  open var style: UITableViewRowAction.Style { chosenStyle }

  /// The title of the action's button.
  open var title: String?

  /// The color of the action's button, or `nil` for the style's color.
  open var backgroundColor: UIColor?

  /// Returns an action with the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> UITableViewRowAction {
    let copy = UITableViewRowAction(style: style, title: title, handler: perform)
    copy.backgroundColor = backgroundColor
    return copy
  }

  /// Returns the swipe action that appears for the action in a table view.
  func swipeAction(in table: UITableView) -> UIContextualAction {
    let style: UIContextualAction.Style = style == .normal ? .normal : .destructive
    let swipe = UIContextualAction(style: style, title: title) { [weak table] _, view, completion in
      if let table, let cell = table.cell(around: view), let path = table.shownRow(of: cell) {
        self.perform(self, path)
      }
      completion(true)
    }
    if let backgroundColor { swipe.backgroundColor = backgroundColor }
    return swipe
  }
}

@MainActor protocol RowActionQuestion {
  func actions(for path: IndexPath, of table: UITableView) -> UISwipeActionsConfiguration?
}

/// The question for a delegate's deprecated actions of a row.
@MainActor struct DelegateRowActionQuestion: RowActionQuestion {
  @available(*, deprecated, message: "it calls a deprecated method")
  func actions(for path: IndexPath, of table: UITableView) -> UISwipeActionsConfiguration? {
    let actions = table.askDelegate(.rowActions) { $0.tableView(table, editActionsForRowAt: path) } ?? nil
    guard let actions else { return nil }
    // Assumed: the first action is at the edge, and a full swipe doesn't perform it. A device would settle it.
    let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.swipeAction(in: table) })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}
