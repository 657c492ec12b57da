import UIKit

/// A prefetching data source that writes down every call that it gets: "+" and "-" with sections and rows.
final class RecordingPrefetcher: NSObject, UITableViewDataSourcePrefetching {
  private var calls: [String] = []
  /// Called after a call was written down, with "+" or "-".
  var called: (String) -> Void = { _ in }

  private func record(_ kind: String, _ paths: [IndexPath]) {
    calls.append(([kind] + paths.map { "\($0.section)-\($0.row)" }).joined(separator: " "))
    called(kind)
  }

  /// Returns the calls since the last time.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { record("+", indexPaths) }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    record("-", indexPaths)
  }

  /// The line of a call about rows of the first section.
  static func call(_ kind: String, _ rows: some Sequence<Int>) -> String {
    ([kind] + rows.map { "0-\($0)" }).joined(separator: " ")
  }
}

/// A table in which ten rows show, each 40 points high, with an object that prefetches.
@MainActor struct PrefetchingScene {
  let scene = TableScene()
  let delegate = RecordingTableDelegate()
  let prefetcher = RecordingPrefetcher()

  var table: UITableView { scene.table }

  func show(rows: [Int] = [100]) {
    delegate.rowCounts = rows
    delegate.rowHeight = 40
    (delegate.headerTitle, delegate.headerHeight, delegate.footerHeight) = (nil, 0, 0)
    table.prefetchDataSource = prefetcher
    scene.show(delegate)
  }

  /// Scrolls to a row of the first section, without having it laid out on the way.
  func scroll(to row: Double) { scene.scroll(to: CGFloat(row * 40)) }
}
