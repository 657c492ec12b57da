internal import Foundation

extension TextLayoutBuilder {
  /// Returns the last line that a limit allows, truncated by the paragraph's line break mode if more text follows.
  func lastPermitted(_ draft: Draft, of paragraph: Paragraph, available: CGFloat) -> Draft {
    var draft = draft
    let rest = draft.clusters.lowerBound..<paragraph.shaped.clusters.count
    let mode = paragraph.style.lineBreakMode
    switch mode {
    case .byWordWrapping, .byCharWrapping: return draft
    case .byClipping:
      draft.pieces = [.clusters(paragraph.number, rest)]
      draft.width = paragraph.breaker.width(of: rest)
      draft.isClipped = true
      return draft
    default: break
    }
    if let tightened = tightened(draft, rest: rest, of: paragraph, available: available) { return tightened }
    switch mode {
    case .byTruncatingHead: truncateHead(&draft, of: paragraph, available: available)
    case .byTruncatingMiddle: truncateMiddle(&draft, of: paragraph, rest: rest, available: available)
    default: truncateTail(&draft, of: paragraph, rest: rest, available: available)
    }
    draft.range = draft.range.lowerBound..<text.text.utf8.count
    draft.isTruncated = true
    draft.isLast = true
    return draft
  }

  /// The maximum tightening of letters, as a fraction of the font size (assumed: Apple only says that the system
  /// decides it).
  private static let greatestTightening: CGFloat = 0.03

  /// Returns the rest of the text with tightened letters, if the style allows it and the text then fits.
  private func tightened(
    _ draft: Draft, rest: Range<Int>, of paragraph: Paragraph, available: CGFloat
  ) -> Draft? {
    guard paragraph.style.allowsTightening, paragraph.number == lastParagraph, paragraph.breaker.table.isPlain else {
      return nil
    }
    let letters = paragraph.breaker.trimmed(rest)
    let width = paragraph.breaker.width(of: letters)
    guard letters.count > 1, width > available else { return nil }
    let space = (width - available) / CGFloat(letters.count)
    let size = text.attributes(at: draft.range.lowerBound).font.pointSize
    guard space <= size * Self.greatestTightening else { return nil }
    var result = draft
    result.pieces = [.clusters(paragraph.number, letters)]
    result.range = draft.range.lowerBound..<text.text.utf8.count
    result.width = available
    result.tightening = -space
    result.isLast = true
    return result
  }

  private func truncateTail(_ draft: inout Draft, of paragraph: Paragraph, rest: Range<Int>, available: CGFloat) {
    // The ellipsis has the attributes of the letter before it: a first estimate, and then the exact place.
    let breaker = paragraph.breaker
    var ellipsis = ellipsis(at: draft.range.lowerBound)
    var kept = rest.lowerBound..<rest.lowerBound
    for _ in 0..<2 {
      kept = breaker.prefix(of: rest, fitting: available - ellipsis.width)
      guard let last = kept.last else { break }
      ellipsis = self.ellipsis(at: paragraph.shaped.clusters[last].range.lowerBound)
    }
    draft.pieces = [.clusters(paragraph.number, kept), .sign(ellipsis)]
    draft.width = breaker.width(of: kept) + ellipsis.width
  }

  private func truncateHead(_ draft: inout Draft, of paragraph: Paragraph, available: CGFloat) {
    let last = paragraph.number == lastParagraph ? paragraph : self.paragraph(lastParagraph)
    let start = last.number == paragraph.number ? draft.clusters.lowerBound : 0
    let ellipsis = ellipsis(at: max(last.shaped.range.start, last.shaped.range.end - 1))
    let kept = last.breaker.suffix(of: start..<last.shaped.clusters.count, fitting: available - ellipsis.width)
    draft.pieces = [.sign(ellipsis), .clusters(last.number, kept)]
    draft.width = ellipsis.width + width(of: kept, in: last, at: ellipsis.width)
  }

  private func truncateMiddle(_ draft: inout Draft, of paragraph: Paragraph, rest: Range<Int>, available: CGFloat) {
    let last = paragraph.number == lastParagraph ? paragraph : self.paragraph(lastParagraph)
    let ellipsis = ellipsis(at: draft.range.lowerBound)
    let room = max(0, available - ellipsis.width)
    let head = paragraph.breaker.prefix(of: rest, fitting: room / 2)
    let headWidth = paragraph.breaker.width(of: head)
    let start = last.number == paragraph.number ? head.upperBound : 0
    let tail = last.breaker.suffix(of: start..<last.shaped.clusters.count, fitting: room - headWidth)
    draft.pieces = [.clusters(paragraph.number, head), .sign(ellipsis), .clusters(last.number, tail)]
    draft.width = headWidth + ellipsis.width + width(of: tail, in: last, at: headWidth + ellipsis.width)
  }

  /// Returns the width of clusters at a distance from the line's start.
  private func width(of range: Range<Int>, in paragraph: Paragraph, at start: CGFloat) -> CGFloat {
    if paragraph.breaker.table.isPlain { return paragraph.breaker.width(of: range) }
    var position = start
    for index in range { position += paragraph.breaker.width(of: index, at: position) }
    return position - start
  }

  private func ellipsis(at byte: Int) -> LineSign { LineSign(LineSign.ellipsis, in: text, at: byte) }
}
