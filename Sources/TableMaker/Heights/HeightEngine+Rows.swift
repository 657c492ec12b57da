import UIKit

extension HeightEngine {
  /// Returns the height of a row, and measures it if the height isn't known.
  func height(_ rows: SectionRows, _ row: Int, in tableView: UITableView) -> CGFloat {
    guard updateEnvironment(of: tableView) else { return roughHeight(rows, row, in: tableView) }
    let token = rows.token(of: row)
    if let height = store.height(of: token) { return height }
    guard let environment = store.environments.current else { return roughHeight(rows, row, in: tableView) }
    guard !isMeasuring else {
      if rows.section.isFirst(.nested) {
        reporter.report(
          .rowRequestedWhileMeasuring(
            section: rows.section.settings.nameForMessages, at: rows.section.settings.location))
      }
      return roughHeight(rows, row, in: tableView)
    }
    return environment.points(measure(rows, row, token, environment, in: tableView))
  }

  /// Returns the known height of a row, or otherwise the mean of known heights.
  func estimate(_ rows: SectionRows, _ row: Int, in tableView: UITableView) -> CGFloat {
    let section = rows.section
    if section.settings.autoHeight == .allAtOnce { return height(rows, row, in: tableView) }
    guard updateEnvironment(of: tableView) else { return roughHeight(rows, row, in: tableView) }
    let token = rows.token(of: row)
    if let height = store.height(of: token) { return height }
    if store.isEmpty {
      if tableView.window == nil {
        // A table view that's set up in `viewDidLoad` has its width, but not its final traits.
        reloadHeights(onEnteringWindowOf: tableView)
      } else if !isMeasuring {
        // The first rows are about to appear. Measuring them provides a mean for all others.
        measureScreenful(rows, from: row, in: tableView)
        if let height = store.height(of: token) { return height }
      }
    }
    return roughHeight(rows, row, in: tableView)
  }

  /// Returns the height of a row if it has been measured.
  func knownHeight(_ rows: SectionRows, _ row: Int) -> CGFloat? { store.height(of: rows.token(of: row)) }

  /// Returns the estimate for a row that hasn't been measured.
  func roughHeight(_ rows: SectionRows, _ row: Int, in tableView: UITableView) -> CGFloat {
    let section = rows.section
    if let estimate = section.settings.estimatedRowHeight ?? settings.estimatedRowHeight { return estimate }
    let identifier = rows.isMixed ? cellIdentifier(of: row, rows) : nil
    if let environment = store.environments.current, let mean = store.mean(in: section, of: identifier) {
      return environment.points(mean)
    }
    return tableView.estimatedRowHeight > 0 ? tableView.estimatedRowHeight : Self.fallbackHeight
  }

  /// Returns the reuse identifier of a row's cell, which can call an app's closure.
  private func cellIdentifier(of row: Int, _ rows: SectionRows) -> String? {
    guard rows.isMixed else { return rows.cellIdentifier(of: row) }
    return calls.asking(.cells, in: rows.section) { rows.cellIdentifier(of: row) }
  }

  private func measureScreenful(_ rows: SectionRows, from row: Int, in tableView: UITableView) {
    var covered: CGFloat = 0
    for row in row..<rows.count where covered < tableView.bounds.height {
      covered += max(1, height(rows, row, in: tableView))
    }
  }

  /// Measures a row and caches its height.
  ///
  /// - Returns: The height in pixels.
  func measure(
    _ rows: SectionRows, _ row: Int, _ token: UInt32, _ environment: LayoutEnvironment, in tableView: UITableView
  ) -> Int32 {
    measuring {
      let identifier = cellIdentifier(of: row, rows)
      let height =
        ownHeight(rows, row, environment, in: tableView)
        ?? fittingHeight(rows, row, identifier, token, environment, in: tableView)
      let settings = rows.section.settings
      if height > Self.highestHeight, rows.section.isFirst(.highRow) {
        reporter.report(
          .excessiveHeight(cell: settings.cells.className, value: height, row: row, at: settings.heightsLocation))
      }
      let pixels = environment.pixels(height)
      store.keep(pixels, of: token, in: rows.section, cell: identifier)
      countRow()
      return pixels
    }
  }

  /// Measures a visible cell in its current state, and caches the height for its row's item.
  ///
  /// - Parameters:
  ///   - onlyOther: A Boolean value that indicates whether to ignore a height that the row already has.
  ///   - isLast: A Boolean value that indicates whether to report a different height instead of caching it.
  /// - Returns: A Boolean value that indicates whether a height was cached.
  func takeHeight(
    of cell: UITableViewCell, _ rows: SectionRows, _ row: Int, in tableView: UITableView, onlyOther: Bool, isLast: Bool
  ) -> Bool {
    guard let environment = environment(of: tableView) else { return false }
    let height = usable(cell.fittingHeight(width: cell.bounds.width), of: cell, rows, row)
    let known = store.height(of: rows.token(of: row))
    if onlyOther, environment.pixels(height) == known.map(environment.pixels) { return false }
    if isLast || (onlyOther && rows.section.hasReported(.unsteady)) {
      if rows.section.isFirst(.unsteady) {
        reporter.report(
          .unstableHeight(
            cell: String(describing: type(of: cell)), heights: [height] + (known.map { [$0] } ?? []),
            at: rows.section.settings.heightsLocation))
      }
      return false
    }
    renumberIfNeeded()
    if rows.isAddItemRow(row) {
      rows.section.addItemRowToken = tokens.take(1)
    } else {
      rows.tokens.renew(CollectionOfOne(row), from: &tokens)
    }
    store.keep(environment.pixels(height), for: store.key(of: rows.token(of: row)))
    return true
  }

