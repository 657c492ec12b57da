import Foundation
internal import TableMakerTextEditing

/// The entry point for all changes of a field's or text view's text, selection, and marked text.
///
/// A view owns an editor and is its client. The view lays out the text and has a delegate. The editor has the text and
/// implements `UITextInput` for it. Typing goes through the `type…` methods, which first call the delegate and then the
/// client's `insertText(_:)` and `deleteBackward()`, so that an app's subclass receives each one.
@MainActor final class TextEditor {
  /// The text with its selection and marked text.
  private(set) var text: EditableText
  weak var client: (any TextEditorClient)?
  weak var inputDelegate: (any UITextInputDelegate)?
  var markedTextStyle: [NSAttributedString.Key: Any]?
  private var ownTokenizer: UITextInputStringTokenizer?
  /// A Boolean value that indicates whether the user makes the current change, which the input system already knows
  /// about.
  private var isTyping = false
  /// A Boolean value that indicates whether the delegate is being notified of a new selection.
  private var isTellingOfSelection = false

  init(_ string: String = "") { text = EditableText(string) }

  /// Returns the tokenizer of the text, which is created on first use.
  func tokenizer(of owner: any TextEditorClient) -> any UITextInputTokenizer {
    if let ownTokenizer { return ownTokenizer }
    let made = UITextInputStringTokenizer(textInput: owner)
    ownTokenizer = made
    return made
  }

  // MARK: Changes

  /// Changes the text or the selection, and notifies the client.
  func change(_ body: (inout EditableText) -> TextEdit?) {
    let (selection, marked) = (text.selection, text.markedRange)
    let edit = body(&text)
    if let edit { client?.textStorageDidChange(edit) }
    if edit != nil || text.selection != selection || text.markedRange != marked {
      withdrawMenu()
      client?.selectionDidChange()
    }
  }

  /// Notifies the delegate of a new selection, but not of changes that the delegate itself makes then.
  func tellOfSelection(_ tell: () -> Void) {
    guard !isTellingOfSelection else { return }
    isTellingOfSelection = true
    tell()
    isTellingOfSelection = false
  }

  /// Performs a change by code and notifies the input delegate.
  func changeByCode(text changesText: Bool, _ body: (inout EditableText) -> TextEdit?) {
    let hears = isTyping ? nil : inputDelegate
    if changesText { hears?.textWillChange(client) }
    hears?.selectionWillChange(client)
    change(body)
    hears?.selectionDidChange(client)
    if changesText { hears?.textDidChange(client) }
  }

  /// Performs a command without calling the delegate, and notifies the client as if the user made it.
  ///
  /// If code makes the change, the input delegate is also notified so that the keyboard stays up to date.
  func perform(_ command: TextCommand) {
    guard let proposal = text.proposal(for: command, geometry: geometry(for: command)) else { return }
    changeByCode(text: true) { $0.apply(proposal) }
    client?.userDidChangeText()
  }

  /// Returns whether the delegate allows a command's edit, or `true` if the command changes nothing.
  func allows(_ command: TextCommand) -> Bool {
    guard let client, client.isEditable else { return false }
    guard let proposal = text.proposal(for: command, geometry: geometry(for: command)) else { return true }
    return client.delegateAllows(NSRange(proposal.range), replacement: proposal.replacement.string)
  }

  /// Performs a command if the delegate allows it.
  func type(_ command: TextCommand) {
    guard text.proposal(for: command, geometry: geometry(for: command)) != nil, allows(command) else { return }
    typing { perform(command) }
  }

  /// Performs a change by the user, without notifying the input delegate.
  func typing(_ body: () -> Void) {
    let was = isTyping
    isTyping = true
    body()
    isTyping = was
  }

  private func geometry(for command: TextCommand) -> (any LineGeometry)? {
    if case .delete(_, by: .line) = command { selectionGeometry } else { nil }
  }

  /// The geometry of the lines at the ends of the selection.
  var selectionGeometry: (any LineGeometry)? {
    let range = text.selectedRange
    return client?.lineGeometry(around: [text.selection.head.offset, range.lowerBound, range.upperBound])
  }
}
