/// The state of a list with items that arrive over time.
public enum ListState: Sendable {
  /// Nothing was requested yet.
  case idle
  /// A load is in progress. The items are the earlier ones.
  case loading(Load)
  /// The list has items, and more are available.
  case loaded
  /// The list has no items.
  case empty
  /// The list has items, and no more are available.
  case exhausted
  /// The last load failed. The items are the earlier ones. `retry()` repeats only this load.
  case failed(any Error, while: Load)

  /// A kind of load.
  public enum Load: Hashable, Sendable {
    /// The first items.
    case first
    /// New items that replace all existing ones.
    case refresh
    /// The items after the existing ones.
    case more
    /// The items before the existing ones.
    case previous
  }

  /// A Boolean value that indicates whether a load is in progress.
  public var isLoading: Bool { if case .loading = self { true } else { false } }

  /// The error of the failed load, or `nil` in any other state.
  public var error: (any Error)? { if case .failed(let error, _) = self { error } else { nil } }
}
