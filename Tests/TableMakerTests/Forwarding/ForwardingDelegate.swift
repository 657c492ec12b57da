import TestSupport
import UIKit

@testable import TableMaker

/// An app's delegate and data source with each method that both platforms call, except the estimates.
final class ForwardingDelegate: NSObject {
  /// The calls, with what was given.
  var calls: [String] = []
  /// Runs inside each call.
  var onCall: (DelegateMethod) -> Void = { _ in }

  var rowHeight: CGFloat = 44
  var headerHeight: CGFloat = 30
  var footerHeight: CGFloat = 20
  var indentation = 0
  /// A Boolean value that indicates whether sections have header and footer views; if not, a table asks for titles.
  var hasViews = true
  var mayBeTapped = true
  var canEdit = true
  var editingStyle = UITableViewCell.EditingStyle.delete
  var indents = true
  var deleteTitle: String?
  /// Where a row's tap leads; the row itself for nil.
  var selects: ((IndexPath) -> IndexPath?)?
  var deselects: ((IndexPath) -> IndexPath?)?

  /// The calls of one method.
  func calls(of call: DelegateMethod) -> [String] {
    calls.filter { $0 == "\(call)" || $0.hasPrefix("\(call)" + " ") }
  }

  fileprivate func hear(_ call: DelegateMethod, _ details: String = "") {
    calls.append(details.isEmpty ? "\(call)" : "\(call) \(details)")
    onCall(call)
  }
}

/// An index path in short.
private func short(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

extension ForwardingDelegate: UITableViewDelegate {
  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    hear(.scrollViewDidScroll, "\(Int(scrollView.contentOffset.y))")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hear(.scrollViewWillBeginDragging) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    hear(.scrollViewWillEndDragging, velocity.y > 0 ? "down" : "still")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    hear(.scrollViewDidEndDragging, "\(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { hear(.scrollViewWillBeginDecelerating) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hear(.scrollViewDidEndDecelerating) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { hear(.scrollViewDidEndScrollingAnimation) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    hear(.scrollViewDidChangeAdjustedContentInset, "\(Int(scrollView.adjustedContentInset.bottom))")
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    hear(.scrollViewShouldScrollToTop)
    return true
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { hear(.scrollViewDidScrollToTop) }

  // MARK: Rows

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    hear(.willDisplay, "\(short(indexPath)) \(cell.textLabel?.text ?? "")")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    hear(.didEndDisplaying, "\(short(indexPath)) \(cell.textLabel?.text ?? "")")
  }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    hear(.indentationLevelForRowAt, short(indexPath))
    return indentation
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    hear(.heightForRowAt, short(indexPath))
    return rowHeight
  }

  // MARK: Headers and footers

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    hear(.viewForHeaderInSection, "\(section)")
    guard hasViews else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = "header \(section)"
    return view
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    hear(.viewForFooterInSection, "\(section)")
    guard hasViews else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = "footer \(section)"
    return view
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    hear(.heightForHeaderInSection, "\(section)")
    return headerHeight
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    hear(.heightForFooterInSection, "\(section)")
    return footerHeight
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    hear(.willDisplayHeaderView, "\(section) \((view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "")")
  }
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    hear(.willDisplayFooterView, "\(section) \((view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "")")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    hear(.didEndDisplayingHeaderView, "\(section) \((view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "")")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    hear(.didEndDisplayingFooterView, "\(section) \((view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "")")
  }

  // MARK: Taps

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    hear(.shouldHighlightRowAt, short(indexPath))
    return mayBeTapped
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    hear(.didHighlightRowAt, short(indexPath))
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    hear(.didUnhighlightRowAt, short(indexPath))
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    hear(.willSelectRowAt, short(indexPath))
    return selects.map { $0(indexPath) } ?? indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    hear(.didSelectRowAt, short(indexPath))
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    hear(.willDeselectRowAt, short(indexPath))
    return deselects.map { $0(indexPath) } ?? indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    hear(.didDeselectRowAt, short(indexPath))
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    hear(.accessoryButtonTappedForRowWith, short(indexPath))
  }

  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    hear(.canPerformPrimaryActionForRowAt, short(indexPath))
    return true
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    hear(.performPrimaryActionForRowAt, short(indexPath))
  }

  // MARK: Focus, of which UIKit on Linux has none

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    hear(.canFocusRowAt, short(indexPath))
    return true
  }
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    hear(.selectionFollowsFocusForRowAt, short(indexPath))
    return false
  }

  // MARK: Editing

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    hear(.editingStyleForRowAt, short(indexPath))
    return editingStyle
  }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    hear(.shouldIndentWhileEditingRowAt, short(indexPath))
    return indents
  }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    hear(.titleForDeleteConfirmationButtonForRowAt, short(indexPath))
    return deleteTitle
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    hear(.leadingSwipeActionsConfigurationForRowAt, short(indexPath))
    return actions("Read")
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    hear(.trailingSwipeActionsConfigurationForRowAt, short(indexPath))
    return actions("Flag")
  }
  @MainActor private func actions(_ title: String) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: [UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }])
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    hear(.willBeginEditingRowAt, short(indexPath))
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    hear(.didEndEditingRowAt, indexPath.map(short) ?? "none")
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    hear(.targetIndexPathForMoveFromRowAt, "\(short(sourceIndexPath)) \(short(proposedDestinationIndexPath))")
    return proposedDestinationIndexPath
  }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    hear(.shouldBeginMultipleSelectionInteractionAt, short(indexPath))
    return true
  }
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    hear(.didBeginMultipleSelectionInteractionAt, short(indexPath))
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    hear(.tableViewDidEndMultipleSelectionInteraction)
  }
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    hear(.shouldSpringLoadRowAt, short(indexPath))
    return true
  }
}

