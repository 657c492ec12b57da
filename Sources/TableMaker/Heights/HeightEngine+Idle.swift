import UIKit

extension HeightEngine {
  /// Compares a measured row of a table view at rest with the screen, and measures rows ahead until a deadline.
  ///
  /// - Returns: A Boolean value that indicates whether work is left.
  func continueIdly(in tableView: UITableView, until deadline: ContinuousClock.Instant) -> Bool {
    compareWithScreen(tableView)
    guard settings.measuresAhead, let environment = environment(of: tableView) else { return false }
    return measureAhead(in: tableView, contents.snapshot, environment, until: deadline)
  }

  /// Measures the rows of the next two screens in the direction of scrolling, and of one screen in the other direction.
  ///
  /// It stops if the longest measurement so far would exceed the slice.
  private func measureAhead(
    in tableView: UITableView, _ snapshot: Snapshot, _ environment: LayoutEnvironment,
    until deadline: ContinuousClock.Instant
  ) -> Bool {
    guard let visible = tableView.indexPathsForVisibleRows, let first = visible.first, let last = visible.last else {
      return false
    }
    let isGoingUp = tableView.contentOffset.y < lastOffset
    lastOffset = tableView.contentOffset.y
    var longest = Duration.zero
    let screen = tableView.bounds.height
    for (start, isUp, reach) in [
      (isGoingUp ? first : last, isGoingUp, 2 * screen), (isGoingUp ? last : first, !isGoingUp, screen),
    ] {
      var rows = RowWalk(from: start, isUp: isUp, in: snapshot)
      var covered: CGFloat = 0
      while covered < reach, let (section, row) = rows.next() {
        let token = section.token(of: row)
        if section.section.isAutomatic, store.pixels(of: token) == nil {
          let started = ContinuousClock.now
          guard started + longest < deadline else { return true }
          _ = measure(section, row, token, environment, in: tableView)
          longest = max(longest, started.duration(to: .now))
        }
        covered += store.pixels(of: token).map(environment.points) ?? Self.fallbackHeight
      }
    }
    return false
  }

  /// Compares a measured row with the same row on screen, once for each environment.
  private func compareWithScreen(_ tableView: UITableView) {
    let snapshot = contents.snapshot
    // Editing can have begun since the table view last requested heights.
    guard let environment = environment(of: tableView),
      let expectation = comparableExpectation(in: tableView, snapshot, environment),
      let visible = tableView.indexPathsForVisibleRows
    else { return }
    for path in visible {
      guard let rows = snapshot.rows(of: path.section, with: path.row), rows.section.isAutomatic,
        rows.token(of: path.row) == expectation.token, let cell = tableView.cellForRow(at: path)
      else { continue }
      cell.layoutIfNeeded()
      let pixel = 1 / max(1, tableView.traitCollection.displayScale)
      let displayed = cell.contentView.bounds.width
      let difference = displayed - expectation.contentWidth
      // A difference of less than a pixel is a rounding error.
      let isSame = abs(difference) < pixel
      let higher = isSame ? cell.fittingHeight(width: cell.bounds.width) - expectation.height : 0
      var repeats = comparison.record(
        isSame ? 0 : difference, in: store.environments.number, of: tableView, hasIndex: environment.hasIndex)
      if repeats { checkEnvironmentAgain() }
      if abs(higher) > pixel / 2, abs(higher) <= pixel * 1.5 {
        // The difference is only a separator.
        comparison.separatorCorrection += higher
        forgetAll()
        repeats = true
      }
      // An index at the table view's edge takes some of the width, which isn't a mistake in the app.
      if !isSame, !environment.hasIndex, rows.section.isFirst(.width) {
        reporter.report(
          .contentWidthMismatch(
            cell: String(describing: type(of: cell)), measured: expectation.contentWidth, displayed: displayed,
            at: rows.section.settings.heightsLocation))
      }
      if repeats { onChange(.heights) }
      return
    }
  }
}

extension HeightEngine {
  /// Returns the measured row to compare with the screen. If the chosen row isn't on screen, it measures another one.
  private func comparableExpectation(
    in tableView: UITableView, _ snapshot: Snapshot, _ environment: LayoutEnvironment
  ) -> ScreenComparison.Expectation? {
    let number = store.environments.number
    let isOutdated = comparison.compareAgain(in: number, hasIndex: environment.hasIndex)
    let expectation = comparison.expectation(in: number)
    if expectation == nil, !isOutdated { return nil }
    let visible = (tableView.indexPathsForVisibleRows ?? []).compactMap { path in
      snapshot.rows(of: path.section, with: path.row).map { (rows: $0, row: path.row) }
    }.filter(\.rows.section.isAutomatic)
    guard let first = visible.first, !visible.contains(where: { $0.rows.token(of: $0.row) == expectation?.token })
    else {
      return expectation
    }
    comparison.removeExpectation(in: number)
    _ = measure(first.rows, first.row, first.rows.token(of: first.row), environment, in: tableView)
    return comparison.expectation(in: number)
  }
}

/// An iterator over the rows of all sections, in either direction.
private struct RowWalk {
  private let snapshot: Snapshot
  private let isUp: Bool
  private var section: Int
  private var row: Int

  /// Creates an iterator that starts after a row.
  init(from path: IndexPath, isUp: Bool, in snapshot: Snapshot) {
    self.snapshot = snapshot
    self.isUp = isUp
    section = path.section
    row = path.row
  }

  @MainActor mutating func next() -> (SectionRows, Int)? {
    row += isUp ? -1 : 1
    while snapshot.contains(section) {
      let rows = snapshot.sections[section]
      if row >= 0, row < rows.count { return (rows, row) }
      section += isUp ? -1 : 1
      guard snapshot.contains(section) else { break }
      row = isUp ? snapshot.sections[section].count - 1 : 0
    }
    return nil
  }
}
