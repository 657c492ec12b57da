extension Diagnostic {
  /// A problem with a paged list or its server's responses. Later versions can add cases.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Paging: Sendable {
    /// The number of items in a page is less than one.
    ///
    /// The list uses another number.
    case invalidPageSize(Int, used: Int)
    /// A call requests a page that can't exist.
    case unknownPage(Int, isByCursor: Bool)
    /// Items of a page have the same identity as others in the page.
    ///
    /// The list leaves them out.
    case duplicates(Int, page: Int)
    /// The server reports more items but has sent nothing new.
    ///
    /// The list doesn't request more until the user does.
    case nothingNew(page: Int)
    /// The server has sent the same cursor twice, which would repeat pages endlessly.
    ///
    /// The list ends there. `cursor` is a description of at most 100 characters.
    case repeatedCursor(_ cursor: String, page: Int)
    /// The saved state of a list is damaged, or isn't such a state.
    ///
    /// The list stays unchanged. `problem` is a description of at most 100 characters.
    case unreadableState(_ problem: String)
    /// The saved state of a list has a format that this version can't read.
    ///
    /// The list stays unchanged.
    case otherVersion(Int, supported: Int)
    /// The saved state is from a list with another page size.
    ///
    /// The list stays unchanged.
    case otherPageSize(Int, used: Int)
    /// The time for refreshing in the foreground is negative.
    ///
    /// TableMaker doesn't refresh.
    case invalidTime(Duration)
    /// A list couldn't read or write its cache.
    ///
    /// It continues without the cache. `problem` is a description of at most 100 characters.
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
        + "give refreshesOnForeground(after:) .zero for each return from the background."
    case .cacheFailed(let problem, isWriting: false):
      "The list's cache cannot be read: \(problem). The list begins without it. Check what read does, or delete the cache."
    case .cacheFailed(let problem, isWriting: true):
      "The list's cache cannot be written: \(problem). It stays as it was. Check what write does."
    }
  }
}
