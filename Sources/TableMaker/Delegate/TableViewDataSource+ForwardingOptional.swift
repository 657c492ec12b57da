// The delegate methods that only Objective-C makes absent where the app's delegate lacks them.
#if canImport(ObjectiveC)
  public import UIKit

  extension TableViewDataSource {
    /// Passed on to the app's delegate.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      let ask: ((UIScrollView) -> Bool)? = next.scrollViewShouldScrollToTop(_:)
      return forwarding("scrollViewShouldScrollToTop") { ask?(scrollView) ?? true }
    }

    /// Passed on to the app's delegate.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      let tell: ((UIScrollView) -> Void)? = next.scrollViewDidScrollToTop(_:)
      forwarding { tell?(scrollView) }
    }

    /// Passed on to the app's delegate.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      let ask: ((UIScrollView) -> UIView?)? = next.viewForZooming(in:)
      return forwarding("viewForZooming") { ask.flatMap { $0(scrollView) } }
    }

    /// Passed on to the app's delegate.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      let tell: ((UIScrollView, UIView?) -> Void)? = next.scrollViewWillBeginZooming(_:with:)
      forwarding { tell?(scrollView, view) }
    }

    /// Passed on to the app's delegate.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      let tell: ((UIScrollView, UIView?, CGFloat) -> Void)? = next.scrollViewDidEndZooming(_:with:atScale:)
      forwarding { tell?(scrollView, view, scale) }
    }

    /// Passed on to the app's delegate.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
      let tell: ((UIScrollView) -> Void)? = next.scrollViewDidZoom(_:)
      forwarding { tell?(scrollView) }
    }

    /// Passed on to the app's delegate.
    public func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      let ask: ((UITableView, IndexPath, any UISpringLoadedInteractionContext) -> Bool)? = next.tableView(
        _:shouldSpringLoadRowAt:with:)
      return forwarding("shouldSpringLoadRowAt") { ask?(tableView, indexPath, context) ?? true }
    }

    /// Passed on to the app's delegate.
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
      let ask: ((UITableView, IndexPath) -> Bool)? = next.tableView(_:canPerformPrimaryActionForRowAt:)
      return forwarding("canPerformPrimaryActionForRowAt") { ask?(tableView, indexPath) ?? true }
    }

    /// Passed on to the app's delegate.
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      let tell: ((UITableView, IndexPath) -> Void)? = next.tableView(_:performPrimaryActionForRowAt:)
      forwarding { tell?(tableView, indexPath) }
    }

    /// Passed on to the app's delegate.
    public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
      -> Bool
    {
      let ask: ((UITableView, IndexPath) -> Bool)? = next.tableView(_:shouldBeginMultipleSelectionInteractionAt:)
      return forwarding("shouldBeginMultipleSelectionInteractionAt") { ask?(tableView, indexPath) ?? false }
    }

    /// Passed on to the app's delegate.
    public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      let tell: ((UITableView, IndexPath) -> Void)? = next.tableView(_:didBeginMultipleSelectionInteractionAt:)
      forwarding { tell?(tableView, indexPath) }
    }

    /// Passed on to the app's delegate.
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      let tell: ((UITableView) -> Void)? = next.tableViewDidEndMultipleSelectionInteraction(_:)
      forwarding { tell?(tableView) }
    }

    /// Passed on to the app's delegate.
    public func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      let ask: ((UITableView, IndexPath, CGPoint) -> UIContextMenuConfiguration?)? = next.tableView(
        _:contextMenuConfigurationForRowAt:point:)
      return forwarding("contextMenuConfigurationForRowAt") { ask.flatMap { $0(tableView, indexPath, point) } }
    }

    /// Passed on to the app's delegate.
    public func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      let ask: ((UITableView, UIContextMenuConfiguration) -> UITargetedPreview?)? = next.tableView(
        _:previewForHighlightingContextMenuWithConfiguration:)
      return forwarding("previewForHighlightingContextMenuWithConfiguration") {
        ask.flatMap { $0(tableView, configuration) }
      }
    }

    /// Passed on to the app's delegate.
    public func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      let ask: ((UITableView, UIContextMenuConfiguration) -> UITargetedPreview?)? = next.tableView(
        _:previewForDismissingContextMenuWithConfiguration:)
      return forwarding("previewForDismissingContextMenuWithConfiguration") {
        ask.flatMap { $0(tableView, configuration) }
      }
    }

    /// Passed on to the app's delegate.
    public func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      let tell: ((UITableView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void)? = next
        .tableView(_:willDisplayContextMenu:animator:)
      forwarding { tell?(tableView, configuration, animator) }
    }

    /// Passed on to the app's delegate.
    public func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      let tell: ((UITableView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void)? = next
        .tableView(_:willEndContextMenuInteraction:animator:)
      forwarding { tell?(tableView, configuration, animator) }
    }

    /// Passed on to the app's delegate.
    public func tableView(
      _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      let tell: ((UITableView, UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void)? = next
        .tableView(_:willPerformPreviewActionForMenuWith:animator:)
      forwarding { tell?(tableView, configuration, animator) }
    }

    /// Passed on to the app's delegate.
    public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      let ask: ((UITableView, IndexPath) -> UISwipeActionsConfiguration?)? = next.tableView(
        _:leadingSwipeActionsConfigurationForRowAt:)
      return forwarding("leadingSwipeActionsConfigurationForRowAt") { ask.flatMap { $0(tableView, indexPath) } }
    }

    /// Passed on to the app's delegate.
    public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      let ask: ((UITableView, IndexPath) -> UISwipeActionsConfiguration?)? = next.tableView(
        _:trailingSwipeActionsConfigurationForRowAt:)
      return forwarding("trailingSwipeActionsConfigurationForRowAt") { ask.flatMap { $0(tableView, indexPath) } }
    }

    /// Passed on to the app's delegate.
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      let tell: ((UITableView, IndexPath) -> Void)? = next.tableView(_:willBeginEditingRowAt:)
      forwarding { tell?(tableView, indexPath) }
    }

    /// Passed on to the app's delegate.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      let tell: ((UITableView, IndexPath?) -> Void)? = next.tableView(_:didEndEditingRowAt:)
      forwarding { tell?(tableView, indexPath) }
    }

    /// Passed on to the app's delegate.
    public func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      let ask: ((UITableView, IndexPath, IndexPath) -> IndexPath)? = next.tableView(
        _:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
      return forwarding("targetIndexPathForMoveFromRowAt") {
        ask?(tableView, sourceIndexPath, proposedDestinationIndexPath) ?? proposedDestinationIndexPath
      }
    }

    /// Passed on to the app's delegate.
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      let ask: ((UITableView, IndexPath) -> Bool)? = next.tableView(_:canFocusRowAt:)
      return forwarding("canFocusRowAt") { ask?(tableView, indexPath) ?? true }
    }

    /// Passed on to the app's delegate.
    public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    {
      let ask: ((UITableView, UITableViewFocusUpdateContext) -> Bool)? = next.tableView(_:shouldUpdateFocusIn:)
      return forwarding("shouldUpdateFocusIn") { ask?(tableView, context) ?? true }
    }

    /// Passed on to the app's delegate.
    public func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let tell: ((UITableView, UITableViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void)? = next.tableView(
        _:didUpdateFocusIn:with:)
      forwarding { tell?(tableView, context, coordinator) }
    }

    /// Passed on to the app's delegate.
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
      let ask: ((UITableView) -> IndexPath?)? = next.indexPathForPreferredFocusedView(in:)
      return forwarding("indexPathForPreferredFocusedView") { ask.flatMap { $0(tableView) } }
    }

    /// Passed on to the app's delegate.
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
      let ask: ((UITableView, IndexPath) -> Bool)? = next.tableView(_:selectionFollowsFocusForRowAt:)
      return forwarding("selectionFollowsFocusForRowAt") {
        ask?(tableView, indexPath) ?? tableView.selectionFollowsFocus
      }
    }
  }
#endif
