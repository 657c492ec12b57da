import TableMakerDiffing

/// The result of reading a source.
@MainActor protocol SectionReading {
  /// A Boolean value that indicates whether a new query changes so many rows that the user couldn't see them move.
  var isSweeping: Bool { get }

  /// Returns a closure that computes the differences off the main actor, or `nil` if they're quickly computed.
  func laterDifferences() -> (@Sendable () -> [Difference?])?

  /// Returns the rows of each section that was read.
  ///
  /// - Parameters:
  ///   - differences: The differences computed off the main actor, or `nil` to compute them now.
  ///   - hasAddItemRow: A Boolean value that indicates whether to show the row that adds an item, if the section has
  ///     one.
  ///   - counter: The source of tokens for rows that have changed.
  func makeRows(
    with differences: [Difference?]?, hasAddItemRow: Bool, from counter: inout ContentTokens.Counter
  ) -> [SectionRows]
}
