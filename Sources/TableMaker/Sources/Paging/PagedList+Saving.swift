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
    stateObservers.all.lazy.compactMap { $0.anchor(of: self) }.first ?? restoredAnchor
  }
}

extension PagedList {
  func restoredPlace(in places: any ItemPlaces) -> RestoredPlace? {
    guard let restoredAnchor, items.indices.contains(restoredAnchor.index),
      let path = places.indexPath(of: items[restoredAnchor.index])
    else { return nil }
    return RestoredPlace(path: path, distance: CGFloat(restoredAnchor.distance))
  }

  var hasRestoredPlace: Bool { restoredAnchor.map { items.indices.contains($0.index) } ?? false }

  func forgetRestoredPlace() { restoredAnchor = nil }
}

/// Where the table is to be that shows a restored list.
struct RestoredPlace {
  let path: IndexPath
  /// How far the row begins below the upper edge of what is seen.
  let distance: CGFloat
}

/// Finds the rows of items.
@MainActor protocol ItemPlaces {
  func indexPath<Item>(of item: Item) -> IndexPath?
}
