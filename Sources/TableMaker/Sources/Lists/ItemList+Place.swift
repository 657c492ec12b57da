public import Foundation
import TableMakerDiffing

// Saves and restores the scroll position of a list while the app isn't running.

extension ItemList {
  /// Returns the scroll position of the list's table view as JSON with a format version, so that a later launch of the
  /// app can restore it.
  ///
  /// The place contains the identities of the visible items and their distances from the top, and none of the items
  /// themselves. The identity must be `Codable`, such as an `id` of type `Int`, `String`, or `UUID`; otherwise the place
  /// contains the index. If no table view shows the list, or the table view is at its top, the place is the top.
  /// - Throws: The error of an identity that can't be encoded.
  /// - Complexity: O(n) for each visible row.
  public func savePlace() throws -> Data {
    let seen = placeKeeper.observers.lazy.map { $0.seenRows(of: self) }.first { !$0.isEmpty } ?? []
    let items = storage
    let rows = try seen.map { row in
      let identity = try encodedIdentity(of: items[row.index])
      return SavedPlace.Row(
        identity: identity, index: row.index, distance: Double(row.distance), height: Double(row.height))
    }
    if seen.isEmpty, let restored = placeKeeper.restored { return try PagesCoding.encoder.encode(restored) }
    return try PagesCoding.encoder.encode(SavedPlace(items: Self.typeName, rows: rows))
  }

  /// Restores the scroll position that `savePlace()` returned: the same item is at the top, also in other data, in
  /// another width, and in another text size.
  ///
  /// If the item no longer exists, the next visible one counts. The table view scrolls when it's on screen and shows
  /// items of the list, so you can call this method before you create it or load the items. If the user scrolls first,
  /// TableMaker forgets the position.
  ///
  /// This method can't use data that's damaged or comes from another version or from a list of another type of items.
  /// TableMaker then reports a diagnostic with the reason.
  /// - Parameters:
  ///   - data: The data that `savePlace()` returned.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  /// - Returns: A Boolean value that indicates whether the data was read.
  @discardableResult public func restore(_ data: Data, file: StaticString = #fileID, line: UInt = #line) -> Bool {
    let location = CallSite(file: file, line: line)
    do {
      let version = try PagesCoding.decoder.decode(SavedPlace.Header.self, from: data).version
      guard version == SavedPlace.currentVersion else {
        observers.report(
          .unsupportedState(version, supported: SavedPlace.currentVersion, method: "savePlace()", at: location))
        return false
      }
      let saved = try PagesCoding.decoder.decode(SavedPlace.self, from: data)
      guard saved.items == Self.typeName else {
        observers.report(.placeOfOtherList(saved.items, items: Self.typeName, at: location))
        return false
      }
      placeKeeper.restored = saved.rows.isEmpty ? nil : saved
      for observer in placeKeeper.observers { observer.placeDidRestore(of: self) }
      return true
    } catch {
      observers.report(.unreadableState(brief(error), method: "savePlace()", at: location))
      return false
    }
  }

  private static var typeName: String { "\(Item.self)" }

  /// Returns an item's identity as JSON, or `nil` if it's the position or can't be encoded.
  private func encodedIdentity(of item: Item) throws -> String? {
    guard identity.kind != .position, let value = identity.identifier(item, 0).base as? any Encodable else {
      return nil
    }
    return String(decoding: try PagesCoding.encoder.encode(value), as: UTF8.self)
  }

  /// Returns an identity from JSON, of the same type as an item's.
  private func identity(from json: String, like item: Item) -> AnyHashable? {
    guard let type = Swift.type(of: identity.identifier(item, 0).base) as? any Decodable.Type else { return nil }
    return (try? PagesCoding.decoder.decode(type, from: Data(json.utf8))) as? AnyHashable
  }
}

extension ItemList: KeptPlaceList {
  var hasRestoredPlace: Bool { placeKeeper.restored != nil }

  func restoredPlace(in places: any ItemPlaces) -> RestoredPlace? {
    let items = storage
    guard let restored = placeKeeper.restored, let first = items.first else { return nil }
    for row in restored.rows where row.distance.isFinite && row.height.isFinite {
      var index: Int?
      if let json = row.identity {
        guard let wanted = identity(from: json, like: first) else { continue }
        index = items.firstIndex { identity.identifier($0, 0) == wanted }
      } else if items.indices.contains(row.index) {
        index = row.index
      }
      guard let index,
        let path = places.indexPath(of: items[index]) ?? places.indexPath(ofIndex: index, in: self)
      else { continue }
      return RestoredPlace(path: path, distance: CGFloat(row.distance), height: CGFloat(row.height))
    }
    return nil
  }

  func forgetRestoredPlace() { placeKeeper.restored = nil }
}
