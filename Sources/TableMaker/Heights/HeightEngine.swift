import UIKit

/// Measures each row, header, and footer once in a sizing cell, while its content and the table view's environment stay
/// the same.
///
/// While the app is idle, it measures rows near the screen ahead. It also inspects the measured views for mistakes.
@MainActor final class HeightEngine {
  /// The height of a row that cannot be measured, in points.
  static let fallbackHeight: CGFloat = 44
  /// The height above which a diagnostic is reported, in points, because it's probably a mistake.
  static let highestHeight: CGFloat = 10_000

  /// A change that concerns more than heights.
  enum Change {
    /// The table view is about to get another width. Its layout follows.
    case width
    /// Editing begins or ends, or marks appear or disappear. The rows' new heights follow.
    case controls
    /// The table view has been laid out with another width, text size, or other controls.
    case size
    /// The table view must request all heights and estimates again.
    case heights
  }

  /// Called for each change.
  var onChange: (Change) -> Void = { _ in }
  /// Returns the controls that a row shows in editing mode.
  var controls: (SectionRows, Int, UITableView) -> RowControls = { _, _, _ in RowControls() }
  /// Returns whether the table view shows an index, which takes some of the rows' width.
  var showsIndex: (UITableView) -> Bool = { _ in false }
  /// Performs a slice of idle work until a deadline, and returns whether work is left.
  var workIdly: (ContinuousClock.Instant) -> Bool = { _ in false }
  /// The live table's contents. The engine outlives the live table by a turn of the main actor, and must not keep its
  /// sources.
  unowned let contents: TableContents
  let settings: TableSettings
  let calls: AppCalls
  let filler: CellFiller
  let reporter: DiagnosticReporter
  let store: HeightStore
  /// The source of new content tokens.
  var tokens = ContentTokens.Counter()
  var comparison = ScreenComparison()
  var inspections = Inspections()
  /// A Boolean value that indicates whether a view is being measured.
  private(set) var isMeasuring = false
  /// The number of measurements of rows since `make()`.
  private(set) var measuredRowCount = 0
  /// A Boolean value that indicates whether a task is about to request heights again, because selection marks appeared
  /// or disappeared.
  private var isFollowingMarks = false
  /// The table view's content offset when rows were last measured ahead.
  var lastOffset: CGFloat = 0
  private let idleWork = IdleWork()
  private(set) var pool: SizingCellPool?
  /// The current environment; `nil` if it must be determined again.
  private var environment: LayoutEnvironment?

  init(
    _ contents: TableContents, _ settings: TableSettings, calls: AppCalls, filler: CellFiller,
    reporter: DiagnosticReporter
  ) {
    self.contents = contents
    self.settings = settings
    self.calls = calls
    self.filler = filler
    self.reporter = reporter
    store = HeightStore(limit: settings.heightCacheLimit)
  }

  // MARK: Environment

  /// Returns the table view's environment; `nil` while the table view has no width, so nothing can be measured.
  func environment(of tableView: UITableView) -> LayoutEnvironment? {
    updateEnvironment(of: tableView) ? store.environments.current : nil
  }

  /// Determines the table view's environment, which is cheap if it hasn't changed.
  ///
  /// - Returns: A Boolean value that indicates whether the table view has a width.
  func updateEnvironment(of tableView: UITableView) -> Bool {
    if let environment, environment.matches(tableView) { return true }
    let hasIndex = showsIndex(tableView)
    let environment = LayoutEnvironment(
      of: tableView, hasIndex: hasIndex, correction: comparison.correction(for: tableView, hasIndex: hasIndex))
    guard environment.width > 0 else { return false }
    let pool = pool(in: tableView)
    if let known = store.environments.current,
      known.isEditing != environment.isEditing || known.marksRows != environment.marksRows
    {
      onChange(.controls)
      pool.reportLayout()
    }
    let change = store.note(environment)
    if change != .same {
      pool.setNeedsLayout()
      // Rows that were measured in this environment before aren't measured again, which would start the comparison.
      if isComparing || comparison.isOutdated(in: store.environments.number) { workWhenIdle() }
    }
    if change == .new || change == .restarted { comparison.keep(store.environments) }
    self.environment = environment
    return true
  }

  /// Determines the environment again for the next row, with the table view's margins.
  func checkEnvironmentAgain() { environment = nil }

  /// Handles selection marks that appear or disappear during editing, because they change the width of the content.
  func marksMayHaveChanged(in tableView: UITableView) {
    guard let known = store.environments.current, known.isEditing, tableView.isEditingRows,
      known.marksRows != tableView.marksRows
    else { return }
    guard !isFollowingMarks else { return }
    isFollowingMarks = true
    // Waits, because the table view can be requesting its rows' controls.
    Task { @MainActor [weak self] in
      self?.isFollowingMarks = false
      self?.onChange(.heights)
    }
  }

  /// Records that the index has other titles, which can change the width of rows.
  func indexDidChange() { comparison.indexDidChange() }

  // MARK: Sizing cells

  /// Returns the table view's pool of sizing cells. A new table view gets a new pool.
  func pool(in tableView: UITableView) -> SizingCellPool {
    if let pool, pool.superview === tableView { return pool }
    pool?.removeFromSuperview()
    let made = SizingCellPool(in: tableView)
    made.onMarginsChange = { [weak self] in self?.environment = nil }
    made.onWidthWillChange = { [weak self] in self?.onChange(.width) }
    made.onSizeChange = { [weak self] in
      self?.fitTableHeaderAndFooter()
      self?.onChange(.size)
    }
    made.onDirectionChange = { [weak self] in
      self?.environment = nil
      // Waits, because all views' traits are changing.
      Task { @MainActor in self?.onChange(.heights) }
    }
    pool = made
    return made
  }

  /// Makes the table view request its heights again when it enters a window.
  func reloadHeights(onEnteringWindowOf tableView: UITableView) {
    pool(in: tableView).onEnteringWindow = { [weak self] in self?.onChange(.heights) }
  }

  /// Removes the sizing cells from the table view.
  func leave() {
    pool?.removeFromSuperview()
    pool = nil
    environment = nil
  }

  // MARK: Work

  /// Sets `isMeasuring` while a closure measures a view.
  func measuring<Result>(_ measure: () -> Result) -> Result {
    isMeasuring = true
    defer { isMeasuring = false }
    return measure()
  }

  /// Counts the measurement of a row.
  func countRow() { measuredRowCount += 1 }

  /// Starts the idle work unless it's running: comparing a measured row with the screen, and measuring rows ahead.
  func workWhenIdle() { idleWork.start { [weak self] deadline in self?.workIdly(deadline) ?? false } }

  /// Stops the idle work, and the inspections that wait for a layout, because the table view loses its data source.
  func stop() {
    idleWork.stop()
    pool?.stopInspecting()
  }

  /// A Boolean value that indicates whether a measured row is to be compared with the screen.
  var isComparing: Bool { comparison.expectation(in: store.environments.number) != nil }

  /// The number of entries for environments, except heights, for tests.
  var keptCount: Int { store.meanCount + comparison.count }
}
