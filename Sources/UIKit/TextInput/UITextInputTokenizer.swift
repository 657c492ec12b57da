public import Foundation

/// The interface for finding characters, words, lines, and paragraphs in a text.
@MainActor @preconcurrency public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit that contains a position, or `nil` if there's none.
  ///
  /// At a boundary, the direction chooses the unit.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a unit ends at a position in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary of units in a direction, or `nil` if there's none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is in a unit.
  ///
  /// At a boundary, the direction chooses the unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}
