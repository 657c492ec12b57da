import UIKit

/// Loads the pages of a table view's lists, and shows their states.
///
/// It checks them in the next turn of the main actor after an update, a change of state, or a scroll. The check
/// therefore sees the latest state, and never changes the table view during a layout.
@MainActor final class TableLoading: StateObserver {
  weak var owner: LiveTable?
  /// The groups that have sources with states, or that show a placeholder.
  fileprivate var groups: [SectionGroup] = []
  /// The lists with a position that the table view must scroll to.
  private var restored: [any PlacedList] = []
  /// A Boolean value that indicates whether pages load automatically near an end.
  private(set) var loadsPages = false
  /// A Boolean value that indicates whether a check is due.
  private(set) var isLooking = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// A Boolean value that indicates whether the user has scrolled since the last check.
  var isMoved = false
  /// A Boolean value that indicates whether the table view has scrolled with rows, by the user or in code.
  ///
  /// Before that, a list that begins with a later page doesn't load the previous one, although its start is visible.
  private(set) var hasScrolled = false
  /// A Boolean value that indicates whether an earlier page was requested while the user pulls at the very top.
  ///
  /// It's `false` again when the table view rests.
  var hasAskedInPull = false
  /// A Boolean value that indicates whether an update has hidden the placeholder since the last check.
  fileprivate var hasHiddenPlaceholder = false
  /// A Boolean value that indicates whether sections may have footers with the states of next pages.
  private(set) var hasFooters = false
  /// The number of earlier pages of each list that the table view shows.
  private var earlierPages: [ObjectIdentifier: Int] = [:]
  private var announced: [ObjectIdentifier: String] = [:]
  /// Observes when the table view enters a window, because no pages load outside of one.
  private var watcher: ReturnWatcher?

  /// Starts to observe the states of a group's sources.
  func observe(_ group: SectionGroup) {
    let sources = group.content.source.loadingSources
    for source in sources { source.stateObservers.add(self) }
    for (list, keeper) in group.content.source.keepers {
      keeper.add(self)
      if list.hasRestoredPlace { placeDidRestore(of: list) }
    }
    guard !sources.isEmpty || group.settings.placeholder != nil || group.settings.listTexts.saysEmpty else { return }
    groups.append(group)
    if group.settings.nextPages == .automatic { loadsPages = true }
    if group.settings.nextPages != nil { hasFooters = true }
    if let tableView = owner?.tableView { enter(tableView) }
  }

  /// Follows a table view that shows the groups, if any of them has something to load.
  func enter(_ tableView: UITableView) {
    guard watcher == nil, !groups.isEmpty || !restored.isEmpty else { return }
    watcher = ReturnWatcher(in: tableView, hasBeenInWindow: true) { [weak self] in self?.lookLater() }
  }

  func leave() {
    watcher?.removeFromSuperview()
    watcher = nil
  }

  func stateDidChange() { lookLater() }

  func placeDidRestore(of list: any PlacedList) {
    if !restored.contains(where: { $0 === list }) { restored.append(list) }
    if let tableView = owner?.tableView { enter(tableView) }
    lookLater()
  }

  /// Records that the table view has scrolled.
  func noteScroll(of scrollView: UIScrollView) {
    if !hasScrolled, let owner, owner.snapshot.sections.contains(where: { $0.itemCount > 0 }) { hasScrolled = true }
    if scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating { isMoved = true }
    lookLater()
  }

  /// Records that heights are read, which may differ from the earlier ones.
  ///
  /// The ends of lists, and the placeholder, may then have another location.
  func noteHeights() {
    guard !groups.isEmpty else { return }
    if loadsPages || hasFooters || owner?.attachment.placeholder.text != nil { lookLater() }
  }

  /// Checks the pages in the next turn of the main actor, once for all reasons of this turn.
  func lookLater() {
    guard !isLooking, !groups.isEmpty || !restored.isEmpty || owner?.settings.saysEmpty == true else { return }
    isLooking = true
    Task { @MainActor [weak self] in
      guard let self else { return }
      isLooking = false
      owner?.lookForPages()
      let waiting = waiting
      self.waiting = []
      for continuation in waiting { continuation.resume() }
    }
  }

  /// Waits for the check, if one is due.
  func looked() async {
    if isLooking { await withCheckedContinuation { waiting.append($0) } }
  }