  /// Returns a cell's height if it's valid. Otherwise, reports a diagnostic and returns the fallback height.
  private func usable(_ height: CGFloat, of cell: UITableViewCell, _ rows: SectionRows, _ row: Int) -> CGFloat {
    if height.isUsableHeight { return height }
    if rows.section.isFirst(.measuring) {
      reporter.report(
        .invalidMeasurement(
          cell: String(describing: type(of: cell)), value: height, row: row, used: Self.fallbackHeight,
          at: rows.section.settings.heightsLocation))
    }
    return Self.fallbackHeight
  }

  /// Returns the height that a cell's class computes from the item; `nil` if it doesn't.
  private func ownHeight(
    _ rows: SectionRows, _ row: Int, _ environment: LayoutEnvironment, in tableView: UITableView
  ) -> CGFloat? {
    guard let ownHeight = rows.callbacks.ownHeight, !rows.isAddItemRow(row) else { return nil }
    let height = calls.asking(.heights, in: rows.section) {
      ownHeight(row, environment.width, tableView.traitCollection)
    }
    guard let height else { return nil }
    if height.isUsableHeight { return height }
    if rows.section.isFirst(.height) {
      reporter.report(.invalidHeight(.row, value: height, row: row, at: rows.section.settings.heightsLocation))
    }
    return Self.fallbackHeight
  }

  /// Returns the fitting height of the sizing cell for the row's item.
  private func fittingHeight(
    _ rows: SectionRows, _ row: Int, _ identifier: String?, _ token: UInt32, _ environment: LayoutEnvironment,
    in tableView: UITableView
  ) -> CGFloat {
    let section = rows.section
    guard let identifier else {
      filler.reportNoCell(rows, row)
      return Self.fallbackHeight
    }
    let pool = pool(in: tableView)
    let cell = pool.view(
      identifier, make: { tableView.dequeueReusableCell(withIdentifier: identifier) },
      reuse: { cell in Measurement.with(cell, in: tableView) { cell.prepareForReuse() } })
    guard let cell else {
      if section.isFirst(.cell) {
        reporter.report(.missingPrototype(identifier: identifier, at: section.settings.location))
      }
      return Self.fallbackHeight
    }
    return Measurement.with(cell, in: tableView) {
      var height = Self.fallbackHeight
      UIView.performWithoutAnimation {
        pool.place(cell, width: environment.width)
        let controls = environment.isEditing ? self.controls(rows, row, tableView) : RowControls()
        controls.show(in: cell)
        guard filler.fill(cell, rows, row) else { return }
        // The table view also overrides the adapter's controls.
        controls.show(in: cell)
        inspectFilled(type(of: cell), ViewInspection(cell), at: section.settings.heightsLocation)
        let asked = cell.fittingHeight(width: environment.width)
        // A cell without content has a height of zero.
        height = asked == 0 ? 0 : usable(asked, of: cell, rows, row) + comparison.separatorCorrection
        let number = store.environments.number
        if comparison.needsExpectation(in: number) {
          let width = pool.contentWidth(of: cell, height: height)
          comparison.expect(.init(token: token, contentWidth: width, height: height), in: number)
        }
        if height <= 0 { height = unmeasurable(cell, section) }
        if section.isFirst(.loose) { reportIfLoose(cell, section, environment, height) }
        pool.willLayOut(cell, height: height)
        // The constraints can't be satisfied at a height that the content didn't determine.
        if asked > 0, asked.isUsableHeight {
          inspectLayout(type(of: cell), ViewInspection(cell), in: pool, at: section.settings.heightsLocation)
        }
      }
      return height
    }
  }

  /// Reports a row without a height and returns the fallback height.
  private func unmeasurable(_ cell: UITableViewCell, _ section: LiveSection) -> CGFloat {
    report(notMeasurable: cell, in: section, used: Self.fallbackHeight)
    return Self.fallbackHeight
  }

  /// Reports a cell with constraints that don't determine its height, because it fits both a tiny and a huge size.
  private func reportIfLoose(
    _ cell: UITableViewCell, _ section: LiveSection, _ environment: LayoutEnvironment, _ height: CGFloat
  ) {
    let most = UIView.layoutFittingExpandedSize.height
    guard height < most / 2, cell.fittingHeight(width: environment.width, from: most) >= most / 2 else { return }
    report(notMeasurable: cell, in: section, used: height)
  }

  private func report(notMeasurable cell: UITableViewCell, in section: LiveSection, used height: CGFloat) {
    guard section.isFirst(.measuring) else { return }
    reporter.report(
      .notMeasurable(
        cell: String(describing: type(of: cell)), view: cell.contentView.firstLooseView?.nameForMessages,
        used: height, at: section.settings.heightsLocation))
  }
}

extension UIView {
  /// The first descendant with a vertical position or height that no constraint determines; `nil` if there's none.
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
