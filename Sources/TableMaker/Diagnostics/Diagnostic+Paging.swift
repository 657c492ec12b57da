extension Diagnostic {
  /// What is wrong with a paged list, or with what its server answers. Later versions may add cases.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Paging: Sendable {
    /// A page has no items at all, or less; another number is used.
    case invalidPageSize(Int, used: Int)
    /// A page was asked for that there cannot be.
    case unknownPage(Int, isByCursor: Bool)
    /// Some items of a page have the identity of another one of the same page; they are left out.
    case duplicates(Int, page: Int)
    /// The server says that there is more, and has sent nothing new; it is not asked for more before the user does so.
    case nothingNew(page: Int)
    /// The server has named the same cursor twice, so that the list would go round; it ends there.
    ///
    /// `cursor` is described in at most 100 characters.
    case repeatedCursor(_ cursor: String, page: Int)
  }
}

extension Diagnostic.Paging {
  var text: String {
    switch self {
    case .invalidPageSize(let size, let used):
      "A page must have an item at least, got \(size); pages of \(used) are asked for. Give perPage a number above zero."
    case .unknownPage(let page, isByCursor: true):
      "Page \(page) cannot be loaded by itself, since this list is by cursors. Call refresh(), loadMore() or loadPrevious()."
    case .unknownPage(let page, isByCursor: false):
      "There is no page \(page): pages are numbered from 1. Nothing is loaded."
    case .duplicates(let count, let page):
      "Page \(page) has \(count) item\(count == 1 ? "" : "s") of an identity that another of its items has; "
        + "the first of each is shown. Have the server send each once, or give the items another id."
    case .nothingNew(let page):
      "The server says that there is more after page \(page), which brought nothing new. It is not asked again by itself: "
        + "answer hasMore: false, or next: nil, where the list ends."
    case .repeatedCursor(let cursor, let page):
      "With page \(page) the server names the cursor \(cursor) once more, so the list ends there. "
        + "Have it name another one each time, and nil at the end."
    }
  }
}
