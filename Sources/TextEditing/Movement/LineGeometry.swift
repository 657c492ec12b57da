/// Where the lines of a text are, and where carets stand in them; the view that has laid the text out knows.
///
/// There is a line at least, the lines' ranges follow one another and are the whole text together, and after a separator at the
/// text's end there is one more line, empty. Numbers that do not fit the text, as those of an old layout, are clamped.
package protocol LineGeometry {
  /// How many lines there are.
  var lineCount: Int { get }
  /// The range of a line, with the separator that it may end with.
  func range(ofLine line: Int) -> Range<Int>
  /// Whether the paragraph that a line belongs to is written from right to left.
  func isRightToLeft(line: Int) -> Bool
  /// The runs of a line, without its separator, from left to right.
  func visualRuns(ofLine line: Int) -> [VisualRun]
  /// The distance of a caret from the left edge of all lines.
  func x(of position: TextPosition, line: Int) -> Double
  /// The position in a line that is nearest to a distance from the left edge.
  func position(closestTo x: Double, line: Int) -> TextPosition
}

/// A stretch of a line that is written in one direction.
package struct VisualRun: Sendable, Hashable {
  /// Its range in the text.
  package var range: Range<Int>
  /// Whether it is written from right to left.
  package var isRightToLeft: Bool

  /// Makes a run.
  package init(range: Range<Int>, isRightToLeft: Bool) {
    self.range = range
    self.isRightToLeft = isRightToLeft
  }
}
