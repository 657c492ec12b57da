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
    /// What was saved of a list is damaged, or not what it was taken for. The list stays as it is.
    ///
    /// `problem` is described in at most 100 characters.
    case unreadableState(_ problem: String)
    /// What was saved of a list has a form that this version does not read. The list stays as it is.
    case otherVersion(Int, supported: Int)
    /// What was saved is of a list with another number of items a page. The list stays as it is.
    case otherPageSize(Int, used: Int)
    /// A time to refresh after is below zero; nothing is refreshed.
    case invalidTime(Duration)
    /// A cache could not be read, or not be written. The list goes on without it.
    ///
    /// `problem` is described in at most 100 characters.
    case cacheFailed(_ problem: String, isWriting: Bool)
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
    case .unreadableState(let problem):
      "What was saved of this list cannot be read: \(problem). The list begins anew: give restore(_:) what save() has returned, "
        + "and call save() again."
    case .otherVersion(let version, let supported):
      "What was saved of this list has the form \(version), and this version reads \(supported). The list begins anew: call save() again."
    case .otherPageSize(let size, let used):
      "What was saved is of a list with \(size) items a page, and this one has \(used). The list begins anew: "
        + "give perPage the same number, or call save() again."
    case .invalidTime(let time):
      "The time after which a table is refreshed must not be negative, got \(time). Nothing is refreshed: "
        + "give refreshes(after:) .zero for each return from the background."
    case .cacheFailed(let problem, isWriting: false):
      "The list's cache cannot be read: \(problem). The list begins without it. Check what read does, or delete the cache."
    case .cacheFailed(let problem, isWriting: true):
      "The list's cache cannot be written: \(problem). It stays as it was. Check what write does."
    }
  }
}
