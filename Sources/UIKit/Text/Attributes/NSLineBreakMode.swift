/// Constants that specify what happens to text that's wider than its line.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  ///
  /// A word that's wider than a line breaks between characters.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// The last line is clipped at the edge.
  case byClipping = 2
  /// The last line shows the end of the text after an ellipsis.
  case byTruncatingHead = 3
  /// The last line shows the start of the text before an ellipsis.
  case byTruncatingTail = 4
  /// The last line shows the start and the end of the text around an ellipsis.
  case byTruncatingMiddle = 5
}
