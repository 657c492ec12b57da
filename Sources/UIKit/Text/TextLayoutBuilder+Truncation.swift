internal import Foundation
internal import Synchronization

extension TextLayoutBuilder {
  /// The last line that a limit permits, when more text follows: cut as the paragraph's line break mode says.
  mutating func lastPermitted(_ draft: Draft, start: Int, available: CGFloat) -> Draft {
    var draft = draft
    let paragraph = paragraph(draft.paragraph)
    let breaker = LineBreaker(clusters: paragraph.clusters, breaksAnywhere: true)
    let rest = start..<paragraph.clusters.count
    switch style(of: draft.paragraph).lineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      let end = draft.isLast ? paragraph.clusters.count : draftEnd(draft, start: start)
      draft.pieces = [.clusters(draft.paragraph, breaker.trimmed(start..<end))]
      return draft
    case .byClipping:
      draft.pieces = [.clusters(draft.paragraph, rest)]
      draft.isClipped = true
      return draft
    case .byTruncatingHead: truncateHead(&draft, available: available)
    case .byTruncatingMiddle: truncateMiddle(&draft, rest: rest, available: available)
    case .byTruncatingTail: truncateTail(&draft, breaker: breaker, rest: rest, available: available)
    @unknown default: truncateTail(&draft, breaker: breaker, rest: rest, available: available)
    }
    draft.range = draft.range.lowerBound..<text.text.utf8.count
    draft.isTruncated = true
    draft.isLast = true
    return draft
  }

  private func draftEnd(_ draft: Draft, start: Int) -> Int {
    guard case .clusters(_, let range)? = draft.pieces.first else { return start }
    return range.upperBound
  }

  private mutating func truncateTail(_ draft: inout Draft, breaker: LineBreaker, rest: Range<Int>, available: CGFloat) {
    // The ellipsis looks like the last letter before it: once for a first guess, then for where the cut falls.
    var ellipsis = ellipsis(at: draft.range.lowerBound)
    var kept = rest.lowerBound..<rest.lowerBound
    for _ in 0..<2 {
      kept = breaker.prefix(of: rest, fitting: available - ellipsis.width)
      guard let last = kept.last else { break }
      ellipsis = self.ellipsis(at: breaker.clusters[last].range.lowerBound)
    }
    draft.pieces = [.clusters(draft.paragraph, kept), .ellipsis(ellipsis)]
  }

  private mutating func truncateHead(_ draft: inout Draft, available: CGFloat) {
    let number = lastParagraph
    let last = paragraph(number)
    let breaker = LineBreaker(clusters: last.clusters, breaksAnywhere: true)
    let start = number == draft.paragraph ? draftStart(draft) : 0
    let ellipsis = ellipsis(at: max(last.range.start, last.range.end - 1))
    let kept = breaker.suffix(of: start..<last.clusters.count, fitting: available - ellipsis.width)
    draft.pieces = [.ellipsis(ellipsis), .clusters(number, kept)]
  }

  private mutating func truncateMiddle(_ draft: inout Draft, rest: Range<Int>, available: CGFloat) {
    let number = lastParagraph
    let first = LineBreaker(clusters: paragraph(draft.paragraph).clusters, breaksAnywhere: true)
    let last = LineBreaker(clusters: paragraph(number).clusters, breaksAnywhere: true)
    let ellipsis = ellipsis(at: draft.range.lowerBound)
    let room = max(0, available - ellipsis.width)
    let head = first.prefix(of: rest, fitting: room / 2)
    let start = number == draft.paragraph ? head.upperBound : 0
    let tail = last.suffix(of: start..<last.clusters.count, fitting: room - first.width(of: head))
    draft.pieces = [.clusters(draft.paragraph, head), .ellipsis(ellipsis), .clusters(number, tail)]
  }

  private func draftStart(_ draft: Draft) -> Int {
    guard case .clusters(_, let range)? = draft.pieces.first else { return 0 }
    return range.lowerBound
  }

  private func ellipsis(at byte: Int) -> Ellipsis {
    let attributes = text.attributes(at: byte)
    let specification = attributes.font.specification
    let item = TextEngine.shared.withLock { $0.ellipsis(for: specification) }
    return Ellipsis(item: item, attributes: attributes, width: item.glyphs.reduce(0) { $0 + $1.advance })
  }
}

/// The sign that stands for text that is not shown.
struct Ellipsis {
  var item: ShapedItem
  var attributes: TextAttributes
  var width: CGFloat
}

/// A part of a line: clusters of a paragraph, or an ellipsis.
enum LinePiece {
  case clusters(Int, Range<Int>)
  case ellipsis(Ellipsis)
}
