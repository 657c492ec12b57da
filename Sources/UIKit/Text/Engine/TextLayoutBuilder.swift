internal import Foundation

/// A value that breaks a text's paragraphs into lines.
struct TextLayoutBuilder {
  let source: TextSource
  let options: TextLayout.Options

  var text: StyledText { source.text }
  private var paragraphs: [ParagraphRange] { source.shaped.paragraphs }

  /// A tolerance for heights because frames are often rounded down.
  static let heightSlack: CGFloat = 0.5

  /// A paragraph that's being broken into lines.
  struct Paragraph {
    let number: Int
    let shaped: ShapedParagraph
    let style: ParagraphAttributes
    var breaker: LineBreaker
    /// The ascent and descent of all its lines, if its attributes are uniform.
    let uniformExtent: LineExtent?
  }

  /// A line before it's created, with its content and place.
  struct Draft {
    var pieces: [LinePiece]
    /// The clusters of the line, including hanging white space.
    var clusters: Range<Int>
    var range: Range<Int>
    var isFirst: Bool
    var isLast: Bool
    var width: CGFloat
    var isTruncated = false
    var isClipped = false
    var tightening: CGFloat = 0
  }

  /// Returns all lines or, with a limit, the first ones. At most one line is below the maximum height.
  func lines(limit: Int) -> [TextLayout.Line] {
    var lines: [TextLayout.Line] = []
    for number in paragraphs.indices {
      var paragraph = paragraph(number)
      let count = paragraph.shaped.clusters.count
      var start = 0
      let firstLine = lines.count
      repeat {
        let isFirst = start == 0 && !paragraph.shaped.range.continues
        let available = available(isFirst: isFirst, style: paragraph.style)
        paragraph.breaker.indent = isFirst ? paragraph.style.firstLineHeadIndent : paragraph.style.headIndent
        let end = options.isSingleLine ? count : paragraph.breaker.lineEnd(from: start, width: available)
        let isLast = end == count
        if limit > 0 && lines.count == limit - 1 && (!isLast || number < paragraphs.count - 1) {
          let draft = lastPermitted(
            draft(start..<end, of: paragraph, isFirst: isFirst, available: available), of: paragraph,
            available: available)
          lines.append(line(draft, of: paragraph, after: lines.last, available: available))
          return lines
        }
        if isLast, lines.count > firstLine,
          let earlier = startWithCompany(lastLine: start..<end, of: paragraph, after: lines[lines.count - 1])
        {
          lines[lines.count - 1] = shortened(lines[lines.count - 1], to: earlier, of: paragraph, in: lines)
          start = earlier
        }
        let draft = draft(start..<end, of: paragraph, isFirst: isFirst, available: available)
        lines.append(line(draft, of: paragraph, after: lines.last, available: available))
        start = end
        if let last = lines.last, last.top + last.height > options.maximumHeight + Self.heightSlack { return lines }
      } while start < count
      if limit > 0 && lines.count == limit { break }
    }
    return lines
  }

  func paragraph(_ number: Int) -> Paragraph {
    let shaped = source.shaped[number]
    var breaker = source.breaker(of: shaped, number: number)
    if shaped.table.hasSoftHyphens {
      breaker.hyphenWidth = LineSign(LineSign.hyphen, in: text, at: shaped.range.start).width
    }
    let first = text.run(at: shaped.range.start)
    let isUniform = text.runs[first].end >= shaped.range.end
    return Paragraph(
      number: number, shaped: shaped, style: source.style(of: number), breaker: breaker,
      uniformExtent: isUniform ? LineExtent(text.runs[first].attributes) : nil)
  }

  /// Returns a draft of clusters, without the white space that hangs over its end.
  func draft(_ range: Range<Int>, of paragraph: Paragraph, isFirst: Bool, available: CGFloat) -> Draft {
    let breaker = paragraph.breaker
    let isLast = range.upperBound == paragraph.shaped.clusters.count
    var width = breaker.width(of: range)
    var shown = range
    if !isLast || width > available {
      shown = breaker.trimmed(range)
      width = breaker.width(of: shown)
    }
    var pieces = [LinePiece.clusters(paragraph.number, shown)]
    if !isLast, let last = shown.last, paragraph.shaped.clusters[last].isSoftHyphen {
      let hyphen = LineSign(LineSign.hyphen, in: text, at: paragraph.shaped.clusters[last].range.lowerBound)
      pieces.append(.sign(hyphen))
      width += hyphen.width
    }
    return Draft(
      pieces: pieces, clusters: range, range: bytes(range, of: paragraph.shaped), isFirst: isFirst, isLast: isLast,
      width: width)
  }

  /// The number of the last paragraph.
  var lastParagraph: Int { paragraphs.count - 1 }

  /// Returns the width between a line's indents.
  private func available(isFirst: Bool, style: ParagraphAttributes) -> CGFloat {
    let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
    guard options.width.isFinite || style.tailIndent > 0 else { return options.width }
    let end = style.tailIndent > 0 ? style.tailIndent : options.width + style.tailIndent
    return max(0, end - indent)
  }

  /// Returns the bytes of some clusters.
  func bytes(_ clusters: Range<Int>, of paragraph: ShapedParagraph) -> Range<Int> {
    guard let first = clusters.first else { return paragraph.range.start..<paragraph.range.start }
    return paragraph.clusters[first].range.lowerBound..<paragraph.clusters[clusters.upperBound - 1].range.upperBound
  }
}
