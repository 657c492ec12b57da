/// The positions of the lines and carets of a text, from the view that laid it out.
///
/// There's at least one line, the lines' ranges are consecutive and cover the whole text, and after a final separator
/// there's an empty line. Numbers that are out of range, such as those of an old layout, are clamped.
package protocol LineGeometry {
  /// The number of lines.
  var lineCount: Int { get }
  /// Returns the range of a line, including its separator.
  func range(ofLine line: Int) -> Range<Int>
  /// Returns whether a line's paragraph is right-to-left.
  func isRightToLeft(line: Int) -> Bool
  /// Returns the runs of a line without its separator, from left to right.
  func visualRuns(ofLine line: Int) -> [VisualRun]
  /// Returns the distance of a caret from the left edge of all lines.
  func x(of position: TextPosition, line: Int) -> Double
  /// Returns the position in a line that's nearest to a distance from the left edge.
  func position(closestTo x: Double, line: Int) -> TextPosition
}

/// A part of a line with one direction.
package struct VisualRun: Sendable, Hashable {
  /// The range in the text.
  package var range: Range<Int>
  /// A Boolean value that indicates whether the run is right-to-left.
  package var isRightToLeft: Bool

  /// Creates a run.
  package init(range: Range<Int>, isRightToLeft: Bool) {
    self.range = range
    self.isRightToLeft = isRightToLeft
  }
}
