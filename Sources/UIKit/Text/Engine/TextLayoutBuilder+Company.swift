internal import Foundation

extension TextLayoutBuilder {
  /// Returns a new start of a paragraph's last line so that it has more than one word, or `nil` if nothing changes.
  ///
  /// This is the strategy `pushOut`. Apple says only that lines are pushed out, typically by one word, so that no
  /// orphan word remains. Assumed: only words between spaces count, and the previous line gives its last word if it
  /// keeps at least one.
  func startWithCompany(
    lastLine: Range<Int>, of paragraph: Paragraph, after previous: TextLayout.Line
  ) -> Int? {
    guard paragraph.style.lineBreakStrategy.contains(.pushOut), paragraph.style.lineBreakMode != .byCharWrapping,
      case .clusters(_, let before)? = previous.pieces.first, !previous.isTruncated
    else { return nil }
    let clusters = paragraph.shaped.clusters
    let breaker = paragraph.breaker
    func followsSpace(_ index: Int) -> Bool { index > 0 && clusters[index - 1].isWhite }
    let words = breaker.trimmed(lastLine)
    guard !words.isEmpty, followsSpace(lastLine.lowerBound),
      breaker.lastStart(upTo: words.upperBound - 1, after: lastLine.lowerBound) == nil,
      let earlier = breaker.lastStart(upTo: lastLine.lowerBound - 1, after: before.lowerBound), followsSpace(earlier)
    else { return nil }
    let indent = paragraph.style.headIndent
    guard indent == breaker.indent, breaker.table.isPlain, options.width.isFinite else { return nil }
    let tail = paragraph.style.tailIndent
    let room = (tail > 0 ? tail : options.width + tail) - indent
    return breaker.width(of: earlier..<words.upperBound) <= room + LineBreaker.tolerance ? earlier : nil
  }

  /// Returns a line with an earlier end.
  func shortened(
    _ line: TextLayout.Line, to end: Int, of paragraph: Paragraph, in lines: [TextLayout.Line]
  ) -> TextLayout.Line {
    guard case .clusters(_, let range)? = line.pieces.first else { return line }
    let isFirst = range.lowerBound == 0 && !paragraph.shaped.range.continues
    let draft = draft(range.lowerBound..<end, of: paragraph, isFirst: isFirst, available: .infinity)
    let room = options.width - line.leftIndent - line.rightIndent
    return self.line(draft, of: paragraph, after: lines.dropLast().last, available: room)
  }
}
