import UIKit

extension TableViewDataSource {
  /// Measures an item's rows again, because something changed that no key can see, and changes their height with animation.
  ///
  /// For a post that is expanded, say: note that it is, where the adapter looks, and call this. A visible cell of the item is
  /// filled again by the adapter; the top of its row stays where it is.
  ///
  /// - Parameters:
  ///   - item: An item that the table shows; it is found by its identity. One that it does not show is a diagnostic.
  ///   - animated: Whether rows take their new places with animation.
  public func remeasure<Item>(_ item: Item, animated: Bool = true) {
    let renewed = renew([item], "remeasure(_:)")
    guard !renewed.isEmpty else { return }
    refill(renewed)
    updateHeights(of: renewed, animated: animated)
  }

  /// Measures all rows again when they are next needed.
  ///
  /// For what no key can see, such as a setting that every adapter looks at.
  public func invalidateHeights() {
    measurer.forgetAll(groups.flatMap { [$0.pattern] + $0.rows.map(\.section) })
    updateHeights(animated: false)
  }

  /// Measures the rows of some items again when they are next needed.
  ///
  /// - Parameter items: Items that the table shows; they are found by their identity.
  public func invalidateHeights<Item>(of items: [Item]) {
    guard !items.isEmpty, !renew(items, "invalidateHeights(of:)").isEmpty else { return }
    updateHeights(animated: false)
  }

  /// Measures a section's rows again when they are next needed.
  ///
  /// - Parameter name: The section's name; of several that share it the first is meant. One that there is not is a diagnostic.
  public func invalidateHeights(in name: String) {
    guard let rows = snapshot.sections.first(where: { $0.section.settings.name == name }) else {
      reporter.report(.unknownItems(call: "invalidateHeights(in: “\(name)”)", at: place))
      return
    }
    if rows.section.isAutomatic { rows.versions = RowVersions(count: rows.itemCount, from: &measurer.counter) }
    rows.section.means = [:]
    rows.section.addRowVersion = measurer.counter.take(1)
    rows.section.renewHeaders(from: &measurer.counter)
    updateHeights(animated: false)
  }

  /// Gives items new versions, under which no height is known.
  private func renew<Item>(_ items: [Item], _ call: String) -> [IndexPath] {
    var renewed: [IndexPath] = []
    for (index, rows) in snapshot.sections.enumerated() where rows.section.isAutomatic {
      renewed += rows.renew(items, from: &measurer.counter).map { IndexPath(row: $0, section: index) }
    }
    if renewed.isEmpty { reporter.report(.unknownItems(call: call, at: place)) }
    return renewed
  }

  /// Has the table ask for its heights again; the first row seen stays where it is.
  ///
  /// Called while the table is asking for something, it waits until the next turn of the main actor.
  /// - Parameter paths: The rows whose cells show something else than before.
  func updateHeights(of paths: [IndexPath] = [], animated: Bool) {
    guard !isAnswering, !updates.isApplying else {
      return postpone { $0.updateHeights(of: paths, animated: animated) }
    }
    guard let tableView = ownTable(), tableView.window != nil, tableView.bounds.width > 0 else { return }
    measurer.lookAgain()
    let anchor = UpdateAnchor(in: tableView)
    let update = {
      let layout = ContentLayout()
      layout.begin(with: paths.compactMap(tableView.cellForRow))
      tableView.performBatchUpdates(nil) { _ in layout.end() }
      tableView.layoutIfNeeded()
      layout.settle()
      anchor?.restore(in: tableView)
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
    goOnScrolling()
    workWhenIdle()
  }
}
