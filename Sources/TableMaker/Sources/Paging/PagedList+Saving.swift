public import Foundation
import UIKit

// The state of a screen, kept while the app is not running.

extension PagedList where Item: Codable {
  /// Everything about the list that a later run of the app needs to go on from here, as JSON with the number of its form.
  ///
  /// The items, its pages and where the next one begins, its total, what has failed, and the place that is on screen where a table shows
  /// it. What is being loaded is not: it is asked for again. Of a list by cursors that are not `Codable` the items alone are kept, and the
  /// first page is loaded anew.
  /// - Throws: What an item throws that cannot be encoded.
  /// - Complexity: O(n).
  public func save() throws -> Data {
    try PagesCoding.encoder.encode(SavedPages(pages, anchor: placeOnScreen()))
  }

  /// Puts the list back where it was when it was saved, and the table that shows it where it was scrolled to.
  ///
  /// Nothing is loaded by that; call `refresh()` for what is new. What is damaged, was written by another version, or by a list with
  /// another number of items a page changes nothing: a new list begins as if nothing had been saved, and a diagnostic says why.
  /// - Parameters:
  ///   - data: What `save()` has returned.
  ///   - file: The file that a diagnostic names.
  ///   - line: The line that a diagnostic names.
  /// - Returns: Whether the list is as it was.
  /// - Complexity: O(n).
  @discardableResult public func restore(_ data: Data, file: StaticString = #fileID, line: UInt = #line) -> Bool {
    do {
      let version = try PagesCoding.decoder.decode(SavedPages<Item>.Header.self, from: data).version
      let supported = SavedPages<Item>.currentVersion
      guard version == supported else {
        report(.otherVersion(version, supported: supported), at: CallSite(file: file, line: line))
        return false
      }
      let saved = try PagesCoding.decoder.decode(SavedPages<Item>.self, from: data)
      guard saved.perPage == perPage else {
        report(.otherPageSize(saved.perPage, used: perPage), at: CallSite(file: file, line: line))
        return false
      }
      take(saved.items, try saved.pagesPlace(cursor: cursor), saved.anchor)
      return true
    } catch {
      report(.unreadableState(brief(error)), at: CallSite(file: file, line: line))
      return false
    }
  }
}

extension PagedList {
  /// Takes in what was saved; what is being loaded is not awaited any more.
  private func take(_ items: [Item], _ place: PagesPlace?, _ anchor: SavedAnchor?) {
    let outdated = pages.restore(items, at: place)
    restoredAnchor = anchor.flatMap { self.items.indices.contains($0.index) && $0.distance.isFinite ? $0 : nil }
    observers.itemsDidRecover()
    observers.itemsDidChange()
    tellState()
    finish(outdated)
  }

  /// The first item of the list that is seen in a table; nil where no table is scrolled.
  private func placeOnScreen() -> SavedAnchor? {
    stateObservers.all.lazy.compactMap { ($0 as? TableLoading)?.anchor(of: self) }.first ?? restoredAnchor
  }
}

extension PagedList {
  /// Where a table is to scroll to that shows the list, after it was restored; nil once that was done.
  var restoredPlace: RestoredPlace? {
    guard let restoredAnchor, items.indices.contains(restoredAnchor.index) else { return nil }
    let item = items[restoredAnchor.index]
    return RestoredPlace(path: { $0.indexPath(of: item) }, distance: CGFloat(restoredAnchor.distance))
  }

  func forgetRestoredPlace() { restoredAnchor = nil }
}

extension TableLoading {
  /// The first item of a list that is seen, and where; nil at rest at the very top, where new rows are to be seen.
  fileprivate func anchor<Item>(of list: PagedList<Item>) -> SavedAnchor? {
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

extension TableViewDataSource {
  /// Whether the section of a row shows a list, as it is or sorted, searched or grouped.
  fileprivate func shows(_ list: any LoadingSource, at path: IndexPath) -> Bool {
    guard let section = snapshot.rows(of: path.section, with: path.row)?.section else { return false }
    return groups.contains { group in
      group.pattern.adapter == section.adapter && group.content.loadingSources.contains { $0 === list }
    }
  }

  /// Scrolls to where a list was when it was saved, once.
  func takeRestoredPlace(of list: any PagingSource, in tableView: UITableView) {
    guard let place = list.restoredPlace else { return }
    list.forgetRestoredPlace()
    // A person who has scrolled meanwhile has the last word.
    guard !loading.isMoved, !tableView.isTracking else { return }
    guard let path = place.path(self) else { return }
    tableView.layoutIfNeeded()
    UpdateAnchor(path, distance: place.distance + tableView.adjustedContentInset.top).restore(in: tableView)
    // What was only just above may be higher than it was taken for.
    tableView.layoutIfNeeded()
  }
}

/// Where the table is to be that shows a restored list.
struct RestoredPlace {
  let path: @MainActor (TableViewDataSource) -> IndexPath?
  /// How far the row begins below the upper edge of what is seen.
  let distance: CGFloat
}
