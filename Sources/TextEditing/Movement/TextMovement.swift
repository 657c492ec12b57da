/// Movements of a caret by keys or an input method.
package enum TextMovement: Sendable, Hashable {
  /// A movement by a grapheme cluster on the screen. In right-to-left text, left is forward.
  case left, right
  /// A movement by a line, at the same distance from the edge if the line is long enough. On the first or last line, it
  /// leads to the end of the text.
  case up, down
  /// A movement by a word, forward or backward in the paragraph's direction.
  case wordLeft, wordRight
  /// A movement to the end of the line on a side.
  case lineLeft, lineRight
  /// A movement in text order.
  case storage(TextStorageDirection, by: TextGranularity)
}
