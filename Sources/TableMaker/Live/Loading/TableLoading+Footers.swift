import UIKit

// The state of each list's next page appears below its last row: in the table view's footer view for the last list, and
// in its section's footer for any other.

extension LiveTable {
  /// Shows the state of each list's next page below its last row.
  ///
  /// - Returns: The announcements to make, by their views.
  func showPageFooters(in tableView: UITableView, for shown: [SectionGroup]) -> [ObjectIdentifier: String] {
    var announcements: [ObjectIdentifier: String] = [:]
    var hasTableFooter = false
    var below: [SectionGroup] = []
    var needsHeights = false
    // Without rows, the placeholder replaces these views.
    let hasRows = !snapshot.sections.allSatisfy(\.hasNothing)
    let last = groups.last { !$0.shownRows.isEmpty }
    for group in shown.reversed() where hasRows && group.settings.nextPages != nil && !group.isEndCollapsed {
      guard let list = group.content.source.loadingSources.lazy.compactMap({ $0 as? any PagingSource }).first else {
        continue
      }
      let section = snapshot.sections.last { $0.section.adapter == group.pattern.adapter }?.section
      let next = nextPage(of: list, in: group, isShown: section != nil)
      let texts = group.settings.listTexts.over(settings.listTexts)
      let load = loading(next, of: list)
      let pool = heightEngine.pool(in: tableView)
      let isBelowSection = section?.takesPageFooter == true && capabilities.contains(.viewForFooterInSection)
      // A view that's already below a section stays there. As the table view's footer, it would have another height and
      // move rows.
      let stays = isBelowSection && section?.pageFooter != nil && !next.isNone
      if !hasTableFooter, group === last && !stays || !isBelowSection,
        attachment.pageFooter.show(next, texts, in: tableView, pool, load: load)
      {
        hasTableFooter = true
        announcements[ObjectIdentifier(group)] = next.announcement(texts)
      } else if let section, isBelowSection, !next.isNone {
        let footers = attachment.sectionPageFooters
        if footers.show(next, texts, of: group, below: section, in: tableView, pool, load: load) {
          needsHeights = true
        }
        below.append(group)
        announcements[ObjectIdentifier(group)] = next.announcement(texts)
      }
    }
    if !hasTableFooter { attachment.pageFooter.hide(in: tableView, keepsCells: true) }
    if attachment.sectionPageFooters.hideAll(but: below) { needsHeights = true }
    if needsHeights { updateHeights(animated: true) }
    for group in below { restPageFooter(of: group, in: tableView) }
    return announcements
  }

  /// Moves the views below lists to the lists' last sections in another snapshot.
  func passPageFooters(to next: Snapshot) {
    guard loading.hasFooters else { return }
    attachment.sectionPageFooters.pass(in: groups) { group in
      next.sections.last { $0.section.adapter == group.pattern.adapter }?.section
    }
  }

  /// Returns the state of a list's next page or, for a list without rows next to other lists, the state of its first
  /// page.
  private func nextPage(of list: any PagingSource, in group: SectionGroup, isShown: Bool) -> NextPage {
    let isEmpty = group.showsNoItems
    switch (list.nextPage, list.listState) {
    case (_, .loading) where isEmpty: return .loading
    case (_, .failed(let error, _)) where isEmpty: return .failed(error)
    // The visible items come from a cache.
    case (.none, .failed(let error, .first)): return .failed(error)
    // A list of which only earlier pages were loaded has no end to show, but it can be empty.
    case (.exhausted, _) where isEmpty, (.none, .empty) where isEmpty, (.none, .exhausted) where isEmpty:
      return isShown ? .nothing : .none
    // The user reads a chat from its end, where nothing follows the newest message.
    case (.exhausted, _) where settings.scrollAnchor == .bottom: return .none
    case (.armed, _) where group.settings.nextPages == .manual: return .waiting
    case (let next, _): return next
    }
  }

  /// Returns the action for a tap: it repeats the failed load, or otherwise loads the next page.
  private func loading(_ next: NextPage, of list: any PagingSource) -> () -> Void {
    if case .failed = next, !list.nextPage.hasFailed, let retry = list.retrying { return retry }
    return { [weak list] in if let list { list.loadMore() } }
  }

  /// Sets the location of a section's footer, in a table view in which it floats.
  private func restPageFooter(of group: SectionGroup, in tableView: UITableView) {
    attachment.sectionPageFooters.rest(of: group) { [weak self, weak group, weak tableView] in
      guard let self, let group, let tableView, tableView.style == .plain,
        let index = snapshot.sections.lastIndex(where: { $0.section.adapter == group.pattern.adapter }),
        index < tableView.numberOfSections, let height = snapshot.sections[index].section.pageFooter?.height
      else { return nil }
      return tableView.rect(forSection: index).maxY - height
    }
  }
}

extension SectionGroup {
  /// A Boolean value that indicates whether no item of the source is visible. The row that adds an item doesn't count.
  var showsNoItems: Bool { shownRows.allSatisfy { $0.itemCount == 0 && $0.items.ownCount == 0 } }

  /// A Boolean value that indicates whether the last section is collapsed, so that nothing belongs below its rows.
  fileprivate var isEndCollapsed: Bool { shownRows.last?.items.isCollapsed ?? false }
}

extension LiveSection {
  /// A Boolean value that indicates whether the app shows nothing below the section's rows.
  var takesPageFooter: Bool { settings.footer.isNone && settings.footerTitle.isNone }
}

extension NextPage {
  /// A Boolean value that indicates whether there's nothing to show.
  var isNone: Bool { if case .none = self { true } else { false } }

  /// A Boolean value that indicates whether the next page itself failed to load.
  fileprivate var hasFailed: Bool { if case .failed = self { true } else { false } }

  /// Returns the announcement for assistive technologies when the state appears.
  @MainActor fileprivate func announcement(_ texts: ListTexts) -> String? {
    switch self {
    case .failed: texts[.failedPage]
    case .exhausted: texts[.endOfList]
    case .nothing: texts[.empty]
    default: nil
    }
  }
}
