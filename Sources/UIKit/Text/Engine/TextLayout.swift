internal import Foundation

/// A text in lines: where each glyph stands, ready to be measured and drawn. A value, and so free to be kept or shared.
///
/// Pango chooses faces, shapes letters and says where lines may end; the lines stand where the system font's
/// proportions put them. Distances are in points, from the top left corner of the first line, y down. The glyphs of a
/// line are put together when it is drawn: measuring needs only where the lines end.
struct TextLayout: Sendable {
  /// The options of a layout.
  struct Options: Sendable {
    /// The width that the lines have; infinite for lines that only end where paragraphs do.
    var width = CGFloat.infinity
    /// Lines that would reach below this are left out, but for the first.
    var maximumHeight = CGFloat.infinity
    /// The greatest number of lines; 0 for any.
    var maximumLines = 0
    /// A Boolean value that indicates whether the interface runs from right to left.
    var isRightToLeft = false
    /// A Boolean value that indicates whether natural alignment follows each paragraph's letters instead of the
    /// interface.
    var alignsByText = false
    /// A Boolean value that indicates whether lines only end where paragraphs do, whatever the width.
    var isSingleLine = false
  }

  let lines: [Line]
  let options: Options

  /// Lays a text out.
  ///
  /// - Complexity: O(n) in the length of the text when it is shaped, up to the last line that is shown; then, at other
  ///   widths, O(m log n) for m lines.
  init(_ text: StyledText, options: Options = Options()) {
    self.init(
      TextSource(text: text, shaped: .of(text, isRightToLeft: options.isRightToLeft)), options: options)
  }

  /// Lays a text out whose glyphs are there.
  init(_ source: TextSource, options: Options) {
    self.options = options
    let builder = TextLayoutBuilder(source: source, options: options)
    var lines = builder.lines(limit: options.maximumLines)
    // Half a point of slack: frames are often rounded down.
    let fitting = lines.prefix { $0.top + $0.height <= options.maximumHeight + TextLayoutBuilder.heightSlack }.count
    if fitting < lines.count && lines.count > 1 { lines = builder.lines(limit: max(1, fitting)) }
    self.lines = lines
  }

  /// The first lines of a layout, as one of their own.
  init(_ lines: [Line], options: Options) {
    self.lines = lines
    self.options = options
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

  /// A Boolean value that indicates whether some of the text is not shown.
  var isTruncated: Bool { lines.contains { $0.isTruncated } }

  /// A Boolean value that indicates whether all of the text is shown, none of it cut; separators at its end do not
  /// count.
  var showsAll: Bool {
    guard let last = lines.last else { return true }
    let end = last.source.shaped.paragraphs.last?.end ?? 0
    return !lines.contains { $0.isTruncated || $0.isClipped } && last.range.upperBound >= end
  }

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

/// A text and its glyphs: what layouts of any width are made from.
final class TextSource: Sendable {
  let text: StyledText
  let shaped: ShapedText

  init(text: StyledText, shaped: ShapedText) {
    self.text = text
    self.shaped = shaped
  }

  /// The style of a paragraph: that of its first character.
  func style(of number: Int) -> ParagraphAttributes { text.attributes(at: shaped.start(of: number)).paragraph }
}
