/// What a user can do to a text.
package enum TextCommand: Sendable, Hashable {
  /// Types a text over the selection or the marked text.
  case insertText(UTF16Text)
  /// Puts a text in place of the selection at once, a step of undoing by itself.
  case paste(UTF16Text)
  /// Takes the selection away, a step of undoing by itself.
  case cut
  /// Replaces a range, as a correction does.
  case replace(Range<Int>, with: UTF16Text)
  /// Shows a text that is not yet decided in place of the marked text or the selection; the range is inside of it.
  case setMarkedText(UTF16Text, selectedRange: Range<Int>)
  /// Deletes the selection, or what a caret has on one side, as far as told.
  case delete(TextStorageDirection, by: TextGranularity)

  /// The delete key.
  package static var deleteBackward: Self { .delete(.backward, by: .character) }
  /// The forward delete key of a hardware keyboard.
  package static var deleteForward: Self { .delete(.forward, by: .character) }
}

/// An edit before it is made, for whoever may forbid it: a delegate's `shouldChangeCharactersIn`.
package struct TextProposal: Sendable, Hashable {
  /// What is to be replaced.
  package let range: Range<Int>
  /// What is to be put there; may be shortened, as a limit of the length does.
  package var replacement: UTF16Text
  /// What the user did.
  package let command: TextCommand
  /// For which state of the text it was made.
  let revision: Int
}
