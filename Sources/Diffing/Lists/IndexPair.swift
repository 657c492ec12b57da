/// The places of an element in the old and new lists.
public struct IndexPair: Sendable, Hashable {
  /// The place in the old list.
  public var before: Int
  /// The place in the new list.
  public var after: Int

  /// Creates a pair of places.
  @inlinable public init(before: Int, after: Int) {
    self.before = before
    self.after = after
  }
}
