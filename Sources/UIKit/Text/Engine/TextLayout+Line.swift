internal import Foundation
internal import Synchronization

extension TextLayout {
  /// The glyphs of one face and one set of attributes, from left to right.
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

    /// A Boolean value that indicates whether the run is entirely white space.
    var isWhite: Bool { spaces.count == glyphs.count }
  }

  /// The alignment of a line, with its direction resolved.
  enum Alignment: Sendable {
    case left
    case center
    case right
  }

  /// A line with its position and the part of the text that it shows.
  struct Line: Sendable {
    var top: CGFloat
    var height: CGFloat
    /// The distance of the baseline from the layout's top.
    var baseline: CGFloat
    /// The width of the letters without the white space that hangs over the edge.
    var width: CGFloat
    /// The indents at the left and right edges.
    var leftIndent: CGFloat
    var rightIndent: CGFloat
    var alignment: Alignment
    /// The range of the line's text in bytes, including hanging white space and truncated text.
    var range: Range<Int>
    /// A Boolean value that indicates whether an ellipsis replaces some of the text.
    var isTruncated = false
    /// A Boolean value that indicates whether the letters can extend beyond the edge, where they're clipped.
    var isClipped = false
    /// The pieces of the line in text order.
    var pieces: [LinePiece]
    var paragraph: Int
    /// A Boolean value that indicates whether spaces widen so that the letters fill the width.
    var isJustified = false
    /// The negative space added after each letter to fit more of them.
    var tightening: CGFloat = 0
    let source: TextSource

    /// The glyphs from left to right, which are arranged again on each access.
    var runs: [Run] { LineComposer(line: self).runs() }
  }
}

/// A part of a line: clusters of a paragraph, or a sign that isn't in the text.
enum LinePiece: Sendable {
  case clusters(Int, Range<Int>)
  case sign(LineSign)
}

/// An ellipsis for text that isn't shown, or the hyphen of a word that continues on the next line.
struct LineSign: Sendable {
  var item: ShapedItem
  var attributes: TextAttributes
  var width: CGFloat

  /// Creates a sign.
  ///
  /// - Parameters:
  ///   - character: The sign.
  ///   - byte: The place in the text with the sign's attributes.
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
