internal import Foundation

/// A value that arranges a line's glyphs from left to right.
struct LineComposer {
  let line: TextLayout.Line
  private var source: TextSource { line.source }

  init(line: TextLayout.Line) { self.line = line }

  /// A part of a line with one item and one set of attributes.
  struct Segment {
    var run: TextLayout.Run
    var level: UInt8
    /// The paragraph and its clusters in the segment, or none for a sign.
    var paragraph: Int
    var clusters: Range<Int>
    /// The glyphs after which a justified line can widen.
    var joints: [Int]
  }

  func runs() -> [TextLayout.Run] { placedSegments().map(\.run) }

  /// Returns the segments of the line from left to right, with their positions.
  func placedSegments() -> [Segment] {
    var segments = segments()
    if line.isJustified { justify(&segments, to: line.width) }
    var placed: [Segment] = []
    placed.reserveCapacity(segments.count)
    var x: CGFloat = 0
    for index in VisualOrder.order(of: segments.map(\.level)) {
      var segment = segments[index]
      segment.run.x = x
      x += segment.run.width
      placed.append(segment)
    }
    return placed
  }

  /// Returns the segments of the line in text order.
  private func segments() -> [Segment] {
    var segments: [Segment] = []
    var position: CGFloat = 0
    let baseLevel = source.shaped[line.paragraph].baseLevel
    for piece in line.pieces {
      switch piece {
      case .sign(let sign):
        let run = TextLayout.Run(
          face: sign.item.face, size: sign.item.size, hasColor: sign.item.hasColor, glyphs: sign.item.glyphs, x: 0,
          width: sign.width, attributes: sign.attributes, spaces: [])
        segments.append(Segment(run: run, level: baseLevel, paragraph: line.paragraph, clusters: 0..<0, joints: []))
        position += sign.width
      case .clusters(let number, let range):
        append(range, of: source.shaped[number], number: number, to: &segments, position: &position)
      }
    }
    return segments
  }

  private func append(
    _ range: Range<Int>, of paragraph: ShapedParagraph, number: Int, to segments: inout [Segment],
    position: inout CGFloat
  ) {
    let breaker = source.breaker(of: paragraph, number: line.paragraph)
    let clusters = paragraph.clusters
    let letters = breaker.trimmed(range)
    var start = range.lowerBound
    while start < range.upperBound {
      let first = clusters[start]
      // Trailing white space goes to the end of the paragraph's direction, whatever surrounds it (rule L1).
      let isTrailing = start >= letters.upperBound
      var end = start + 1
      while end < range.upperBound, !first.isTabulator, !clusters[end].isTabulator, clusters[end].item == first.item,
        clusters[end].run == first.run, (end >= letters.upperBound) == isTrailing
      {
        end += 1
      }
      segments.append(
        segment(
          start..<end, of: paragraph, number: number, isTrailing: isTrailing, breaker: breaker, position: &position))
      start = end
    }
  }

  private func segment(
    _ range: Range<Int>, of paragraph: ShapedParagraph, number: Int, isTrailing: Bool, breaker: LineBreaker,
    position: inout CGFloat
  ) -> Segment {
    let clusters = paragraph.clusters[range]
    let first = paragraph.clusters[range.lowerBound]
    let item = paragraph.items[first.item]
    let lower = clusters.map(\.glyphs.lowerBound).min() ?? 0
    let upper = clusters.map(\.glyphs.upperBound).max() ?? 0
    var glyphs = Array(item.glyphs[lower..<upper])
    if first.isTabulator {
      var breaker = breaker
      breaker.indent = line.source.indent(of: line)
      let width = breaker.width(of: range.lowerBound, at: position)
      glyphs = [Glyph(id: TextEngine.emptyGlyph, advance: width, offset: .zero)]
    } else if line.tightening != 0 {
      for cluster in clusters { glyphs[cluster.glyphs.upperBound - 1 - lower].advance += line.tightening }
    }
    let width = glyphs.reduce(0) { $0 + $1.advance }
    position += width
    let spaces = clusters.filter(\.isWhite).map { ($0.glyphs.lowerBound - lower)..<($0.glyphs.upperBound - lower) }
    let run = TextLayout.Run(
      face: item.face, size: item.size, hasColor: item.hasColor, glyphs: glyphs, x: 0, width: width,
      attributes: source.text.runs[first.run].attributes, spaces: spaces)
    let joints =
      line.isJustified && !first.isTabulator
      ? clusters.filter { $0.isWhite || item.isIdeographic }.map { $0.glyphs.upperBound - 1 - lower } : []
    return Segment(
      run: run, level: isTrailing ? paragraph.baseLevel : item.level, paragraph: number, clusters: range, joints: joints
    )
  }

  /// Widens the spaces of a line, and the gaps between Chinese and Japanese characters, to fill a width.
  private func justify(_ segments: inout [Segment], to width: CGFloat) {
    var joints = segments.indices.flatMap { index in segments[index].joints.map { (index, $0) } }
    // No space is added after the last letter.
    if let last = segments.last, joints.last?.0 == segments.count - 1, joints.last?.1 == last.run.glyphs.count - 1 {
      joints.removeLast()
    }
    let room = width - segments.reduce(0) { $0 + $1.run.width }
    guard !joints.isEmpty, room > 0 else { return }
    let share = room / CGFloat(joints.count)
    for (index, glyph) in joints {
      segments[index].run.glyphs[glyph].advance += share
      segments[index].run.width += share
    }
  }
}

extension TextSource {
  /// Returns a breaker with the style of a paragraph.
  func breaker(of paragraph: ShapedParagraph, number: Int) -> LineBreaker {
    let style = style(of: number)
    var breaker = LineBreaker(paragraph.table, breaksAnywhere: style.lineBreakMode == .byCharWrapping)
    breaker.keepsHangulWords = style.lineBreakStrategy.contains(.hangulWordPriority)
    breaker.tabs = style.tabs
    return breaker
  }

  /// Returns the distance of a line's start from the leading edge.
  func indent(of line: TextLayout.Line) -> CGFloat {
    shaped[line.paragraph].baseLevel == 1 ? line.rightIndent : line.leftIndent
  }
}
