import Foundation
internal import TableMakerTextEditing

/// Cut, copy and paste.
extension TextEditor {
  /// The text on the pasteboard, or `nil` if there's none.
  var pasteboardText: String? {
    get { UIPasteboard.general.string }
    set { UIPasteboard.general.string = newValue }
  }

  /// The selected text, or `nil` for a caret.
  var selectedText: String? { text.selection.isCaret ? nil : text.text(in: text.selectedRange).string }

  func copy() {
    if let selectedText { pasteboardText = selectedText }
  }

  func cut() {
    guard let selectedText, client?.isEditable == true else { return }
    pasteboardText = selectedText
    type(.cut)
  }

  func paste() {
    guard let pasteboardText, !pasteboardText.isEmpty else { return }
    type(.paste(UTF16Text(client?.acceptable(pasteboardText) ?? pasteboardText)))
  }
}
