/// Constants that specify the writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The paragraph's first letter with a direction determines it (rules P2 and P3 of the Unicode bidirectional
  /// algorithm).
  case natural = -1
  /// Left to right, as in English and Chinese.
  case leftToRight = 0
  /// Right to left, as in Arabic and Hebrew.
  case rightToLeft = 1
}
