import UIKit

// Below the last row of each list stands where its next page stands: in the table's footer view for the list that ends the table, in its
// section's for any other.

extension TableViewDataSource {
  /// Shows below the last row of each list where its next page stands.
  ///
  /// - Returns: What is to be said when it appears, by what says it.
  func showPageFooters(in tableView: UITableView, for shown: [SectionGroup]) -> [ObjectIdentifier: String] {
    var announcements: [ObjectIdentifier: String] = [:]
    var hasTableFooter = false
    var below: [SectionGroup] = []
    var needsHeights = false
    // In place of rows that are not there stands the placeholder.
    let hasRows = snapshot.sections.contains { $0.count > 0 }
    let last = groups.last { !$0.shownRows.isEmpty }
    for group in shown.reversed() where hasRows && group.settings.nextPages != nil {
      guard let list = group.content.loadingSources.lazy.compactMap({ $0 as? any PagingSource }).first else { continue }
      let section = snapshot.sections.last { $0.section.adapter == group.pattern.adapter }?.section
      let next = nextPage(of: list, in: group, isShown: section != nil)
      let texts = group.settings.listTexts.over(settings.listTexts)
      let load = loading(next, of: list)
      let pool = heightEngine.pool(in: tableView)
      let isBelowSection = section?.takesPageFooter == true && capabilities.contains(.viewForFooterInSection)
      // What stands below a section already stays there: as the table's it would come with another height, and move rows.
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

  /// Has what stands below a list stand below the last section that it has in another snapshot.
  func passPageFooters(to next: Snapshot) {
    guard loading.hasFooters else { return }
    attachment.sectionPageFooters.pass(in: groups) { group in
      next.sections.last { $0.section.adapter == group.pattern.adapter }?.section
    }
  }

  /// Where the next page of a list stands; of a list without rows beside others, where its first one does.
  private func nextPage(of list: any PagingSource, in group: SectionGroup, isShown: Bool) -> NextPage {
    let isEmpty = group.showsNoItems
    switch (list.nextPage, list.listState) {
    case (_, .loading) where isEmpty: return .loading
    case (_, .failed(let error, _)) where isEmpty: return .failed(error)
    // What is shown is from a cache.
    case (.none, .failed(let error, .first)): return .failed(error)
    case (.exhausted, _) where isEmpty: return isShown ? .nothing : .none
    case (.armed, _) where group.settings.nextPages == .byHand: return .waiting
    case (let next, _): return next
    }
  }

  /// What a tap on what is shown does: it asks again for what it says has failed, and else for the next page.
  private func loading(_ next: NextPage, of list: any PagingSource) -> () -> Void {
    if case .failed = next, !list.nextPage.hasFailed, let retry = list.retrying { return retry }
    return { [weak list] in if let list { list.loadMore() } }
  }

  /// Says where a section's footer belongs, in a table in which it floats.
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
  /// Whether nothing of its source is shown: the row that adds an item is none of it.
  var showsNoItems: Bool { shownRows.allSatisfy { $0.itemCount == 0 } }
}

extension LiveSection {
  /// Whether there is nothing of the app's own below its rows.
  var takesPageFooter: Bool {
    settings.footer.isNone && settings.footerTitle == nil && settings.footerText == nil && !settings.hasFooterTitles
  }
}

extension NextPage {
  /// Whether there is nothing to say.
  var isNone: Bool { if case .none = self { true } else { false } }

  /// Whether it is the next page itself that could not be loaded.
  fileprivate var hasFailed: Bool { if case .failed = self { true } else { false } }

  /// What an assistive technology says when it appears.
  @MainActor fileprivate func announcement(_ texts: ListTexts) -> String? {
    switch self {
    case .failed: texts[.failedPage]
    case .exhausted: texts[.endOfList]
    case .nothing: texts[.empty]
    default: nil
    }
  }
}
