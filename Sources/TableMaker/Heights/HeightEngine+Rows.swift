import UIKit

extension TableViewDataSource {
  /// The height of a row that is measured: the one that is known, else measured now.
  func automaticHeight(_ rows: SectionRows, _ row: Int, in tableView: UITableView) -> CGFloat {
    guard measurer.note(tableView) else { return estimate(in: rows.section, tableView) }
    let token = rows.token(of: row)
    if let height = measurer.height(of: token) { return height }
    guard let form = measurer.forms.current else { return estimate(in: rows.section, tableView) }
    guard !isMeasuring else {
      if rows.section.isFirst(.nested) {
        reporter.report(
          .askedWhileMeasuring(section: rows.section.settings.nameForMessages, at: rows.section.settings.place))
      }
      return estimate(in: rows.section, tableView)
    }
    return form.points(measure(rows, row, token, form, in: tableView))
  }

  /// About how high a row is that is measured: its height if it is known, else the mean of those that are.
  func automaticEstimate(_ rows: SectionRows, _ row: Int, in tableView: UITableView) -> CGFloat {
    let section = rows.section
    if section.settings.autoHeight == .allAtOnce { return automaticHeight(rows, row, in: tableView) }
    guard measurer.note(tableView) else { return estimate(in: section, tableView) }
    let token = rows.token(of: row)
    if let height = measurer.height(of: token) { return height }
    if measurer.isEmpty {
      if tableView.window == nil {
        // A table that is made in `viewDidLoad` is wide already, but has not the traits yet that it is shown with.
        updateHeightsOnReturn(to: tableView)
      } else if !isMeasuring {
        // The first rows are on screen in a moment: with them there is a mean for all the others.
        measureScreenful(rows, from: row, in: tableView)
        if let height = measurer.height(of: token) { return height }
      }
    }
    return estimate(in: section, tableView)
  }

  /// The estimate for rows of a section that were not measured.
  private func estimate(in section: LiveSection, _ tableView: UITableView) -> CGFloat {
    if let estimate = section.settings.estimatedRowHeight ?? settings.estimatedRowHeight { return estimate }
    if let form = measurer.forms.current, let mean = measurer.mean(in: section) { return form.points(mean) }
    return tableView.estimatedRowHeight > 0 ? tableView.estimatedRowHeight : RowMeasurer.fallback
  }

  private func measureScreenful(_ rows: SectionRows, from row: Int, in tableView: UITableView) {
    var height: CGFloat = 0
    for row in row..<rows.count where height < tableView.bounds.height {
      height += max(1, automaticHeight(rows, row, in: tableView))
    }
  }

  /// Measures a row, and keeps its height.
  ///
  /// - Returns: The height in pixels.
  func measure(
    _ rows: SectionRows, _ row: Int, _ token: UInt32, _ form: TableForm, in tableView: UITableView
  ) -> Int32 {
    isMeasuring = true
    defer { isMeasuring = false }
    let height = ownHeight(rows, row, form, in: tableView) ?? fittingHeight(rows, row, token, form, in: tableView)
    if height > RowMeasurer.highest, rows.section.isFirst(.highRow) {
      reporter.report(
        .excessiveHeight(
          cell: rows.section.settings.cells.className, value: height, row: row, at: rows.section.settings.heightsPlace))
    }
    let pixels = form.pixels(height)
    measurer.keep(pixels, of: token, in: rows.section)
    measuredRowCount += 1
    return pixels
  }

  /// A height that a cell asks for, if it is one that a row can have; else it is reported, and another is used.
  func usable(_ height: CGFloat, of cell: UITableViewCell, _ rows: SectionRows, _ row: Int) -> CGFloat {
    if height.isUsableHeight { return height }
    if rows.section.isFirst(.measuring) {
      reporter.report(
        .invalidMeasure(
          cell: String(describing: type(of: cell)), value: height, row: row, used: RowMeasurer.fallback,
          at: rows.section.settings.heightsPlace))
    }
    return RowMeasurer.fallback
  }

  /// The height that a cell's class knows from the item alone.
  private func ownHeight(
    _ rows: SectionRows, _ row: Int, _ form: TableForm, in tableView: UITableView
  ) -> CGFloat? {
    guard let ownHeight = rows.callbacks.ownHeight, !rows.isAddRow(row) else { return nil }
    let height = asking(.heights) { ownHeight(row, form.width, tableView.traitCollection) }
    if height.isUsableHeight { return height }
    if rows.section.isFirst(.height) {
      reporter.report(.invalidHeight(.row, value: height, row: row, at: rows.section.settings.heightsPlace))
    }
    return RowMeasurer.fallback
  }

