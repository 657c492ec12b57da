internal import Foundation

/// A text in lines: where each glyph stands, ready to be measured and drawn. A value, and so free to be kept or shared.
///
/// Pango chooses faces, shapes letters and says where lines may end; the lines stand where the system font's proportions put
/// them. Distances are in points, from the top left corner of the first line, y down.
struct TextLayout: Sendable {
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

    /// Whether it is all white space.
    var isWhite: Bool { spaces.count == glyphs.count }
  }

  /// Where a line stands between the edges, direction resolved.
  enum Alignment: Sendable {
    case left
    case center
    case right
  }

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
    var runs: [Run]
    /// The bytes of the text that the line took, the hanging white space and the truncated rest included.
    var range: Range<Int>
    /// Whether an ellipsis stands for some of the text.
    var isTruncated = false
    /// Whether the letters may go over the edge, where they are cut.
    var isClipped = false
  }

  /// What a layout is made for.
  struct Options: Sendable {
    /// The width that the lines have; infinite for lines that only end where paragraphs do.
    var width = CGFloat.infinity
    /// Lines that would reach below this are left out, but for the first.
    var maximumHeight = CGFloat.infinity
    /// The greatest number of lines; 0 for any.
    var maximumLines = 0
    /// Whether the interface runs from right to left.
    var isRightToLeft = false
    /// Whether natural alignment follows each paragraph's letters instead of the interface.
    var alignsByText = false
    /// Whether lines only end where paragraphs do, whatever the width.
    var isSingleLine = false
  }

  private(set) var lines: [Line]
  let options: Options

  /// Lays a text out.
  ///
  /// - Complexity: O(n) in the length of the text up to the last line that is shown.
  init(_ text: StyledText, options: Options = Options()) {
    self.options = options
    var builder = TextLayoutBuilder(text: text, options: options)
    lines = builder.lines(limit: options.maximumLines)
    // Half a point of slack: frames are often rounded down.
    let fitting = lines.prefix { $0.top + $0.height <= options.maximumHeight + 0.5 }.count
    if fitting < lines.count && lines.count > 1 { lines = builder.lines(limit: max(1, fitting)) }
  }

  /// The size that the lines take, not rounded.
  var size: CGSize {
    let width = lines.map { min($0.width + $0.leftIndent + $0.rightIndent, options.width) }.max() ?? 0
    return CGSize(width: max(0, width), height: lines.last.map { $0.top + $0.height } ?? 0)
  }

  /// The size rounded up to whole pixels.
  func size(scale: CGFloat) -> CGSize {
    let size = size
    return CGSize(
      width: PixelGrid.ceiling(size.width, scale: scale), height: PixelGrid.ceiling(size.height, scale: scale))
  }

  /// Whether some of the text is not shown.
  var isTruncated: Bool { lines.contains { $0.isTruncated } }

  /// The distance of a line's left end from the left edge of the place it is drawn in.
  func x(of line: Line, in width: CGFloat) -> CGFloat {
    let room = width - line.leftIndent - line.rightIndent
    switch line.alignment {
    case .left: return line.leftIndent
    case .center: return line.leftIndent + (room - line.width) / 2
    case .right: return line.leftIndent + room - line.width
    }
  }
}

/// Rounding to whole pixels.
enum PixelGrid {
  /// The least whole number of pixels that holds a length, in points.
  static func ceiling(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    // What adding up many floating point numbers leaves does not make a pixel.
    guard value.isFinite else { return value }
    return (value * scale - 0.0001).rounded(.up) / scale
  }

  /// The nearest pixel's edge, in points; exact halves go up, also where a third of a point made them a little less.
  static func round(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    (value * scale + 0.5001).rounded(.down) / scale
  }
}
