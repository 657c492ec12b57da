public import Foundation

/// The interface for the appearance and behavior of a table view's rows, headers, and footers.
///
/// All methods are optional.
@MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
  // Rows appearing and disappearing
  /// Called before a cell appears.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called after a cell leaves the screen.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Returns the indentation level of a row.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // Heights in points, or `UITableView.automaticDimension` to measure
  /// Returns the height of a row.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a section's header.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a section's footer.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns the estimated height of a row, which is used until the row appears.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the estimated height of a section's header.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// Returns the estimated height of a section's footer.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

  // Headers and footers
  /// Returns the view of a section's header.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the view of a section's footer.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Called before a header appears.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before a footer appears.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Called after a header leaves the screen.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Called after a footer leaves the screen.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // Editing
  /// Returns the editing control of a row.
  ///
  /// If the method is absent, it's the deletion control.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  /// Returns whether a row indents its content in editing mode.
  ///
  /// If the method is absent, it does.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// Returns the title of the delete confirmation button, or `nil` for the localized default.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Called before a swipe opens a row.
  ///
  /// The table view is in editing mode while the row is open.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called after a swiped row closes, with `nil` if the row was deleted or the table view was reloaded.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  // Swipe actions
  /// Returns the swipe actions at a row's leading edge, or `nil` for none.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the swipe actions at a row's trailing edge, or `nil` for the delete action if the data source supports it.
  ///
  /// Return a configuration without actions to prevent the swipe.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the actions at a row's trailing edge, if there's no configuration of swipe actions.
  @available(*, deprecated, message: "deprecated in iOS 13: use UIContextualAction")
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?

  // Moving rows
  /// Returns the target of a row that the user moves: the proposed place or another one.
  ///
  /// Index paths are those after the move. The app crashes if the target doesn't exist.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Returns whether holding dragged items over a row selects it.
  ///
  /// The default is `true`.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  // Menus
  /// Returns the context menu of a row that the user touches and holds, or `nil` for none.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  ///   - point: The location of the touch in the table view's coordinates.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the view to lift when a menu appears, or `nil` for the row's cell.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the target of the lifted view when a menu closes, or `nil` for the row's cell if it still exists.
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user taps the preview of a menu, before the menu closes.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before a menu appears.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before a menu closes.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  // Highlighting and selection
  /// Returns whether a touch highlights a row.
  ///
  /// If not, a tap can't select it.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after a touch highlights a row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after a row's highlight ends.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select instead of the tapped one, or `nil` to prevent the selection.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user selects a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Returns the row to deselect instead of the given one, or `nil` to prevent it.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user deselects a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns whether a tap performs the row's primary action.
  ///
  /// If the method is absent, it does outside of editing mode.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// Performs the row's primary action after a tap that doesn't extend a multiple selection.
  ///
  /// It follows the selection calls, even if `willSelectRowAt` returns `nil` and the selection doesn't change.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Returns whether two touches that slide over rows select them.
  ///
  /// If the method is absent, they scroll.
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  /// Called when the user begins to select rows by sliding.
  ///
  /// The table view is already in editing mode.
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when the user finishes selecting rows by sliding.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// Called when the user taps a row's detail button.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  // Not called: see TableMethodsNotCalled.swift
  /// Returns whether a row can be focused.
  ///
  /// Linux has no focus, so this method isn't called.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the focus can move.
  ///
  /// Linux has no focus, so this method isn't called.
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
  /// Called after the focus moves.
  ///
  /// Linux has no focus, so this method isn't called.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// Returns the row to focus first.
  ///
  /// Linux has no focus, so this method isn't called.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  /// Returns whether focusing a row selects it.
  ///
  /// Linux has no focus, so this method isn't called.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
}
