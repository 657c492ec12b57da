/// The place of one element in the list before, and its place in the list after.
public struct IndexPair: Sendable, Hashable {
  /// The place in the list before.
  public var before: Int
  /// The place in the list after.
  public var after: Int

  /// Makes a pair of places.
  @inlinable public init(before: Int, after: Int) {
    self.before = before
    self.after = after
  }
}