  /// Scrolls to the positions of lists when the table view shows their items.
  fileprivate func takeRestored(in tableView: UITableView) {
    guard let owner, !restored.isEmpty, tableView.window != nil, tableView.bounds.height > 0,
      !owner.updates.isShowing
    else { return }
    restored.removeAll { list in
      // The items of the list may still be loading.
      guard list.hasRestoredPlace, !isMoved else {
        list.forgetRestoredPlace()
        return true
      }
      let isShown = owner.snapshot.sections.contains { $0.itemCount > 0 && owner.shows(list, in: $0.section) }
      guard isShown else { return false }
      owner.takeRestoredPlace(of: list, in: tableView)
      return true
    }
  }

  /// Records the earlier pages of lists; returns `false` if no list has a new one since the last update.
  func takeEarlierPages() -> Bool {
    var isNew = false
    for list in groups.lazy.flatMap(\.content.source.loadingSources).compactMap({ $0 as? any PagingSource }) {
      let (list, count) = list.earlierPages
      let known = earlierPages.updateValue(count, forKey: list)
      // After a reload, a list has fewer.
      if let known, known < count { isNew = true }
    }
    return isNew
  }

  /// Announces texts that have appeared to assistive technologies, once each.
  ///
  /// - Parameter texts: All visible texts, by their views.
  func announce(_ texts: [ObjectIdentifier: String]) {
    let new = texts.filter { announced[$0.key] != $0.value }
    announced = texts
    for text in new.values.sorted() { UIAccessibility.post(notification: .announcement, argument: text) }
  }
}

extension LiveTable {
  /// Loads the pages that the user is about to see, and shows the states of the lists.
  fileprivate func lookForPages() {
    guard !isAnswering, !updates.isApplying, !updates.isBatchOpen else {
      return loading.lookLater()
    }
    guard let tableView = ownTable() else { return }
    defer { loading.isMoved = false }
    // Sections may have been removed or moved.
    loading.groups = loading.groups.filter { index(of: $0) != nil }.sorted {
      (index(of: $0) ?? 0) < (index(of: $1) ?? 0)
    }
    let shown = loading.groups.filter { !$0.isHidden }
    for group in shown {
      let sources = group.content.source.loadingSources
      // A list below a remote search that has begun with results is shown from now on.
      for source in sources { source.stateObservers.add(loading) }
      if group.settings.firstPage == .automatic {
        for source in sources { source.loadFirst() }
      }
      restorePlaces(of: sources, in: group, tableView)
      guard group.settings.nextPages == .automatic,
        let list = sources.lazy.compactMap({ $0 as? any PagingSource }).first
      else { continue }
      loadPages(of: list, in: group, tableView)
    }
    loading.takeRestored(in: tableView)
    var texts: [ObjectIdentifier: String] = [:]
    showFooters(in: tableView) {
      keepPlace(in: tableView) {
        let (background, footer) = (tableView.backgroundView, tableView.tableFooterView)
        let height = footer?.bounds.height
        let hasHiddenPlaceholder = loading.hasHiddenPlaceholder
        loading.hasHiddenPlaceholder = false
        showPlaceholder(in: tableView, for: shown)
        texts = showPageFooters(in: tableView, for: shown)
        return hasHiddenPlaceholder || tableView.backgroundView !== background || tableView.tableFooterView !== footer
          || footer?.bounds.height != height
      }
    }
    texts[ObjectIdentifier(attachment.placeholder)] = attachment.placeholder.text
    loading.announce(texts)
  }

  /// Scrolls to the saved positions of lists when the table view has their rows.
  private func restorePlaces(of sources: [any LoadingSource], in group: SectionGroup, _ tableView: UITableView) {
    guard tableView.window != nil, tableView.bounds.height > 0, !group.isStale, !updates.isShowing else {
      return
    }
    for case let list as any PagingSource in sources { takeRestoredPlace(of: list, in: tableView) }
  }

