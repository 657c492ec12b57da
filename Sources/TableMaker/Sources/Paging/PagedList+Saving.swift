public import Foundation
import UIKit

// Saves and restores the state of a screen while the app isn't running.

extension PagedList where Item: Codable {
  /// Returns the list's state as JSON with a format version, so that a later launch of the app can restore it.
  ///
  /// The state contains the items, the loaded pages, the beginning of the next page, the total, and the failure. If a
  /// table view shows the list, it also contains the scroll position. It doesn't contain loads in progress. If the
  /// cursors aren't `Codable`, it contains only the items, and the first page is loaded again.
  /// - Throws: The error of an item that can't be encoded.
  /// - Complexity: O(n).
  public func save() throws -> Data {
    try PagesCoding.encoder.encode(SavedPages(pages, anchor: placeOnScreen()))
  }

  /// Restores the saved state of the list and the scroll position of its table view.
  ///
  /// This method loads nothing; call `refresh()` for new items. It can't use data that's damaged or comes from another
  /// version or from a list with another page size. The list then stays unchanged, and TableMaker reports a diagnostic
  /// with the reason.
  /// - Parameters:
  ///   - data: The data that `save()` returned.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  /// - Returns: A Boolean value that indicates whether the list was restored.
  /// - Complexity: O(n).
  @discardableResult public func restore(_ data: Data, file: StaticString = #fileID, line: UInt = #line) -> Bool {
    do {
      let version = try PagesCoding.decoder.decode(SavedPages<Item>.Header.self, from: data).version
      let supported = SavedPages<Item>.currentVersion
      guard version == supported else {
        observers.report(.unsupportedState(version, supported: supported, at: CallSite(file: file, line: line)))
        return false
      }
      let saved = try PagesCoding.decoder.decode(SavedPages<Item>.self, from: data)
      guard saved.perPage == perPage else {
        observers.report(.pageSizeMismatch(saved.perPage, used: perPage, at: CallSite(file: file, line: line)))
        return false
      }
      take(saved.items, own: saved.own ?? [], try saved.pagesPlace(cursor: cursor), saved.anchor)
      return true
    } catch {
      observers.report(.unreadableState(brief(error), at: CallSite(file: file, line: line)))
      return false
    }
  }
}

extension PagedList {
  /// Takes over the saved state. Loads in progress are no longer needed.
  private func take(_ items: [Item], own: [Int], _ place: PagesPlace?, _ anchor: SavedAnchor?) {
    let outdated = pages.restore(items, own: own, at: place)
    restoredAnchor = anchor.flatMap { self.items.indices.contains($0.index) && $0.distance.isFinite ? $0 : nil }
    observers.itemsDidRecover()
    observers.itemsDidChange()
    tellState()
    finish(outdated)
  }

  /// Returns the list's first visible item in a table view, or `nil` if no table view is scrolled.
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
