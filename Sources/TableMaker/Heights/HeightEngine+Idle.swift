import UIKit

extension TableViewDataSource {
  /// Sees to what can wait: comparing a measured row with the screen, and measuring rows ahead.
  func workWhenIdle() {
    let work = idleWork ?? IdleWork()
    idleWork = work
    work.start { [weak self] deadline in self?.continueIdly(until: deadline) ?? false }
  }

  /// Does a slice.
  ///
  /// - Returns: Whether more is left.
  private func continueIdly(until deadline: ContinuousClock.Instant) -> Bool {
    if findDuplicates(until: deadline) { return true }
    guard let tableView = ownTable(), question == nil, tableView.window != nil else { return false }
    compareWithScreen(tableView)
    guard settings.measuresAhead, let form = measurer.form(of: tableView) else { return false }
    return measureAhead(in: tableView, form, until: deadline)
  }

  /// Measures the rows of the next two screens in the direction of scrolling, and of one in the other.
  ///
  /// A row that does not fit the slice's rest any more by the longest so far is left to the next slice.
  private func measureAhead(
    in tableView: UITableView, _ form: TableForm, until deadline: ContinuousClock.Instant
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
        if section.section.isAutomatic, measurer.pixels(of: token) == nil {
          let started = ContinuousClock.now
          guard started + longest < deadline else { return true }
          _ = measure(section, row, token, form, in: tableView)
          longest = max(longest, started.duration(to: .now))
        }
        covered += measurer.pixels(of: token).map(form.points) ?? RowMeasurer.fallback
      }
    }
    return false
  }

  /// Compares a row that was measured with the same row on screen, once for each form of the table.
  private func compareWithScreen(_ tableView: UITableView) {
    // Editing may have begun since rows were last asked for their heights.
    guard measurer.note(tableView), let expectation = measurer.expectation,
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
      // Less than a pixel is rounding.
      let isSame = abs(difference) < pixel
      let higher = isSame ? cell.fittingHeight(width: cell.bounds.width) - expectation.height : 0
      var repeats = measurer.compare(isSame ? 0 : difference, in: tableView)
      if abs(higher) > pixel / 2, abs(higher) <= pixel * 1.5 {
        // A separator, and no more.
        measurer.separatorCorrection += higher
        measurer.forgetAll(groups.flatMap { [$0.pattern] + $0.rows.map(\.section) })
        repeats = true
      }
      if !isSame, rows.section.isFirst(.width) {
        reporter.report(
          .measuredAtOtherWidth(
            cell: String(describing: type(of: cell)), measured: expectation.contentWidth, displayed: displayed,
            at: rows.section.settings.heightsPlace))
      }
      if repeats { updateHeights(animated: false, estimates: .forgotten) }
      return
    }
  }
}

/// Goes from row to row, up or down, through all sections.
private struct RowWalk {
  private let snapshot: Snapshot
  private let isUp: Bool
  private var section: Int
  private var row: Int

  /// Starts beside a row.
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
