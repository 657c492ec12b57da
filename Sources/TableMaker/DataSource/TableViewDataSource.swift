package import TableMakerDiffing
public import UIKit

/// The live object behind a table: its data source and its delegate, made by a chain's `make()`.
///
/// The app keeps it, in a property; the table holds it weakly, as tables do:
///
/// ```swift
/// dataSource = DataSource(tableView).section()….make()             // right: a property of the controller
/// tableView.dataSource = DataSource(tableView).section()….make()   // wrong: gone at once, the table is empty
/// ```
///
/// The table follows its sources by itself: what changes in one turn of the main actor is shown as one update, with animation.
/// `batch(_:)` groups changes by hand.
///
/// The table only ever sees a snapshot of the items, which is exchanged inside the update: what an app does to its lists, even
/// inside a callback, cannot put the table and its data at odds.
@MainActor public final class TableViewDataSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The table that this object fills; nil while it is detached.
  public internal(set) var tableView: UITableView? {
    get { attachment.tableView }
    set {
      attachment.tableView = newValue
      for group in groups { group.tableView = newValue }
      keyboardRoom = nil
      makeRoomForKeyboard(of: groups)
      for companion in companions { companion.tableHasChanged() }
    }
  }

  let settings: TableSettings
  /// What the chain's sections have become, the hidden ones too.
  var sectionGroups: SectionGroups
  var groups: [SectionGroup] { sectionGroups.all }
  var heights: RowHeightPlan
  var capabilities: Capabilities
  var settled: Capabilities
  /// Whether sections have come that may ask for more.
  var capabilitiesAreStale = false
  let reporter: DiagnosticReporter
  let attachment: TableAttachment
  let emptyDelegate = EmptyDelegate()
  /// The chain's `make()`.
  let place: CallSite

  /// What the table shows.
  var snapshot = Snapshot()
  let updates = PendingUpdates()
  /// Whether the table has asked for the snapshot since it was reloaded.
  var hasLoaded = false
  /// Sections whose rows may have duplicates among them; the last is looked through first.
  var unsearched: [LiveSection] = []
  /// Makes the plan of an update; tests make wrong ones.
  package var planner: (SectionedDifference) -> BatchPlan = { BatchPlan($0) }
  /// Whether plans are checked before the table gets them; off only to see what else would find a wrong one.
  package var checksPlans = true
  let heightEngine: HeightEngine
  let heightUpdates = HeightUpdates()
  /// The selected items that no row shows.
  var hiddenSelection = HiddenSelection()
  /// The rows that cells show, if a step wants to know when they have gone.
  var shownRows = ShownViews<ShownRow>()
  /// The sections whose headers and footers views are, if a step wants to know when they have gone.
  var shownHeaders = ShownViews<LiveSection>()
  /// The rows that are to be where they were before the last reload.
  var keptPlace: KeptPlace?
  /// The row that is to be seen as before when the table was laid out with its new width.
  var turnedPlace: TurnedPlace?
  /// The gap in which something is being dropped.
  var dropGap: DropGap?
  /// Where the table is scrolling to with animation, because the app has asked for it.
  var scrollGoal: ScrollGoal?
  /// Whether the table is being laid out at the goal of a scroll.
  var isArriving = false
  /// Whether the table scrolls only to find out heights, so that nobody is to know of it.
  var isRehearsing = false
  /// Hears when the table comes back on screen.
  var returnWatcher: ReturnWatcher?
  /// Whether the app knows that its table has another data source.
  var hasReportedOther = false
  /// Hands errors to the app.
  private(set) lazy var errors = ErrorHandlers(settings.errorEvents)
  /// A Boolean value that indicates whether rows are being described.
  var isDumping = false
  /// What the app's code is being asked at this moment.
  var question: Question?
  /// The rows that the user has moved to another section, and that are not filled by it yet.
  var arrivedRows = ArrivedRows()
  /// Has pages loaded, and shows where sources with states stand.
  let loading = TableLoading()
  /// Drags rows, and takes what is dropped.
  lazy var rowDragging = RowDragging(self)
  /// The row that is swiped open.
  var openRow: OpenRow?
  /// Whether a change is being made that can be undone.
  var isRecordingUndo = false
  /// The lists that the drop which is being taken may change, besides those that the table shows.
  var listsOfDrop: [any RevertibleList] = []
  /// Called before each update while the user types; returns a call that keeps the row in sight, to be made after it.
  var keepsInSight: (() -> (() -> Void)?)?
  /// Makes room for the keyboard in a table that is searched.
  var keyboardRoom: KeyboardRoom?
  /// What steps have asked for that lives as long as this object.
  private(set) var companions: [any TableCompanion] = []
  /// Whether a call to the app is under way whose end cannot be seen.
  var isHeld = false

  init(_ configuration: TableConfiguration, place: CallSite) {
    let settings = configuration.settings
    let finished = configuration.finished()
    let groups = finished.sections.map { SectionGroup($0, tableRowHeight: settings.rowHeight) }
    let heights = RowHeightPlan(of: groups, in: settings)
    self.settings = settings
    sectionGroups = SectionGroups(groups)
    self.heights = heights
    capabilities = Capabilities(of: groups, in: settings, heights: heights)
    settled = Capabilities(settledBy: heights)
    reporter = DiagnosticReporter(settings.diagnosticEvents)
    heightEngine = HeightEngine(settings, reporter: reporter)
    attachment = TableAttachment(settings, heightEngine: heightEngine, reporter: reporter, place: place)
    self.place = place
    super.init()
    heightEngine.owner = self
    watchDiagnostics()
    loading.owner = self
    for group in groups { observe(group) }
    for problem in finished.problems { reporter.report(problem) }
    attach(to: configuration.tableView)
    companions = settings.companions.map { $0(self) }
    for companion in companions { companion.tableHasChanged() }
  }

  // A table refers to nobody any more by then; one that has another data source is not this object's.
  isolated deinit {
    updates.end()
    for group in groups { group.tableView = nil }
    heightEngine.stop()
    // A section and its rows that wait to be searched hold each other.
    for section in unsearched { section.unsearched = nil }
    returnWatcher?.removeFromSuperview()
    loading.leave()
    guard let tableView = attachment.tableView else { return }
    if tableView.dataSource == nil { attachment.empty(tableView, asAsked: false) } else { heightEngine.leave() }
  }

  /// The live object in one line: where it was made, and what its table shows.
  public nonisolated override var debugDescription: String {
    guard isOnMainActor else { return "<TableViewDataSource \(place)>" }
    return MainActor.assumeIsolated { "<TableViewDataSource \(dump(mostRows: 0).summary)>" }
  }

  /// Starts observing a group's source.
  func observe(_ group: SectionGroup) {
    let observer = SourceObserver(of: group, for: self)
    group.observer = observer
    group.content.observe(by: observer)
    loading.observe(group)
    for text in [group.settings.titleText, group.settings.footerText] { text?.observers.add(observer) }
    group.pattern.onCellChange = { [weak self] cell in self?.remeasureIfOther(cell) }
    group.pattern.onStateChange = { [weak self] show in
      if let self { asking(.state, show) } else { show() }
    }
    observeQueries(of: group)
  }
}