  /// Loads the next page of a list if its end is less than a screen away, and the previous page near its start.
  ///
  /// The start counts as near if it's on screen, or if the user scrolls up to less than a screen from it.
  private func loadPages(of list: any PagingSource, in group: SectionGroup, _ tableView: UITableView) {
    guard tableView.window != nil, tableView.bounds.height > 0 else { return }
    // The table view doesn't show all items of the list yet, so the list would seem to end too early. The next check
    // follows when it does.
    guard !group.isStale, !updates.isShowing else { return }
    let indices = snapshot.sections.indices.filter { snapshot.sections[$0].section.adapter == group.pattern.adapter }
    // The end of a collapsed section isn't the end of its rows.
    if let last = indices.last, snapshot.sections[last].items.isCollapsed { return }
    guard let first = indices.first, let last = indices.last else {
      // A search may have hidden all items of the loaded pages.
      if case .armed = list.nextPage { list.loadMore() }
      return
    }
    let visible = tableView.bounds.inset(by: tableView.adjustedContentInset)
    // Past the end of a list, the user looks at other lists. Its pages would appear above the visible rows, and each
    // would load the next one without end.
    let end = tableView.rectForFooter(inSection: last).minY
    let isAhead = end > visible.minY || group.showsNoItems
    if case .armed = list.nextPage, isAhead, end < visible.maxY + visible.height { list.loadMore() }
    // The start leaves the screen when the previous page is inserted, because the visible rows stay in place.
    let header = tableView.rectForHeader(inSection: first)
    // In a plain table view, the padding above a header doesn't belong to the list.
    let start = header.height > 0 ? header.minY : tableView.rect(forSection: first).minY
    let isSeen = loading.hasScrolled && start > visible.minY - tableView.halfPixel && start < visible.maxY
    let isNear = loading.isMoved && start > visible.minY - visible.height
    // While the user pulls at the very top, and during the bounce, the content can't move away, so that each page would
    // load the previous one.
    let isHeld = tableView.isTracking || tableView.isDecelerating
    if !isHeld { loading.hasAskedInPull = false }
    guard isSeen || isNear else { return }
    let isPulled = isHeld && tableView.contentOffset.y <= -tableView.adjustedContentInset.top + tableView.halfPixel
    // A page that failed is requested again by the user's next pull, not by the one during which it failed.
    if isPulled, case .loading(.previous) = list.listState { loading.hasAskedInPull = true }
    guard list.loadsPreviousByItself || isPulled && list.hasFailedBackwards else { return }
    if isPulled {
      if loading.hasAskedInPull { return }
      loading.hasAskedInPull = true
    }
    list.loadPrevious()
  }

  /// Shows the reason why the table view has no rows.
  private func showPlaceholder(in tableView: UITableView, for shown: [SectionGroup]) {
    let location = attachment.placeholder
    guard !attachment.noResults.isShown, snapshot.sections.allSatisfy(\.hasNothing) else {
      return location.hide(in: tableView)
    }
    let all = shown.flatMap { group in group.content.source.loadingSources.map { (source: $0, group: group) } }
    // A search elsewhere that shows its list has no state of its own.
    let sources = all.filter { ($0.source as? any FetchingSource)?.showsList != true }
    let known =
      sources.first { $0.source.listState.error != nil } ?? sources.first { $0.source.listState.isLoading }
      ?? sources.first
    let custom = known?.group.settings.placeholder ?? shown.lazy.compactMap(\.settings.placeholder).first
    let body = custom ?? settings.placeholder
    let telling = shown.first { $0.settings.listTexts.saysEmpty }
    // Without a state, TableMaker only knows that the table view is empty.
    let isTold = body != nil || telling != nil || settings.saysEmpty
    guard let state = known?.source.listState ?? (isTold ? .empty : nil) else { return location.hide(in: tableView) }
    let retry = known?.source.retrying
    let look = look(of: (known?.group ?? telling ?? shown.first)?.settings, in: tableView)
    calls.asking(.placeholder) { location.show(state.ofNothing, in: tableView, look, body, retry: retry) }
  }

  /// Hides the placeholder if the table view has rows now, so that no frame shows both.
  func hidePlaceholderIfNeeded() {
    guard attachment.placeholder.isShown, !snapshot.sections.allSatisfy(\.hasNothing), let tableView = ownTable() else {
      return
    }
    attachment.placeholder.hide(in: tableView)
    loading.hasHiddenPlaceholder = true
  }

  /// Returns the contents of the standard placeholder for a section.
  private func look(of section: SectionSettings?, in tableView: UITableView) -> Placeholder.Look {
    let heights = [
      section?.rowHeight.points, settings.rowHeight, section?.estimatedRowHeight, settings.estimatedRowHeight,
    ]
    return Placeholder.Look(
      texts: section?.listTexts.over(settings.listTexts) ?? settings.listTexts,
      skeletonRows: section?.skeletonRows ?? settings.skeletonRows ?? 0,
      rowHeight: heights.lazy.compactMap { $0 }.first { $0 > 0 } ?? max(60, tableView.rowHeight))
  }
}

extension ListTexts {
  /// A Boolean value that indicates whether the app replaces the text for an empty list.
  fileprivate var saysEmpty: Bool { replaced[.empty] != nil }
}

extension TableSettings {
  /// A Boolean value that indicates whether an empty list shows a placeholder in the whole table view.
  fileprivate var saysEmpty: Bool { placeholder != nil || listTexts.saysEmpty }
}

extension ListState {
  /// The state for a list without visible items.
  fileprivate var ofNothing: ListState {
    switch self {
    case .loaded, .exhausted: .empty
    default: self
    }
  }
}
