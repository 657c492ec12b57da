internal import Foundation
internal import Synchronization

/// Breaks a text's paragraphs into lines.
struct TextLayoutBuilder {
  let text: StyledText
  let options: TextLayout.Options
  private let paragraphs: [ParagraphRange]
  private var shaped: [Int: ShapedParagraph] = [:]

  init(text: StyledText, options: TextLayout.Options) {
    self.text = text
    self.options = options
    paragraphs = text.text.isEmpty ? [] : text.paragraphs()
  }

  /// A line that is to be made: what it shows, and where it belongs.
  struct Draft {
    var pieces: [LinePiece]
    var paragraph: Int
    var range: Range<Int>
    var isFirst: Bool
    var isLast: Bool
    var isTruncated = false
    var isClipped = false
  }

  /// All lines, or the first ones if there is a limit.
  mutating func lines(limit: Int) -> [TextLayout.Line] {
    var lines: [TextLayout.Line] = []
    for number in paragraphs.indices {
      let paragraph = paragraph(number)
      let style = style(of: number)
      let breaker = LineBreaker(
        clusters: paragraph.clusters, breaksAnywhere: style.lineBreakMode == .byCharWrapping)
      var start = 0
      repeat {
        let isFirst = start == 0 && !paragraph.range.continues
        let isLastPermitted = limit > 0 && lines.count == limit - 1
        let available = available(isFirst: isFirst, style: style)
        let end =
          options.isSingleLine
          ? paragraph.clusters.count : breaker.lineEnd(from: start, width: available)
        let isLast = end == paragraph.clusters.count
        var draft = Draft(
          pieces: [.clusters(number, start..<end)], paragraph: number, range: bytes(start..<end, of: paragraph),
          isFirst: isFirst, isLast: isLast)
        if isLastPermitted && (!isLast || number < paragraphs.count - 1) {
          draft = lastPermitted(draft, start: start, available: available)
          lines.append(line(draft, after: lines.last, available: available))
          return lines
        }
        if !isLast || breaker.width(of: start..<end) > available {
          draft.pieces = [.clusters(number, breaker.trimmed(start..<end))]
        }
        lines.append(line(draft, after: lines.last, available: available))
        start = end
      } while start < paragraph.clusters.count
      if limit > 0 && lines.count == limit { break }
    }
    return lines
  }

  /// The glyphs of a paragraph, shaped when they are first asked for.
  mutating func paragraph(_ number: Int) -> ShapedParagraph {
    if let paragraph = shaped[number] { return paragraph }
    let range = paragraphs[number]
    let text = text
    let isRightToLeft = options.isRightToLeft
    let paragraph = TextEngine.shared.withLock { $0.shape(range, of: text, isRightToLeft: isRightToLeft) }
    shaped[number] = paragraph
    return paragraph
  }

  /// The number of the last paragraph.
  var lastParagraph: Int { paragraphs.count - 1 }

  /// The style of a paragraph: that of its first character.
  func style(of number: Int) -> ParagraphAttributes {
    text.attributes(at: paragraphs[number].start).paragraph
  }

  /// The width between a line's indents.
  private func available(isFirst: Bool, style: ParagraphAttributes) -> CGFloat {
    let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
    guard options.width.isFinite || style.tailIndent > 0 else { return options.width }
    let end = style.tailIndent > 0 ? style.tailIndent : options.width + style.tailIndent
    return max(0, end - indent)
  }

  /// The bytes that some clusters stand for.
  private func bytes(_ clusters: Range<Int>, of paragraph: ShapedParagraph) -> Range<Int> {
    guard let first = clusters.first else { return paragraph.range.start..<paragraph.range.start }
    return paragraph.clusters[first].range.lowerBound..<paragraph.clusters[clusters.upperBound - 1].range.upperBound
  }
}
