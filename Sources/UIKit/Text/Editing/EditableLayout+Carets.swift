internal import Foundation
internal import TableMakerTextEditing

/// The position of a caret.
struct CaretPlace: Equatable {
  /// The distance from the left edge of all lines.
  var x: CGFloat
  /// The top and height of the line.
  var lineTop: CGFloat
  var lineHeight: CGFloat
  /// The distance of the baseline from the top of all lines.
  var baseline: CGFloat
}

extension EditableLayout {
  /// A line, as its block and its index there.
  struct LinePlace: Equatable {
    var block: Int
    var line: Int
  }

  /// Returns the position of a caret, and lays out its paragraph.
  func caret(at position: TextPosition) -> CaretPlace {
    let place = place(of: position)
    let lines = lines(ofBlock: place.block)
    let line = lines.layout.lines[place.line]
    let start = blocks.offset(of: place.block)
    let top = linesTop(of: place.block)
    return CaretPlace(
      x: lines.carets(place.line).x(of: position.offset - start, affinity: position.affinity), lineTop: top + line.top,
      lineHeight: line.height, baseline: top + line.baseline)
  }

  /// Returns the line that shows a position.
  func place(of position: TextPosition) -> LinePlace {
    let offset = min(max(position.offset, 0), content.buffer.count)
    var block = blocks.index(atOffset: offset)
    var lines = lines(ofBlock: block)
    // After the layout of a part of a long paragraph, the offset may be in the next part.
    while block + 1 < blocks.count, blocks.range(of: block).upperBound <= offset {
      block += 1
      lines = self.lines(ofBlock: block)
    }
    let start = blocks.offset(of: block)
    if position.affinity == .upstream, offset == start, blocks[block].isContinuing {
      return LinePlace(block: block - 1, line: self.lines(ofBlock: block - 1).count - 1)
    }
    return LinePlace(
      block: block, line: lines.line(of: TextPosition(offset: offset - start, affinity: position.affinity)))
  }

  /// Returns the distance of a block's first line from the top.
  func linesTop(of block: Int) -> CGFloat { blocks.top(of: block) + spaceBefore(block) }

  /// Returns the position with the caret that's nearest to a point: in the line at its height, or the first or last
  /// one.
  func position(closestTo point: CGPoint) -> TextPosition {
    var block = blocks.index(atY: point.y)
    var lines = lines(ofBlock: block)
    while block + 1 < blocks.count, blocks.top(of: block + 1) <= point.y {
      block += 1
      lines = self.lines(ofBlock: block)
    }
    let line = lines.line(atY: point.y - linesTop(of: block))
    return position(closestTo: point.x, in: LinePlace(block: block, line: line))
  }

  private func position(closestTo x: CGFloat, in place: LinePlace) -> TextPosition {
    let lines = lines(ofBlock: place.block)
    let start = blocks.offset(of: place.block)
    var position = lines.carets(place.line).position(closestTo: x)
    let end = lines.contentsEnd(place.line)
    position.offset = min(max(position.offset, lines.ranges[place.line].lowerBound), end)
    let buffer = content.buffer
    position.offset = buffer.clusterBoundary(atOrBefore: position.offset + start)
    if position.offset == end + start {
      let isBroken =
        end == lines.ranges[place.line].upperBound
        && (place.line + 1 < lines.count || place.block + 1 < blocks.count && blocks[place.block + 1].isContinuing)
      position.affinity = isBroken ? .upstream : .downstream
    } else if position.offset <= start + lines.ranges[place.line].lowerBound {
      position.affinity = .downstream
    }
    return position
  }

  /// Returns the range of the line that shows a position.
  func lineRange(at position: TextPosition) -> Range<Int> {
    let place = place(of: position)
    let start = blocks.offset(of: place.block)
    let range = lines(ofBlock: place.block).ranges[place.line]
    return (range.lowerBound + start)..<(range.upperBound + start)
  }
}
