/// The state of a search that's done elsewhere, such as on a server.
public enum SearchState {
  /// No search is active.
  case idle
  /// The search for a query is in progress. The earlier results are still on screen.
  case loading(query: String)
  /// The results of a query are on screen.
  case found(query: String)
  /// The search for a query failed. The earlier results are still on screen.
  case failed(query: String, any Error)

  /// A Boolean value that indicates whether the results are on screen.
  var isAnswered: Bool {
    if case .found = self { true } else { false }
  }

  /// A Boolean value that indicates whether a search is in progress.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}
