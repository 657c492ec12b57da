import Diffing

/// What a source had when it was read.
@MainActor protocol SectionReading {
  /// What finds out elsewhere what changed, where that would keep the main actor for long; nil if it is quickly done.
  func laterDifferences() -> (@Sendable () -> [Difference?])?

  /// The rows of each section that was read.
  ///
  /// - Parameters:
  ///   - differences: What was found out elsewhere; nil to find it out now.
  ///   - hasAddRow: Whether the row that adds an item is shown, where the section has one.
  ///   - counter: Gives out numbers for rows that have changed.
  func makeRows(
    with differences: [Difference?]?, hasAddRow: Bool, from counter: inout ContentTokens.Counter
  ) -> [SectionRows]
}
