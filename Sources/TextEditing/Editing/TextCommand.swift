/// The commands of a user on a text.
package enum TextCommand: Sendable, Hashable {
  /// Types a text over the selection or the marked text.
  case insertText(UTF16Text)
  /// Replaces the selection with a text as one undo step.
  case paste(UTF16Text)
  /// Removes the selection as one undo step.
  case cut
  /// Replaces a range, as a correction does.
  case replace(Range<Int>, with: UTF16Text)
  /// Shows marked text that replaces the current marked text or the selection. The range is inside it.
  case setMarkedText(UTF16Text, selectedRange: Range<Int>)
  /// Deletes the selection or, with a caret, the unit on one side.
  case delete(TextStorageDirection, by: TextGranularity)

  /// The Delete key.
  package static var deleteBackward: Self { .delete(.backward, by: .character) }
  /// The Forward Delete key of a hardware keyboard.
  package static var deleteForward: Self { .delete(.forward, by: .character) }
}

/// An edit before it's applied, for example for a delegate's `shouldChangeCharactersIn`.
package struct TextProposal: Sendable, Hashable {
  /// The range to replace.
  package let range: Range<Int>
  /// The new text, which you can shorten to limit the length.
  package var replacement: UTF16Text
  /// The user's command.
  package let command: TextCommand
  /// The revision of the text that the proposal is for.
  let revision: Int
}
