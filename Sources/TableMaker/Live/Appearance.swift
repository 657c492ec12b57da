import UIKit

/// The calls that wait until a table view is on screen, because only there can they be done exactly.
@MainActor final class Appearance {
  /// The kinds of calls, in the order in which they're done. A later call of a kind replaces an earlier one.
  enum Kind: Int, Comparable {
    case selection, scroll, focus

    static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
  }

  private var waiting: [Kind: @MainActor (LiveTable) -> Void] = [:] {
    didSet { isWaiting = !waiting.isEmpty }
  }
  private var watcher: ReturnWatcher?
  /// A Boolean value that indicates whether the next turn of the main actor looks whether the table view is on screen.
  var isLooking = false
  /// A Boolean value that indicates whether the table view has been on screen.
  var hasAppeared = false

  /// A Boolean value that indicates whether calls wait. It's stored because it's read for each cell.
  private(set) var isWaiting = false

  /// Adds a call, and calls a closure when the table view enters a window.
  func add(
    _ kind: Kind, in tableView: UITableView, _ call: @escaping @MainActor (LiveTable) -> Void,
    onEntering: @escaping () -> Void
  ) {
    waiting[kind] = call
    if watcher == nil { watcher = ReturnWatcher(in: tableView, hasBeenInWindow: true, onReturn: onEntering) }
  }

  func forget(_ kind: Kind) { waiting[kind] = nil }

  /// Removes and returns the calls in order.
  func take() -> [@MainActor (LiveTable) -> Void] {
    defer { forgetAll() }
    return waiting.sorted { $0.key < $1.key }.map(\.value)
  }

  func forgetAll() {
    waiting = [:]
    watcher?.removeFromSuperview()
    watcher = nil
  }
}

extension LiveTable {
  /// A Boolean value that indicates whether the table view is in a window and has a size.
  var isOnScreen: Bool {
    guard let tableView else { return false }
    return tableView.window != nil && tableView.bounds.width > 0 && tableView.bounds.height > 0
  }

  /// Performs a call now if the table view is on screen, and otherwise when it appears.
  func whenOnScreen(_ kind: Appearance.Kind, _ call: @escaping @MainActor (LiveTable) -> Void) {
    if isOnScreen { call(self) } else { addToAppearance(kind, call) }
  }

  /// Performs a call when the table view appears.
  func addToAppearance(_ kind: Appearance.Kind, _ call: @escaping @MainActor (LiveTable) -> Void) {
    guard let tableView else { return }
    appearance.add(kind, in: tableView, call) { [weak self] in self?.appear() }
  }

  /// Records that the table view is being laid out, which may be its first time on screen.
  func noteAppearance() {
    guard !appearance.hasAppeared || appearance.isWaiting, isOnScreen else { return }
    appearance.hasAppeared = true
    if appearance.isWaiting { appearLater() }
  }

  private func appearLater() {
    guard !appearance.isLooking else { return }
    appearance.isLooking = true
    Task { @MainActor [weak self] in
      guard let self else { return }
      appearance.isLooking = false
      appear()
    }
  }

  /// Performs the calls that wait, if the table view is on screen.
  private func appear() {
    guard appearance.isWaiting, isOnScreen, let tableView else { return }
    // The table view is in the middle of something, which may be its first layout.
    guard !isAnswering, !updates.isApplying, !updates.isBatchOpen else { return appearLater() }
    appearance.hasAppeared = true
    let calls = appearance.take()
    UIView.performWithoutAnimation {
      tableView.layoutIfNeeded()
      for call in calls { call(self) }
    }
  }

  /// Scrolls to a goal when the table view appears, and again if its size or its bars differ after its first layout, or
  /// a change wasn't shown yet.
  func arriveOnAppearing(at goal: ScrollGoal) {
    addToAppearance(.scroll) { owner in
      guard let tableView = owner.tableView else { return }
      let isBehind = owner.updates.isPending
      owner.arrive(at: goal, in: tableView)
      let (size, inset) = (tableView.bounds.size, tableView.adjustedContentInset)
      Task { @MainActor [weak owner] in
        guard let tableView = owner?.tableView else { return }
        let isOther = tableView.bounds.size != size || tableView.adjustedContentInset != inset
        guard isBehind || isOther else { return }
        owner?.whenShown { owner in
          guard let tableView = owner.tableView, owner.isOnScreen, owner.scrollGoal == nil, !tableView.isTracking else {
            return
          }
          owner.arrive(at: goal, in: tableView)
        }
      }
    }
  }
}
