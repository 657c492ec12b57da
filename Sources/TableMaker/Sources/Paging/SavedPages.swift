import Foundation

/// The position of a paged list without its items, which is saved.
struct PagesPlace {
  var pages: ClosedRange<Int>
  var total: Int?
  var next: PageEnd
  var previous: PageEnd
  /// The number of items on the server before the first page and up to the end of the last one.
  var offsets: ClosedRange<Int>
  /// Boolean values that indicate whether the next and the previous page load as soon as the user scrolls near them.
  var isArmed: Bool
  var isArmedBackwards: Bool
  /// The failed loads that weren't repeated.
  var failures: [(load: PageLoad, error: any Error)]
}

/// A paged list in its saved form: JSON with a format version.
struct SavedPages<Item: Codable>: Codable {
  /// The format version that this code writes and reads.
  static var currentVersion: Int { 1 }

  /// The header that every version begins with.
  struct Header: Codable {
    var version: Int
  }

  struct End: Codable {
    var isOpen: Bool
    /// The app's cursor as JSON.
    var cursor: Data?
  }

  struct Failure: Codable {
    var load: String
    var page: Int
    var text: String?
  }

  /// The pages of a list that had a response.
  struct Place: Codable {
    var firstPage: Int
    var lastPage: Int
    var total: Int?
    var next: End
    var previous: End
    var start: Int
    var end: Int
    var isArmed: Bool
    var isArmedBackwards: Bool
    var failures: [Failure]
  }

  var version = SavedPages.currentVersion
  var perPage: Int
  var items: [Item]
  /// The indices of the items that the app added; `nil` if there are none.
  var own: [Int]?
  var place: Place?
  var anchor: SavedAnchor?
}

/// The first visible item, and its distance from the upper edge of the visible area.
struct SavedAnchor: Codable {
  var index: Int
  var distance: Double
}

/// An error of an earlier launch, which keeps only its text.
struct SavedFailure: LocalizedError {
  let errorDescription: String?
}

extension SavedPages {
  /// Saves a list.
  ///
  /// If its cursors can't be encoded, only the items are saved. Because the end of the list is lost, the restored list
  /// loads the first page while it shows these items.
  init(_ state: PagedState<Item>, anchor: SavedAnchor?) throws {
    perPage = state.perPage
    items = state.contents.items
    let own = state.contents.ownIndices
    self.own = own.isEmpty ? nil : own
    self.anchor = anchor
    guard let place = state.place, place.next.isWritable, place.previous.isWritable else { return }
    self.place = Place(
      firstPage: place.pages.lowerBound, lastPage: place.pages.upperBound, total: place.total,
      next: try End(place.next), previous: try End(place.previous),
      start: place.offsets.lowerBound, end: place.offsets.upperBound, isArmed: place.isArmed,
      isArmedBackwards: place.isArmedBackwards,
      failures: place.failures.map { failure in
        Failure(
          load: failure.load.kind.rawName, page: failure.load.page,
          text: (failure.error as? any LocalizedError)?.errorDescription)
      })
  }

  /// Returns the position of the list, or `nil` if it had no response.
  ///
  /// - Parameter cursor: The type of the list's cursors, or `nil` if pages are numbered.
  func pagesPlace(cursor: (any Sendable.Type)?) throws -> PagesPlace? {
    guard let place else { return nil }
    let usable = PagedState<Item>.usable
    // In a list with cursors, the pages before the first one have numbers below 1.
    let pages = cursor == nil ? 1...usable.upperBound : -usable.upperBound...usable.upperBound
    guard pages.contains(place.firstPage), place.firstPage <= place.lastPage, pages.contains(place.lastPage),
      cursor != nil || place.firstPage > 1 || !place.previous.isOpen,
      usable.contains(place.start), place.start <= place.end, usable.contains(place.end)
    else {
      throw UnreadablePages(
        "pages \(place.firstPage) to \(place.lastPage) with the items \(place.start) to \(place.end)")
    }
    return PagesPlace(
      pages: place.firstPage...place.lastPage, total: place.total, next: try place.next.pageEnd(cursor),
      previous: try place.previous.pageEnd(cursor), offsets: place.start...place.end, isArmed: place.isArmed,
      isArmedBackwards: place.isArmedBackwards,
      failures: try place.failures.map { failure in
        guard let kind = ListState.Load(rawName: failure.load), pages.contains(failure.page),
          kind == .more || kind == .previous || PagedState<Item>.isUsable(page: failure.page, perPage: perPage)
        else { throw UnreadablePages("a failed load “\(failure.load)” of page \(failure.page)") }
        let load = PageLoad(generation: 0, kind: kind, page: failure.page, offset: 0, cursor: nil)
        return (load, SavedFailure(errorDescription: failure.text))
      })
  }
}

/// The reason why a decoded list isn't valid.
struct UnreadablePages: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension SavedPages.End {
  fileprivate init(_ end: PageEnd) throws {
    isOpen = end.isOpen
    cursor = try (end.cursor?.value as? any Encodable).map { try PagesCoding.encoder.encode($0) }
  }

  fileprivate func pageEnd(_ type: (any Sendable.Type)?) throws -> PageEnd {
    guard isOpen else { return .closed }
    guard let cursor else {
      guard type == nil else { throw UnreadablePages("no cursor, which the list requires") }
      return .open(nil)
    }
    guard let type = type as? any (Decodable & Sendable).Type else {
      throw UnreadablePages("a cursor, but the list uses page numbers")
    }
    return .open(try PagesCoding.cursor(type, from: cursor))
  }
}

extension PageEnd {
  /// A Boolean value that indicates whether the end can be encoded completely.
  fileprivate var isWritable: Bool { cursor.map { $0.value is any Codable } ?? true }
}

extension ListState.Load {
  fileprivate var rawName: String {
    switch self {
    case .first: "first"
    case .refresh: "refresh"
    case .more: "more"
    case .previous: "previous"
    }
  }

  fileprivate init?(rawName: String) {
    guard let load = [Self.first, .refresh, .more, .previous].first(where: { $0.rawName == rawName }) else {
      return nil
    }
    self = load
  }
}

/// The encoder and decoder of saved lists.
enum PagesCoding {
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  fileprivate static func cursor<Cursor: Decodable & Sendable>(
    _ type: Cursor.Type, from data: Data
  ) throws -> PageCursor { PageCursor(try decoder.decode(type, from: data)) }
}
