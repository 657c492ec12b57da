import UIKit

/// Measures rows, headers and footers: each once, in a sizing cell, as long as its content and the table's environment stay the same.
///
/// Measures rows near the screen ahead while nothing else is to be done, and inspects what it measures for mistakes.
@MainActor final class HeightEngine {
  /// The height of a row that cannot be measured, in points.
  static let fallbackHeight: CGFloat = 44
  /// Heights above this are reported, in points: probably a mistake.
  static let highestHeight: CGFloat = 10_000

  weak var owner: (any HeightEngineOwner)?
  let settings: TableSettings
  let reporter: DiagnosticReporter
  let store: HeightStore
  /// The source of new content tokens.
  var tokens = ContentTokens.Counter()
  var comparison = ScreenComparison()
  var inspections = Inspections()
  /// Whether a view is being measured.
  private(set) var isMeasuring = false
  /// The number of measurements of rows since `make()`.
  private(set) var measuredRowCount = 0
  /// True while a task waits to ask for heights again, because marks have appeared or disappeared.
  private var isFollowingMarks = false
  /// The table's content offset when rows were measured ahead last.
  var lastOffset: CGFloat = 0
  private let idleWork = IdleWork()
  private var pool: SizingCellPool?
  /// The current environment; nil if it has to be determined again.
  private var environment: LayoutEnvironment?

  init(_ settings: TableSettings, reporter: DiagnosticReporter) {
    self.settings = settings
    self.reporter = reporter
    store = HeightStore(limit: settings.heightCacheLimit)
  }

  // MARK: Environment

  /// The table's environment; nil while the table has no width, and nothing can be measured.
  func environment(of tableView: UITableView) -> LayoutEnvironment? {
    updateEnvironment(of: tableView) ? store.environments.current : nil
  }

  /// Determines the table's environment; cheap while it has not changed.
  ///
  /// - Returns: False while the table has no width.
  func updateEnvironment(of tableView: UITableView) -> Bool {
    if let environment, environment.matches(tableView) { return true }
    let hasIndex = owner?.snapshot.showsIndex(in: tableView) ?? false
    let environment = LayoutEnvironment(
      of: tableView, hasIndex: hasIndex, correction: comparison.correction(for: tableView, hasIndex: hasIndex))
    guard environment.width > 0 else { return false }
    let pool = pool(in: tableView)
    if let known = store.environments.current,
      known.isEditing != environment.isEditing || known.marksRows != environment.marksRows
    {
      owner?.controlsWillChange()
      pool.reportLayout()
    }
    let change = store.note(environment)
    if change != .same { pool.setNeedsLayout() }
    if change == .new || change == .restarted { comparison.keep(store.environments) }
    self.environment = environment
    return true
  }

  /// Determines the environment anew for the next row, with the table's margins.
  func checkEnvironmentAgain() { environment = nil }

  /// Notices that marks have appeared or disappeared in the middle of editing, so that rows have other room.
  func marksMayHaveChanged(in tableView: UITableView) {
    guard let known = store.environments.current, known.isEditing, tableView.isEditingRows,
      known.marksRows != tableView.marksRows
    else { return }
    guard !isFollowingMarks else { return }
    isFollowingMarks = true
    // Not while the table asks for its rows' controls.
    Task { @MainActor [weak self] in
      self?.isFollowingMarks = false
      self?.owner?.reloadHeights()
    }
  }

  /// Notes that the index has other titles, and may leave rows another width.
  func indexDidChange() { comparison.indexDidChange() }

  // MARK: Sizing cells

  /// The table's pool of sizing cells, made anew for another table.
  func pool(in tableView: UITableView) -> SizingCellPool {
    if let pool, pool.superview === tableView { return pool }
    pool?.removeFromSuperview()
    let made = SizingCellPool(in: tableView)
    made.onMarginsChange = { [weak self] in self?.environment = nil }
    made.onWidthWillChange = { [weak self] in self?.owner?.widthWillChange() }
    made.onSizeChange = { [weak self] in
      self?.fitTableHeaderAndFooter()
      self?.owner?.sizeDidChange()
    }
    made.onDirectionChange = { [weak self] in
      self?.environment = nil
      // Not in the middle of a change of all views' traits.
      Task { @MainActor in self?.owner?.reloadHeights() }
    }
    pool = made
    return made
  }

  /// Makes the table ask for its heights again when it enters a window.
  func reloadHeights(onEnteringWindowOf tableView: UITableView) {
    pool(in: tableView).onEnteringWindow = { [weak self] in self?.owner?.reloadHeights() }
  }

  /// Removes the sizing cells from the table.
  func leave() {
    pool?.removeFromSuperview()
    pool = nil
    environment = nil
  }

  // MARK: Work

  /// Measures a view.
  func measuring<Result>(_ measure: () -> Result) -> Result {
    isMeasuring = true
    defer { isMeasuring = false }
    return measure()
  }

  /// Counts the measurement of a row.
  func countRow() { measuredRowCount += 1 }

  /// Starts the idle work, unless it is running: comparing a measured row with the screen, and measuring rows ahead.
  func workWhenIdle() { idleWork.start { [weak self] deadline in self?.continueIdly(until: deadline) ?? false } }

  /// Stops the idle work.
  func stop() { idleWork.stop() }

  /// Whether a measured row waits to be compared with the screen, for tests.
  var isComparing: Bool { comparison.expectation(in: store.environments.number) != nil }

  /// The number of entries kept by environment beside heights, for tests.
  var keptCount: Int { store.meanCount + comparison.count }
}
