import UIKit

/// Has the pages of a table's lists loaded, and shows where they stand.
///
/// It looks in the next turn of the main actor after anything that could matter: an update, another state, a scroll. What it finds
/// then is up to date, and it never changes the table in the middle of a layout.
@MainActor final class TableLoading: StateObserver {
  weak var owner: TableViewDataSource?
  /// The groups that have sources with states, or say something of them.
  fileprivate var groups: [SectionGroup] = []
  /// Whether pages are loaded ahead of an end.
  private(set) var loadsPages = false
  /// True while a look is due.
  private(set) var isLooking = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Whether the user has scrolled since it looked last.
  var isMoved = false
  /// True after the first scroll with rows, by the user or in code: a list that is shown from a later page on begins there.
  private(set) var hasScrolled = false
  /// True from the first request for an earlier page while the user pulls at the very top, until the table view rests.
  var hasAskedInPull = false
  /// Whether sections may have footers that say where their lists' next pages stand.
  private(set) var hasFooters = false
  /// The number of earlier pages that the table shows of each list.
  private var earlierPages: [ObjectIdentifier: Int] = [:]
  private var announced: [ObjectIdentifier: String] = [:]
  /// Hears when the table comes into a window: outside of one no pages are loaded.
  private var watcher: ReturnWatcher?

  /// Starts to observe the states of a group's sources.
  func observe(_ group: SectionGroup) {
    let sources = group.content.loadingSources
    for source in sources { source.stateObservers.add(self) }
    guard !sources.isEmpty || group.settings.placeholder != nil || group.settings.listTexts.saysEmpty else { return }
    groups.append(group)
    if group.settings.nextPages == .byItself { loadsPages = true }
    if group.settings.nextPages != nil { hasFooters = true }
    if let tableView = owner?.tableView { enter(tableView) }
  }

  /// Follows a table that shows the groups, if any of them has something to load.
  func enter(_ tableView: UITableView) {
    guard watcher == nil, !groups.isEmpty else { return }
    watcher = ReturnWatcher(in: tableView, hasBeenInWindow: true) { [weak self] in self?.lookLater() }
  }

  func leave() {
    watcher?.removeFromSuperview()
    watcher = nil
  }

  func stateDidChange() { lookLater() }

  /// Notes that the table has scrolled.
  func noteScroll(of scrollView: UIScrollView) {
    if !hasScrolled, let owner, owner.snapshot.sections.contains(where: { $0.itemCount > 0 }) { hasScrolled = true }
    if scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating { isMoved = true }
    lookLater()
  }

  /// Notes that heights are asked for, which may not be those that were estimated, or were before: ends of lists lie elsewhere by them, and
  /// so does what stands in place of rows.
  func noteHeights() {
    guard !groups.isEmpty else { return }
    if loadsPages || hasFooters || owner?.attachment.placeholder.text != nil { lookLater() }
  }

  /// Looks in the next turn of the main actor, once for all reasons of this one.
  func lookLater() {
    guard !isLooking, !groups.isEmpty || owner?.settings.saysEmpty == true else { return }
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

  /// Waits until it has looked, if it is about to.
  func looked() async {
    if isLooking { await withCheckedContinuation { waiting.append($0) } }
  }

  /// Notes the earlier pages of lists; false if no list has got one since the last update.
  func takeEarlierPages() -> Bool {
    var isNew = false
    for list in groups.lazy.flatMap(\.content.loadingSources).compactMap({ $0 as? any PagingSource }) {
      let (list, count) = list.earlierPages
      let known = earlierPages.updateValue(count, forKey: list)
      if let known, known != count { isNew = true }
    }
    return isNew
  }

  /// Has an assistive technology say texts that have appeared, once each.
  ///
  /// - Parameter texts: All that are shown, by what shows them.
  func announce(_ texts: [ObjectIdentifier: String]) {
    let new = texts.filter { announced[$0.key] != $0.value }
    announced = texts
    for text in new.values.sorted() { UIAccessibility.post(notification: .announcement, argument: text) }
  }
}

extension TableViewDataSource {
  /// Has loaded what the user is about to see, and shows where the lists stand.
  fileprivate func lookForPages() {
    guard !isAnswering, !updates.scheduler.isApplying, !updates.scheduler.isBatchOpen else {
      return loading.lookLater()
    }
    guard let tableView = ownTable() else { return }
    defer { loading.isMoved = false }
    // Sections may have been removed, or moved.
    loading.groups = loading.groups.filter { index(of: $0) != nil }.sorted {
      (index(of: $0) ?? 0) < (index(of: $1) ?? 0)
    }
    let shown = loading.groups.filter { !$0.isHidden }
    for group in shown {
      let sources = group.content.loadingSources
      if group.settings.firstPage == .byItself {
        for source in sources { source.loadFirst() }
      }
      restorePlaces(of: sources, in: group, tableView)
      guard group.settings.nextPages == .byItself, let list = sources.lazy.compactMap({ $0 as? any PagingSource }).first
      else { continue }
      loadPages(of: list, in: group, tableView)
    }
    var texts: [ObjectIdentifier: String] = [:]
    keepPlace(in: tableView) {
      let (background, footer) = (tableView.backgroundView, tableView.tableFooterView)
      let height = footer?.bounds.height
      showPlaceholder(in: tableView, for: shown)
      texts = showPageFooters(in: tableView, for: shown)
      return tableView.backgroundView !== background || tableView.tableFooterView !== footer
        || footer?.bounds.height != height
    }
    texts[ObjectIdentifier(attachment.placeholder)] = attachment.placeholder.text
    loading.announce(texts)
  }

