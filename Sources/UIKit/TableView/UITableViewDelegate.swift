public import Foundation

/// The delegate of a table: the look and behavior of its rows, headers and footers. Every method is optional.
@MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
  // Rows coming and going
  /// A cell is about to come on screen.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// A cell has left the screen.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Returns how many steps a row's content is indented.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // Heights, in points; `UITableView.automaticDimension` to have a thing measured
  /// Returns a row's height.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a section's header.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a section's footer.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns about how high a row is, so that its height need not be known before it comes on screen.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns about how high a section's header is.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// Returns about how high a section's footer is.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

  // Headers and footers
  /// Returns the view above a section's rows.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the view below a section's rows.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// A header is about to come on screen.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// A footer is about to come on screen.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// A header has left the screen.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// A footer has left the screen.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // Editing
  /// Returns the control that a row shows while the table is edited; where the method is absent, the one that deletes.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  /// Returns a Boolean value that indicates whether a row's content makes room for the control; true if the method is
  /// absent.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// Returns what the button says that confirms a deletion; the word for it in the user's language for nil.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// A row is about to be swiped open: the table is edited while it is.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// A row that was swiped open is closed; nil for one that is gone, or whose table has loaded anew.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  // Swipe actions
  /// Returns the actions at a row's leading edge; without any, or for nil, there are none.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the actions at a row's trailing edge; for nil, the one that deletes where the data source can.
  ///
  /// A configuration without actions keeps the row from being swiped.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  // Moving rows
  /// Returns where a row that is moved by hand comes to be: a place that it is over, or another one.
  ///
  /// Places are as after the move. One that is not there ends the process.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Asks whether a row is selected when something that is dragged is kept over it; true by default.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  // Menus
  /// Returns what the menu for a row is made of on which a finger was kept; nil for no menu.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  ///   - point: Where the finger is, in the table's points.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns what is lifted when a menu comes; nil for the row's cell.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns where what was lifted goes when a menu goes; nil for the row's cell, if it is still there.
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The user has tapped what is lifted; the menu is about to go.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// A menu is about to come.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// A menu is about to go.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  // Highlighting and selection
  /// Returns a Boolean value that indicates whether a row is highlighted under a finger; if not, a tap cannot select
  /// it.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A row was marked because a finger is on it.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// The finger has left a row.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select instead of a tapped one, or nil to select none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// The user has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Returns the row to deselect instead of one, or nil to deselect none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// The user has deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns a Boolean value that indicates whether a tap performs the row's primary action; if the method is absent,
  /// it does unless the table is edited.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// Performs the row's primary action: the user has tapped it, and has not added it to other selected rows.
  ///
  /// It follows the calls about the selection, also where `willSelectRowAt` has returned nil and none has changed.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Returns a Boolean value that indicates whether two fingers that move over rows select them; if the method is
  /// absent, they scroll.
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  /// Fingers begin to select rows; the table is being edited by now.
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Fingers have selected rows, and were lifted.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// The user has tapped a row's detail button.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  // Not called yet: see TableMethodsNotCalled.swift
  /// Returns whether a row can have the focus. Not called here: there is none.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the focus may move as a context says. Not called here: there is none.
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
  /// The focus has moved as a context says. Not called here: there is none.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// Returns the row that has the focus first. Not called here: there is none.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  /// Returns whether a row is selected when it gets the focus. Not called here: there is none.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
}
