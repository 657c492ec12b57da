/// One load of a page, identified by its generation. Responses to other generations are dropped.
struct PageLoad {
  let generation: Int
  let kind: ListState.Load
  let page: Int
  let offset: Int
  let cursor: PageCursor?

  /// A Boolean value that indicates whether the response replaces all items.
  var isWhole: Bool { kind == .first || kind == .refresh }
}

/// A request to a list.
enum PageVerb: Hashable {
  /// A single page that replaces all items: the first page or another one.
  case page(Int)
  case more
  case previous
  /// The load that failed last.
  case retry
}

/// The result of a request.
enum PageBeginning {
  /// Nothing to load: no more pages are available, or nothing has failed.
  case none
  /// The same load is already in progress.
  case joined(PageLoad)
  /// The load begins, and other loads are no longer needed.
  case begun(PageLoad, outdated: [PageLoad])
}

/// The contents of a response.
struct PageAnswer<Item> {
  var items: [Item]
  var next: PageEnd
  /// The end before the page; `nil` if pages are numbered.
  var previous: PageEnd?
  var total: Int?
}

/// A problem with a response.
enum PageProblem: Hashable {
  /// Some items have the same identity as another item of the page.
  case duplicates(Int)
  /// The server announced more items, but sent nothing new.
  case nothingNew
  /// The server repeated a cursor as the next one.
  case repeatedCursor
}
