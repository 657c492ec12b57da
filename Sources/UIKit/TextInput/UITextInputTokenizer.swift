public import Foundation

/// What finds characters, words, lines and paragraphs in a text.
@MainActor @preconcurrency public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit that a position is in; at a border of units, the one in the direction. Nil if there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a unit ends at a position, seen in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next border of units in a direction; nil if there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is in a unit; at a border of units, in the one in the direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}
