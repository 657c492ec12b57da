import Foundation
internal import TableMakerTextEditing

/// The one entry of what is typed into a field or a text view: text, deletions, movement, selection, marked text.
///
/// A view owns an editor and is its client: it lays the text out and has a delegate; the editor has the text itself, and
/// what `UITextInput` says about it. What a user types goes through `type…`, which asks the delegate first and then calls the
/// client's `insertText(_:)` and `deleteBackward()`, so that an app's subclass hears of each.
@MainActor final class TextEditor {
  /// The text, its selection and its marked text.
  private(set) var text: EditableText
  weak var client: (any TextEditorClient)?
  weak var inputDelegate: (any UITextInputDelegate)?
  var markedTextStyle: [NSAttributedString.Key: Any]?
  private var ownTokenizer: UITextInputStringTokenizer?
  /// Whether the change under way is the user's, which the input system knows of already.
  private var isTyping = false
  /// Whether the delegate is being told that the selection has changed.
  private var isTellingOfSelection = false

  init(_ string: String = "") { text = EditableText(string) }

  /// What finds words in the text; made when it is first asked for.
  func tokenizer(of owner: any TextEditorClient) -> any UITextInputTokenizer {
    if let ownTokenizer { return ownTokenizer }
    let made = UITextInputStringTokenizer(textInput: owner)
    ownTokenizer = made
    return made
  }

  // MARK: Changes

  /// Changes the text or the selection, and tells the client what came of it.
  func change(_ body: (inout EditableText) -> TextEdit?) {
    let (selection, marked) = (text.selection, text.markedRange)
    let edit = body(&text)
    if let edit { client?.textStorageDidChange(edit) }
    if edit != nil || text.selection != selection || text.markedRange != marked {
      withdrawMenu()
      client?.selectionDidChange()
    }
  }

  /// Tells the delegate that the selection has changed, but not of what it changes itself meanwhile.
  func tellOfSelection(_ tell: () -> Void) {
    guard !isTellingOfSelection else { return }
    isTellingOfSelection = true
    tell()
    isTellingOfSelection = false
  }

  /// Changes made by code, which the input delegate hears of.
  func changeByCode(text changesText: Bool, _ body: (inout EditableText) -> TextEdit?) {
    let hears = isTyping ? nil : inputDelegate
    if changesText { hears?.textWillChange(client) }
    hears?.selectionWillChange(client)
    change(body)
    hears?.selectionDidChange(client)
    if changesText { hears?.textDidChange(client) }
  }

  /// Makes a command's edit without asking the delegate, and tells of it as of the user's; one that code makes, the input
  /// delegate hears of, so that the keyboard follows it.
  func perform(_ command: TextCommand) {
    guard let proposal = text.proposal(for: command, geometry: geometry(for: command)) else { return }
    changeByCode(text: true) { $0.apply(proposal) }
    client?.userDidChangeText()
  }

  /// Asks the delegate whether a command's edit may be made; true for one that changes nothing.
  func allows(_ command: TextCommand) -> Bool {
    guard let client, client.isEditable else { return false }
    guard let proposal = text.proposal(for: command, geometry: geometry(for: command)) else { return true }
    return client.delegateAllows(NSRange(proposal.range), replacement: proposal.replacement.string)
  }

  /// Makes a command's edit if the delegate allows it.
  func type(_ command: TextCommand) {
    guard text.proposal(for: command, geometry: geometry(for: command)) != nil, allows(command) else { return }
    typing { perform(command) }
  }

  /// Does what the user does: the input delegate does not hear of it.
  func typing(_ body: () -> Void) {
    let was = isTyping
    isTyping = true
    body()
    isTyping = was
  }

  private func geometry(for command: TextCommand) -> (any LineGeometry)? {
    if case .delete(_, by: .line) = command { selectionGeometry } else { nil }
  }

  /// Where the lines at the ends of the selection are.
  var selectionGeometry: (any LineGeometry)? {
    let range = text.selectedRange
    return client?.lineGeometry(around: [text.selection.head.offset, range.lowerBound, range.upperBound])
  }
}
