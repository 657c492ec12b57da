import UIKit

extension TableViewDataSource {
  /// The height of a section's reusable header or footer, as its class knows it or by its constraints; nil where it has none, and the
  /// table's own counts.
  func automaticHeight(
    of supplementaryView: SupplementaryView, token: UInt32, _ question: Question, at place: CallSite,
    in tableView: UITableView
  ) -> CGFloat? {
    guard case .reusable(let reusable) = supplementaryView, !isMeasuring, let form = measurer.form(of: tableView) else {
      return nil
    }
    let key = HeightCache.Key(token: token, form: measurer.forms.number)
    if let pixels = measurer.cache[key] { return pixels > 0 ? form.points(pixels) : nil }
    let height =
      if let own = reusable.ownHeight {
        asking(question) { own(form.width, tableView.traitCollection) }
      } else {
        fittingHeight(of: reusable, question, form, at: place, in: tableView)
      }
    if !height.isUsableHeight, measurer.inspections.isFirst(.height, reusable.viewClass) {
      let name = String(describing: reusable.viewClass)
      reporter.report(.invalidMeasure(cell: name, value: height, row: nil, used: nil, at: place))
    }
    let pixels = height.isUsableHeight ? form.pixels(height) : 0
    measurer.cache.insert(pixels, for: key)
    return pixels > 0 ? form.points(pixels) : nil
  }

  /// The height that a reusable view asks for when it is filled; zero where it has no constraints.
  private func fittingHeight(
    of reusable: ReusableSupplementaryView, _ question: Question, _ form: TableForm, at place: CallSite,
    in tableView: UITableView
  ) -> CGFloat {
    let identifier = reusable.identifier
    let room = measurer.room(in: tableView)
    let view = room.view(
      "header or footer \(identifier)", make: { tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier) },
      reuse: { view in Measurement.with(view, in: tableView) { view.prepareForReuse() } })
    guard let view else { return 0 }
    isMeasuring = true
    defer { isMeasuring = false }
    return Measurement.with(view, in: tableView) {
      var height: CGFloat = 0
      UIView.performWithoutAnimation {
        room.place(view, width: form.width)
        asking(question) { reusable.fill(view) }
        inspectFilled(type(of: view), ViewInspection(view), at: place)
        guard view.contentView.hasOwnConstraints else { return }
        height = view.fittingHeight(width: form.width)
        guard height.isUsableHeight else { return }
        room.willLayOut(view, height: height)
        inspectLayout(type(of: view), ViewInspection(view), in: room, at: place)
      }
      return height
    }
  }

  /// Gives the table's header and footer the height that their constraints ask for at the table's width.
  ///
  /// UIKit itself goes by their frames. A view without constraints keeps its height.
  func fitTableHeaderAndFooter() {
    guard let tableView, tableView.bounds.width > 0 else { return }
    if let view = settings.headerView, tableView.tableHeaderView === view, view.fitHeightByConstraints(to: tableView) {
      // Only a view that is set anew moves the rows.
      tableView.tableHeaderView = view
    }
    if let view = settings.footerView, tableView.tableFooterView === view, view.fitHeightByConstraints(to: tableView) {
      tableView.tableFooterView = view
    }
  }

  /// Watches the table's width and text size, where something depends on them that the table itself does not see to.
  func watchForm(of tableView: UITableView) {
    guard settings.headerView?.hasOwnConstraints == true || settings.footerView?.hasOwnConstraints == true else {
      return
    }
    measurer.room(in: tableView).onFormChange = { [weak self] in self?.fitTableHeaderAndFooter() }
    fitTableHeaderAndFooter()
  }
}

extension UIView {
  /// Whether constraints of its own say how high the view is.
  var hasOwnConstraints: Bool {
    !constraints.isEmpty || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// Takes the height that the view's constraints ask for.
  ///
  /// - Returns: Whether that is another than it had; false for a view without constraints.
  fileprivate func fitHeightByConstraints(to tableView: UITableView) -> Bool {
    guard hasOwnConstraints else { return false }
    let width = tableView.bounds.width
    let height = fittingHeight(width: width)
    guard height.isUsableHeight, frame.size != CGSize(width: width, height: height) else { return false }
    frame.size = CGSize(width: width, height: height)
    return true
  }
}
