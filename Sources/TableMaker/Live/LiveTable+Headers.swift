import UIKit

extension LiveTable {
  func shownRows(_ section: Int) -> SectionRows? {
    snapshot.contains(section) ? snapshot.sections[section] : nil
  }

  /// Returns the height from `headerHeights` or `footerHeights`, if they provide a valid one.
  func heightByItems(of kind: SupplementaryKind, _ rows: SectionRows) -> CGFloat? {
    guard
      let height = calls.asking(kind == .header ? .header : .footer, in: rows.section, { rows.items.height(of: kind) })
    else {
      return nil
    }
    if height.isUsableHeight { return height }
    if rows.section.isFirst(kind == .header ? .headerHeight : .footerHeight) {
      reporter.report(
        .invalidHeight(kind == .header ? .header : .footer, value: height, row: nil, at: rows.section.settings.location)
      )
    }
    return nil
  }
}

extension SectionRows {
  /// A Boolean value that indicates whether the section has neither a view nor a text below its rows.
  var hasNothingBelow: Bool { section.settings.footer.isNone && heading.footerTitle == nil }

  /// Returns a configured view of a reusable class, or `nil` for any other kind.
  func dequeue(_ kind: SupplementaryKind, in tableView: UITableView) -> UIView? {
    guard case .reusable(let reusable) = section.settings.view(kind),
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: reusable.identifier)
    else { return nil }
    fill(view, as: kind)
    return view
  }
}

extension UIView {
  /// The view's own height, or `nil` if it has none.
  var ownHeight: CGFloat? { frame.height > 0 ? frame.height : nil }
}
