internal import Foundation
internal import TableMakerTextEditing

/// A text view's text in the layout's format: the editor's code units and their attributes.
@MainActor final class TextViewContent: EditableLayoutContent {
  private unowned let editor: TextEditor
  /// The attributes of the text.
  var attributes = AttributeRuns()
  /// The attributes of the text that's typed next.
  var typing: AttributeSet
  /// The additional attributes of links.
  var linkAttributes: [NSAttributedString.Key: Any] = [:]
  /// The defaults for attributes that the app doesn't set.
  private let base: TextAttributes

  init(_ editor: TextEditor) {
    self.editor = editor
    base = TextAttributes(font: .systemFont(ofSize: 12))
    typing = AttributeSet([:], look: base)
  }

  /// Returns a set of attributes, and reuses an equal one nearby.
  func set(_ values: [NSAttributedString.Key: Any]) -> AttributeSet {
    var look = TextAttributes(values, base: base)
    if look.isLink {
      look.isLink = false
      look = TextAttributes(linkAttributes.filter { $0.key != .link }, base: look)
    }
    return AttributeSet(values, look: look)
  }

  /// Updates all sets, for example because link attributes changed.
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
