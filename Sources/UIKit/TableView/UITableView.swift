public import Foundation

/// A view that shows rows in sections, and creates cells only for the rows on screen.
///
/// Heights from `rowHeight` or the delegate are exact after the first layout. Unlike Apple's table view, this one calls
/// `heightForRowAt` for all rows when it loads, unless you set `estimatedRowHeight` or implement
/// `estimatedHeightForRowAt`. Rows of `automaticDimension` are estimated until they appear.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  typealias Row = RowGeometry.Row

  private let tableStyle: Style
  weak var tableDelegate: (any UITableViewDelegate)?

  // Loaded data
  var geometry = RowGeometry() {
    didSet {
      reordering?.geometryChanged()
      dragging.displayed = nil
    }
  }
  var loadedSections: [LoadedSection] = []
  var needsCounts = true
  var needsHeights = true
  var heightsWidth: CGFloat = 0
  var rowMargins: RowMargins?

  // Views on screen
  var visibleRows: [RowGeometry.Row: UITableViewCell] = [:]
  var visibleHeaders: [Int: UIView] = [:]
  var visibleFooters: [Int: UIView] = [:]
  /// The sections on screen that had their views loaded, even if there are none.
  var sectionsAskedForViews: Set<Int> = []
  /// A Boolean value that indicates whether the views on screen are outdated, and leave at the next layout.
  var visibleViewsAreStale = false
  var rowsAreMarked = true
  var isUpdating = false
  var isLoading = false

  var updates = TableUpdates()

  // Reuse
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var cellNibs: [String: UINib] = [:]
  var headerFooterNibs: [String: UINib] = [:]
  var reusableCells: [String: [UITableViewCell]] = [:]
  /// A cell off screen that's kept during editing. Its row is its `shownRow`.
  var editedCell: UITableViewCell?
  var reusableHeadersFooters: [String: [UITableViewHeaderFooterView]] = [:]
  var reusableTitleViews: [UITableViewHeaderFooterView] = []
  /// A view that measures titles and is never on screen.
  lazy var measuringTitleView = UITableViewHeaderFooterView(titleViewOf: self)
  /// The heights of one-line titles for the current width and traits.
  var oneLineHeights: [SectionEnd: CGFloat] = [:]
  /// The row that a cell is being loaded for, and whether a cell was dequeued for it.
  var requestedRow: (row: RowGeometry.Row, wasDequeued: Bool)?
  /// The existing cell for the row that's being loaded.
  var reconfiguredCell: UITableViewCell?
  /// The end of the section that a view is being loaded for.
  var requestedEnd: SectionEnd?
  /// The existing view for the header or footer that's being loaded.
  var returningView: UITableViewHeaderFooterView?

  var sectionIndex = SectionIndex()

  var prefetching = RowPrefetching()

  var selection: Set<IndexPath> = []
  /// The row that the user touches.
  var touchedRow: (touch: UITouch, indexPath: IndexPath)?
  /// The cell that the touch highlights.
  weak var highlightedCell: UITableViewCell?
  /// The row that the user is moving with its reorder control.
  var reordering: RowReordering?
  var menuInteraction: UIContextMenuInteraction?
  /// The state of drags from the table view and over it.
  let dragging = TableDragging()
  /// The row with a primary action that follows the current selection.
  var actingRow: IndexPath?
  /// The cell that showed a delete confirmation last.
  weak var confirmingCell: UITableViewCell?
  let swipeRecognizer = RowSwipeGestureRecognizer(target: nil, action: nil)
  /// The swiped row.
  var swipe: RowSwipe?
  let choiceRecognizer = RowChoiceGestureRecognizer(target: nil, action: nil)
  /// The multiple selection in progress.
  var choice: RowChoice?
  /// The selection before editing mode, which is restored afterward.
  var selectionBeforeEditing: Set<IndexPath>?
  /// A Boolean value that indicates whether the delegate is being notified of a swipe.
  var isTellingOfSwipe = false

  /// Creates a table view with a frame and a style.
  public init(frame: CGRect, style: UITableView.Style) {
    tableStyle = style
    super.init(frame: frame)
    prepare()
  }

  /// Creates a table view with the plain style.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table view with the plain style.
  ///
  /// The coder isn't used because Linux has no archives of table views.
  public required init?(coder: NSCoder) {
    tableStyle = .plain
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    alwaysBounceVertical = true
    addGestureRecognizer(swipeRecognizer)
    addGestureRecognizer(choiceRecognizer)
    backgroundColor = tableStyle == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// The style of the table view.
  open var style: UITableView.Style { tableStyle }

  /// The object that provides the table view's data and cells.
  ///
  /// The table view holds it weakly.
  weak open var dataSource: (any UITableViewDataSource)? {
    didSet {
      absentMethods.forgetDataSource()
      if updates.depth > 0 { updates.sourceWasExchanged = true }
      prefetching.forget()
      forgetLoaded()
    }
  }

  /// The object that prefetches the data of rows.
  ///
  /// The table view holds it weakly.
  weak open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      absentMethods.remove(.cancelPrefetching)
      prefetching.forget()
    }
  }

  /// A Boolean value that indicates whether the table view calls the prefetching data source.
  ///
  /// The default is `true`. The table view creates cells only for visible rows in either case.
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { prefetching.forget() } }
  }

  /// The object that configures rows, headers, and footers, and receives their events.
  ///
  /// The table view holds it weakly.
  ///
  /// It's also the scroll view's delegate. A subclass that overrides this property also receives values that are set
  /// through `UIScrollView`.
  // Apple redeclares the superclass's property with a narrower type. Swift doesn't allow that override, so this is a
  // separate property for the same value.
  @_nonoverride weak open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { storedDelegate = newValue }
  }

  // MARK: Heights

  /// A constant that represents a measured height.
  open class var automaticDimension: CGFloat { -1 }

  /// The height of rows, in points, if the delegate doesn't provide one.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetHeights() } }
  }

  /// The height of section headers, in points, if the delegate doesn't provide one.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetHeights() } }
  }

  /// The height of section footers, in points, if the delegate doesn't provide one.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetHeights() } }
  }

  /// The estimated height of rows, in points.
  ///
  /// With 0, there are no estimates, and rows of automatic height are 44 points high.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { forgetHeights() } }
  }

  /// The estimated height, in points, of section headers with views that aren't loaded.
  ///
  /// With 0, there are no estimates.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { forgetHeights() } }
  }

  /// The estimated height, in points, of section footers with views that aren't loaded.
  ///
  /// With 0, there are no estimates.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { forgetHeights() } }
  }

  /// The padding above section headers.
  ///
  /// The automatic value is 22 points in plain table views and 0 in others.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { forgetHeights() } }
  }

  /// The changes of a visible cell that measure its row again.
  ///
  /// The default is `enabled`. Only rows of automatic height can change their height.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Appearance

  /// A Boolean value that indicates whether the margins of content follow the readable width.
  ///
  /// The default is `false`.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { marginsOfRowsChanged() } }
  }

  /// A Boolean value that indicates whether content views stay in the safe area.
  ///
  /// The default is `true`.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { marginsOfRowsChanged() } }
  }

  /// The style of the separators between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { decorateVisibleCells() }
  }

  /// The color of the separators between rows.
  open var separatorColor: UIColor? = .separator {
    didSet { decorateVisibleCells() }
  }

  var ownSeparatorInset: UIEdgeInsets?

  /// The insets of the separators, in points.
  ///
  /// By default, they align with the text.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: cellMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      decorateVisibleCells()
    }
  }

  /// The interpretation of `separatorInset`.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { decorateVisibleCells() }
  }

  /// A view behind the rows that fills the table view and doesn't scroll.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { exchange(oldValue, for: backgroundView) } }
  }

  /// A view above the first section that scrolls with the rows.
  ///
  /// It's as wide as the table view and keeps the height of its frame.
  open var tableHeaderView: UIView? {
    didSet { if tableHeaderView !== oldValue { exchange(oldValue, for: tableHeaderView) } else { setNeedsLayout() } }
  }

  /// A view below the last section that scrolls with the rows.
  ///
  /// It's as wide as the table view and keeps the height of its frame.
  open var tableFooterView: UIView? {
    didSet { if tableFooterView !== oldValue { exchange(oldValue, for: tableFooterView) } else { setNeedsLayout() } }
  }

  // MARK: Section index

  /// The number of rows at which a plain table view shows its index.
  ///
  /// The default is 0. Other styles always show theirs.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue && !needsCounts && !isLoading { updateSectionIndex() } }
  }

  /// The color of the index's titles, or `nil` for the tint color.
  open var sectionIndexColor: UIColor? {
    didSet { sectionIndex.control?.takeColors() }
  }

  /// The background color of the index while it isn't touched, or `nil` for none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { sectionIndex.control?.takeColors() }
  }

  /// The background color of the index while it's touched, or `nil` for none.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { sectionIndex.control?.takeColors() }
  }

  /// Reloads only the titles of the section index.
  open func reloadSectionIndexTitles() { reloadIndexTitles() }

  /// A notification that's posted when the user selects or deselects a row.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")

  // MARK: Counts and places

  /// The number of sections, which is 1 without a data source.
  open var numberOfSections: Int {
    guard dataSource != nil else { return 1 }
    loadIfNeeded()
    return geometry.sections.count
  }

  /// Returns the number of rows in a section.
  ///
  /// Crashes if the section doesn't exist.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource == nil && section == 0 ? 0 : rowCount(in: section)
  }

  /// Returns the rectangle of a section, including header and footer, or an empty one if the section doesn't exist.
  open func rect(forSection section: Int) -> CGRect { rect(in: section) { $0.span(ofSection: section) } }

  /// Returns the rectangle of a section's header when it doesn't float.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(in: section) { $0.span(ofHeader: section) } }

  /// Returns the rectangle of a section's footer when it doesn't float.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(in: section) { $0.span(ofFooter: section) } }

  /// Returns the rectangle of a row, or an empty one if the row doesn't exist.
  ///
  /// Complexity: O(log rows).
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: indexPath) }

  /// Returns the row at a point in the content, or `nil` if there's none.
  ///
  /// Complexity: O(log rows).
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

  /// Returns the row that a cell shows, or `nil` if the cell isn't on screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownRow(of: cell) }

  /// Returns the rows that intersect a rectangle in the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  // MARK: Visible rows

  /// Returns the cell of a row, or `nil` if the row isn't on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }

  /// The cells on screen, from top to bottom.
  open var visibleCells: [UITableViewCell] { shownRows.map(\.cell) }

  /// The rows on screen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    shownRows.map { IndexPath(row: $0.row.row, section: $0.row.section) }
  }

  /// Returns a section's header, if it is on screen and a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleHeaders[section] as? UITableViewHeaderFooterView
  }

  /// Returns a section's footer, if it is on screen and a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleFooters[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls until a row is visible.
  ///
  /// Crashes if the row doesn't exist.
  ///
  /// - Parameters:
  ///   - indexPath: The row. With `NSNotFound` as the row number, it's a section, which may be empty.
  ///   - scrollPosition: The position of the row after scrolling, or `.none` for the least scrolling.
  ///   - animated: Whether to animate the scrolling.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls until the selected row that's nearest to the visible area is visible.
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scrollToNearestSelection(at: scrollPosition, animated: animated)
  }

  // MARK: Loading and reuse

  /// Reloads everything from the data source and clears the selection.
  ///
  /// Cells are loaded at the next layout.
  open func reloadData() { reload() }

  /// Animates several insertions, deletions, and moves together, and then calls the completion.
  ///
  /// Change the data in the closure and call the table view's methods for it. Deletions and the sources of moves use
  /// the index paths before the update; insertions and the targets of moves use those after it. The app crashes if the
  /// data source's counts differ from the result, with both and the operations in the message. Without operations, all
  /// heights are loaded again. With operations, the heights of inserted rows are loaded, and the others when they
  /// appear. The first visible row that stays keeps its place on screen, unless the table view is at its very top.
  /// Complexity: O(sections + changes + visible rows).
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls the table view's methods, or `nil` to only reload all
  ///     heights. It's called before this method returns and must not be kept because Apple's doesn't escape.
  ///   - completion: A closure that receives `true`, or `false` if the animation was interrupted.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdateGroup("performBatchUpdates(_:completion:)")
    updates?()
    endUpdateGroup(completion: completion)
  }

  /// Begins a group of updates.
  ///
  /// Groups can be nested.
  open func beginUpdates() { beginUpdateGroup("beginUpdates()") }

  /// Ends a group of updates.
  ///
  /// The outermost group shows its changes, as with `performBatchUpdates(_:completion:)`.
  open func endUpdates() { endUpdateGroup() }

  /// Inserts sections at their indices after the update.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    record("insertSections(_:with:)", sections.map { TableOperation(.insertSection($0), with: animation) })
  }

  /// Deletes sections at their indices before the update.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    record("deleteSections(_:with:)", sections.map { TableOperation(.deleteSection($0), with: animation) })
  }

  /// Reloads sections at their indices before the update.
  ///
  /// It counts as a deletion and an insertion.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    record("reloadSections(_:with:)", sections.map { TableOperation(.reloadSection($0), with: animation) })
  }

  /// Moves a section from its index before the update to its index after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record("moveSection(_:toSection:)", [TableOperation(.moveSection(from: section, to: newSection))])
  }

  /// Inserts rows at their index paths after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    record("insertRows(at:with:)") { $0.insertRows(indexPaths, with: animation) }
  }

  /// Deletes rows at their index paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    record("deleteRows(at:with:)") { $0.deleteRows(indexPaths, with: animation) }
  }

  /// Reloads rows, with new cells, at their index paths before the update.
  ///
  /// It counts as a deletion and an insertion.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    record("reloadRows(at:with:)", indexPaths.map { TableOperation(.reloadRow(Row($0)), with: animation) })
  }

  /// Configures the cells of visible rows again and reloads the rows' heights.
  ///
  /// The data source dequeues as usual and receives the same cell, without `prepareForReuse()`. The app crashes if it
  /// returns another cell. Inside a group of updates, the index paths are those before it (assumed), and the cells are
  /// configured at its end.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths.map(Row.init)) }

  /// Moves a row from its index path before the update to its index path after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let (from, to) = (Row(indexPath), Row(newIndexPath))
    if !updates.addMove(of: from, to: to) { record("moveRow(at:to:)") { $0.moveRow(from, to) } }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the table view is in editing mode or a row is swiped.
  ///
  /// Apple of a swipe, in `tableView(_:willBeginEditingRowAt:)`: "the table view sets its isEditing property to true".
  open var isEditing: Bool {
    get { updates.isEditing || swipe != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode.
  ///
  /// A swiped row closes.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated: animated) }

  /// Registers the class of cells with an identifier, or unregisters it with `nil`.
  ///
  /// Crashes if the class isn't a `UITableViewCell`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, for: identifier)
  }

  /// Registers the nib of cells with an identifier, or unregisters it with `nil`.
  ///
  /// The nib must contain exactly one top-level object, a cell with this identifier or none. Otherwise, the app crashes
  /// when it creates a cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCell(of: nib, for: identifier)
  }

  /// Registers the class of headers and footers with an identifier, or unregisters it with `nil`.
  ///
  /// Crashes if the class isn't a `UITableViewHeaderFooterView`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(aClass, for: identifier)
  }

  /// Registers the nib of headers and footers with an identifier, or unregisters it with `nil`.
  ///
  /// The nib must contain exactly one top-level object, a header or footer view. Otherwise, the app crashes when it
  /// creates one.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(of: nib, for: identifier)
  }

  /// Returns a reusable cell or a new one of the registered class, or `nil` if the identifier isn't registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reuseOrMakeCell(identifier) }

  /// Returns a reusable cell for a row, or a new one of the registered class.
  ///
  /// Crashes if the identifier isn't registered, or if you dequeue a second cell for the row that the table view is
  /// loading.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    requireCell(identifier, for: indexPath)
  }

  /// Returns a reusable header or footer or a new one of the registered class, or `nil` if the identifier isn't
  /// registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    reuseOrMakeHeaderFooter(identifier)
  }

  // MARK: Selection

  /// A Boolean value that indicates whether the user can select rows.
  open var allowsSelection = true

  /// A Boolean value that indicates whether the user can select rows in editing mode.
  ///
  /// The default is `false`.
  open var allowsSelectionDuringEditing = false

  /// A Boolean value that indicates whether the user can select several rows outside of editing mode.
  open var allowsMultipleSelection = false

  /// A Boolean value that indicates whether the user can select several rows in editing mode.
  ///
  /// The default is `false`. Rows then show selection circles instead of the deletion and insertion controls.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { severalWereAllowed() } }
  }

  /// The selected row, or the topmost one of several.
  open var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The selected rows from top to bottom, or `nil` if no row is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

  /// Selects a row and scrolls to it, or clears the selection with `nil`.
  ///
  /// The delegate isn't notified.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row.
  ///
  /// The delegate isn't notified.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Focus

  /// A Boolean value that indicates whether rows can be focused.
  ///
  /// It has no effect because Linux has no focus. The system chooses the default, which is `false` here.
  open var allowsFocus = false

  /// A Boolean value that indicates whether focusing a row selects it.
  ///
  /// It has no effect because Linux has no focus. The system chooses the default, which is `false` here.
  open var selectionFollowsFocus = false

  /// A Boolean value that indicates whether focus returns to the last focused row.
  ///
  /// It has no effect because Linux has no focus. The default is `false`.
  open var remembersLastFocusedIndexPath = false

  /// The interaction for the context menus of rows, or `nil` in a table view without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  // MARK: Dragging

  /// The object that provides the items of drags.
  ///
  /// Without it, rows can't be dragged. The table view holds it weakly.
  weak open var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragging.dragDelegate }
    set {
      dragging.dragDelegate = newValue
      prepareDragging()
    }
  }

  /// The object that handles drops.
  ///
  /// Without it, the user can only reorder rows. The table view holds it weakly.
  weak open var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragging.dropDelegate }
    set {
      dragging.dropDelegate = newValue
      prepareDragging()
    }
  }

  /// A Boolean value that indicates whether the user can drag rows.
  ///
  /// The default is `true`, as in iOS 15 and later.
  open var dragInteractionEnabled: Bool {
    get { dragging.isEnabled }
    set {
      dragging.isEnabled = newValue
      prepareDragging()
    }
  }

  /// A Boolean value that indicates whether a drag from the table view is in progress.
  open var hasActiveDrag: Bool { !dragging.sources.isEmpty }

  /// A Boolean value that indicates whether a drag is over the table view.
  open var hasActiveDrop: Bool { dragging.over != nil }

  /// A Boolean value that indicates whether the table view shows placeholders, or a dragged row in another place.
  ///
  /// Then the rows on screen differ from those of the data source, and a reload would undo that.
  open var hasUncommittedUpdates: Bool { !dragging.placeholders.isEmpty || dragging.over?.moving != nil }

  // MARK: View overrides

  open override func layoutSubviews() {
    guard !isLoading else {
      updates.missedLayout = true
      return
    }
    // The offset must be final before the visible rows are determined.
    if bounds.width > 0 {
      loadIfNeeded()
      adaptToSize()
    }
    updateRows()
    super.layoutSubviews()
    layOutSectionIndex()
    prefetchAfterLayout()
  }

  open override func setNeedsLayout() {
    // Cells that are added or removed during the layout of rows don't trigger another layout.
    if !isUpdating { markRows() }
  }

  /// Marks the rows for an update at the next layout, or earlier if the visible rows are read.
  func markRows() {
    rowsAreMarked = true
    super.setNeedsLayout()
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    touchTarget(insteadOf: super.hitTest(point, with: event))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hideDeleteConfirmation(animated: true)
    swipeTouchBegan(touches)
    if swipe != nil || !rowTouchBegan(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !keepsRowTouch(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    swipeTouchEnded(touches)
    if !rowTouchEnded(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !rowTouchCancelled(touches) { super.touchesCancelled(touches, with: event) }
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    let now = traitCollection
    // The leading and trailing sides have changed places.
    if now.layoutDirection != previous.layoutDirection { closeSwipe(animated: false) }
    if now.preferredContentSizeCategory != previous.preferredContentSizeCategory
      || now.displayScale != previous.displayScale || now.legibilityWeight != previous.legibilityWeight
    {
      forgetHeights()
    }
  }

  override var defaultDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 8, leading: cellMargin, bottom: 8, trailing: cellMargin)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    marginsOfRowsChanged()
  }

  // Rows move under the table view's top and bottom edges, so they inherit only the side margins.
  override var layoutMarginsForSubviews: UIEdgeInsets {
    var margins = layoutMargins
    (margins.top, margins.bottom) = (-.infinity, -.infinity)
    return margins
  }

  override func sendBackgroundsToBack() {
    super.sendBackgroundsToBack()
    if let backgroundView, backgroundView.superview === self { sendSubviewToBack(backgroundView) }
  }

  override var viewsInFront: [UIView] { [sectionIndex.control].compactMap { $0 } + super.viewsInFront }

  override func draggingBegins() {
    hideDeleteConfirmation(animated: true)
    closeSwipe(animated: true)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    closeSwipe(animated: false)
    endChoosing()
    if newWindow == nil { closeDrop(animated: false) }
  }

  override var currentDelegate: (any UIScrollViewDelegate)? { delegate ?? storedDelegate }

  // A delegate without table view methods isn't the table view's delegate, but it's notified of scrolling.
  override func take(_ delegate: (any UIScrollViewDelegate)?) {
    let isForTables = delegate == nil || delegate is any UITableViewDelegate
    if isForTables { self.delegate = delegate as? any UITableViewDelegate } else { storedDelegate = delegate }
  }

  override func delegateChanged() {
    super.delegateChanged()
    tableDelegate = storedDelegate as? any UITableViewDelegate
    prepareContextMenu()
    forgetHeights()
  }
}
