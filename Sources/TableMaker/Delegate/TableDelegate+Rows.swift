import UIKit

extension TableDelegate {
  /// Returns a row's height, if it differs between sections.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard live.capabilities.contains(.heightForRowAt) else {
      let ask: ((UITableView, IndexPath) -> CGFloat)? = live.appDelegate(for: .heightForRowAt).tableView(
        _:heightForRowAt:)
      return live.running(.heightForRowAt) { ask?(tableView, indexPath) ?? tableView.rowHeight }
    }
    live.loading.noteHeights()
    if let rows = live.measuredRows(at: indexPath) {
      return live.heightEngine.height(rows, indexPath.row, in: tableView)
    }
    return live.exactHeight(at: indexPath) ?? tableView.rowHeight
  }

  /// Returns a row's estimated height, if it differs between sections.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    guard live.capabilities.contains(.estimatedHeightForRowAt) else {
      let ask: ((UITableView, IndexPath) -> CGFloat)? =
        live.appDelegate(for: .estimatedHeightForRowAt).tableView(_:estimatedHeightForRowAt:)
      return live.running(.estimatedHeightForRowAt) { ask?(tableView, indexPath) ?? tableView.estimatedRowHeight }
    }
    guard live.snapshot.contains(indexPath.section) else { return tableView.estimatedRowHeight }
    if let rows = live.measuredRows(at: indexPath) {
      return live.heightEngine.estimate(rows, indexPath.row, in: tableView)
    }
    let section = live.snapshot.sections[indexPath.section].section
    let estimate = section.settings.estimatedRowHeight ?? live.settings.estimatedRowHeight
    return estimate ?? live.exactHeight(at: indexPath) ?? tableView.estimatedRowHeight
  }

  /// Calls the section's `onDisplay`.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if live.capabilities.contains(.willDisplay) {
      guard let rows = live.snapshot.rows(of: indexPath.section, with: indexPath.row) else { return }
      return live.running(.willDisplay) {
        rows.items.perform(.willDisplay, at: indexPath.row, with: cell) {
          live.deal(with: $0, from: $1, in: rows.section.settings)
        }
      }
    }
    let tell: ((UITableView, UITableViewCell, IndexPath) -> Void)? = live.appDelegate.tableView(_:willDisplay:forRowAt:)
    live.running(.willDisplay) { tell?(tableView, cell, indexPath) }
  }

  /// Calls the section's `onEndDisplay` with the item that the cell showed.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if live.capabilities.contains(.didEndDisplaying) { return live.endDisplaying(cell, at: indexPath) }
    let tell: ((UITableView, UITableViewCell, IndexPath) -> Void)? = live.appDelegate.tableView(
      _:didEndDisplaying:forRowAt:)
    live.running(.didEndDisplaying) { tell?(tableView, cell, indexPath) }
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    let ask: ((UITableView, IndexPath) -> Int)? = live.appDelegate.tableView(_:indentationLevelForRowAt:)
    return live.running(.indentationLevelForRowAt) { ask?(tableView, indexPath) ?? 0 }
  }
}
