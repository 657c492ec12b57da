/// Where a list stands whose items come over time.
public enum ListState: Sendable {
  /// Nothing has been asked for yet.
  case idle
  /// An answer is awaited; the items are those from before.
  case loading(Load)
  /// There are items, and more to come.
  case loaded
  /// There are no items.
  case empty
  /// There are items, and these are all.
  case exhausted
  /// What was asked for last did not come; the items are those from before. `retry()` asks for just that again.
  case failed(any Error, while: Load)

  /// What is loaded.
  public enum Load: Hashable, Sendable {
    /// The first items.
    case first
    /// Items in place of all that are there.
    case refresh
    /// The items after those that are there.
    case more
    /// The items before those that are there.
    case previous
  }

  /// Whether an answer is awaited.
  public var isLoading: Bool { if case .loading = self { true } else { false } }

  /// The error of what did not come; nil in any other state.
  public var error: (any Error)? { if case .failed(let error, _) = self { error } else { nil } }
}
