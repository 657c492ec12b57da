import UIKit

// The scroll position of a table view, which is saved with its list.

extension TableLoading {
  /// Returns a list's first visible item and its location. At the very top it's `nil`, so that new rows are visible.
  func anchor<Item>(of list: PagedList<Item>) -> SavedAnchor? {
    guard let owner, let tableView = owner.tableView, tableView.window != nil,
      tableView.contentOffset.y > -tableView.adjustedContentInset.top
    else { return nil }
    let top = tableView.contentOffset.y + tableView.adjustedContentInset.top
    for path in tableView.indexPathsForVisibleRows ?? [] {
      let place = tableView.rectForRow(at: path)
      guard place.maxY > top, owner.shows(list, at: path), let item: Item = owner.item(at: path),
        let index = list.firstIndex(identifiedAs: item)
      else { continue }
      return SavedAnchor(index: index, distance: Double(place.minY - top))
    }
    return nil
  }
}

extension LiveTable: ItemPlaces {
  /// Returns whether the section of a row shows a list, either directly or sorted, searched, or grouped.
  fileprivate func shows(_ list: any LoadingSource, at path: IndexPath) -> Bool {
    guard let section = snapshot.rows(of: path.section, with: path.row)?.section else { return false }
    return groups.contains { group in
      group.pattern.adapter == section.adapter && group.content.source.loadingSources.contains { $0 === list }
    }
  }

  /// Scrolls once to the saved position of a list.
  func takeRestoredPlace(of list: any PagingSource, in tableView: UITableView) {
    guard list.hasRestoredPlace else { return }
    let place = list.restoredPlace(in: self)
    list.forgetRestoredPlace()
    // If the user has scrolled in the meantime, that takes precedence.
    guard let place, !loading.isMoved, !tableView.isTracking else { return }
    tableView.layoutIfNeeded()
    UpdateAnchor(place.path, distance: place.distance + tableView.adjustedContentInset.top).restore(in: tableView)
    // The rows just above may be higher than their estimate.
    tableView.layoutIfNeeded()
  }
}
