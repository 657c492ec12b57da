/// A change that waits for the events.
struct UntoldChange<Model> {
  let change: DraftChange<Model>
  /// The number of handlers that have led to it, each because of the one before; zero for a change that no handler has made.
  let depth: Int
}

/// How many changes handlers may make because of each other, before they are taken for an endless loop.
///
/// Not as many as there are changes: a `revert()` of all fields is one change of each, and a handler may answer each with a few.
struct HandlerLimit {
  /// The most changes in a row, each because of the one before.
  static var mostInARow: Int { 10_000 }
  /// The most that follow from each change of depth 0 and 1.
  static var mostOfEach: Int { 100 }

  private var followed = 0
  private var allowed = HandlerLimit.mostInARow

  /// Notes changes of one call.
  mutating func note(_ count: Int, at depth: Int) {
    // What a handler changes in one call is no loop either, as long as it is not called again because of that.
    if depth <= 1 { allowed += Self.mostOfEach * (count - 1) } else { followed += count }
  }

  /// Returns whether the events no longer receive changes of this depth.
  func isReached(at depth: Int) -> Bool { depth >= Self.mostInARow || depth > 1 && followed > allowed }
}
