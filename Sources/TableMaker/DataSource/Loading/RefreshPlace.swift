import UIKit

/// The table's refresh control, and the refresh that it shows.
@MainActor final class RefreshPlace {
  private var control: UIRefreshControl?
  /// Whether the table had none.
  private var isOwn = false
  private var isRefreshing = false

  /// Gives the table a control, if it has none; one of the app's own is taken as it is.
  func enter(_ tableView: UITableView, pulled: @escaping () -> Void) {
    guard control == nil else { return }
    isOwn = tableView.refreshControl == nil
    let control = tableView.refreshControl ?? UIRefreshControl()
    control.addAction(UIAction(identifier: Self.action) { _ in pulled() }, for: .valueChanged)
    if isOwn { tableView.refreshControl = control }
    self.control = control
  }

  func leave(_ tableView: UITableView) {
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
    guard settings.isRefreshable else { return }
    attachment.refreshing.enter(tableView) { [weak self] in self?.refreshPulled() }
  }

  /// Refreshes every source that can, and has the app do what it does itself; ends when the last has answered.
  private func refreshPulled() {
    guard attachment.refreshing.begin() else { return }
    let sources = groups.flatMap { $0.content.loadingSources }
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
