/// What a `PagedList` asks its server for.
public struct PageRequest<Cursor: Sendable>: Sendable {
  /// The number of the page, from 1.
  public let page: Int
  /// The number of items on the server before the page.
  ///
  /// Counted by the items of the server's that the list still has, so that short pages, and items that were removed here and there,
  /// leave no gap: a page may begin with an item that is there already, which is not shown twice.
  public let offset: Int
  /// The number of items of a page.
  public let perPage: Int
  /// What the server has said of where the page begins; nil for the first page.
  public let cursor: Cursor?
  /// What the page is loaded for: the server may have to know whether it comes before the cursor or after it.
  public let load: ListState.Load
}

/// What a server answers to a `PagedList`: the items of a page, and what comes after it.
public struct Page<Item, Cursor> {
  let items: [Item]
  let next: PageEnd
  /// Where the page before begins; nil where pages are numbered.
  let previous: PageEnd?
  let total: Int?
}

extension Page: Sendable where Item: Sendable, Cursor: Sendable {}

extension Page where Cursor: Sendable {
  /// Makes a page of a server that counts by cursors.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - next: What the next page is asked for by; nil if this is the last one.
  ///   - previous: What the page before is asked for by; nil if this is the first one.
  ///   - total: The number of items on the server; nil where it does not tell.
  public init(_ items: [Item], next: Cursor?, previous: Cursor? = nil, total: Int? = nil) {
    (self.items, self.total) = (items, total)
    self.next = next.map { .open(PageCursor($0)) } ?? .closed
    self.previous = previous.map { .open(PageCursor($0)) } ?? .closed
  }
}

extension Page where Cursor == Never {
  /// Makes a page of a server that counts pages or items.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - hasMore: Whether there is a page after this one.
  ///   - total: The number of items on the server; nil where it does not tell.
  public init(_ items: [Item], hasMore: Bool, total: Int? = nil) {
    (self.items, self.total) = (items, total)
    next = hasMore ? .open(nil) : .closed
    previous = nil
  }
}

/// Where the list on a server goes on, at one of its ends.
enum PageEnd: Sendable {
  case closed
  /// It goes on there, by a cursor or by the next number.
  case open(PageCursor?)

  var isOpen: Bool { if case .open = self { true } else { false } }

  var cursor: PageCursor? { if case .open(let cursor) = self { cursor } else { nil } }
}

/// A cursor of any type.
struct PageCursor: Sendable {
  let value: any Sendable
  /// What a cursor is recognized by that comes twice; nil if it cannot be compared.
  var key: AnyHashable? { (value as? any Hashable).map { AnyHashable($0) } }

  init(_ value: some Sendable) { self.value = value }
}
