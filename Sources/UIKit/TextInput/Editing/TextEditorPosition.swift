import Foundation
internal import TableMakerTextEditing

/// A position in an editor's text.
final class TextEditorPosition: UITextPosition {
  nonisolated let position: TextPosition

  init(_ position: TextPosition) {
    self.position = position
    super.init()
  }

  convenience init(offset: Int) { self.init(TextPosition(offset: offset)) }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextEditorPosition)?.position.offset == position.offset
  }

  nonisolated override var hash: Int { position.offset }
}

/// A range of an editor's text.
final class TextEditorRange: UITextRange {
  nonisolated let range: Range<Int>
  /// The side where the caret of an empty range appears.
  nonisolated let affinity: TextAffinity

  init(_ range: Range<Int>, affinity: TextAffinity = .downstream) {
    self.range = range
    self.affinity = affinity
    super.init()
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { TextEditorPosition(TextPosition(offset: range.lowerBound, affinity: affinity)) }
  override var end: UITextPosition { TextEditorPosition(TextPosition(offset: range.upperBound, affinity: affinity)) }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextEditorRange)?.range == range }
  nonisolated override var hash: Int { range.hashValue }
}

/// A rectangle of selected text in an editor.
final class TextEditorSelectionRect: UITextSelectionRect {
  private let rectangle: SelectionRectangle

  init(_ rectangle: SelectionRectangle) {
    self.rectangle = rectangle
    super.init()
  }

  override var rect: CGRect { rectangle.rect }
  override var writingDirection: NSWritingDirection { rectangle.isRightToLeft ? .rightToLeft : .leftToRight }
  override var containsStart: Bool { rectangle.containsStart }
  override var containsEnd: Bool { rectangle.containsEnd }
}
