public import Foundation

/// A list of rows in sections, one below the other, of which only those on screen exist as views.
///
/// Heights that `rowHeight` or the delegate give are exact from the first layout: unlike Apple's table, this one asks
/// `heightForRowAt` for all rows when it loads, unless estimates were asked for (by `estimatedRowHeight` or the
/// delegate's `estimatedHeightForRowAt`). Rows of `automaticDimension` are estimated until they come on screen.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  typealias Row = RowGeometry.Row

  private let tableStyle: Style
  weak var tableDelegate: (any UITableViewDelegate)?

  // What was loaded
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

  // What is on screen
  var visibleRows: [RowGeometry.Row: UITableViewCell] = [:]
  var visibleHeaders: [Int: UIView] = [:]
  var visibleFooters: [Int: UIView] = [:]
  /// Sections on screen, whose views were asked for even where there are none.
  var sectionsAskedForViews: Set<Int> = []
  /// A Boolean value that indicates whether the views on screen belong to an older state, and go with the next layout.
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
  /// The cell that is off screen and kept, since what is edited is in it; its row is its `shownRow`.
  var editedCell: UITableViewCell?
  var reusableHeadersFooters: [String: [UITableViewHeaderFooterView]] = [:]
  var reusableTitleViews: [UITableViewHeaderFooterView] = []
  /// Measures titles; never on screen.
  lazy var measuringTitleView = UITableViewHeaderFooterView(titleViewOf: self)
  /// The heights of titles of one line, for as long as width and traits stay.
  var oneLineHeights: [SectionEnd: CGFloat] = [:]
  /// The row that a cell is asked for right now, and whether one was dequeued for it.
  var requestedRow: (row: RowGeometry.Row, wasDequeued: Bool)?
  /// The cell that is to be given for the row that is asked for right now.
  var reconfiguredCell: UITableViewCell?
  /// The end of the section that a view is being requested for.
  var requestedEnd: SectionEnd?
  /// The view that what is asked for right now has had until now.
  var returningView: UITableViewHeaderFooterView?

  var sectionIndex = SectionIndex()

  var prefetching = RowPrefetching()

  var selection: Set<IndexPath> = []
  /// The row that a finger is on.
  var touchedRow: (touch: UITouch, indexPath: IndexPath)?
  /// The row that a finger moves by its grip.
  var reordering: RowReordering?
  var menuInteraction: UIContextMenuInteraction?
  /// What fingers drag from the table and over it.
  let dragging = TableDragging()
  /// The row whose primary action follows the selection that is being made.
  var actingRow: IndexPath?
  /// The cell that was the last to ask whether its row is to be deleted.
  weak var confirmingCell: UITableViewCell?
  let swipeRecognizer = RowSwipeGestureRecognizer(target: nil, action: nil)
  /// The row that is swiped.
  var swipe: RowSwipe?
  let choiceRecognizer = RowChoiceGestureRecognizer(target: nil, action: nil)
  /// The rows that fingers choose.
  var choice: RowChoice?
  /// What was selected when the table began to be edited, and is again when that ends.
  var selectionBeforeEditing: Set<IndexPath>?
  /// A Boolean value that indicates whether the delegate is being told that a row is swiped.
  var isTellingOfSwipe = false

  /// Makes a table of a frame, in its superview's points.
  public init(frame: CGRect, style: UITableView.Style) {
    tableStyle = style
    super.init(frame: frame)
    prepare()
  }

  /// Makes a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a plain table; there are no archives of tables on Linux.
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

  /// The style of the table.
  open var style: UITableView.Style { tableStyle }

  /// The data source, which fills the table; held weakly.
  weak open var dataSource: (any UITableViewDataSource)? {
    didSet {
      absentMethods.forgetDataSource()
      if updates.depth > 0 { updates.sourceWasExchanged = true }
      prefetching.forget()
      forgetLoaded()
    }
  }

  /// The object that is asked to load the data of rows before they come on screen; held weakly.
  weak open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      absentMethods.remove(.cancelPrefetching)
      prefetching.forget()
    }
  }

  /// A Boolean value that indicates whether the prefetching data source is called; true by default.
  ///
  /// Cells are made only for rows that show, in either case.
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { prefetching.forget() } }
  }

  /// The delegate for rows, headers and footers, and for events about them; held weakly.
  ///
  /// It is the scroll view's delegate too. A subclass that overrides this property also sees values set through
  /// `UIScrollView`.
  // Apple redeclares the superclass's property with a narrower type. Swift knows no such override; this is a property of its own
  // over the same value.
  @_nonoverride weak open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { storedDelegate = newValue }
  }

  // MARK: Heights

  /// Stands for a height that is measured.
  open class var automaticDimension: CGFloat { -1 }

  /// The height of rows for which the delegate gives none, in points.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetHeights() } }
  }

  /// The height of section headers for which the delegate gives none, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetHeights() } }
  }

  /// The height of section footers for which the delegate gives none, in points.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetHeights() } }
  }

  /// About how high rows are, in points; 0 for no estimates: then rows of automatic height are 44 points high.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { forgetHeights() } }
  }

  /// About how high section headers are whose view is not known yet, in points; 0 for no estimates.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { forgetHeights() } }
  }

  /// About how high section footers are whose view is not known yet, in points; 0 for no estimates.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { forgetHeights() } }
  }

  /// The room above each section's header; automatic: 22 points in plain tables, none in others.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { forgetHeights() } }
  }

  /// The changes of a cell on screen after which its row is measured again; by default those that the cell reports.
  ///
  /// Only rows of automatic height change theirs.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Look

  /// A Boolean value that indicates whether content keeps to a readable width in wider tables; false by default.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { marginsOfRowsChanged() } }
  }

  /// A Boolean value that indicates whether content views of cells, headers and footers stay in the safe area; true by
  /// default.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { marginsOfRowsChanged() } }
  }

  /// The style of the lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { decorateVisibleCells() }
  }

  /// The color of the lines between rows.
  open var separatorColor: UIColor? = .separator {
    didSet { decorateVisibleCells() }
  }

  var ownSeparatorInset: UIEdgeInsets?

  /// The insets of the lines between rows, in points; by default they start at the texts.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: cellMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      decorateVisibleCells()
    }
  }

  /// The reference of `separatorInset`.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { decorateVisibleCells() }
  }

  /// A view behind the rows, as large as the table; it does not scroll.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { exchange(oldValue, for: backgroundView) } }
  }

  /// A view above the first section, as wide as the table and as high as its frame says; it scrolls with the rows.
  open var tableHeaderView: UIView? {
    didSet { if tableHeaderView !== oldValue { exchange(oldValue, for: tableHeaderView) } else { setNeedsLayout() } }
  }

  /// A view below the last section, as wide as the table and as high as its frame says; it scrolls with the rows.
  open var tableFooterView: UIView? {
    didSet { if tableFooterView !== oldValue { exchange(oldValue, for: tableFooterView) } else { setNeedsLayout() } }
  }

  // MARK: Section index

  /// The number of rows from which on a plain table shows its index; 0 by default. Other styles always show theirs.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue && !needsCounts && !isLoading { updateSectionIndex() } }
  }

  /// The color of the index's titles; nil for the tint color.
  open var sectionIndexColor: UIColor? {
    didSet { sectionIndex.control?.takeColors() }
  }

  /// The color behind the index while no finger is on it; nil for none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { sectionIndex.control?.takeColors() }
  }

  /// The color behind the index while a finger is on it; nil for none.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { sectionIndex.control?.takeColors() }
  }

  /// Asks the data source for the titles of the index anew, and for nothing else.
  open func reloadSectionIndexTitles() { reloadIndexTitles() }

  // MARK: Counts and places

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// Returns the number of rows in a section. A section that is not there ends the process.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(in: section) }

  /// Returns the rectangle of a section with its header and footer; an empty one for a section that is not there.
  open func rect(forSection section: Int) -> CGRect { rect(in: section) { $0.span(ofSection: section) } }

  /// Returns the rectangle of a section's header at its place, where it is when it does not float.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(in: section) { $0.span(ofHeader: section) } }

  /// Returns the rectangle of a section's footer at its place, where it is when it does not float.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(in: section) { $0.span(ofFooter: section) } }

  /// Returns the rectangle of a row; an empty one for a row that is not there. Complexity: O(log rows).
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: indexPath) }

  /// Returns the row at a point of the content, if there is one. Complexity: O(log rows).
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

  /// Returns the row that a cell shows; nil for one that is not on screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownRow(of: cell) }

  /// Returns the rows of which something lies in a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  // MARK: What is on screen

  /// Returns the cell that shows a row; nil while the row is not on screen.
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

  /// Scrolls until a row shows. A row that is not there ends the process.
  ///
  /// - Parameters:
  ///   - indexPath: The row; `NSNotFound` as its row number stands for a section, which may be empty.
  ///   - scrollPosition: Where it is to show; `.none` for the least movement.
  ///   - animated: There is no time here: the end is reached at once, and the delegate hears of it.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls until the selected row nearest to the visible part shows.
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scrollToNearestSelection(at: scrollPosition, animated: animated)
  }

  // MARK: Loading and reuse

  /// Asks the data source anew for everything; cells are asked for with the next layout. Nothing is selected after it.
  open func reloadData() { reload() }

  /// Shows several insertions, deletions and moves as one animation; the completion is called when it has ended.
  ///
  /// The data source changes in the closure, which tells the table how: deletions and the sources of moves by their
  /// places before, insertions and the targets of moves by their places after. A data source whose sections or rows
  /// differ from the result ends the process, with both and the operations in the message. Without operations all
  /// heights are asked for again; with some, those of rows that come, and of the others when they show. The first
  /// visible row that stays keeps its place on screen, unless the table is at its very top. Complexity: O(sections +
  /// changes + visible rows).
  ///
  /// - Parameters:
  ///   - updates: Changes the data source, and calls the table's methods for it; with nil all heights are asked for
  ///     again, no more. It is called before this returns, and must not be kept: Apple's does not escape either.
  ///   - completion: Called with true, or with false where the animation was cut short.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdateGroup("performBatchUpdates(_:completion:)")
    updates?()
    endUpdateGroup(completion: completion)
  }

  /// Begins a group of updates; groups may lie in each other.
  open func beginUpdates() { beginUpdateGroup("beginUpdates()") }

  /// Ends a group of updates; with the outermost, the table shows what changed, as `performBatchUpdates(_:completion:)`
  /// does.
  open func endUpdates() { endUpdateGroup() }

  /// Inserts sections, by their numbers after the update.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    record("insertSections(_:with:)", sections.map { TableOperation(.insertSection($0), with: animation) })
  }

  /// Deletes sections, by their numbers before the update.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    record("deleteSections(_:with:)", sections.map { TableOperation(.deleteSection($0), with: animation) })
  }

  /// Asks for everything in some sections anew, by their numbers before the update; counts as deleting and inserting
  /// them.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    record("reloadSections(_:with:)", sections.map { TableOperation(.reloadSection($0), with: animation) })
  }

  /// Moves a section, from its number before the update to its number after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record("moveSection(_:toSection:)", [TableOperation(.moveSection(from: section, to: newSection))])
  }

  /// Inserts rows, by their places after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    record("insertRows(at:with:)") { $0.insertRows(indexPaths, with: animation) }
  }

  /// Deletes rows, by their places before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    record("deleteRows(at:with:)") { $0.deleteRows(indexPaths, with: animation) }
  }

  /// Asks for new cells for some rows, by their places before the update; counts as deleting and inserting them.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    record("reloadRows(at:with:)", indexPaths.map { TableOperation(.reloadRow(Row($0)), with: animation) })
  }

  /// Asks the data source to fill the cells of visible rows again, and asks for the rows' heights.
  ///
  /// The data source dequeues as ever and gets the same cell, without `prepareForReuse()`. One that gives another cell
  /// ends the process. In a group of updates the places are those before it (assumed), and the cells are filled at its
  /// end.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths.map(Row.init)) }

  /// Moves a row, from its place before the update to its place after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let (from, to) = (Row(indexPath), Row(newIndexPath))
    if !updates.addMove(of: from, to: to) { record("moveRow(at:to:)") { $0.moveRow(from, to) } }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether rows show the controls that delete or insert them, or one is swiped.
  ///
  /// Apple of a swipe, in `tableView(_:willBeginEditingRowAt:)`: "the table view sets its isEditing property to true".
  open var isEditing: Bool {
    get { updates.isEditing || swipe != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the controls that delete or insert rows; a row that is swiped closes.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated: animated) }

  /// Says which class cells of an identifier are of, or with nil that none is any more.
  ///
  /// A class that is no `UITableViewCell` ends the process.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, for: identifier)
  }

  /// Names the nib that cells of an identifier are made of, or with nil that none is any more.
  ///
  /// A nib whose one top-level object is no cell, or a cell of another identifier, ends the process once a cell is made of it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCell(of: nib, for: identifier)
  }

  /// Says which class headers and footers of an identifier are of, or with nil that none is any more.
  ///
  /// A class that is no `UITableViewHeaderFooterView` ends the process.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(aClass, for: identifier)
  }

  /// Names the nib that headers and footers of an identifier are made of, or with nil that none is any more.
  ///
  /// A nib whose one top-level object is no header or footer view ends the process once one is made of it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(of: nib, for: identifier)
  }

  /// Returns a cell that is in use no more, or a new one of the registered class; nil where no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reuseOrMakeCell(identifier) }

  /// Returns a cell for a row: one that is in use no more, or a new one of the registered class.
  ///
  /// An identifier without a class, and a second cell for the row that the table is asking for, end the process.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    requireCell(identifier, for: indexPath)
  }

  /// Returns a header or footer that is in use no more, or a new one of the registered class; nil where none is
  /// registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    reuseOrMakeHeaderFooter(identifier)
  }

  // MARK: Selection

  /// A Boolean value that indicates whether taps select rows.
  open var allowsSelection = true

  /// A Boolean value that indicates whether taps select rows while the table is edited; false by default.
  open var allowsSelectionDuringEditing = false

  /// A Boolean value that indicates whether several rows can be selected while the table is not edited.
  open var allowsMultipleSelection = false

  /// A Boolean value that indicates whether several rows can be selected while the table is edited; false by default.
  ///
  /// Rows show circles then, with checkmarks in those of selected ones, in place of the controls that delete and insert.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { severalWereAllowed() } }
  }

  /// The selected row; the topmost of several.
  open var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The selected rows from top to bottom; nil where there is none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

  /// Selects a row and scrolls to it; nil selects none. The delegate is not notified.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row. The delegate is not notified.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Focus

  /// A Boolean value that indicates whether rows may get the focus; without effect, as there is none here.
  ///
  /// The system chooses the default: here false.
  open var allowsFocus = false

  /// A Boolean value that indicates whether a row is selected when it gets the focus; without effect, as there is none
  /// here.
  ///
  /// The system chooses the default: here false.
  open var selectionFollowsFocus = false

  /// A Boolean value that indicates whether the focus returns to the row that had it last; false by default, and
  /// without effect, as there is none here.
  open var remembersLastFocusedIndexPath = false

  /// The interaction that shows the menus of rows; nil for a table without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  // MARK: Dragging

  /// The delegate that says what is dragged with rows; held weakly. Without one, rows are not dragged.
  weak open var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragging.dragDelegate }
    set {
      dragging.dragDelegate = newValue
      prepareDragging()
    }
  }

  /// The delegate that takes what is dropped; held weakly. Without one, rows can only be dragged to other rows' places.
  weak open var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragging.dropDelegate }
    set {
      dragging.dropDelegate = newValue
      prepareDragging()
    }
  }

  /// A Boolean value that indicates whether rows are dragged; true by default, as in iOS 15 and later.
  open var dragInteractionEnabled: Bool {
    get { dragging.isEnabled }
    set {
      dragging.isEnabled = newValue
      prepareDragging()
    }
  }

  /// A Boolean value that indicates whether rows were lifted and have not been dropped yet.
  open var hasActiveDrag: Bool { !dragging.sources.isEmpty }

  /// A Boolean value that indicates whether something is dragged over the table.
  open var hasActiveDrop: Bool { dragging.over != nil }

  /// A Boolean value that indicates whether the table shows places for rows that are not there yet, or a row out of its place.
  ///
  /// Then the rows on screen are not those of the data source alone, and a reload would take that back.
  open var hasUncommittedUpdates: Bool { !dragging.placeholders.isEmpty || dragging.over?.moving != nil }

  // MARK: What a view does

  open override func layoutSubviews() {
    guard !isLoading else {
      updates.missedLayout = true
      return
    }
    // The offset is settled before it is decided which rows show.
    if bounds.width > 0 {
      loadIfNeeded()
      adaptToSize()
    }
    updateRows()
    updates.pass += 1
    super.layoutSubviews()
    layOutSectionIndex()
    prefetchAfterLayout()
  }

  open override func setNeedsLayout() {
    // Cells that come and go while rows are laid out are no reason to lay them out again.
    if !isUpdating { markRows() }
  }

  /// Marks the rows for an update in the next layout, or when the visible rows are read before it.
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
    // What was at one side belongs to the other now.
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

  // Rows move under the table's edges: only its sides are theirs too.
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

  // A delegate that can only scroll is not the table's; it is notified of scrolling.
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
