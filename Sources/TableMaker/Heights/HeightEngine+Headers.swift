import UIKit

extension HeightEngine {
  /// Returns the height of a reusable header or footer from its class or its constraints.
  ///
  /// It's `nil` if the view has neither, so the table view's own height applies.
  func height(of kind: SupplementaryKind, _ rows: SectionRows, in tableView: UITableView) -> CGFloat? {
    let section = rows.section
    guard case .reusable(let reusable) = section.settings.view(kind), !isMeasuring,
      let environment = environment(of: tableView)
    else {
      return nil
    }
    let (question, place) = (kind == .header ? Question.header : .footer, section.settings.place)
    let key = store.key(of: kind == .header ? section.headerToken : section.footerToken)
    if let pixels = store.pixels(for: key) { return pixels > 0 ? environment.points(pixels) : nil }
    let height =
      if let own = reusable.ownHeight {
        calls.asking(question, in: section) { own(environment.width, tableView.traitCollection) }
      } else {
        fittingHeight(of: reusable, environment, at: place, in: tableView) { view in
          calls.asking(question, in: section) { rows.fill(view, as: kind) }
        }
      }
    if !height.isUsableHeight, inspections.isFirst(.height, reusable.viewClass) {
      let name = String(describing: reusable.viewClass)
      reporter.report(.invalidMeasurement(cell: name, value: height, row: nil, used: nil, at: place))
    }
    let pixels = height.isUsableHeight ? environment.pixels(height) : 0
    store.keep(pixels, for: key)
    return pixels > 0 ? environment.points(pixels) : nil
  }

  /// Returns the fitting height of a reusable view after it's filled; zero if it has no constraints.
  private func fittingHeight(
    of reusable: ReusableSupplementaryView, _ environment: LayoutEnvironment, at place: CallSite,
    in tableView: UITableView, fill: (UITableViewHeaderFooterView) -> Void
  ) -> CGFloat {
    let identifier = reusable.identifier
    let pool = pool(in: tableView)
    let view = pool.view(
      "header or footer \(identifier)", make: { tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier) },
      reuse: { view in Measurement.with(view, in: tableView) { view.prepareForReuse() } })
    guard let view else { return 0 }
    return measuring {
      Measurement.with(view, in: tableView) {
        var height: CGFloat = 0
        UIView.performWithoutAnimation {
          pool.place(view, width: environment.width)
          fill(view)
          inspectFilled(type(of: view), ViewInspection(view), at: place)
          guard view.contentView.hasOwnConstraints else { return }
          height = view.fittingHeight(width: environment.width)
          guard height.isUsableHeight else { return }
          pool.willLayOut(view, height: height)
          inspectLayout(type(of: view), ViewInspection(view), in: pool, at: place)
        }
        return height
      }
    }
  }

  /// Keeps the heights of the table view's header and footer consistent with their constraints, at each width and text
  /// size.
  ///
  /// UIKit uses their frames. A view without constraints keeps its height.
  func fitTableHeaderAndFooter(of tableView: UITableView) {
    guard settings.headerView?.hasOwnConstraints == true || settings.footerView?.hasOwnConstraints == true else {
      return
    }
    // The pool notifies of changes of the width and the text size.
    _ = pool(in: tableView)
    fitTableHeaderAndFooter()
  }

  func fitTableHeaderAndFooter() {
    guard let tableView = pool?.superview as? UITableView, tableView.bounds.width > 0 else { return }
    if let view = settings.headerView, tableView.tableHeaderView === view, view.fitHeightByConstraints(to: tableView) {
      // The rows move only if the view is set again.
      tableView.tableHeaderView = view
    }
    if let view = settings.footerView, tableView.tableFooterView === view, view.fitHeightByConstraints(to: tableView) {
      tableView.tableFooterView = view
    }
  }
}

extension UIView {
  /// A Boolean value that indicates whether constraints inside the view can determine its height.
  var hasOwnConstraints: Bool {
    !constraints.isEmpty || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// Sets the height that the view's constraints determine.
  ///
  /// - Returns: A Boolean value that indicates whether it has changed; `false` for a view without constraints.
  fileprivate func fitHeightByConstraints(to tableView: UITableView) -> Bool {
    guard hasOwnConstraints else { return false }
    let width = tableView.bounds.width
    let height = fittingHeight(width: width)
    guard height.isUsableHeight, frame.size != CGSize(width: width, height: height) else { return false }
    frame.size = CGSize(width: width, height: height)
    return true
  }
}
