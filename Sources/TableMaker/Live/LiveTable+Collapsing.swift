import UIKit

// Collapsed sections: their rows are hidden items, and their headers stay.
extension LiveTable {
  /// Collapses or expands sections of a group.
  ///
  /// - Parameters:
  ///   - sections: The sections, or `nil` for all sections of the group, including later ones.
  ///   - animation: The animation of the rows, or `nil` for the section's own.
  func set(
    _ sections: [LiveSection]?, of group: SectionGroup, isCollapsed: Bool, animation: UpdateAnimation? = nil
  ) {
    guard let collapsed = group.collapsed else { return }
    // The source may not have been read since the search ended in this turn.
    if group.searched?.sharedQuery?.text.isEmpty == true { collapsed.isSearched = false }
    let all = sections ?? group.rows.map(\.section)
    let changed = all.filter { collapsed.isCollapsed($0) != isCollapsed }
    if let sections {
      for section in sections { _ = collapsed.set(section, isCollapsed: isCollapsed) }
      if changed.isEmpty { return }
    } else if !collapsed.setAll(all, isCollapsed: isCollapsed) {
      return
    }
    for section in changed { section.collapsingAnimation = animation }
    updates.toggledSections += changed
    if animation == UpdateAnimation.none { updates.request(.quiet) }
    treeDidChange(of: group)
  }

  /// Collapses or expands a section after a tap on its header.
  func toggle(_ rows: SectionRows) {
    guard rows.section.settings.collapsing.opensByTap, let group = group(of: rows) else { return }
    // The new state depends on the appearance of the section when the user tapped it.
    set([rows.section], of: group, isCollapsed: !rows.items.isCollapsed)
  }

  /// Expands a section that the user drops something on.
  ///
  /// - Parameter group: The section's group, or `nil` if it was removed.
  func expand(_ rows: SectionRows, in group: SectionGroup?) {
    if rows.items.isCollapsed, let group { set([rows.section], of: group, isCollapsed: false) }
  }

  /// Returns an anchor that keeps the header of a section in place that's collapsed or expanded, or `nil` if no such
  /// header is on screen, and at rest at the very top.
  func anchorOfToggledHeader(in tableView: UITableView, from old: Snapshot, to next: Snapshot) -> UpdateAnchor? {
    guard !updates.toggledSections.isEmpty, tableView.contentOffset.y > -tableView.adjustedContentInset.top else {
      return nil
    }
    let toggled = Set(updates.toggledSections.map(ObjectIdentifier.init))
    for (index, rows) in old.sections.enumerated() where toggled.contains(ObjectIdentifier(rows.section)) {
      guard index < tableView.numberOfSections,
        let after = next.sections.firstIndex(where: { $0.section === rows.section }),
        next.sections[after].items.isCollapsed != rows.items.isCollapsed
      else { continue }
      // In a plain table view, the header may float above its section's rows.
      let header = tableView.headerView(forSection: index)?.frame ?? tableView.rectForHeader(inSection: index)
      if let anchor = UpdateAnchor(ofHeader: after, at: header, in: tableView) { return anchor }
    }
    return nil
  }

  /// Records that the table view shows the new states of sections.
  func endToggling() {
    for section in updates.toggledSections { section.collapsingAnimation = nil }
    updates.toggledSections = []
  }
}
