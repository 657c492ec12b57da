/// Where a search stands that is done elsewhere.
public enum SearchState {
  /// Nothing is searched for.
  case idle
  /// The answer to a query is awaited; what was found before is still shown.
  case loading(query: String)
  /// What was found for a query is shown.
  case found(query: String)
  /// There is no answer to a query; what was found before is still shown.
  case failed(query: String, any Error)

  /// Whether what was found is shown.
  var isAnswered: Bool {
    if case .found = self { true } else { false }
  }

  /// Whether an answer is awaited.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}
