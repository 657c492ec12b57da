public import Foundation

// Each default implementation reports to the table view that the method is absent: see `DelegateMethod`.
extension UITableViewDelegate {
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.willDisplayCell)
  }
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableView.delegateLacks(.didEndDisplayingCell)
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    tableView.delegateLacks(.indentationLevel)
    return 0
  }

  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.delegateLacks(.heightForRow)
    return tableView.rowHeight
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.delegateLacks(.heightForHeader)
    return tableView.sectionHeaderHeight
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.delegateLacks(.heightForFooter)
    return tableView.sectionFooterHeight
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.delegateLacks(.estimatedHeightForRow)
    return tableView.estimatedRowHeight
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.delegateLacks(.estimatedHeightForHeader)
    return tableView.estimatedSectionHeaderHeight
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.delegateLacks(.estimatedHeightForFooter)
    return tableView.estimatedSectionFooterHeight
  }

  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    tableView.delegateLacks(.editingStyle)
    return .delete
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.shouldIndentWhileEditing)
    return true
  }
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    tableView.delegateLacks(.deleteTitle)
    return nil
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.willBeginEditingRow)
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    tableView.delegateLacks(.didEndEditingRow)
  }
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.delegateLacks(.leadingSwipeActions)
    return nil
  }
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.delegateLacks(.trailingSwipeActions)
    return nil
  }
  /// The default implementation of an optional method.
  @available(*, deprecated, message: "deprecated in iOS 13: use UIContextualAction")
  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    tableView.delegateLacks(.rowActions)
    return nil
  }

  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    tableView.delegateLacks(.targetForMove)
    return proposedDestinationIndexPath
  }

  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    tableView.delegateLacks(.shouldSpringLoad)
    return true
  }

  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    tableView.delegateLacks(.contextMenuConfiguration)
    return nil
  }
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    tableView.delegateLacks(.highlightMenuPreview)
    return nil
  }
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    tableView.delegateLacks(.dismissMenuPreview)
    return nil
  }
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tableView.delegateLacks(.performMenuPreview)
  }
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableView.delegateLacks(.willDisplayMenu)
  }
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableView.delegateLacks(.willEndMenu)
  }

  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.delegateLacks(.viewForHeader)
    return nil
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.delegateLacks(.viewForFooter)
    return nil
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    tableView.delegateLacks(.willDisplayHeader)
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    tableView.delegateLacks(.willDisplayFooter)
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    tableView.delegateLacks(.didEndDisplayingHeader)
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    tableView.delegateLacks(.didEndDisplayingFooter)
  }

  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.shouldHighlight)
    return true
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.didHighlight)
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.didUnhighlight)
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    tableView.delegateLacks(.willSelect)
    return indexPath
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.didSelect)
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    tableView.delegateLacks(.willDeselect)
    return indexPath
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.didDeselect)
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.canPerformPrimaryAction)
    return !tableView.isEditing
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.performPrimaryAction)
  }
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    tableView.delegateLacks(.shouldBeginSelecting)
    return false
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    tableView.delegateLacks(.didBeginSelecting)
  }
  /// The default implementation of an optional method.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    tableView.delegateLacks(.didEndSelecting)
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    tableView.delegateLacks(.accessoryButtonTapped)
  }
}
