internal import Foundation

/// The extent of a line's letters above and below its baseline.
struct LineExtent {
  var ascent: CGFloat
  var descent: CGFloat

  init(_ attributes: TextAttributes) {
    let offset = attributes.baselineOffset
    ascent = attributes.font.ascender + offset
    descent = -attributes.font.descender - offset
    if let bounds = attributes.attachment?.bounds(in: attributes.font) {
      ascent = max(ascent, bounds.maxY + offset)
      descent = max(descent, -bounds.minY - offset)
    }
  }

  mutating func formUnion(_ other: LineExtent) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
  }
}

extension TextLayoutBuilder {
  /// Creates a line below the previous one.
  func line(
    _ draft: Draft, of paragraph: Paragraph, after previous: TextLayout.Line?, available: CGFloat
  ) -> TextLayout.Line {
    let style = paragraph.style
    let isRightToLeft = paragraph.shaped.baseLevel == 1
    let indent = draft.isFirst ? style.firstLineHeadIndent : style.headIndent
    let tail =
      style.tailIndent > 0
      ? (options.width.isFinite ? max(0, options.width - style.tailIndent) : 0) : -style.tailIndent
    var line = TextLayout.Line(
      top: 0, height: 0, baseline: 0, width: draft.width, leftIndent: isRightToLeft ? tail : indent,
      rightIndent: isRightToLeft ? indent : tail, alignment: alignment(style.alignment, isRightToLeft: isRightToLeft),
      range: draft.range, isTruncated: draft.isTruncated, isClipped: draft.isClipped, pieces: draft.pieces,
      paragraph: paragraph.number, tightening: draft.tightening, source: source)
    if style.alignment == .justified, !draft.isLast, available.isFinite, line.width < available,
      canBeJustified(draft, of: paragraph)
    {
      line.isJustified = true
      line.width = available
    }
    place(&line, draft: draft, of: paragraph, after: previous)
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

  /// Returns whether a line has a place, except for its end, where it can widen.
  private func canBeJustified(_ draft: Draft, of paragraph: Paragraph) -> Bool {
    guard case .clusters(_, let range)? = draft.pieces.first else { return false }
    return range.dropLast().contains { index in
      let cluster = paragraph.shaped.clusters[index]
      return cluster.isWhite && !cluster.isTabulator || paragraph.shaped.items[cluster.item].isIdeographic
    }
  }

  /// Places a line below the previous one, with the height of its fonts and paragraph style.
  private func place(
    _ line: inout TextLayout.Line, draft: Draft, of paragraph: Paragraph, after previous: TextLayout.Line?
  ) {
    let style = paragraph.style
    let extent = extent(of: draft, in: paragraph)
    let natural = extent.ascent + extent.descent
    var height = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    var top = previous.map { $0.top + $0.height } ?? 0
    if let previous {
      if draft.isFirst {
        let before = source.style(of: previous.paragraph)
        top += before.lineSpacing + before.paragraphSpacing + style.paragraphSpacingBefore
      } else {
        top += style.lineSpacing
      }
    }
    line.top = top
    line.height = height
    line.baseline = top + height - extent.descent
  }

  /// Returns the extent of a line's letters above and below its baseline.
  private func extent(of draft: Draft, in paragraph: Paragraph) -> LineExtent {
    var result: LineExtent?
    func add(_ extent: LineExtent) {
      if result == nil { result = extent } else { result?.formUnion(extent) }
    }
    for piece in draft.pieces {
      switch piece {
      case .sign(let sign): add(LineExtent(sign.attributes))
      case .clusters(let number, let range):
        guard let first = range.first else { continue }
        if number == paragraph.number, let uniform = paragraph.uniformExtent {
          add(uniform)
          continue
        }
        let clusters = source.shaped[number].clusters
        for run in clusters[first].run...clusters[range.upperBound - 1].run {
          add(LineExtent(text.runs[run].attributes))
        }
      }
    }
    return result ?? LineExtent(text.attributes(at: draft.range.lowerBound))
  }
}
