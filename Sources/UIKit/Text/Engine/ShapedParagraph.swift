internal import Foundation

/// A letter shape in a line.
struct Glyph: Sendable {
  /// The number in its face.
  var id: UInt32
  /// The distance to the next glyph, in points.
  var advance: CGFloat
  /// The offset from its place in the line, in points, y down.
  var offset: CGPoint
}

/// Glyphs of one face, size and direction, from left to right.
struct ShapedItem: Sendable {
  /// The face's number in `TextEngine`.
  var face: Int
  /// The size at which the face is drawn, in points.
  var size: CGFloat
  /// The level of the bidirectional algorithm; odd for right to left.
  var level: UInt8
  /// A Boolean value that indicates whether some glyphs have colors of their own.
  var hasColor = false
  /// A Boolean value that indicates whether the letters are Chinese, Japanese or Korean ones.
  var isIdeographic = false
  var glyphs: [Glyph]
}

/// The least stretch of text that a line cannot cut: a letter with its marks, or letters that share a glyph.
struct TextCluster: Sendable {
  /// The range of bytes in the whole text.
  var range: Range<Int>
  var width: CGFloat
  /// The item that has its glyphs.
  var item: Int
  /// The range of glyphs in the item.
  var glyphs: Range<Int>
  /// The run of the styled text.
  var run: Int
  /// A Boolean value that indicates whether the cluster is white space, which may hang over a line's end.
  var isWhite: Bool
  /// A Boolean value that indicates whether the cluster is a tabulator, whose width depends on where it stands.
  var isTabulator: Bool
  /// A Boolean value that indicates whether a line may begin with the cluster.
  var startsLine: Bool
  /// A Boolean value that indicates whether the cluster is a soft hyphen, which shows only at a line's end.
  var isSoftHyphen = false
  /// A Boolean value that indicates whether the cluster is a Korean syllable right after another one.
  var continuesHangul = false
}

/// A paragraph's glyphs, not yet broken into lines.
final class ShapedParagraph: Sendable {
  let range: ParagraphRange
  let items: [ShapedItem]
  /// 0 for left to right, 1 for right to left.
  let baseLevel: UInt8
  /// The clusters, in the text's order, and where lines may end.
  let table: BreakTable

  init(range: ParagraphRange, items: [ShapedItem], clusters: [TextCluster], baseLevel: UInt8) {
    self.range = range
    self.items = items
    self.baseLevel = baseLevel
    table = BreakTable(clusters)
  }

  var clusters: [TextCluster] { table.clusters }
}
