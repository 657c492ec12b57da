/// The alignments of a text's lines between the left and the right edge.
public enum NSTextAlignment: Int, Sendable {
  /// Lines start at the left edge.
  case left = 0
  /// Lines stand in the middle.
  case center = 1
  /// Lines end at the right edge.
  case right = 2
  /// Lines fill the whole width; the last line of a paragraph is aligned as `natural`.
  case justified = 3
  /// Left in left-to-right interfaces, right in right-to-left ones.
  case natural = 4
}
