// Problems with paged lists, their servers' responses, and their saved states.
extension Diagnostic {
  static func invalidPageSize(_ size: Int, used: Int, at location: CallSite) -> Self {
    Self(
      .invalidPageSize, at: location,
      "perPage must be at least 1, got \(size), so the list requests pages of \(used) items. Use a positive number.")
  }

  static func noPagedList(section: String, at location: CallSite) -> Self {
    Self(
      .noPagedList, at: location,
      "No source of \(section) is a paged list, so .loadsMore() loads nothing. "
        + "Pass a PagedList to .data, or remove .loadsMore().")
  }

  static func unknownPage(_ page: Int, isByCursor: Bool, at location: CallSite) -> Self {
    Self(
      .unknownPage, at: location,
      isByCursor
        ? "Page \(page) can't be loaded directly, because the list uses cursors. "
          + "Call refresh(), loadMore(), or loadPrevious()."
        : "Page \(page) doesn't exist, so the list loads nothing. Page numbers begin at 1.")
  }

  static func duplicatesInPage(_ count: Int, page: Int, at location: CallSite) -> Self {
    Self(
      .duplicatesInPage, at: location,
      "Page \(page) has \(count) item\(count == 1 ? "" : "s") with the identity of another of its items, so the list "
        + "shows only the first of each. Send each item once, or give the items another id.")
  }

  static func nothingNewInPage(_ page: Int, at location: CallSite) -> Self {
    Self(
      .nothingNewInPage, at: location,
      "The server reports more items, but page \(page) contained nothing new, so the list waits for the user before it "
        + "requests more. At the end of the list, return hasMore: false, or next: nil.")
  }

  static func repeatedCursor(_ cursor: String, page: Int, at location: CallSite) -> Self {
    Self(
      .repeatedCursor, at: location,
      "The server returned the cursor \(cursor) again with page \(page), so the list ends there. "
        + "Return a new cursor with each page, and nil at the end.")
  }

  static func unreadableState(_ problem: String, method: String = "save()", at location: CallSite) -> Self {
    Self(
      .unreadableState, at: location,
      "The list's saved state can't be read, so the list stays unchanged: \(problem). "
        + "Pass data that \(method) returned to restore(_:).")
  }

  static func unsupportedState(
    _ version: Int, supported: Int, method: String = "save()", at location: CallSite
  ) -> Self {
    Self(
      .unsupportedState, at: location,
      "The list's saved state has version \(version), but this TableMaker reads version \(supported), so the list "
        + "stays unchanged. Call \(method) again.")
  }

  static func placeOfOtherList(_ saved: String, items: String, at location: CallSite) -> Self {
    Self(
      .placeOfOtherList, at: location,
      "The saved place is from a list of \(saved), but this list contains \(items), so the table view stays where it is. "
        + "Pass data that savePlace() of this list returned.")
  }

  static func pageSizeMismatch(_ size: Int, used: Int, at location: CallSite) -> Self {
    Self(
      .pageSizeMismatch, at: location,
      "The saved state is from a list with \(size) items per page, but this list has \(used), so the list stays "
        + "unchanged. Use the same perPage, or call save() again.")
  }

  static func cacheFailed(_ problem: String, isWriting: Bool, at location: CallSite) -> Self {
    Self(
      .cacheFailed, at: location,
      isWriting
        ? "The list's cache can't be written, so it stays unchanged: \(problem). Check the cache's write function."
        : "The list's cache can't be read, so the list begins without it: \(problem). "
          + "Check the cache's read function, or delete the cache.")
  }
}
