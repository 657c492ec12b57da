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
/// The table only ever sees a snapshot of the items, taken when the table is made and at each `reload()`: what an app does to
/// its lists in between, even inside a callback, cannot put the table and its data at odds.
@MainActor public final class TableViewDataSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The table that this object fills; nil while it is detached.
  public internal(set) var tableView: UITableView? {
    get { link.tableView }
    set {
      link.tableView = newValue
      isAttached = newValue != nil
    }
  }

  let settings: TableSettings
  let sections: [LiveSection]
  let heights: RowHeightPlan
  let capabilities: Capabilities
  let settled: Capabilities
  let reporter: DiagnosticReporter
  let link: TableLink
  let neutral = NeutralDelegate()
  /// The chain's `make()`.
  let place: CallSite

  var snapshot = Snapshot()
  let measurer: RowMeasurer
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
  /// What the app's code is being asked at this moment.
  var question: Question?
  /// How the table was before it was attached.
  var found: TableState?
  /// Whether there is a table; unlike the table itself, this may be looked at when the object goes.
  private var isAttached = false
  private var reloadIsWaiting = false

  init(_ draft: TableDraft, place: CallSite) {
    let settings = draft.settings
    let sections = draft.sections.map { LiveSection($0, tableRowHeight: settings.rowHeight) }
    let heights = RowHeightPlan(of: sections, in: settings)
    self.settings = settings
    self.sections = sections
    self.heights = heights
    capabilities = Capabilities(of: sections, in: settings, heights: heights)
    settled = Capabilities(settledBy: heights)
    measurer = RowMeasurer(limit: settings.heightCacheLimit)
    reporter = DiagnosticReporter(settings.diagnosticEvents)
    link = TableLink(reporter: reporter, place: place)
    self.place = place
    super.init()
    for section in sections {
      let watcher = ItemWatcher(of: section, for: self)
      section.watcher = watcher
      section.content.observe(by: watcher)
    }
    for problem in draft.problems { reporter.report(problem) }
    attach(to: draft.tableView)
  }

  deinit {
    guard isAttached else { return }
    let (link, measurer) = (link, measurer)
    Task { @MainActor in
      measurer.leave()
      link.dataSourceIsGone()
    }
  }

  /// Shows what the sources have now: the new items of every `ItemList`, all at once.
  ///
  /// Every visible row is made anew. Called while the table is asking for something, an adapter or a height, it waits until
  /// the next turn of the main actor. Takes time in the number of sections, and of the rows that are asked for heights.
  public func reload() {
    guard question == nil else { return reloadLater() }
    let old = snapshot.sections
    snapshot = Snapshot(
      sections: sections.indices.map { index in
        sections[index].makeRows(after: index < old.count ? old[index] : nil, from: &measurer.counter)
      })
    tableView?.reloadData()
  }

  private func reloadLater() {
    guard !reloadIsWaiting else { return }
    reloadIsWaiting = true
    Task { @MainActor [weak self] in
      guard let self else { return }
      reloadIsWaiting = false
      reload()
    }
  }
}

extension RowHeightPlan {
  @MainActor init(of sections: [LiveSection], in table: TableSettings) {
    let heights = sections.map { section in
      Section(
        rowHeight: section.rowHeight, hasHeights: section.hasHeights,
        estimatedRowHeight: section.settings.estimatedRowHeight, isAutomatic: section.isAutomatic)
    }
    self.init(of: heights, rowHeight: table.rowHeight, estimatedRowHeight: table.estimatedRowHeight)
  }
}