  /// Scrolls to where lists were when they were saved, once the table has their rows.
  private func restorePlaces(of sources: [any LoadingSource], in group: SectionGroup, _ tableView: UITableView) {
    guard tableView.window != nil, tableView.bounds.height > 0, !group.isStale, !updates.scheduler.isShowing else {
      return
    }
    for case let list as any PagingSource in sources { takeRestoredPlace(of: list, in: tableView) }
  }

  /// Loads the next page of a list where its end is less than a screen away, and the one before where its start is on screen, or the user
  /// scrolls up to less than a screen from it.
  private func loadPages(of list: any PagingSource, in group: SectionGroup, _ tableView: UITableView) {
    guard tableView.window != nil, tableView.bounds.height > 0 else { return }
    // The table has not got yet what the list has: it would seem to end too early. It is looked at again when it has.
    guard !group.isStale, !updates.scheduler.isShowing else { return }
    let indices = snapshot.sections.indices.filter { snapshot.sections[$0].section.adapter == group.pattern.adapter }
    guard let first = indices.first, let last = indices.last else {
      // A search may have left nothing of the pages that are here.
      if case .armed = list.nextPage { list.loadMore() }
      return
    }
    let visible = tableView.bounds.inset(by: tableView.adjustedContentInset)
    // Past the end of a list others are looked at: its pages would come above what is seen, and lead to the next ones, without end.
    let end = tableView.rectForFooter(inSection: last).minY
    let isAhead = end > visible.minY || group.showsNoItems
    if case .armed = list.nextPage, isAhead, end < visible.maxY + visible.height { list.loadMore() }
    // The start leaves the screen with the page before it, since what the user sees stays there.
    let header = tableView.rectForHeader(inSection: first)
    // The space that a plain table leaves above a header is not the list's.
    let start = header.height > 0 ? header.minY : tableView.rect(forSection: first).minY
    let isSeen = loading.hasScrolled && start > visible.minY - tableView.halfPixel && start < visible.maxY
    let isNear = loading.isMoved && start > visible.minY - visible.height
    // A pull at the very top, and the bounce after it, hold the content there: one page would lead to the next.
    let isHeld = tableView.isTracking || tableView.isDecelerating
    if !isHeld { loading.hasAskedInPull = false }
    guard list.loadsPreviousByItself, isSeen || isNear else { return }
    if isHeld, tableView.contentOffset.y <= -tableView.adjustedContentInset.top + tableView.halfPixel {
      if loading.hasAskedInPull { return }
      loading.hasAskedInPull = true
    }
    list.loadPrevious()
  }

  /// Says in place of rows that there are none why that is so.
  private func showPlaceholder(in tableView: UITableView, for shown: [SectionGroup]) {
    let place = attachment.placeholder
    guard !attachment.noResults.isShown, snapshot.sections.allSatisfy({ $0.count == 0 }) else {
      return place.hide(in: tableView)
    }
    let sources = shown.flatMap { group in group.content.loadingSources.map { (source: $0, group: group) } }
    let known =
      sources.first { $0.source.listState.error != nil } ?? sources.first { $0.source.listState.isLoading }
      ?? sources.first
    let custom = known?.group.settings.placeholder ?? shown.lazy.compactMap(\.settings.placeholder).first
    let body = custom ?? settings.placeholder
    let telling = shown.first { $0.settings.listTexts.saysEmpty }
    // Without states all that is known is that there is nothing.
    let isTold = body != nil || telling != nil || settings.saysEmpty
    guard let state = known?.source.listState ?? (isTold ? .empty : nil) else { return place.hide(in: tableView) }
    let retry = known?.source.retrying
    let look = look(of: (known?.group ?? telling ?? shown.first)?.settings, in: tableView)
    asking(.placeholder) { place.show(state.ofNothing, in: tableView, look, body, retry: retry) }
  }

  /// How the package's own placeholder looks for a section.
  private func look(of section: SectionSettings?, in tableView: UITableView) -> Placeholder.Look {
    let heights = [section?.rowHeight, settings.rowHeight, section?.estimatedRowHeight, settings.estimatedRowHeight]
    return Placeholder.Look(
      texts: section?.listTexts.over(settings.listTexts) ?? settings.listTexts,
      skeletonRows: section?.skeletonRows ?? settings.skeletonRows ?? 0,
      rowHeight: heights.lazy.compactMap { $0 }.first { $0 > 0 } ?? max(60, tableView.rowHeight))
  }
}

extension ListTexts {
  /// True if your text replaces the one for an empty list.
  fileprivate var saysEmpty: Bool { replaced[.empty] != nil }
}

extension TableSettings {
  /// True if an empty list shows something in the whole table.
  fileprivate var saysEmpty: Bool { placeholder != nil || listTexts.saysEmpty }
}

extension ListState {
  /// The state of a list of which nothing is to be seen.
  fileprivate var ofNothing: ListState {
    switch self {
    case .loaded, .exhausted: .empty
    default: self
    }
  }
}
