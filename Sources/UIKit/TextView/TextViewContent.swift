internal import Foundation
internal import TableMakerTextEditing

/// A text view's text as its layout takes it: the editor's code units, and the attributes beside them.
@MainActor final class TextViewContent: EditableLayoutContent {
  private unowned let editor: TextEditor
  /// The attributes of the text.
  var attributes = AttributeRuns()
  /// The attributes of what is typed next.
  var typing: AttributeSet
  /// The attributes that links are shown with, besides their own.
  var linkAttributes: [NSAttributedString.Key: Any] = [:]
  /// What attributes lack that an app has given.
  private let base: TextAttributes

  init(_ editor: TextEditor) {
    self.editor = editor
    base = TextAttributes(font: .systemFont(ofSize: 12))
    typing = AttributeSet([:], look: base)
  }

  /// Makes a set of attributes; one that is alike is taken instead if there is one near by.
  func set(_ values: [NSAttributedString.Key: Any]) -> AttributeSet {
    var look = TextAttributes(values, base: base)
    if look.isLink {
      look.isLink = false
      look = TextAttributes(linkAttributes.filter { $0.key != .link }, base: look)
    }
    return AttributeSet(values, look: look)
  }

  /// Makes all sets anew, as when links look different.
  func remakeSets() {
    attributes.change(0..<attributes.length) { set($0.values) }
    typing = set(typing.values)
  }

  // MARK: EditableLayoutContent

  var buffer: TextBuffer { editor.text.buffer }

  func looks(in range: Range<Int>) -> [(end: Int, attributes: TextAttributes)] {
    attributes.parts(of: range).map { ($0.range.upperBound, $0.set.look) }
  }

  func look(at offset: Int) -> TextAttributes { (attributes.set(at: offset) ?? typing).look }
}
