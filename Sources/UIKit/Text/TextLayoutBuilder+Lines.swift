internal import Foundation

extension TextLayoutBuilder {
  /// A stretch of a line that has one item and one look.
  private struct Segment {
    var run: TextLayout.Run
    var level: UInt8
  }

  /// Makes a line: its glyphs from left to right, and its place below the line before it.
  mutating func line(_ draft: Draft, after previous: TextLayout.Line?, available: CGFloat) -> TextLayout.Line {
    let paragraph = paragraph(draft.paragraph)
    let style = style(of: draft.paragraph)
    let isRightToLeft = paragraph.baseLevel == 1
    var segments = segments(of: draft)
    if style.alignment == .justified && !draft.isLast && available.isFinite {
      justify(&segments, to: available)
    }
    var runs: [TextLayout.Run] = []
    var x: CGFloat = 0
    for index in VisualOrder.order(of: segments.map(\.level)) {
      var run = segments[index].run
      run.x = x
      x += run.width
      runs.append(run)
    }
    let indent = draft.isFirst ? style.firstLineHeadIndent : style.headIndent
    let tail =
      style.tailIndent > 0
      ? (options.width.isFinite ? max(0, options.width - style.tailIndent) : 0) : -style.tailIndent
    var line = TextLayout.Line(
      top: 0, height: 0, baseline: 0, width: x, leftIndent: isRightToLeft ? tail : indent,
      rightIndent: isRightToLeft ? indent : tail, alignment: alignment(style.alignment, isRightToLeft: isRightToLeft),
      runs: runs, range: draft.range, isTruncated: draft.isTruncated, isClipped: draft.isClipped)
    place(&line, draft: draft, style: style, after: previous)
    return line
  }

  private func alignment(_ alignment: NSTextAlignment, isRightToLeft: Bool) -> TextLayout.Alignment {
    switch alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural, .justified: (options.alignsByText ? isRightToLeft : options.isRightToLeft) ? .right : .left
    @unknown default: .left
    }
  }

  /// Puts a line below the one before it, at the height that its fonts and its paragraph's style ask for.
  private func place(
    _ line: inout TextLayout.Line, draft: Draft, style: ParagraphAttributes, after previous: TextLayout.Line?
  ) {
    var looks = line.runs.map(\.attributes)
    if looks.isEmpty { looks = [text.attributes(at: draft.range.lowerBound)] }
    let ascent = looks.map { $0.font.ascender + $0.baselineOffset }.max() ?? 0
    let descent = looks.map { -$0.font.descender - $0.baselineOffset }.max() ?? 0
    let natural = ascent + descent
    var height = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    var top = previous.map { $0.top + $0.height } ?? 0
    if previous != nil {
      if draft.isFirst && draft.paragraph > 0 {
        let before = self.style(of: draft.paragraph - 1)
        top += before.lineSpacing + before.paragraphSpacing + style.paragraphSpacingBefore
      } else {
        top += style.lineSpacing
      }
    }
    line.top = top
    line.height = height
    line.baseline = top + height - descent
  }

  /// The stretches of a line in the text's order.
  private mutating func segments(of draft: Draft) -> [Segment] {
    var segments: [Segment] = []
    var position: CGFloat = 0
    let baseLevel = paragraph(draft.paragraph).baseLevel
    for piece in draft.pieces {
      switch piece {
      case .ellipsis(let ellipsis):
        segments.append(
          Segment(
            run: TextLayout.Run(
              face: ellipsis.item.face, size: ellipsis.item.size, hasColor: false, glyphs: ellipsis.item.glyphs, x: 0,
              width: ellipsis.width, attributes: ellipsis.attributes, spaces: []), level: baseLevel))
        position += ellipsis.width
      case .clusters(let number, let range):
        append(range, of: paragraph(number), to: &segments, position: &position)
      }
    }
    return segments
  }

  private func append(
    _ range: Range<Int>, of paragraph: ShapedParagraph, to segments: inout [Segment], position: inout CGFloat
  ) {
    let breaker = LineBreaker(clusters: paragraph.clusters, breaksAnywhere: false)
    let letters = breaker.trimmed(range)
    var start = range.lowerBound
    while start < range.upperBound {
      let first = paragraph.clusters[start]
      // White space at a line's end stands at the paragraph's end, whatever it stood between (rule L1).
      let isTrailing = start >= letters.upperBound
      var end = start + 1
      while end < range.upperBound, !first.isTabulator, !paragraph.clusters[end].isTabulator,
        paragraph.clusters[end].item == first.item, paragraph.clusters[end].run == first.run,
        (end >= letters.upperBound) == isTrailing
      {
        end += 1
      }
      segments.append(
        segment(start..<end, of: paragraph, isTrailing: isTrailing, breaker: breaker, position: &position))
      start = end
    }
  }

  private func segment(
    _ range: Range<Int>, of paragraph: ShapedParagraph, isTrailing: Bool, breaker: LineBreaker,
    position: inout CGFloat
  ) -> Segment {
    let clusters = paragraph.clusters[range]
    let item = paragraph.items[paragraph.clusters[range.lowerBound].item]
    let lower = clusters.map(\.glyphs.lowerBound).min() ?? 0
    let upper = clusters.map(\.glyphs.upperBound).max() ?? 0
    var glyphs = Array(item.glyphs[lower..<upper])
    var width: CGFloat = 0
    if clusters.count == 1, clusters.first?.isTabulator == true {
      width = breaker.width(of: range.lowerBound, at: position)
      glyphs = [Glyph(id: TextEngine.emptyGlyph, advance: width, offset: .zero)]
    } else {
      width = glyphs.reduce(0) { $0 + $1.advance }
    }
    position += width
    let spaces = clusters.filter(\.isWhite).map { ($0.glyphs.lowerBound - lower)..<($0.glyphs.upperBound - lower) }
    let run = TextLayout.Run(
      face: item.face, size: item.size, hasColor: item.hasColor, glyphs: glyphs, x: 0, width: width,
      attributes: text.runs[paragraph.clusters[range.lowerBound].run].attributes, spaces: spaces)
    return Segment(run: run, level: isTrailing ? paragraph.baseLevel : item.level)
  }

  /// Widens the spaces of a line so that it fills a width.
  private func justify(_ segments: inout [Segment], to available: CGFloat) {
    let count = segments.reduce(0) { $0 + $1.run.spaces.count }
    let room = available - segments.reduce(0) { $0 + $1.run.width }
    guard count > 0, room > 0 else { return }
    let share = room / CGFloat(count)
    for index in segments.indices {
      for space in segments[index].run.spaces where !space.isEmpty {
        segments[index].run.glyphs[space.upperBound - 1].advance += share
        segments[index].run.width += share
      }
    }
  }
}
