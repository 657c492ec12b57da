/// A request of a `PagedList` to its server.
public struct PageRequest<Cursor: Sendable>: Sendable {
  /// The number of the page, starting at 1.
  public let page: Int
  /// The number of items on the server before the page.
  ///
  /// The list counts the server's items that it still contains, so that short pages and removed items leave no gap. A
  /// page can therefore begin with items that the list already contains; they aren't shown twice.
  public let offset: Int
  /// The number of items on a page.
  public let perPage: Int
  /// The cursor that the server gave for the beginning of the page; `nil` for the first page.
  public let cursor: Cursor?
  /// The kind of load. The server may need to know whether the page comes before or after the cursor.
  public let load: ListState.Load
}

/// A server's response to a `PagedList`: the items of a page, and what follows it.
public struct ItemPage<Item, Cursor> {
  let items: [Item]
  let next: PageEnd
  /// The beginning of the previous page; `nil` if pages are numbered.
  let previous: PageEnd?
  let total: Int?
}

extension ItemPage: Sendable where Item: Sendable, Cursor: Sendable {}

extension ItemPage where Cursor: Sendable {
  /// Creates a page from a server that uses cursors.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - next: The cursor of the next page, or `nil` if this is the last page.
  ///   - previous: The cursor of the previous page, or `nil` if this is the first page.
  ///   - total: The number of items on the server, or `nil` if the server doesn't provide it.
  public init(_ items: [Item], next: Cursor?, previous: Cursor? = nil, total: Int? = nil) {
    (self.items, self.total) = (items, total)
    self.next = next.map { .open(PageCursor($0)) } ?? .closed
    self.previous = previous.map { .open(PageCursor($0)) } ?? .closed
  }
}

extension ItemPage where Cursor == Never {
  /// Creates a page from a server that counts pages or items.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - hasMore: A Boolean value that indicates whether another page follows.
  ///   - total: The number of items on the server, or `nil` if the server doesn't provide it.
  public init(_ items: [Item], hasMore: Bool, total: Int? = nil) {
    (self.items, self.total) = (items, total)
    next = hasMore ? .open(nil) : .closed
    previous = nil
  }
}

/// The state of the server's list at one of its ends.
enum PageEnd: Sendable {
  case closed
  /// The list continues there, at a cursor or at the next number.
  case open(PageCursor?)

  var isOpen: Bool { if case .open = self { true } else { false } }

  var cursor: PageCursor? { if case .open(let cursor) = self { cursor } else { nil } }
}

/// A cursor of any type.
struct PageCursor: Sendable {
  let value: any Sendable
  /// The key that recognizes a repeated cursor; `nil` if the cursor can't be compared.
  var key: AnyHashable? { (value as? any Hashable).map { AnyHashable($0) } }

  init(_ value: some Sendable) { self.value = value }
}
