public import Foundation

/// A view controller that manages a table view as its data source and delegate.
///
/// Override the data source and delegate methods that you need. A method that isn't overridden counts as absent, as on
/// an iPhone, so an override of an optional method must not call `super`.
@MainActor @preconcurrency
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  /// The refresh control for a table view that isn't loaded yet.
  var comingRefreshControl: UIRefreshControl?
  var hasAppeared = false
  /// The part of the bottom inset that's for the keyboard, in points.
  var keyboardInset: CGFloat = 0
  var followedCaret = FollowedCaret()

  /// Creates a controller with a table view of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table view.
  ///
  /// Crashes if you pass a nib name because Linux has no nibs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain table view.
  ///
  /// The coder isn't used because Linux has no archives of controllers.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table view, which is the controller's view.
  ///
  /// Reading it loads the view.
  open var tableView: UITableView! {
    get { loadedTable }
    set { replaceTable(by: newValue) }
  }

  /// A Boolean value that indicates whether the controller clears the selection when it appears.
  ///
  /// The default is `true`.
  open var clearsSelectionOnViewWillAppear = true

  /// The refresh control of the table view.
  ///
  /// You can set it before the table view loads.
  open var refreshControl: UIRefreshControl? {
    get { tableRefreshControl }
    set { setTableRefreshControl(newValue) }
  }

  /// Creates the table view and sets this controller as its data source and delegate.
  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
    giveRefreshControl()
  }

  /// Reloads the table view when it first appears, and clears the selection.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableWillAppear(animated)
  }

  /// Enters or leaves editing mode, including the table view's.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // MARK: Data source

  /// Returns the number of sections.
  ///
  /// The default implementation returns 1.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns the number of rows in a section.
  ///
  /// The default implementation returns 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns the cell of a row.
  ///
  /// Override this method if there are rows.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    refuseWithoutCell(for: tableView)
  }

  /// Returns the title of a section's header.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.delegateLacks(.titleForHeader)
    return nil
  }

  /// Returns the title of a section's footer.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.delegateLacks(.titleForFooter)
    return nil
  }

  /// Returns whether a row shows editing controls in editing mode.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.canEditRow)
    return true
  }

  /// Called to insert a row after a tap on its insertion control, or to delete it after a confirmation.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    tableView.delegateLacks(.commit)
  }

  /// Returns whether the user can move a row in editing mode.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.canMoveRow)
    return false
  }

  /// Moves a row in the data after the user moved it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    tableView.delegateLacks(.moveRow)
  }

  /// Returns the titles of the section index.
  ///
  /// The default implementation returns `nil`.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    tableView.delegateLacks(.indexTitles)
    return nil
  }

  /// Returns the section for a title of the section index.
  ///
  /// The default implementation returns the title's index.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }

  // MARK: Delegate

  /// Called before a cell appears.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.willDisplayCell)
  }

  /// Called after a cell leaves the screen.
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.didEndDisplayingCell)
  }

  /// Returns the indentation level of a row.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    tableView.delegateLacks(.indentationLevel)
    return 0
  }

  /// Returns the height of a row.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.delegateLacks(.heightForRow)
    return tableView.rowHeight
  }

  /// Returns the height of a section's header.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.delegateLacks(.heightForHeader)
    return tableView.sectionHeaderHeight
  }

  /// Returns the height of a section's footer.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.delegateLacks(.heightForFooter)
    return tableView.sectionFooterHeight
  }

  /// Returns the estimated height of a row.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.delegateLacks(.estimatedHeightForRow)
    return tableView.estimatedRowHeight
  }

  /// Returns the estimated height of a section's header.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.delegateLacks(.estimatedHeightForHeader)
    return tableView.estimatedSectionHeaderHeight
  }

  /// Returns the estimated height of a section's footer.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.delegateLacks(.estimatedHeightForFooter)
    return tableView.estimatedSectionFooterHeight
  }

  /// Returns the view of a section's header.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.delegateLacks(.viewForHeader)
    return nil
  }

  /// Returns the view of a section's footer.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.delegateLacks(.viewForFooter)
    return nil
  }

  /// Called before a header appears.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    tableView.delegateLacks(.willDisplayHeader)
  }

  /// Called before a footer appears.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    tableView.delegateLacks(.willDisplayFooter)
  }

  /// Called after a header leaves the screen.
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    tableView.delegateLacks(.didEndDisplayingHeader)
  }

  /// Called after a footer leaves the screen.
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    tableView.delegateLacks(.didEndDisplayingFooter)
  }

  /// Returns the editing control of a row.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    tableView.delegateLacks(.editingStyle)
    return .delete
  }

  /// Returns whether a row indents its content in editing mode.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.shouldIndentWhileEditing)
    return true
  }

  /// Returns the title of the delete confirmation button, or `nil` for the localized default.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    tableView.delegateLacks(.deleteTitle)
    return nil
  }

  /// Called before a swipe opens a row.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.willBeginEditingRow)
  }

  /// Called after a swiped row closes, with `nil` if the row was deleted.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    tableView.delegateLacks(.didEndEditingRow)
  }

  /// Returns the swipe actions at a row's leading edge.
  ///
  /// The default implementation returns `nil`.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.delegateLacks(.leadingSwipeActions)
    return nil
  }

  /// Returns the swipe actions at a row's trailing edge, or `nil` for the delete action.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.delegateLacks(.trailingSwipeActions)
    return nil
  }

  /// Returns the actions at a row's trailing edge, if there's no configuration of swipe actions.
  @available(*, deprecated, message: "deprecated in iOS 13: use UIContextualAction")
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    tableView.delegateLacks(.rowActions)
    return nil
  }

  /// Returns whether a touch highlights a row.
  ///
  /// If not, a tap can't select it.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.shouldHighlight)
    return true
  }

  /// Called after a touch highlights a row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.didHighlight)
  }

  /// Called after a row's highlight ends.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.didUnhighlight)
  }

  /// Returns the row to select instead of the tapped one, or `nil` to prevent the selection.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    tableView.delegateLacks(.willSelect)
    return indexPath
  }

  /// Called after the user selects a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.didSelect)
  }

  /// Returns the row to deselect instead of the given one, or `nil` to prevent it.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    tableView.delegateLacks(.willDeselect)
    return indexPath
  }

  /// Called after the user deselects a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.didDeselect)
  }

  /// Returns whether a tap performs the row's primary action.
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.canPerformPrimaryAction)
    return !tableView.isEditing
  }

  /// Performs the row's primary action after a tap that doesn't extend a multiple selection.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.performPrimaryAction)
  }

  /// Called when the user taps a row's detail button.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    tableView.delegateLacks(.accessoryButtonTapped)
  }

  // MARK: Scrolling

  /// Called when the content offset changes for any reason.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.delegateLacks(.didScroll) }

  /// Called when the user starts to drag the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { scrollView.delegateLacks(.willBeginDragging) }

  /// Called when the user stops dragging.
  ///
  /// `velocity` is in points per millisecond, and you can change the target offset.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    scrollView.delegateLacks(.willEndDragging)
  }

  /// Called after the user stops dragging.
  ///
  /// The content may still be moving.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    scrollView.delegateLacks(.didEndDragging)
  }

  /// Called when the content continues to move and starts to slow down.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollView.delegateLacks(.willBeginDecelerating)
  }

  /// Called after the content stops.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { scrollView.delegateLacks(.didEndDecelerating) }

  /// Called at the end of an animation of `setContentOffset` or `scrollRectToVisible`.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollView.delegateLacks(.didEndScrollingAnimation)
  }

  /// Called when the insets of bars and the safe area change.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    scrollView.delegateLacks(.didChangeAdjustedContentInset)
  }

  /// Returns the target of a row that the user moves.
  ///
  /// The default implementation returns the proposed place.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    tableView.delegateLacks(.targetForMove)
    return proposedDestinationIndexPath
  }

  /// Returns the context menu of a row.
  ///
  /// The default implementation returns `nil`.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    tableView.delegateLacks(.contextMenuConfiguration)
    return nil
  }

  /// Returns the view to lift when a menu appears.
  ///
  /// The default implementation returns `nil` for the row's cell.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    tableView.delegateLacks(.highlightMenuPreview)
    return nil
  }

  /// Returns the target of the lifted view when a menu closes.
  ///
  /// The default implementation returns `nil` for the row's cell.
  open func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    tableView.delegateLacks(.dismissMenuPreview)
    return nil
  }

  /// Called when the user taps the preview of a menu.
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tableView.delegateLacks(.performMenuPreview)
  }

  /// Called before a menu appears.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableView.delegateLacks(.willDisplayMenu)
  }

  /// Called before a menu closes.
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableView.delegateLacks(.willEndMenu)
  }

  // MARK: Not called yet

  /// Returns whether two touches that slide over rows select them.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    tableView.delegateLacks(.shouldBeginSelecting)
    return false
  }

  /// Called when the user begins to select rows by sliding.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    tableView.delegateLacks(.didBeginSelecting)
  }

  /// Called when the user finishes selecting rows by sliding.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    tableView.delegateLacks(.didEndSelecting)
  }

  /// Returns whether a row can be focused.
  ///
  /// Linux has no focus, so this method isn't called.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

  /// Returns whether the focus can move.
  ///
  /// Linux has no focus, so this method isn't called.
  open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    true
  }

  /// Called after the focus moves.
  ///
  /// Linux has no focus, so this method isn't called.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Returns the row to focus first.
  ///
  /// Linux has no focus, so this method isn't called.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

  /// Returns whether focusing a row selects it.
  ///
  /// Linux has no focus, so this method isn't called.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { false }
}
