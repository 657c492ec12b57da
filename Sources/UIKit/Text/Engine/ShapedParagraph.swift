internal import Foundation

/// A letter shape in a line.
struct Glyph: Sendable {
  /// The glyph's number in its face.
  var id: UInt32
  /// The distance to the next glyph, in points.
  var advance: CGFloat
  /// The offset from its position in the line, in points, with y down.
  var offset: CGPoint
}

/// The glyphs of one face, size, and direction, from left to right.
struct ShapedItem: Sendable {
  /// The face's number in `TextEngine`.
  var face: Int
  /// The drawn size of the face, in points.
  var size: CGFloat
  /// The bidirectional level, which is odd for right-to-left.
  var level: UInt8
  /// A Boolean value that indicates whether some glyphs have their own colors.
  var hasColor = false
  /// A Boolean value that indicates whether the letters are Chinese, Japanese, or Korean.
  var isIdeographic = false
  var glyphs: [Glyph]
}

/// The smallest part of text that a line can't divide: a letter with its marks, or letters that share a glyph.
struct TextCluster: Sendable {
  /// The range of bytes in the whole text.
  var range: Range<Int>
  var width: CGFloat
  /// The item that contains its glyphs.
  var item: Int
  /// The range of glyphs in the item.
  var glyphs: Range<Int>
  /// The run of the styled text.
  var run: Int
  /// A Boolean value that indicates whether the cluster is white space, which can hang over a line's end.
  var isWhite: Bool
  /// A Boolean value that indicates whether the cluster is a tab, which has a width that depends on its position.
  var isTabulator: Bool
  /// A Boolean value that indicates whether a line can begin with the cluster.
  var startsLine: Bool
  /// A Boolean value that indicates whether the cluster is a soft hyphen, which is visible only at a line's end.
  var isSoftHyphen = false
  /// A Boolean value that indicates whether the cluster is a Korean syllable that follows another one.
  var continuesHangul = false
}

/// The glyphs of a paragraph before line breaking.
final class ShapedParagraph: Sendable {
  let range: ParagraphRange
  let items: [ShapedItem]
  /// The base level: 0 for left to right, 1 for right to left.
  let baseLevel: UInt8
  /// The clusters in text order, and where lines can end.
  let table: BreakTable

  init(range: ParagraphRange, items: [ShapedItem], clusters: [TextCluster], baseLevel: UInt8) {
    self.range = range
    self.items = items
    self.baseLevel = baseLevel
    table = BreakTable(clusters)
  }

  var clusters: [TextCluster] { table.clusters }
}
