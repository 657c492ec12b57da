public import Foundation

/// A page that is a table: it makes the table, fills it, hears from it, and deselects when the page comes back.
///
/// Subclasses override the methods of the table's data source and delegate that they need. One that is not overridden
/// counts as absent, as it does on an iPhone: so an override of an optional method must not call `super`.
@MainActor @preconcurrency
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  /// The refresh control for a table that is not loaded yet.
  var comingRefreshControl: UIRefreshControl?
  var hasAppeared = false
  /// The part of the table's bottom inset that is for the keyboard, in points.
  var keyboardInset: CGFloat = 0

  /// Makes a page with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a page with a plain table. There are no nibs on Linux: a name of one is refused.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a page with a plain table; there are no archives of controllers on Linux.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table, which is the controller's view; asking for it loads it.
  open var tableView: UITableView! {
    get { loadedTable }
    set { replaceTable(by: newValue) }
  }

  /// A Boolean value that indicates whether the selection is cleared when the controller's view appears; true by
  /// default.
  open var clearsSelectionOnViewWillAppear = true

  /// The table's refresh control; one that is set before the table is loaded is given to it then.
  open var refreshControl: UIRefreshControl? {
    get { tableRefreshControl }
    set { setTableRefreshControl(newValue) }
  }

  /// Makes the table, and makes this controller its data source and delegate.
  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
    giveRefreshControl()
  }

  /// Fills the table when it appears for the first time, and deselects its rows.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableWillAppear(animated)
  }

  /// Begins or ends the editing of the page and of its table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // MARK: Data source

  /// Returns the number of sections: 1 here.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns the number of rows in a section: none here.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns the cell for a row that comes on screen; to be overridden where there are rows.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    refuseWithoutCell(for: tableView)
  }

  /// Returns the text above a section's rows.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.delegateLacks(.titleForHeader)
    return nil
  }

  /// Returns the text below a section's rows.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.delegateLacks(.titleForFooter)
    return nil
  }

  /// Returns a Boolean value that indicates whether a row shows editing controls while the table is edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.canEditRow)
    return true
  }

  /// Called to insert a row at a green plus that was tapped, or to delete one after the user has confirmed it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    tableView.delegateLacks(.commit)
  }

  /// Returns a Boolean value that indicates whether a row can be moved by hand while the table is edited.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.canMoveRow)
    return false
  }

  /// Moves a row in the data: it was moved by hand, and let go of at another place.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    tableView.delegateLacks(.moveRow)
  }

  /// Returns the titles of the index at the table's edge; none here.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    tableView.delegateLacks(.indexTitles)
    return nil
  }

  /// Returns the section that a title of the index leads to: here that of the title's number.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }

  // MARK: Delegate

  /// A cell is about to come on screen.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.willDisplayCell)
  }

  /// A cell has left the screen.
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.didEndDisplayingCell)
  }

  /// Returns how many steps a row's content is indented.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    tableView.delegateLacks(.indentationLevel)
    return 0
  }

  /// Returns a row's height.
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

  /// Returns about how high a row is, so that its height need not be known before it comes on screen.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.delegateLacks(.estimatedHeightForRow)
    return tableView.estimatedRowHeight
  }

  /// Returns about how high a section's header is.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.delegateLacks(.estimatedHeightForHeader)
    return tableView.estimatedSectionHeaderHeight
  }

  /// Returns about how high a section's footer is.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.delegateLacks(.estimatedHeightForFooter)
    return tableView.estimatedSectionFooterHeight
  }

  /// Returns the view above a section's rows.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.delegateLacks(.viewForHeader)
    return nil
  }

  /// Returns the view below a section's rows.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.delegateLacks(.viewForFooter)
    return nil
  }

  /// A header is about to come on screen.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    tableView.delegateLacks(.willDisplayHeader)
  }

  /// A footer is about to come on screen.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    tableView.delegateLacks(.willDisplayFooter)
  }

  /// A header has left the screen.
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    tableView.delegateLacks(.didEndDisplayingHeader)
  }

  /// A footer has left the screen.
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    tableView.delegateLacks(.didEndDisplayingFooter)
  }

  /// Returns the control that a row shows while the table is edited.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    tableView.delegateLacks(.editingStyle)
    return .delete
  }

  /// Returns a Boolean value that indicates whether a row's content makes room for the control while the table is
  /// edited.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.shouldIndentWhileEditing)
    return true
  }

  /// Returns what the button says that confirms a deletion; the word for it in the user's language for nil.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    tableView.delegateLacks(.deleteTitle)
    return nil
  }

  /// A row is about to be swiped open.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.willBeginEditingRow)
  }

  /// A row that was swiped open is closed; nil for one that is gone.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    tableView.delegateLacks(.didEndEditingRow)
  }

  /// Returns the actions at a row's leading edge; none here.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.delegateLacks(.leadingSwipeActions)
    return nil
  }

  /// Returns the actions at a row's trailing edge; nil for the one that deletes.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.delegateLacks(.trailingSwipeActions)
    return nil
  }

  /// Returns a Boolean value that indicates whether a row is highlighted under a finger; if not, a tap cannot select
  /// it.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.shouldHighlight)
    return true
  }

  /// A row was marked because a finger is on it.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.didHighlight)
  }

  /// The finger has left a row.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.didUnhighlight)
  }

  /// Returns the row to select instead of a tapped one, or nil to select none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    tableView.delegateLacks(.willSelect)
    return indexPath
  }

  /// The user has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.didSelect)
  }

  /// Returns the row to deselect instead of one, or nil to deselect none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    tableView.delegateLacks(.willDeselect)
    return indexPath
  }

  /// The user has deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.didDeselect)
  }

  /// Returns a Boolean value that indicates whether a tap performs the row's primary action.
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.canPerformPrimaryAction)
    return !tableView.isEditing
  }

  /// Performs the row's primary action: the user has tapped it, and has not added it to other selected rows.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    tableView.delegateLacks(.performPrimaryAction)
  }

  /// The user has tapped a row's detail button.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    tableView.delegateLacks(.accessoryButtonTapped)
  }

  // MARK: Scrolling

  /// Notifies that the content offset has changed, for any reason.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.delegateLacks(.didScroll) }

  /// The user starts to drag the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { scrollView.delegateLacks(.willBeginDragging) }

  /// The user is lifting the finger; `velocity` is in points a millisecond, and the place to stop at may be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    scrollView.delegateLacks(.willEndDragging)
  }

  /// The user has lifted the finger; the content may still be moving.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    scrollView.delegateLacks(.didEndDragging)
  }

  /// The content moves on by itself and begins to slow down.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollView.delegateLacks(.willBeginDecelerating)
  }

  /// The content has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { scrollView.delegateLacks(.didEndDecelerating) }

  /// The end of an animation that `setContentOffset` or `scrollRectToVisible` began.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollView.delegateLacks(.didEndScrollingAnimation)
  }

  /// The insets that bars and the safe area add have changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    scrollView.delegateLacks(.didChangeAdjustedContentInset)
  }

  /// Returns where a row that is moved by hand comes to be: here at the place that it is over.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    tableView.delegateLacks(.targetForMove)
    return proposedDestinationIndexPath
  }

  /// Returns what the menu for a row is made of on which a finger was kept: here there is none.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    tableView.delegateLacks(.contextMenuConfiguration)
    return nil
  }

  /// Returns what is lifted when a menu comes: here the row's cell.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    tableView.delegateLacks(.highlightMenuPreview)
    return nil
  }

  /// Returns where what was lifted goes when a menu goes: here back to the row's cell.
  open func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    tableView.delegateLacks(.dismissMenuPreview)
    return nil
  }

  /// The user has tapped what is lifted with a menu.
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tableView.delegateLacks(.performMenuPreview)
  }

  /// A menu is about to come.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableView.delegateLacks(.willDisplayMenu)
  }

  /// A menu is about to go.
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableView.delegateLacks(.willEndMenu)
  }

  // MARK: Not called yet

  /// Returns a Boolean value that indicates whether two fingers that move over rows select them.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    tableView.delegateLacks(.shouldBeginSelecting)
    return false
  }

  /// Fingers begin to select rows.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    tableView.delegateLacks(.didBeginSelecting)
  }

  /// Fingers have selected rows.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    tableView.delegateLacks(.didEndSelecting)
  }

  /// Returns a Boolean value that indicates whether a row can have the focus. Not called here: there is none.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

  /// Returns a Boolean value that indicates whether the focus may move. Not called here: there is none.
  open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    true
  }

  /// The focus has moved. Not called here: there is none.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Returns the row that has the focus first. Not called here: there is none.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

  /// Returns a Boolean value that indicates whether a row is selected when it gets the focus. Not called here: there is
  /// none.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { false }
}
