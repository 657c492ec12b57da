public import UIKit

@_documentation(visibility: internal)
extension TableViewDataSource {
  /// Returns the context menu for a row that the user touches and holds.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if capabilities.contains(.contextMenuConfigurationForRowAt) {
      return calls.asking(.menu) { rows(at: indexPath)?.items.menu(at: indexPath.row) }
    }
    let ask: ((UITableView, IndexPath, CGPoint) -> UIContextMenuConfiguration?)? =
      appDelegate.tableView(_:contextMenuConfigurationForRowAt:point:)
    return running(.contextMenuConfigurationForRowAt) { ask.flatMap { $0(tableView, indexPath, point) } }
  }

  /// Forwards the call to the app's delegate.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let ask: ((UITableView, UIContextMenuConfiguration) -> UITargetedPreview?)? =
      appDelegate.tableView(_:previewForHighlightingContextMenuWithConfiguration:)
    return running(.previewForHighlightingContextMenu) { ask.flatMap { $0(tableView, configuration) } }
  }

  /// Forwards the call to the app's delegate.
  public func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let ask: ((UITableView, UIContextMenuConfiguration) -> UITargetedPreview?)? =
      appDelegate.tableView(_:previewForDismissingContextMenuWithConfiguration:)
    return running(.previewForDismissingContextMenu) { ask.flatMap { $0(tableView, configuration) } }
  }

  /// Forwards the call to the app's delegate.
  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    let tell: ((UITableView, UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void)? =
      appDelegate.tableView(_:willPerformPreviewActionForMenuWith:animator:)
    running(.willPerformPreviewAction) { tell?(tableView, configuration, animator) }
  }

  /// Forwards the call to the app's delegate.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    let tell: ((UITableView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void)? =
      appDelegate.tableView(_:willDisplayContextMenu:animator:)
    running(.willDisplayContextMenu) { tell?(tableView, configuration, animator) }
  }

  /// Forwards the call to the app's delegate.
  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    let tell: ((UITableView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void)? =
      appDelegate.tableView(_:willEndContextMenuInteraction:animator:)
    running(.willEndContextMenuInteraction) { tell?(tableView, configuration, animator) }
  }

  /// Returns whether a multiple-selection gesture may begin at a row.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    if capabilities.contains(.shouldBeginMultipleSelectionInteractionAt) {
      guard let rows = rows(at: indexPath), rows.items.answers(.shouldBeginMultipleSelectionInteractionAt) else {
        return false
      }
      return calls.asking(.shouldBeginMultipleSelection) {
        rows.items.answer(.shouldBeginMultipleSelectionInteractionAt, at: indexPath.row)
      }
    }
    let ask: ((UITableView, IndexPath) -> Bool)? = appDelegate.tableView(_:shouldBeginMultipleSelectionInteractionAt:)
    return running(.shouldBeginMultipleSelectionInteractionAt) { ask?(tableView, indexPath) ?? false }
  }

  /// Forwards the call to the app's delegate.
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    let tell: ((UITableView, IndexPath) -> Void)? = appDelegate.tableView(_:didBeginMultipleSelectionInteractionAt:)
    running(.didBeginMultipleSelectionInteractionAt) { tell?(tableView, indexPath) }
  }

  /// Forwards the call to the app's delegate.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    let tell: ((UITableView) -> Void)? = appDelegate.tableViewDidEndMultipleSelectionInteraction(_:)
    running(.tableViewDidEndMultipleSelectionInteraction) { tell?(tableView) }
  }

  /// Forwards the call to the app's delegate, and returns `true` by default.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    let ask: ((UITableView, IndexPath, any UISpringLoadedInteractionContext) -> Bool)? =
      appDelegate.tableView(_:shouldSpringLoadRowAt:with:)
    return running(.shouldSpringLoadRowAt) { ask?(tableView, indexPath, context) ?? true }
  }
}
