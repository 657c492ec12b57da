/// One load of a page, known by its generation: what answers to another is dropped.
struct PageLoad {
  let generation: Int
  let kind: ListState.Load
  let page: Int
  let offset: Int
  let cursor: PageCursor?

  /// Whether what it answers replaces all items.
  var isWhole: Bool { kind == .first || kind == .refresh }
}

/// What a list is asked for.
enum PageVerb: Hashable {
  /// A page by itself, in place of all items: the first, or another.
  case page(Int)
  case more
  case previous
  /// What has failed last.
  case retry
}

/// What comes of asking.
enum PageBeginning {
  /// Nothing: there is no more, or nothing has failed.
  case none
  /// It is being loaded already.
  case joined(PageLoad)
  /// It is loaded now, and some other loads are not awaited any more.
  case begun(PageLoad, outdated: [PageLoad])
}

/// What an answer looks like.
struct PageAnswer<Item> {
  var items: [Item]
  var next: PageEnd
  /// Nil where pages are numbered.
  var previous: PageEnd?
  var total: Int?
}

/// What is wrong with an answer.
enum PageProblem: Hashable {
  /// Some items of the page have the identity of another one of the page.
  case duplicates(Int)
  /// The server says that there is more, and has sent nothing new.
  case nothingNew
  /// The server has named a cursor as the next that it had named before.
  case repeatedCursor
}
