internal import Foundation

/// A text in lines with the position of each glyph, ready to be measured and drawn. It's a value, so it can be shared.
///
/// Pango chooses faces, shapes letters, and finds possible line ends. Lines have the system font's proportions.
/// Distances are in points from the upper-left corner of the first line, with y down. The glyphs of a line are arranged
/// when it's drawn because measuring needs only the line ends.
struct TextLayout: Sendable {
  /// The options of a layout.
  struct Options: Sendable {
    /// The width of the lines. If it's infinite, lines end only where paragraphs end.
    var width = CGFloat.infinity
    /// The maximum height. Lines that extend below it are omitted, except for the first.
    var maximumHeight = CGFloat.infinity
    /// The maximum number of lines, or 0 for no limit.
    var maximumLines = 0
    /// A Boolean value that indicates whether the interface is right-to-left.
    var isRightToLeft = false
    /// A Boolean value that indicates whether natural alignment follows each paragraph's letters instead of the
    /// interface.
    var alignsByText = false
    /// A Boolean value that indicates whether lines end only where paragraphs end, whatever the width.
    var isSingleLine = false
  }

  let lines: [Line]
  let options: Options

  /// Creates the layout of a text.
  ///
  /// - Complexity: O(n) in the length of the text up to the last visible line for shaping, then O(m log n) for m lines
  ///   at other widths.
  init(_ text: StyledText, options: Options = Options()) {
    self.init(
      TextSource(text: text, shaped: .of(text, isRightToLeft: options.isRightToLeft)), options: options)
  }

  /// Creates the layout of a text that's already shaped.
  init(_ source: TextSource, options: Options) {
    self.options = options
    let builder = TextLayoutBuilder(source: source, options: options)
    var lines = builder.lines(limit: options.maximumLines)
    // Half a point of tolerance is needed because frames are often rounded down.
    let fitting = lines.prefix { $0.top + $0.height <= options.maximumHeight + TextLayoutBuilder.heightSlack }.count
    if fitting < lines.count && lines.count > 1 { lines = builder.lines(limit: max(1, fitting)) }
    self.lines = lines
  }

  /// Creates a layout of some of another layout's lines.
  init(_ lines: [Line], options: Options) {
    self.lines = lines
    self.options = options
  }

  /// The size of the lines, without rounding.
  var size: CGSize {
    let width = lines.map { min($0.width + $0.leftIndent + $0.rightIndent, options.width) }.max() ?? 0
    return CGSize(width: max(0, width), height: lines.last.map { $0.top + $0.height } ?? 0)
  }

  /// Returns the size, rounded up to whole pixels.
  func size(scale: CGFloat) -> CGSize {
    let size = size
    return CGSize(
      width: PixelGrid.ceiling(size.width, scale: scale), height: PixelGrid.ceiling(size.height, scale: scale))
  }

  /// A Boolean value that indicates whether some of the text isn't shown.
  var isTruncated: Bool { lines.contains { $0.isTruncated } }

  /// A Boolean value that indicates whether all of the text is visible, without truncation. Trailing separators don't
  /// count.
  var showsAll: Bool {
    guard let last = lines.last else { return true }
    let end = last.source.shaped.paragraphs.last?.end ?? 0
    return !lines.contains { $0.isTruncated || $0.isClipped } && last.range.upperBound >= end
  }

  /// Returns the distance of a line's left end from the left edge of its area.
  func x(of line: Line, in width: CGFloat) -> CGFloat {
    let room = width - line.leftIndent - line.rightIndent
    switch line.alignment {
    case .left: return line.leftIndent
    case .center: return line.leftIndent + (room - line.width) / 2
    case .right: return line.leftIndent + room - line.width
    }
  }
}

/// A text and its glyphs, which are the input of layouts of any width.
final class TextSource: Sendable {
  let text: StyledText
  let shaped: ShapedText

  init(text: StyledText, shaped: ShapedText) {
    self.text = text
    self.shaped = shaped
  }

  /// Returns the style of a paragraph, which is that of its first character.
  func style(of number: Int) -> ParagraphAttributes { text.attributes(at: shaped.start(of: number)).paragraph }
}
