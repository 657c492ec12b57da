/// A text that is being edited: its code units, what is selected and what is marked in it, and how to undo.
///
/// All offsets are of UTF-16. Carets and the ends of selections are borders of grapheme clusters: positions from outside are
/// moved there, and no offset is wrong. A user's edits are commands, which can be looked at before they are made:
///
///     if let proposal = text.proposal(for: .insertText("a"), geometry: lines), allows(proposal) { text.apply(proposal) }
///
/// Edits by code are `setText` and `replaceCharacters`.
package struct EditableText: Sendable {
  /// The code units.
  package internal(set) var buffer: TextBuffer
  /// What is selected, with the end that moves.
  package internal(set) var selection: TextSelection
  /// What an input method has not decided yet; nil if there is nothing.
  package internal(set) var markedRange: Range<Int>?
  var history = UndoHistory()
  /// Where on a line a caret wants to be that moves up and down through lines, some of them short.
  var goalX: Double?
  /// Counts changes of the text, so that an old proposal is known.
  var revision = 0

  /// Makes a text with a caret at its end.
  package init(_ text: UTF16Text = UTF16Text()) {
    buffer = TextBuffer(text)
    selection = TextSelection(buffer.count..<buffer.count)
  }

  /// Makes a text of a string, with a caret at its end.
  ///
  /// - Complexity: O(n).
  package init(_ string: String) { self.init(UTF16Text(string)) }

  /// How many code units there are.
  package var length: Int { buffer.count }

  /// The whole text.
  ///
  /// - Complexity: O(n).
  package var text: UTF16Text { buffer.text(in: 0..<buffer.count) }

  /// The whole text as a string, with U+FFFD for each unpaired surrogate.
  ///
  /// - Complexity: O(n).
  package var string: String { text.string }

  /// The text of a range, as much of it as there is.
  ///
  /// - Complexity: O(n) for a range of n.
  package func text(in range: Range<Int>) -> UTF16Text { buffer.text(in: clamped(range)) }

  /// As much of a range as is in the text.
  func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<buffer.count) }
}
