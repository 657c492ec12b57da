/// What can be wrong with a source of fetched objects, beside what fetching itself throws.
public enum FetchedItemsError: Error, CustomStringConvertible {
  /// The controller's context is a private queue's. Nothing was fetched.
  case contextIsNotMain

  /// What is wrong, and the way out.
  public var description: String {
    switch self {
    case .contextIsNotMain:
      "A table can only show what a context of the main queue has fetched. Give FetchedItems the container's viewContext, "
        + "and do the work of background contexts apart from it."
    }
  }
}
