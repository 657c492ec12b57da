import UIKit

/// The table's refresh control, and the refresh that it shows.
@MainActor final class RefreshPlace {
  private var control: UIRefreshControl?
  /// Whether the table had none.
  private var isOwn = false
  private var isRefreshing = false
  /// Hears when the app has been in the background for long.
  private var backgroundTime: BackgroundTime?
  /// Hears when the table comes into a window again, if it was in none when the app came back.
  private var watcher: ReturnWatcher?

  /// Gives the table a control, if it has none; one of the app's own is taken as it is.
  func enter(_ tableView: UITableView, pulled: @escaping () -> Void) {
    guard control == nil else { return }
    isOwn = tableView.refreshControl == nil
    let control = tableView.refreshControl ?? UIRefreshControl()
    control.addAction(UIAction(identifier: Self.action) { _ in pulled() }, for: .valueChanged)
    if isOwn { tableView.refreshControl = control }
    self.control = control
  }

  /// Has something done when the app comes back from the background.
  func follow(_ backgroundTime: BackgroundTime) { self.backgroundTime = backgroundTime }

  /// Has something done when the table comes into a window again.
  func waitForWindow(of tableView: UITableView, _ body: @escaping () -> Void) {
    stopWaiting()
    watcher = ReturnWatcher(in: tableView, hasBeenInWindow: true, onReturn: body)
  }

  func stopWaiting() {
    watcher?.removeFromSuperview()
    watcher = nil
  }

  func leave(_ tableView: UITableView) {
    backgroundTime = nil
    stopWaiting()
    guard let control else { return }
    control.removeAction(identifiedBy: Self.action, for: .valueChanged)
    control.endRefreshing()
    if isOwn, tableView.refreshControl === control { tableView.refreshControl = nil }
    self.control = nil
  }

  private static let action = UIAction.Identifier("TableMaker.refresh")

  /// Notes that a refresh begins; false if one is under way.
  func begin() -> Bool {
    defer { isRefreshing = true }
    return !isRefreshing
  }

  /// Ends the refresh, when the last has answered.
  func end() {
    isRefreshing = false
    control?.endRefreshing()
  }
}

extension TableViewDataSource {
  /// Has the table refreshed by pulling, if the chain says so.
  func takeRefreshing(of tableView: UITableView) {
    if let time = settings.backgroundTime {
      attachment.refreshing.follow(
        BackgroundTime(time, by: settings.backgroundClock) { [weak self] in self?.refreshReturned() })
    }
    guard settings.isRefreshable else { return }
    attachment.refreshing.enter(tableView) { [weak self] in self?.refresh() }
  }

  /// Refreshes what the table shows after a long time in the background, once it is in a window.
  func refreshReturned() {
    guard let tableView = ownTable() else { return }
    guard tableView.window != nil else {
      return attachment.refreshing.waitForWindow(of: tableView) { [weak self] in self?.refreshReturned() }
    }
    attachment.refreshing.stopWaiting()
    refresh { if case .idle = $0.listState { false } else { true } }
  }

  /// Refreshes every source that can, and has the app do what it does itself; ends when the last has answered.
  private func refresh(where isWanted: (any LoadingSource) -> Bool = { _ in true }) {
    guard attachment.refreshing.begin() else { return }
    let sources = groups.flatMap { $0.content.loadingSources }.filter(isWanted)
    let asked = sources.compactMap { $0.refreshed() }
    let events = settings.refreshEvents.map { event in
      Task { @MainActor [weak self] in
        do { try await event() } catch { self?.dealWithRefresh(error) }
      }
    }
    Task { @MainActor [weak self, attachment] in
      for task in asked + events { await task.value }
      // What was refreshed by code meanwhile counts too.
      while let source = sources.first(where: { $0.replacement != nil }) { await source.replacement?.value }
      attachment.refreshing.end()
      self?.loading.lookLater()
    }
  }

  private func dealWithRefresh(_ error: any Error) {
    guard !(error is CancellationError) else { return }
    deal(with: error, from: "onRefresh", of: "the table", at: place)
  }
}
