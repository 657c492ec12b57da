/// A change that waits for the events.
struct UntoldChange<Model> {
  let change: DraftChange<Model>
  /// The length of the chain of event closures that has led to it; zero if no closure has made it.
  let depth: Int
}

/// The number of changes that event closures can make because of each other before TableMaker treats them as an endless
/// loop.
///
/// It's independent of the number of changes: a `revert()` changes each field once, and a closure can respond to each
/// with several changes.
struct HandlerLimit {
  /// The maximum number of changes in a row, each because of the one before.
  static var mostInARow: Int { 10_000 }
  /// The maximum number of changes that follow from each change of depth 0 and 1.
  static var mostOfEach: Int { 100 }

  private var followed = 0
  private var allowed = HandlerLimit.mostInARow

  /// Counts the changes of one call.
  mutating func note(_ count: Int, at depth: Int) {
    // The changes of one call aren't a loop either, unless they cause another call.
    if depth <= 1 { allowed += Self.mostOfEach * (count - 1) } else { followed += count }
  }

  /// Returns whether the events no longer receive changes of this depth.
  func isReached(at depth: Int) -> Bool { depth >= Self.mostInARow || depth > 1 && followed > allowed }
}
