package import Diffing
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
    get { link.tableView }
    set { link.tableView = newValue }
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
  let link: TableLink
  let neutral = NeutralDelegate()
  /// The chain's `make()`.
  let place: CallSite

  /// What the table shows.
  var snapshot = Snapshot()
  let updates = UpdateQueue()
  /// Whether the table has asked for the snapshot since it was reloaded.
  var hasLoaded = false
  /// Sections whose rows may have duplicates among them; the last is looked through first.
  var unsearched: [LiveSection] = []
  /// Makes the plan of an update; tests make wrong ones.
  package var planner: (SectionedDifference) -> BatchPlan = { BatchPlan($0) }
  /// Whether plans are checked before the table gets them; off only to see what else would find a wrong one.
  package var checksPlans = true
  let measurer: RowMeasurer
  let heightUpdates = HeightUpdates()
  /// How often a row has been measured for its automatic height since `make()`: what `autoHeight()` has cost so far.
  ///
  /// A row that is measured again, because its item or the table's width changed, counts again. It grows as rows come near
  /// the screen; if it grows while the table rests, something asks for heights over and over.
  public internal(set) var measuredRowCount = 0
  /// Whether a row is being measured.
  var isMeasuring = false
  /// Rows are measured ahead, and compared with the screen, while nothing else is to be done.
  var idleWork: IdleWork?
  /// Where the table was scrolled to when rows were measured ahead last.
  var lastOffset: CGFloat = 0
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
  /// What the app's code is being asked at this moment.
  var question: Question?
  /// Whether a call to the app is under way whose end cannot be seen.
  var isHeld = false

  init(_ draft: TableDraft, place: CallSite) {
    let settings = draft.settings
    let finished = draft.finished()
    let groups = finished.sections.map { SectionGroup($0, tableRowHeight: settings.rowHeight) }
    let heights = RowHeightPlan(of: groups, in: settings)
    self.settings = settings
    sectionGroups = SectionGroups(groups)
    self.heights = heights
    capabilities = Capabilities(of: groups, in: settings, heights: heights)
    settled = Capabilities(settledBy: heights)
    measurer = RowMeasurer(limit: settings.heightCacheLimit)
    reporter = DiagnosticReporter(settings.diagnosticEvents)
    link = TableLink(settings, measurer: measurer, reporter: reporter, place: place)
    self.place = place
    super.init()
    measurer.onDirectionChange = { [weak self] in
      // Not in the middle of what changes the traits of all views.
      Task { @MainActor in self?.updateHeights(animated: false, estimates: .forgotten) }
    }
    for group in groups { watch(group) }
    for problem in finished.problems { reporter.report(problem) }
    attach(to: draft.tableView)
  }

  // A table refers to nobody any more by then; one that has another data source is not this object's.
  isolated deinit {
    updates.end()
    idleWork?.stop()
    returnWatcher?.removeFromSuperview()
    guard let tableView = link.tableView else { return }
    if tableView.dataSource == nil { link.empty(tableView, asAsked: false) } else { measurer.leave() }
  }

  /// Has a group's source tell of changes.
  func watch(_ group: SectionGroup) {
    let watcher = ItemWatcher(of: group, for: self)
    group.watcher = watcher
    group.content.observe(by: watcher)
  }
}

extension RowHeightPlan {
  @MainActor init(of groups: [SectionGroup], in table: TableSettings) {
    let heights = groups.map { group in
      let section = group.pattern
      return Section(
        rowHeight: section.rowHeight, hasHeights: section.hasHeights,
        estimatedRowHeight: section.settings.estimatedRowHeight, isAutomatic: section.isAutomatic)
    }
    self.init(of: heights, rowHeight: table.rowHeight, estimatedRowHeight: table.estimatedRowHeight)
  }
}
