import UIKit

/// The table view's refresh control, and the refresh that it shows.
@MainActor final class RefreshControlHost {
  private var control: UIRefreshControl?
  /// A Boolean value that indicates whether the table view had no refresh control before.
  private var isOwn = false
  private var isRefreshing = false
  /// Observes when the app returns after a long time in the background.
  private var backgroundTime: BackgroundTime?
  /// Observes when the table view enters a window again, if it was in none when the app returned.
  private var watcher: ReturnWatcher?

  /// Adds a refresh control to the table view, or uses the app's.
  func enter(_ tableView: UITableView, pulled: @escaping () -> Void) {
    guard control == nil else { return }
    isOwn = tableView.refreshControl == nil
    let control = tableView.refreshControl ?? UIRefreshControl()
    control.addAction(UIAction(identifier: Self.action) { _ in pulled() }, for: .valueChanged)
    if isOwn { tableView.refreshControl = control }
    self.control = control
  }

  /// Follows the app's time in the background.
  func follow(_ backgroundTime: BackgroundTime) { self.backgroundTime = backgroundTime }

  /// Calls a closure when the table view enters a window again.
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

  /// Records that a refresh begins; returns `false` if one is already in progress.
  func begin() -> Bool {
    defer { isRefreshing = true }
    return !isRefreshing
  }

  /// Ends the refresh after the last source has responded.
  func end() {
    isRefreshing = false
    control?.endRefreshing()
  }
}

extension LiveTable {
  /// Adds a refresh control to the table view if the chain has the step.
  func takeRefreshing(of tableView: UITableView) {
    if let time = settings.backgroundTime {
      attachment.refreshing.follow(
        BackgroundTime(time, by: settings.backgroundClock) { [weak self] in self?.refreshReturned() })
    }
    guard settings.isRefreshable else { return }
    attachment.refreshing.enter(tableView) { [weak self] in self?.refresh() }
  }

  /// Refreshes the sources after a long time in the background, when the table view is in a window.
  func refreshReturned() {
    guard let tableView = ownTable() else { return }
    guard tableView.window != nil else {
      return attachment.refreshing.waitForWindow(of: tableView) { [weak self] in self?.refreshReturned() }
    }
    attachment.refreshing.stopWaiting()
    refresh { if case .idle = $0.listState { false } else { true } }
  }

  /// Refreshes every source that can, and calls the app's closures; ends after the last one has responded.
  private func refresh(where isWanted: (any LoadingSource) -> Bool = { _ in true }) {
    guard attachment.refreshing.begin() else { return }
    let sources = groups.flatMap { $0.content.source.loadingSources }.filter(isWanted)
    let asked = sources.compactMap { $0.refreshed() }
    let events = settings.refreshEvents.map { event in
      Task { @MainActor [weak self] in
        do { try await event() } catch { self?.dealWithRefresh(error) }
      }
    }
    Task { @MainActor [weak self, attachment] in
      for task in asked + events { await task.value }
      // A refresh that code has started in the meantime also counts.
      while let source = sources.first(where: { $0.replacement != nil }) { await source.replacement?.value }
      attachment.refreshing.end()
      self?.loading.lookLater()
    }
  }

  private func dealWithRefresh(_ error: any Error) {
    guard !(error is CancellationError) else { return }
    deal(with: error, from: "onRefresh", of: "the table", at: location)
  }
}
