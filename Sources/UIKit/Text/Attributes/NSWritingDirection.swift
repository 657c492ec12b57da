/// The direction in which a paragraph's lines run.
public enum NSWritingDirection: Int, Sendable {
  /// Decided by the paragraph's first letter that has a direction (rules P2 and P3 of the Unicode bidirectional
  /// algorithm).
  case natural = -1
  /// The direction from left to right, as Latin and Chinese are written.
  case leftToRight = 0
  /// The direction from right to left, as Arabic and Hebrew are written.
  case rightToLeft = 1
}
