internal import Foundation
internal import Synchronization

extension TextLayout {
  /// Glyphs of one face and one look, from left to right.
  struct Run: Sendable {
    var face: Int
    var size: CGFloat
    var hasColor: Bool
    var glyphs: [Glyph]
    /// The distance from the line's left end.
    var x: CGFloat
    var width: CGFloat
    var attributes: TextAttributes
    /// The glyphs of white space.
    var spaces: [Range<Int>]

    /// A Boolean value that indicates whether the piece is all white space.
    var isWhite: Bool { spaces.count == glyphs.count }
  }

  /// The alignments of a line between the edges, direction resolved.
  enum Alignment: Sendable {
    case left
    case center
    case right
  }

  /// A line: where it stands, and what of the text it shows.
  struct Line: Sendable {
    var top: CGFloat
    var height: CGFloat
    /// The distance of the baseline from the layout's top.
    var baseline: CGFloat
    /// The width of the letters, without white space that hangs over the edge.
    var width: CGFloat
    /// The indents at the left and at the right edge.
    var leftIndent: CGFloat
    var rightIndent: CGFloat
    var alignment: Alignment
    /// The bytes of the text that the line took, the hanging white space and the truncated rest included.
    var range: Range<Int>
    /// A Boolean value that indicates whether an ellipsis stands for some of the text.
    var isTruncated = false
    /// A Boolean value that indicates whether the letters may go over the edge, where they are cut.
    var isClipped = false
    /// The pieces of the line, in the text's order.
    var pieces: [LinePiece]
    var paragraph: Int
    /// A Boolean value that indicates whether spaces are widened so that the letters fill the width.
    var isJustified = false
    /// The space added after each letter to fit more of them; negative.
    var tightening: CGFloat = 0
    let source: TextSource

    /// The glyphs from left to right; put together anew each time.
    var runs: [Run] { LineComposer(line: self).runs() }
  }
}

/// A part of a line: clusters of a paragraph, or a sign that the text itself does not have.
enum LinePiece: Sendable {
  case clusters(Int, Range<Int>)
  case sign(LineSign)
}

/// An ellipsis that stands for text that is not shown, or the hyphen of a word that goes on in the next line.
struct LineSign: Sendable {
  var item: ShapedItem
  var attributes: TextAttributes
  var width: CGFloat

  /// - Parameters:
  ///   - character: The sign.
  ///   - byte: The place in the text that it looks like.
  init(_ character: Unicode.Scalar, in text: StyledText, at byte: Int) {
    attributes = text.attributes(at: byte)
    let specification = attributes.font.specification
    item = TextEngine.shared.withLock { $0.sign(character, font: specification) }
    width = item.glyphs.reduce(0) { $0 + $1.advance }
    attributes.attachment = nil
  }

  static let ellipsis: Unicode.Scalar = "\u{2026}"
  static let hyphen: Unicode.Scalar = "\u{2010}"
}