  /// The height that the sizing cell asks for when it shows the row's item.
  private func fittingHeight(
    _ rows: SectionRows, _ row: Int, _ token: UInt32, _ form: TableForm, in tableView: UITableView
  ) -> CGFloat {
    let section = rows.section
    let room = measurer.room(in: tableView)
    let identifier = rows.cellIdentifier(of: row)
    let cell = room.view(
      identifier, make: { tableView.dequeueReusableCell(withIdentifier: identifier) },
      reuse: { cell in Measurement.with(cell, in: tableView) { cell.prepareForReuse() } })
    guard let cell else {
      if section.isFirst(.cell) {
        reporter.report(.missingPrototype(identifier: identifier, at: section.settings.place))
      }
      return RowMeasurer.fallback
    }
    return Measurement.with(cell, in: tableView) {
      var height = RowMeasurer.fallback
      UIView.performWithoutAnimation {
        room.place(cell, width: form.width)
        let isEditing = form.isEditing && makesRoomForControl(cell, row, of: rows, in: tableView)
        if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
        guard asking(.adapter, { fill(cell, rows, row) }) else { return reportWrong(cell, in: section) }
        inspectFilled(type(of: cell), ViewInspection(cell), at: section.settings.heightsPlace)
        let asked = cell.fittingHeight(width: form.width)
        // Nothing is a height that a cell without content asks for.
        height = asked == 0 ? 0 : usable(asked, of: cell, rows, row) + measurer.separatorCorrection
        if measurer.needsExpectation {
          measurer.expect(room.contentWidth(of: cell, height: height), height, of: token)
        }
        if height <= 0 { height = unmeasurable(cell, section) }
        if section.isFirst(.loose) { reportIfLoose(cell, section, form, height) }
        room.willLayOut(cell, height: height)
        // In a height that the content did not ask for, it cannot hold.
        if asked > 0, asked.isUsableHeight {
          inspectLayout(type(of: cell), ViewInspection(cell), in: room, at: section.settings.heightsPlace)
        }
      }
      return height
    }
  }

  /// Whether a row can be edited, and so has less room for its content while the table is; the cell is told whether it makes room
  /// for a control, as the table tells one on screen.
  private func makesRoomForControl(
    _ cell: UITableViewCell, _ row: Int, of rows: SectionRows, in tableView: UITableView
  ) -> Bool {
    // Without a delegate of the app's all of a section's rows are alike: no search.
    if rows.isAddRow(row) || settings.forwardee == nil { return rows.isAddRow(row) }
    guard let section = snapshot.sections.firstIndex(where: { $0 === rows }) else { return false }
    let path = IndexPath(row: row, section: section)
    guard self.tableView(tableView, canEditRowAt: path) else { return false }
    cell.shouldIndentWhileEditing = self.tableView(tableView, shouldIndentWhileEditingRowAt: path)
    return true
  }

  /// Says why a row came to no height, and gives the height that is used.
  private func unmeasurable(_ cell: UITableViewCell, _ section: LiveSection) -> CGFloat {
    report(notMeasurable: cell, in: section, used: RowMeasurer.fallback)
    return RowMeasurer.fallback
  }

  /// Says so where nothing fixes the height of the content: it fits into little and fills whatever there is.
  private func reportIfLoose(_ cell: UITableViewCell, _ section: LiveSection, _ form: TableForm, _ height: CGFloat) {
    let most = UIView.layoutFittingExpandedSize.height
    guard height < most / 2, cell.fittingHeight(width: form.width, from: most) >= most / 2 else { return }
    report(notMeasurable: cell, in: section, used: height)
  }

  private func report(notMeasurable cell: UITableViewCell, in section: LiveSection, used height: CGFloat) {
    guard section.isFirst(.measuring) else { return }
    reporter.report(
      .notMeasurable(
        cell: String(describing: type(of: cell)), view: cell.contentView.firstLooseView?.nameForMessages,
        used: height, at: section.settings.heightsPlace))
  }
}

extension UIView {
  /// The first view in this one whose vertical place or height nothing fixes; nil if there is none.
  fileprivate var firstLooseView: UIView? {
    for view in subviews {
      if !view.translatesAutoresizingMaskIntoConstraints,
        view.constraintsAffectingLayout(for: .vertical).isEmpty || view.hasAmbiguousLayout
      {
        return view
      }
      if let loose = view.firstLooseView { return loose }
    }
    return nil
  }
}