// MARK: Menus

@MainActor extension ForwardingDelegate {
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    hear(.contextMenuConfigurationForRowAt, short(indexPath))
    return UIContextMenuConfiguration(identifier: "menu" as NSString, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "Open") { _ in }])
    }
  }
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    hear(.previewForHighlightingContextMenu, "\(configuration.identifier)")
    return nil
  }
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    hear(.previewForDismissingContextMenu, "\(configuration.identifier)")
    return nil
  }
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    hear(.willPerformPreviewAction, "\(configuration.identifier)")
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    hear(.willDisplayContextMenu, "\(configuration.identifier)")
  }
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    hear(.willEndContextMenuInteraction, "\(configuration.identifier)")
  }
}

extension ForwardingDelegate: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    hear(.prefetchRowsAt, indexPaths.map(short).joined(separator: " "))
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    hear(.cancelPrefetchingForRowsAt, indexPaths.map(short).joined(separator: " "))
  }
}

extension ForwardingDelegate: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    calls.append("numberOfRows")
    return 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    calls.append("cellForRow")
    return UITableViewCell()
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hear(.titleForHeaderInSection, "\(section)")
    return "title \(section)"
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    hear(.sectionIndexTitles)
    return nil
  }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    hear(.sectionForSectionIndexTitle, title)
    return index
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    hear(.titleForFooterInSection, "\(section)")
    return "footer title \(section)"
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    hear(.canEditRowAt, short(indexPath))
    return canEdit
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    hear(.canMoveRowAt, short(indexPath))
    return true
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    hear(.moveRowAt, "\(short(sourceIndexPath)) \(short(destinationIndexPath))")
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    hear(.commit, "\(editingStyle == .delete ? "delete" : "insert") \(short(indexPath))")
  }
}

/// A delegate that estimates: its headers and footers have no heights but their views', or they would not be estimated.
final class EstimatingDelegate: NSObject, UITableViewDelegate {
  var calls: [String] = []
  var onCall: (DelegateMethod) -> Void = { _ in }

  private func hear(_ call: DelegateMethod, _ details: String) {
    calls.append("\(call) \(details)")
    onCall(call)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    hear(.heightForRowAt, short(indexPath))
    return 44
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    hear(.estimatedHeightForRowAt, short(indexPath))
    return 40
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    hear(.viewForHeaderInSection, "\(section)")
    return UITableViewHeaderFooterView(reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    hear(.viewForFooterInSection, "\(section)")
    return UITableViewHeaderFooterView(reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    hear(.estimatedHeightForHeaderInSection, "\(section)")
    return 1000
  }
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    hear(.estimatedHeightForFooterInSection, "\(section)")
    return 2000
  }
}
