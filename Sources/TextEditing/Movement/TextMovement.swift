/// Movements of a caret by keys or an input method.
package enum TextMovement: Sendable, Hashable {
  /// By a grapheme cluster on the screen. In right-to-left text, left is forward.
  case left, right
  /// By a line, at the same distance from the edge if the line is long enough. From the first or last line, to the end
  /// of the text.
  case up, down
  /// By a word, forward or backward in the paragraph's direction.
  case wordLeft, wordRight
  /// To the end of the line on a side.
  case lineLeft, lineRight
  /// In text order.
  case storage(TextStorageDirection, by: TextGranularity)
}
