/// Constants that specify the alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  /// Lines start at the left edge.
  case left = 0
  /// Lines are centered.
  case center = 1
  /// Lines end at the right edge.
  case right = 2
  /// Lines fill the whole width.
  ///
  /// The last line of a paragraph has natural alignment.
  case justified = 3
  /// Lines are aligned left in left-to-right interfaces and right in right-to-left ones.
  case natural = 4
}
