import UIKit

// Where a table is scrolled to, kept with the list that it shows.

extension TableLoading {
  /// The first item of a list that is seen, and where; nil at rest at the very top, where new rows are to be seen.
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

extension TableViewDataSource: ItemPlaces {
  /// Whether the section of a row shows a list, as it is or sorted, searched or grouped.
  fileprivate func shows(_ list: any LoadingSource, at path: IndexPath) -> Bool {
    guard let section = snapshot.rows(of: path.section, with: path.row)?.section else { return false }
    return groups.contains { group in
      group.pattern.adapter == section.adapter && group.content.loadingSources.contains { $0 === list }
    }
  }

  /// Scrolls to where a list was when it was saved, once.
  func takeRestoredPlace(of list: any PagingSource, in tableView: UITableView) {
    guard list.hasRestoredPlace else { return }
    let place = list.restoredPlace(in: self)
    list.forgetRestoredPlace()
    // A person who has scrolled meanwhile has the last word.
    guard let place, !loading.isMoved, !tableView.isTracking else { return }
    tableView.layoutIfNeeded()
    UpdateAnchor(place.path, distance: place.distance + tableView.adjustedContentInset.top).restore(in: tableView)
    // What was only just above may be higher than it was taken for.
    tableView.layoutIfNeeded()
  }
}
