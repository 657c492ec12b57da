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
    let (question, location) = (kind == .header ? Question.header : .footer, section.settings.location)
    let key = store.key(of: kind == .header ? section.headerToken : section.footerToken)
    if let pixels = store.pixels(for: key) { return pixels > 0 ? environment.points(pixels) : nil }
    let height =
      if let own = reusable.ownHeight {
        calls.asking(question, in: section) { own(environment.width, tableView.traitCollection) }
      } else {
        fittingHeight(of: reusable, environment, at: location, in: tableView) { view in
          calls.asking(question, in: section) { rows.fill(view, as: kind) }
        }
      }
    if !height.isUsableHeight, inspections.isFirst(.height, reusable.viewClass) {
      let name = String(describing: reusable.viewClass)
      reporter.report(.invalidMeasurement(cell: name, value: height, row: nil, used: nil, at: location))
    }
    let pixels = height.isUsableHeight ? environment.pixels(height) : 0
    store.keep(pixels, for: key)
    return pixels > 0 ? environment.points(pixels) : nil
  }

  /// Returns the fitting height of a reusable view after it's filled; zero if it has no constraints.
  private func fittingHeight(
    of reusable: ReusableSupplementaryView, _ environment: LayoutEnvironment, at location: CallSite,
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
          inspectFilled(type(of: view), ViewInspection(view), at: location)
          guard view.contentView.hasOwnConstraints else { return }
          height = view.fittingHeight(width: environment.width)
          guard height.isUsableHeight else { return }
          pool.willLayOut(view, height: height)
          inspectLayout(type(of: view), ViewInspection(view), in: pool, at: location)
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

  func fitTableHeaderAndFooter() { fit(unfitTableViews()) }

  /// Returns the table view's header and footer, if their constraints determine other sizes than they have.
  func unfitTableViews() -> [(view: UIView, size: CGSize)] {
    guard let tableView = pool?.superview as? UITableView, tableView.bounds.width > 0 else { return [] }
    let views = [(settings.headerView, tableView.tableHeaderView), (settings.footerView, tableView.tableFooterView)]
    return views.compactMap { own, shown in
      guard let own, own === shown, let size = own.sizeByConstraints(in: tableView), own.frame.size != size else {
        return nil
      }
      return (own, size)
    }
  }

  /// Gives the table view's header and footer their sizes, in the group of updates that moves the rows.
  ///
  /// - Parameter animated: A Boolean value that indicates whether to animate the views inside them.
  func fit(_ views: [(view: UIView, size: CGSize)], animated: Bool = false) {
    guard !views.isEmpty, let tableView = pool?.superview as? UITableView else { return }
    let change = {
      for (view, size) in views {
        view.frame.size = size
        if animated { view.layoutIfNeeded() }
      }
    }
    if animated { UIView.animateResponsively(for: 0.3, change) } else { change() }
    for (view, _) in views {
      // The rows move only if the view is set again.
      let isHeader = tableView.tableHeaderView === view
      if isHeader { tableView.tableHeaderView = view } else { tableView.tableFooterView = view }
    }
  }
}

extension UIView {
  /// A Boolean value that indicates whether constraints inside the view can determine its height.
  var hasOwnConstraints: Bool {
    !constraints.isEmpty || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// Returns the size that the view's constraints determine, or `nil` for a view without constraints.
  fileprivate func sizeByConstraints(in tableView: UITableView) -> CGSize? {
    guard hasOwnConstraints else { return nil }
    let width = tableView.bounds.width
    // The margins of the table view that reach into the view depend on its width.
    if frame.width != width { frame.size.width = width }
    let height = fittingHeight(width: width)
    return height.isUsableHeight ? CGSize(width: width, height: height) : nil
  }
}
