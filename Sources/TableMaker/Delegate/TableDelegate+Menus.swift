import UIKit

extension TableDelegate {
  /// Returns the context menu for a row that the user touches and holds.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if live.capabilities.contains(.contextMenuConfigurationForRowAt) {
      return live.calls.asking(.menu) { live.rows(at: indexPath)?.items.menu(at: indexPath.row) }
    }
    let ask: ((UITableView, IndexPath, CGPoint) -> UIContextMenuConfiguration?)? =
      live.appDelegate.tableView(_:contextMenuConfigurationForRowAt:point:)
    return live.running(.contextMenuConfigurationForRowAt) { ask.flatMap { $0(tableView, indexPath, point) } }
  }

  /// Forwards the call to the app's delegate.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let ask: ((UITableView, UIContextMenuConfiguration) -> UITargetedPreview?)? =
      live.appDelegate.tableView(_:previewForHighlightingContextMenuWithConfiguration:)
    return live.running(.previewForHighlightingContextMenu) { ask.flatMap { $0(tableView, configuration) } }
  }

  /// Forwards the call to the app's delegate.
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let ask: ((UITableView, UIContextMenuConfiguration) -> UITargetedPreview?)? =
      live.appDelegate.tableView(_:previewForDismissingContextMenuWithConfiguration:)
    return live.running(.previewForDismissingContextMenu) { ask.flatMap { $0(tableView, configuration) } }
  }

  /// Forwards the call to the app's delegate.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    let tell: ((UITableView, UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void)? =
      live.appDelegate.tableView(_:willPerformPreviewActionForMenuWith:animator:)
    live.running(.willPerformPreviewAction) { tell?(tableView, configuration, animator) }
  }

  /// Forwards the call to the app's delegate.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    let tell: ((UITableView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void)? =
      live.appDelegate.tableView(_:willDisplayContextMenu:animator:)
    live.running(.willDisplayContextMenu) { tell?(tableView, configuration, animator) }
  }

  /// Forwards the call to the app's delegate.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    let tell: ((UITableView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void)? =
      live.appDelegate.tableView(_:willEndContextMenuInteraction:animator:)
    live.running(.willEndContextMenuInteraction) { tell?(tableView, configuration, animator) }
  }

  /// Returns whether a multiple-selection gesture may begin at a row.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    if live.capabilities.contains(.shouldBeginMultipleSelectionInteractionAt) {
      guard let rows = live.rows(at: indexPath), indexPath.row < rows.itemCount else { return false }
      guard rows.items.answers(.shouldBeginMultipleSelectionInteractionAt) else {
        return live.settings.selectsWhileEditing
      }
      return live.calls.asking(.shouldBeginMultipleSelection) {
        rows.items.answer(.shouldBeginMultipleSelectionInteractionAt, at: indexPath.row)
      }
    }
    let ask: ((UITableView, IndexPath) -> Bool)? = live.appDelegate.tableView(
      _:shouldBeginMultipleSelectionInteractionAt:)
    return live.running(.shouldBeginMultipleSelectionInteractionAt) { ask?(tableView, indexPath) ?? false }
  }

  /// Forwards the call to the app's delegate.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    let tell: ((UITableView, IndexPath) -> Void)? = live.appDelegate.tableView(
      _:didBeginMultipleSelectionInteractionAt:)
    live.running(.didBeginMultipleSelectionInteractionAt) { tell?(tableView, indexPath) }
  }

  /// Forwards the call to the app's delegate.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    let tell: ((UITableView) -> Void)? = live.appDelegate.tableViewDidEndMultipleSelectionInteraction(_:)
    live.running(.tableViewDidEndMultipleSelectionInteraction) { tell?(tableView) }
  }

  /// Forwards the call to the app's delegate, and returns `true` by default.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    let ask: ((UITableView, IndexPath, any UISpringLoadedInteractionContext) -> Bool)? =
      live.appDelegate.tableView(_:shouldSpringLoadRowAt:with:)
    return live.running(.shouldSpringLoadRowAt) { ask?(tableView, indexPath, context) ?? true }
  }
}
