import Foundation

/// Where a list in pages stands, but for its items: what is kept of it beyond its life.
struct PagesPlace {
  var pages: ClosedRange<Int>
  var total: Int?
  var next: PageEnd
  var previous: PageEnd
  /// The number of items on the server before the first page, and up to the end of the last one.
  var offsets: ClosedRange<Int>
  /// Whether a page is asked for as soon as the user comes near, after the last one and before the first.
  var isArmed: Bool
  var isArmedBackwards: Bool
  /// What has failed, and was not asked for again.
  var failures: [(load: PageLoad, error: any Error)]
}

/// A list in pages as it is written: JSON, with the number of its form.
struct SavedPages<Item: Codable>: Codable {
  /// The number of the form that this code writes and reads.
  static var currentVersion: Int { 1 }

  /// What every form begins with.
  struct Header: Codable {
    var version: Int
  }

  struct End: Codable {
    var isOpen: Bool
    /// JSON of the app's own cursor.
    var cursor: Data?
  }

  struct Failure: Codable {
    var load: String
    var page: Int
    var text: String?
  }

  /// The pages, for a list that was answered.
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
  var place: Place?
  var anchor: SavedAnchor?
}

/// The first item that is seen, and how far below the upper edge of what is seen it begins.
struct SavedAnchor: Codable {
  var index: Int
  var distance: Double
}

/// An error of another day, of which its text is left.
struct SavedFailure: LocalizedError {
  let errorDescription: String?
}

extension SavedPages {
  /// Notes a list.
  ///
  /// Of a list whose cursors cannot be written only the items are: where it goes on would be lost, so it begins anew, with them on screen.
  init(_ state: PagedState<Item>, anchor: SavedAnchor?) throws {
    perPage = state.perPage
    items = state.contents.items
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

  /// Where the list stood; nil if it was never answered.
  ///
  /// - Parameter cursor: The type of the list's cursors; nil where pages are numbered.
  func pagesPlace(cursor: (any Sendable.Type)?) throws -> PagesPlace? {
    guard let place else { return nil }
    let usable = PagedState<Item>.usable
    // Pages before the first one of a list by cursors have numbers below it.
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

/// Why a list cannot be read that decodes.
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
      guard type == nil else { throw UnreadablePages("no cursor where the list goes on by one") }
      return .open(nil)
    }
    guard let type = type as? any (Decodable & Sendable).Type else {
      throw UnreadablePages("a cursor in a list that has none")
    }
    return .open(try PagesCoding.cursor(type, from: cursor))
  }
}

extension PageEnd {
  /// Whether nothing is lost when it is written.
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

/// How lists are written and read.
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
