/// A text in an editor: its code units, selection, marked text, and undo history.
///
/// Offsets are in UTF-16 code units. Carets and the ends of selections are boundaries of grapheme clusters. External
/// positions are moved to a boundary, so no offset is invalid. A user's edits are commands that you can inspect before
/// you apply them:
///
///     if let proposal = text.proposal(for: .insertText("a"), geometry: lines), allows(proposal) { text.apply(proposal) }
///
/// Edits by code use `setText` and `replaceCharacters`.
package struct EditableText: Sendable {
  /// The code units.
  package internal(set) var buffer: TextBuffer
  /// The selection, including which end moves.
  package internal(set) var selection: TextSelection
  /// The range of the marked text, or `nil` if there's none.
  package internal(set) var markedRange: Range<Int>?
  var history = UndoHistory()
  /// The preferred horizontal position of a caret that moves up and down through lines of different lengths.
  var goalX: Double?
  /// The number of changes of the text, which identifies outdated proposals.
  var revision = 0

  /// Creates a text with a caret at its end.
  package init(_ text: UTF16Text = UTF16Text()) {
    buffer = TextBuffer(text)
    selection = TextSelection(buffer.count..<buffer.count)
  }

  /// Creates a text from a string, with a caret at its end.
  ///
  /// - Complexity: O(n).
  package init(_ string: String) { self.init(UTF16Text(string)) }

  /// The number of code units.
  package var length: Int { buffer.count }

  /// The whole text.
  ///
  /// - Complexity: O(n).
  package var text: UTF16Text { buffer.text(in: 0..<buffer.count) }

  /// The whole text as a string, with U+FFFD for each unpaired surrogate.
  ///
  /// - Complexity: O(n).
  package var string: String { text.string }

  /// Returns the text of a range, which is limited to the text.
  ///
  /// - Complexity: O(n) for a range of n.
  package func text(in range: Range<Int>) -> UTF16Text { buffer.text(in: clamped(range)) }

  /// Returns a range limited to the text.
  func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<buffer.count) }
}
