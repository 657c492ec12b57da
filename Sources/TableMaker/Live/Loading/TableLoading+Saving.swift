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

extension TableLoading {
  func seenRows<Item>(of list: ItemList<Item>) -> [SeenRow] {
    guard let owner, let tableView = owner.tableView, tableView.window != nil,
      tableView.contentOffset.y > -tableView.adjustedContentInset.top
    else { return [] }
    let top = tableView.contentOffset.y + tableView.adjustedContentInset.top
    return (tableView.indexPathsForVisibleRows ?? []).compactMap { path in
      let place = tableView.rectForRow(at: path)
      guard place.maxY > top, let rows = owner.snapshot.rows(of: path.section, with: path.row),
        owner.shows(list, in: rows.section), let item: Item = owner.item(at: path),
        let index = list.firstIndex(identifiedAs: item) ?? owner.index(of: path, in: list, rows)
      else { return nil }
      return SeenRow(index: index, distance: place.minY - top, height: place.height)
    }
  }
}

extension LiveTable: ItemPlaces {
  /// Returns whether a section shows a list, either directly or sorted, searched, or grouped.
  func shows(_ list: any PlacedList, in section: LiveSection) -> Bool {
    groups.contains { group in
      group.pattern.adapter == section.adapter && group.content.source.keepers.contains { $0.list === list }
    }
  }

  /// Returns whether the section of a row shows a list, either directly or sorted, searched, or grouped.
  fileprivate func shows(_ list: any LoadingSource, at path: IndexPath) -> Bool {
    guard let section = snapshot.rows(of: path.section, with: path.row)?.section else { return false }
    return groups.contains { group in
      group.pattern.adapter == section.adapter && group.content.source.loadingSources.contains { $0 === list }
    }
  }

  /// Returns the index of a row's item in a list of items without an identity, if the section shows the list itself.
  fileprivate func index(of path: IndexPath, in list: any PlacedList, _ rows: SectionRows) -> Int? {
    shows(list, itselfIn: rows) && path.row < rows.itemCount ? path.row : nil
  }

  func indexPath(ofIndex index: Int, in list: any PlacedList) -> IndexPath? {
    let section = snapshot.sections.firstIndex { shows(list, itselfIn: $0) && index < $0.itemCount }
    return section.map { IndexPath(row: index, section: $0) }
  }

  private func shows(_ list: any PlacedList, itselfIn rows: SectionRows) -> Bool {
    guard let source = group(of: rows)?.content.source as? any PlacedList else { return false }
    return source === list
  }

  /// Scrolls once to the saved position of a list.
  func takeRestoredPlace(of list: any PlacedList, in tableView: UITableView) {
    guard list.hasRestoredPlace else { return }
    let place = list.restoredPlace(in: self)
    list.forgetRestoredPlace()
    // If the user has scrolled in the meantime, that takes precedence.
    guard let place, !loading.isMoved, !tableView.isTracking else { return }
    tableView.layoutIfNeeded()
    let inset = tableView.adjustedContentInset.top
    // The row's height is known once it's on screen. Of a row that's partly above the edge and has another height now,
    // the same part is above it.
    var known: CGFloat?
    for _ in 0..<3 {
      let height = tableView.rectForRow(at: place.path).height
      guard height != known else { break }
      known = height
      var distance = place.distance
      if let oldHeight = place.height, oldHeight > 0, distance < 0 { distance *= height / oldHeight }
      UpdateAnchor(place.path, distance: distance + inset).restore(in: tableView)
    }
    // The rows just above may be higher than their estimate.
    tableView.layoutIfNeeded()
  }
}
