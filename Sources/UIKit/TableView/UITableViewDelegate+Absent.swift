public import Foundation

// Each default reports to the table that the method is absent: see `DelegateMethod`.
extension UITableViewDelegate {
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.willDisplayCell)
  }
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableView.delegateLacks(.didEndDisplayingCell)
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    tableView.delegateLacks(.indentationLevel)
    return 0
  }

  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.delegateLacks(.heightForRow)
    return tableView.rowHeight
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.delegateLacks(.heightForHeader)
    return tableView.sectionHeaderHeight
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.delegateLacks(.heightForFooter)
    return tableView.sectionFooterHeight
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.delegateLacks(.estimatedHeightForRow)
    return tableView.estimatedRowHeight
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.delegateLacks(.estimatedHeightForHeader)
    return tableView.estimatedSectionHeaderHeight
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.delegateLacks(.estimatedHeightForFooter)
    return tableView.estimatedSectionFooterHeight
  }

  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    tableView.delegateLacks(.editingStyle)
    return .delete
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.shouldIndentWhileEditing)
    return true
  }
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    tableView.delegateLacks(.deleteTitle)
    return nil
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.willBeginEditingRow)
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    tableView.delegateLacks(.didEndEditingRow)
  }
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.delegateLacks(.leadingSwipeActions)
    return nil
  }
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.delegateLacks(.trailingSwipeActions)
    return nil
  }

  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    tableView.delegateLacks(.targetForMove)
    return proposedDestinationIndexPath
  }

  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    tableView.delegateLacks(.shouldSpringLoad)
    return true
  }

  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    tableView.delegateLacks(.contextMenuConfiguration)
    return nil
  }
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    tableView.delegateLacks(.highlightMenuPreview)
    return nil
  }
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    tableView.delegateLacks(.dismissMenuPreview)
    return nil
  }
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tableView.delegateLacks(.performMenuPreview)
  }
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableView.delegateLacks(.willDisplayMenu)
  }
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableView.delegateLacks(.willEndMenu)
  }

  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.delegateLacks(.viewForHeader)
    return nil
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.delegateLacks(.viewForFooter)
    return nil
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    tableView.delegateLacks(.willDisplayHeader)
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    tableView.delegateLacks(.willDisplayFooter)
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    tableView.delegateLacks(.didEndDisplayingHeader)
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    tableView.delegateLacks(.didEndDisplayingFooter)
  }

  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.shouldHighlight)
    return true
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.didHighlight)
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.didUnhighlight)
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    tableView.delegateLacks(.willSelect)
    return indexPath
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.didSelect)
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    tableView.delegateLacks(.willDeselect)
    return indexPath
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.didDeselect)
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.canPerformPrimaryAction)
    return !tableView.isEditing
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.performPrimaryAction)
  }
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    tableView.delegateLacks(.shouldBeginSelecting)
    return false
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    tableView.delegateLacks(.didBeginSelecting)
  }
  /// Stands for an absent method.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    tableView.delegateLacks(.didEndSelecting)
  }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    tableView.delegateLacks(.accessoryButtonTapped)
  }
}
