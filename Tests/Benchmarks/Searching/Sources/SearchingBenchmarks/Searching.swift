import Foundation
import TableMaker
import UIKit

/// A table on screen, that is searched.
@MainActor final class Searching {
  let watch = Watch()
  let dataSource: TableViewDataSource
  /// The time from its making to its first frame.
  let opening: Duration
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let query = TypedQuery()

  /// Creates a search, and shows a table with a chain that the closure completes.
  init(_ make: (UITableView, TypedQuery) -> TableViewDataSource) {
    let start = ContinuousClock.now
    let table = UITableView(frame: window.bounds, style: .plain)
    window.addSubview(table)
    dataSource = make(table, query)
    window.isHidden = false
    window.layoutIfNeeded()
    opening = .now - start
  }

  /// Searches for a text.
  ///
  /// - Returns: The time to the first frame with its answer, laid out.
  @discardableResult func type(_ text: String) async -> Duration {
    watch.begin()
    let start = ContinuousClock.now
    query.query = text
    await dataSource.waitForUpdates()
    window.layoutIfNeeded()
    let duration = ContinuousClock.now - start
    watch.end()
    return duration
  }
}
