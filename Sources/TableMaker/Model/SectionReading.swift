import TableMakerDiffing

/// The result of reading a source.
@MainActor protocol SectionReading {
  /// Whether so many rows come and go because something else is searched for that nobody could see them move.
  var isSweeping: Bool { get }

  /// A closure that computes the differences off the main actor, if that takes long; nil if it does not.
  func laterDifferences() -> (@Sendable () -> [Difference?])?

  /// The rows of each section that was read.
  ///
  /// - Parameters:
  ///   - differences: The differences computed off the main actor; nil to compute them now.
  ///   - hasAddRow: Whether the row that adds an item is shown, if the section has one.
  ///   - counter: The source of tokens for rows that have changed.
  func makeRows(
    with differences: [Difference?]?, hasAddRow: Bool, from counter: inout ContentTokens.Counter
  ) -> [SectionRows]
}
