import TableMakerDiffing
import UIKit

/// A chain's sections in a table view: the snapshot that every callback of the table view uses, and what changes it.
///
/// `TableViewDataSource` has the verbs for apps, and `TableDelegate` the methods that the table view calls.
@MainActor final class LiveTable {
  /// The table view, or `nil` while it's detached.
  var tableView: UITableView? {
    get { attachment.tableView }
    set {
      attachment.tableView = newValue
      for group in groups { group.tableView = newValue }
      keyboardRoom = nil
      makeRoomForKeyboard(of: groups)
      for companion in companions { companion.tableHasChanged() }
    }
  }

  /// The objects that the table view refers to.
  weak var dataSource: (any UITableViewDataSource)?
  weak var delegate: (any UITableViewDelegate)?
  var settings: TableSettings
  /// The groups of the chain's sections, and the snapshot that the table view shows.
  let contents: TableContents
  var groups: [SectionGroup] { contents.groups }
  var snapshot: Snapshot {
    get { contents.snapshot }
    set { contents.snapshot = newValue }
  }
  var heights: RowHeightPlan
  var capabilities: Capabilities {
    didSet { filler.follow(.row, if: capabilities.contains(.didEndDisplaying)) }
  }
  var settled: Capabilities
  let reporter: DiagnosticReporter
  let calls = AppCalls()
  let filler: CellFiller
  let attachment: TableAttachment
  let emptyDelegate = EmptyDelegate()
  /// The location of the chain's `make()`.
  let location: CallSite
  private(set) lazy var updates = UpdateCoordinator(self)
  let heightEngine: HeightEngine
  /// The selected items without a row.
  var hiddenSelection = HiddenSelection()
  /// The selection of which the app was last notified; `nil` until `make()` returns.
  var notifiedSelection: NotifiedSelection?
  /// A Boolean value that indicates whether the app is being notified of the selection.
  var isNotifyingOfSelection = false
  /// The sections with visible headers and footers, if a step needs to know when they disappear.
  var shownHeaders = ShownViews<LiveSection>()
  /// The goal of an animated scroll that the app has requested.
  var scrollGoal: ScrollGoal?
  /// A Boolean value that indicates whether the table view is being laid out at the goal of a scroll.
  var isArriving = false
  /// A Boolean value that indicates whether the table view scrolls only to find out heights, so that the app isn't
  /// notified.
  var isRehearsing = false
  /// The calls that wait until the table view is on screen.
  let appearance = Appearance()
  /// A view that notices when the table view returns to the screen.
  var returnWatcher: ReturnWatcher?
  /// A Boolean value that indicates whether a diagnostic has reported the table view's other data source.
  var hasReportedOther = false
  /// The closures that receive errors.
  private(set) lazy var errors = ErrorHandlers(settings.errorEvents)
  /// A Boolean value that indicates whether rows are being described.
  var isDumping = false
  /// Loads pages, and shows the states of sources.
  let loading = TableLoading()
  var end: ContentEnd? { attachment.end }
  /// Drags rows, and receives drops.
  lazy var rowDragging = RowDragging(self)
  /// The row with visible swipe actions, with the section's rows when they appeared.
  var openRow: (rows: SectionRows, row: Int)?
  /// A Boolean value that indicates whether a change is being recorded for undo.
  var isRecordingUndo = false
  /// The lists that a drop in progress may change, in addition to those of the table view.
  var listsOfDrop: [any RevertibleList] = []
  /// Adds an inset for the keyboard to a table view that's searched.
  var keyboardRoom: KeyboardRoom?
  /// Objects of steps that live as long as the data source.
  private(set) var companions: [any TableCompanion] = []

  init(_ configuration: TableConfiguration, location: CallSite) {
    let settings = configuration.settings
    let finished = configuration.finished()
    let groups = finished.sections.map { SectionGroup($0, tableRowHeight: settings.rowHeight) }
    let heights = RowHeightPlan(of: groups, in: settings)
    self.settings = settings
    contents = TableContents(groups)
    self.heights = heights
    capabilities = Capabilities(of: groups, in: settings, heights: heights)
    settled = Capabilities(settledBy: heights)
    reporter = DiagnosticReporter(settings.diagnosticEvents)
    filler = CellFiller(calls, reporter: reporter)
    filler.follow(.row, if: capabilities.contains(.didEndDisplaying))
    heightEngine = HeightEngine(contents, settings, calls: calls, filler: filler, reporter: reporter)
    attachment = TableAttachment(settings, heightEngine: heightEngine, reporter: reporter, location: location)
    self.location = location
    followHeights()
    watchDiagnostics()
    followControls()
    loading.owner = self
    if settings.selectsOnLongPress { attachment.press = SelectingPress(self) }
    if settings.followsSelection { filler.onEditingChange = { [weak self] in self?.noteEditingLater() } }
    if settings.followsEnd { attachment.end = ContentEnd(isAnchored: settings.scrollAnchor == .bottom, owner: self) }
    for group in groups { observe(group) }
    for problem in finished.problems { reporter.report(problem) }
  }

  /// Attaches the objects that a table view refers to.
  func start(in tableView: UITableView, _ dataSource: any UITableViewDataSource, _ delegate: any UITableViewDelegate) {
    (self.dataSource, self.delegate) = (dataSource, delegate)
    attach(to: tableView)
    companions = settings.companions.map { $0(self) }
    notifiedSelection = NotifiedSelection(isEditing: tableView.isEditingRows, identifiers: selection)
    for companion in companions { companion.tableHasChanged() }
  }

  // No table view refers to this object at this point. A table view with another data source is left unchanged.
  isolated deinit {
    updates.end()
    for group in groups { group.tableView = nil }
    heightEngine.stop()
    returnWatcher?.removeFromSuperview()
    appearance.forgetAll()
    loading.leave()
    guard let tableView = attachment.tableView else { return }
    if tableView.dataSource == nil { attachment.empty(tableView, asAsked: false) } else { heightEngine.leave() }
  }

  /// Starts observing a group's source.
  func observe(_ group: SectionGroup) {
    let observer = SourceObserver(of: group, for: self)
    group.observer = observer
    group.content.source.observers.add(observer)
    loading.observe(group)
    for title in [group.settings.title, group.settings.footerTitle] { title.followed?.observers.add(observer) }
    group.pattern.onCellChange = { [weak self] cell in self?.remeasureIfOther(cell) }
    group.pattern.onStateChange = { [weak self] cell, show in
      guard let self else { return show() }
      calls.asking(.state, show)
      filler.followNewControls(of: cell)
    }
    observeQueries(of: group)
  }
}

/// An object that a table view refers to as its data source, with the live table that fills it.
@MainActor protocol LiveTableHolder: AnyObject {
  var live: LiveTable { get }
}

extension UITableView {
  /// The live table that fills the table view, or `nil` if another data source does.
  var liveTable: LiveTable? { (dataSource as? any LiveTableHolder)?.live }
}
