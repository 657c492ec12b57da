public import UIKit

@_documentation(visibility: internal)
extension TableViewDataSource {
  /// Returns a section's title.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    guard capabilities.contains(.titleForHeaderInSection) else {
      let ask: ((UITableView, Int) -> String?)? = appDataSource.tableView(_:titleForHeaderInSection:)
      return running(.titleForHeaderInSection) { ask.flatMap { $0(tableView, section) } }
    }
    return shownRows(section)?.heading.title
  }

  /// Returns the text below a section.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    guard capabilities.contains(.titleForFooterInSection) else {
      let ask: ((UITableView, Int) -> String?)? = appDataSource.tableView(_:titleForFooterInSection:)
      return running(.titleForFooterInSection) { ask.flatMap { $0(tableView, section) } }
    }
    return shownRows(section)?.heading.footerTitle
  }

  /// Returns a section's header view.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard capabilities.contains(.viewForHeaderInSection) else {
      let ask: ((UITableView, Int) -> UIView?)? = appDelegate.tableView(_:viewForHeaderInSection:)
      return running(.viewForHeaderInSection) { ask.flatMap { $0(tableView, section) } }
    }
    guard let rows = shownRows(section) else { return nil }
    return calls.asking(.header, in: rows.section) { rows.dequeue(.header, in: tableView) ?? rows.section.headerView }
  }

  /// Returns a section's footer view.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard capabilities.contains(.viewForFooterInSection) else {
      let ask: ((UITableView, Int) -> UIView?)? = appDelegate.tableView(_:viewForFooterInSection:)
      return running(.viewForFooterInSection) { ask.flatMap { $0(tableView, section) } }
    }
    guard let rows = shownRows(section) else { return nil }
    if let footer = rows.section.pageFooter { return footer.view }
    return calls.asking(.footer, in: rows.section) { rows.dequeue(.footer, in: tableView) ?? rows.section.footerView }
  }

  /// Returns the height of a section's header.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    guard capabilities.contains(.heightForHeaderInSection) else {
      let ask: ((UITableView, Int) -> CGFloat)? = appDelegate.tableView(_:heightForHeaderInSection:)
      return running(.heightForHeaderInSection) { ask?(tableView, section) ?? tableView.sectionHeaderHeight }
    }
    guard let rows = shownRows(section) else { return tableView.sectionHeaderHeight }
    loading.noteHeights()
    if case .fixed(let height) = rows.section.settings.headerHeight { return height }
    if let height = heightByItems(of: .header, rows) { return height }
    if let height = calls.asking(.header, in: rows.section, { rows.section.headerView?.ownHeight }) { return height }
    return heightEngine.height(of: .header, rows, in: tableView) ?? tableView.sectionHeaderHeight
  }

  /// Returns the height of a section's footer.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    guard capabilities.contains(.heightForFooterInSection) else {
      let ask: ((UITableView, Int) -> CGFloat)? = appDelegate.tableView(_:heightForFooterInSection:)
      return running(.heightForFooterInSection) { ask?(tableView, section) ?? tableView.sectionFooterHeight }
    }
    guard let rows = shownRows(section) else { return tableView.sectionFooterHeight }
    loading.noteHeights()
    if let footer = rows.section.pageFooter { return footer.height }
    if case .fixed(let height) = rows.section.settings.footerHeight { return height }
    if let height = heightByItems(of: .footer, rows) { return height }
    if let height = calls.asking(.footer, in: rows.section, { rows.section.footerView?.ownHeight }) { return height }
    if let height = heightEngine.height(of: .footer, rows, in: tableView) { return height }
    // If sections can have footer views, UIKit gives a footer of unknown height a few points.
    let hasNone = loading.hasFooters && tableView.style == .plain && rows.hasNothingBelow
    return hasNone && tableView.sectionFooterHeight < 0 ? 0 : tableView.sectionFooterHeight
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    let ask: ((UITableView, Int) -> CGFloat)? = appDelegate.tableView(_:estimatedHeightForHeaderInSection:)
    return running(.estimatedHeightForHeaderInSection) {
      ask?(tableView, section) ?? tableView.estimatedSectionHeaderHeight
    }
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    let ask: ((UITableView, Int) -> CGFloat)? = appDelegate.tableView(_:estimatedHeightForFooterInSection:)
    return running(.estimatedHeightForFooterInSection) {
      ask?(tableView, section) ?? tableView.estimatedSectionFooterHeight
    }
  }

  /// Calls the section's `onDisplayHeader`.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    if capabilities.contains(.willDisplayHeaderView) {
      return running(.willDisplayHeaderView) {
        guard let section = shownRows(section)?.section else { return }
        if !section.settings.headerDisplayEnds.isEmpty { shownHeaders.note(section, in: view) }
        for body in section.settings.headerDisplayEvents { body(view) }
      }
    }
    let tell: ((UITableView, UIView, Int) -> Void)? = appDelegate.tableView(_:willDisplayHeaderView:forSection:)
    running(.willDisplayHeaderView) { tell?(tableView, view, section) }
  }

  /// Calls the section's `onDisplayFooter`.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    if capabilities.contains(.willDisplayFooterView) {
      return running(.willDisplayFooterView) {
        guard let section = shownRows(section)?.section else { return }
        if !section.settings.footerDisplayEnds.isEmpty { shownHeaders.note(section, in: view) }
        for body in section.settings.footerDisplayEvents { body(view) }
      }
    }
    let tell: ((UITableView, UIView, Int) -> Void)? = appDelegate.tableView(_:willDisplayFooterView:forSection:)
    running(.willDisplayFooterView) { tell?(tableView, view, section) }
  }

  /// Calls `onEndDisplayHeader` of the section that the view was shown for.
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    if capabilities.contains(.didEndDisplayingHeaderView) {
      guard let section = shownHeaders.shown(in: view) else { return }
      shownHeaders.note(nil, in: view)
      return running(.didEndDisplayingHeaderView) {
        for body in section.settings.headerDisplayEnds { body(view) }
      }
    }
    let tell: ((UITableView, UIView, Int) -> Void)? = appDelegate.tableView(_:didEndDisplayingHeaderView:forSection:)
    running(.didEndDisplayingHeaderView) { tell?(tableView, view, section) }
  }

  /// Calls `onEndDisplayFooter` of the section that the view was shown for.
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    if capabilities.contains(.didEndDisplayingFooterView) {
      guard let section = shownHeaders.shown(in: view) else { return }
      shownHeaders.note(nil, in: view)
      return running(.didEndDisplayingFooterView) {
        for body in section.settings.footerDisplayEnds { body(view) }
      }
    }
    let tell: ((UITableView, UIView, Int) -> Void)? = appDelegate.tableView(_:didEndDisplayingFooterView:forSection:)
    running(.didEndDisplayingFooterView) { tell?(tableView, view, section) }
  }

  private func shownRows(_ section: Int) -> SectionRows? {
    snapshot.contains(section) ? snapshot.sections[section] : nil
  }

  /// Returns the height from `headerHeights` or `footerHeights`, if they provide a valid one.
  private func heightByItems(of kind: SupplementaryKind, _ rows: SectionRows) -> CGFloat? {
    guard
      let height = calls.asking(kind == .header ? .header : .footer, in: rows.section, { rows.items.height(of: kind) })
    else {
      return nil
    }
    if height.isUsableHeight { return height }
    if rows.section.isFirst(kind == .header ? .headerHeight : .footerHeight) {
      reporter.report(
        .invalidHeight(kind == .header ? .header : .footer, value: height, row: nil, at: rows.section.settings.place))
    }
    return nil
  }
}

extension SectionRows {
  /// A Boolean value that indicates whether the section has neither a view nor a text below its rows.
  fileprivate var hasNothingBelow: Bool { section.settings.footer.isNone && heading.footerTitle == nil }

  /// Returns a configured view of a reusable class, or `nil` for any other kind.
  fileprivate func dequeue(_ kind: SupplementaryKind, in tableView: UITableView) -> UIView? {
    guard case .reusable(let reusable) = section.settings.view(kind),
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: reusable.identifier)
    else { return nil }
    fill(view, as: kind)
    return view
  }
}

extension UIView {
  /// The view's own height, or `nil` if it has none.
  fileprivate var ownHeight: CGFloat? { frame.height > 0 ? frame.height : nil }
}
