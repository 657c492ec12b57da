import UIKit

extension TableDelegate {
  /// Returns a section's header view.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard live.capabilities.contains(.viewForHeaderInSection) else {
      let ask: ((UITableView, Int) -> UIView?)? = live.appDelegate.tableView(_:viewForHeaderInSection:)
      return live.running(.viewForHeaderInSection) { ask.flatMap { $0(tableView, section) } }
    }
    guard let rows = live.shownRows(section) else { return nil }
    return live.calls.asking(.header, in: rows.section) {
      rows.dequeue(.header, in: tableView) ?? rows.section.headerView
    }
  }

  /// Returns a section's footer view.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard live.capabilities.contains(.viewForFooterInSection) else {
      let ask: ((UITableView, Int) -> UIView?)? = live.appDelegate.tableView(_:viewForFooterInSection:)
      return live.running(.viewForFooterInSection) { ask.flatMap { $0(tableView, section) } }
    }
    guard let rows = live.shownRows(section) else { return nil }
    if let footer = rows.section.pageFooter { return footer.view }
    return live.calls.asking(.footer, in: rows.section) {
      rows.dequeue(.footer, in: tableView) ?? rows.section.footerView
    }
  }

  /// Returns the height of a section's header.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    guard live.capabilities.contains(.heightForHeaderInSection) else {
      let ask: ((UITableView, Int) -> CGFloat)? = live.appDelegate.tableView(_:heightForHeaderInSection:)
      return live.running(.heightForHeaderInSection) { ask?(tableView, section) ?? tableView.sectionHeaderHeight }
    }
    guard let rows = live.shownRows(section) else { return tableView.sectionHeaderHeight }
    live.loading.noteHeights()
    if case .fixed(let height) = rows.section.settings.headerHeight { return height }
    if let height = live.heightByItems(of: .header, rows) { return height }
    if let height = live.calls.asking(.header, in: rows.section, { rows.section.headerView?.ownHeight }) {
      return height
    }
    return live.heightEngine.height(of: .header, rows, in: tableView) ?? tableView.sectionHeaderHeight
  }

  /// Returns the height of a section's footer.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    guard live.capabilities.contains(.heightForFooterInSection) else {
      let ask: ((UITableView, Int) -> CGFloat)? = live.appDelegate.tableView(_:heightForFooterInSection:)
      return live.running(.heightForFooterInSection) { ask?(tableView, section) ?? tableView.sectionFooterHeight }
    }
    guard let rows = live.shownRows(section) else { return tableView.sectionFooterHeight }
    live.loading.noteHeights()
    if let footer = rows.section.pageFooter { return footer.height }
    if case .fixed(let height) = rows.section.settings.footerHeight { return height }
    if let height = live.heightByItems(of: .footer, rows) { return height }
    if let height = live.calls.asking(.footer, in: rows.section, { rows.section.footerView?.ownHeight }) {
      return height
    }
    if let height = live.heightEngine.height(of: .footer, rows, in: tableView) { return height }
    // If sections can have footer views, UIKit gives a footer of unknown height a few points.
    let hasNone = live.loading.hasFooters && tableView.style == .plain && rows.hasNothingBelow
    return hasNone && tableView.sectionFooterHeight < 0 ? 0 : tableView.sectionFooterHeight
  }

  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    let ask: ((UITableView, Int) -> CGFloat)? = live.appDelegate.tableView(_:estimatedHeightForHeaderInSection:)
    return live.running(.estimatedHeightForHeaderInSection) {
      ask?(tableView, section) ?? tableView.estimatedSectionHeaderHeight
    }
  }

  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    let ask: ((UITableView, Int) -> CGFloat)? = live.appDelegate.tableView(_:estimatedHeightForFooterInSection:)
    return live.running(.estimatedHeightForFooterInSection) {
      ask?(tableView, section) ?? tableView.estimatedSectionFooterHeight
    }
  }

  /// Calls the section's `onDisplayHeader`.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    if live.capabilities.contains(.willDisplayHeaderView) {
      return live.running(.willDisplayHeaderView) {
        guard let rows = live.shownRows(section) else { return }
        let section = rows.section
        live.prepareForTaps(view, .header, of: rows)
        if !section.settings.headerDisplayEnds.isEmpty { live.shownHeaders.note(section, in: view) }
        for body in section.settings.headerDisplayEvents { body(view) }
      }
    }
    let tell: ((UITableView, UIView, Int) -> Void)? = live.appDelegate.tableView(_:willDisplayHeaderView:forSection:)
    live.running(.willDisplayHeaderView) { tell?(tableView, view, section) }
  }

  /// Calls the section's `onDisplayFooter`.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    if live.capabilities.contains(.willDisplayFooterView) {
      return live.running(.willDisplayFooterView) {
        guard let rows = live.shownRows(section) else { return }
        let section = rows.section
        live.prepareForTaps(view, .footer, of: rows)
        if !section.settings.footerDisplayEnds.isEmpty { live.shownHeaders.note(section, in: view) }
        for body in section.settings.footerDisplayEvents { body(view) }
      }
    }
    let tell: ((UITableView, UIView, Int) -> Void)? = live.appDelegate.tableView(_:willDisplayFooterView:forSection:)
    live.running(.willDisplayFooterView) { tell?(tableView, view, section) }
  }

  /// Calls `onEndDisplayHeader` of the section that the view was shown for.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    if live.capabilities.contains(.didEndDisplayingHeaderView) {
      guard let section = live.shownHeaders.shown(in: view) else { return }
      live.shownHeaders.note(nil, in: view)
      return live.running(.didEndDisplayingHeaderView) {
        for body in section.settings.headerDisplayEnds { body(view) }
      }
    }
    let tell: ((UITableView, UIView, Int) -> Void)? = live.appDelegate.tableView(
      _:didEndDisplayingHeaderView:forSection:)
    live.running(.didEndDisplayingHeaderView) { tell?(tableView, view, section) }
  }

  /// Calls `onEndDisplayFooter` of the section that the view was shown for.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    if live.capabilities.contains(.didEndDisplayingFooterView) {
      guard let section = live.shownHeaders.shown(in: view) else { return }
      live.shownHeaders.note(nil, in: view)
      return live.running(.didEndDisplayingFooterView) {
        for body in section.settings.footerDisplayEnds { body(view) }
      }
    }
    let tell: ((UITableView, UIView, Int) -> Void)? = live.appDelegate.tableView(
      _:didEndDisplayingFooterView:forSection:)
    live.running(.didEndDisplayingFooterView) { tell?(tableView, view, section) }
  }
}
