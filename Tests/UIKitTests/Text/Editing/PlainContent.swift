import Foundation
import TableMakerTextEditing

@testable import UIKit

/// A text with attributes that is edited, and its layout, without any view.
@MainActor final class PlainContent: EditableLayoutContent {
  var text: EditableText
  var attributes = AttributeRuns()
  let base: TextAttributes
  private(set) var layout: EditableLayout!

  init(_ string: String, size: CGFloat = 17, paragraph: ParagraphAttributes = .init(), options: EditableLayout.Options)
  {
    text = EditableText(string)
    var base = TextAttributes(font: .systemFont(ofSize: size))
    base.paragraph = paragraph
    self.base = base
    attributes.replace(0..<0, with: [(text.length, AttributeSet([:], look: base))])
    layout = EditableLayout(self, options: options)
  }

  var buffer: TextBuffer { text.buffer }

  func looks(in range: Range<Int>) -> [(end: Int, attributes: TextAttributes)] {
    attributes.parts(of: range).map { ($0.range.upperBound, $0.set.look) }
  }

  func look(at offset: Int) -> TextAttributes {
    (attributes.set(at: offset) ?? attributes.set(at: text.length - 1))?.look ?? base
  }

  /// Replaces a range, in the look of what is before it or in another one.
  func replace(_ range: Range<Int>, with string: String, look: TextAttributes? = nil) {
    let set =
      look.map { AttributeSet([:], look: $0) } ?? attributes.set(at: max(0, range.lowerBound - 1))
      ?? AttributeSet([:], look: base)
    let edit = text.replaceCharacters(in: range, with: UTF16Text(string))
    attributes.replace(edit.replacedRange, with: [(edit.length, set)])
    layout.follow(edit)
  }

  /// The whole text, laid out as a label lays it out.
  func wholeLayout(width: CGFloat, isRightToLeft: Bool) -> TextLayout {
    let string = text.string
    let map = OffsetMap(string)
    let runs = attributes.runs.map { StyledText.Run(end: map.byte(ofUnit: $0.end), attributes: $0.set.look) }
    let styled = StyledText(
      text: string, runs: runs.isEmpty ? [StyledText.Run(end: 0, attributes: base)] : runs)
    return TextLayout(
      TextSource(text: styled, shaped: ShapedText(styled, isRightToLeft: isRightToLeft)),
      options: TextLayout.Options(width: width, isRightToLeft: isRightToLeft, alignsByText: true))
  }
}
