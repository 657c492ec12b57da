/// How a caret is moved, by keys or by an input method.
package enum TextMovement: Sendable, Hashable {
  /// By a grapheme cluster, as one sees it: in a text from right to left, left is forward.
  case left, right
  /// By a line, at the same distance from the edge as far as lines are long enough; from the first and the last line to the end.
  case up, down
  /// By a word, forward or backward by the paragraph's direction.
  case wordLeft, wordRight
  /// To the end of the line on that side, by the paragraph's direction.
  case lineLeft, lineRight
  /// In the text's own order.
  case storage(TextStorageDirection, by: TextGranularity)
}
