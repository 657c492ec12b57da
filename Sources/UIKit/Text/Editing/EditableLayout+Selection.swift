internal import Foundation
internal import TableMakerTextEditing

extension EditableLayout {
  /// Returns the rectangles of a selection, from its first line to its last.
  ///
  /// If the selection continues after a line, the rectangle extends to the edge of all lines.
  ///
  /// - Parameters:
  ///   - range: The selection.
  ///   - visible: The visible distances from the top, or `nil` for everything. Lines outside are skipped and not laid
  ///     out.
  func selectionRectangles(of range: Range<Int>, in visible: ClosedRange<CGFloat>? = nil) -> [SelectionRectangle] {
    let range = range.clamped(to: 0..<content.buffer.count)
    guard !range.isEmpty, blocks.count > 0 else { return [] }
    var block = blocks.index(atOffset: range.lowerBound)
    if let visible { block = max(block, blocks.index(atY: visible.lowerBound)) }
    var result: [SelectionRectangle] = []
    while block < blocks.count, blocks.offset(of: block) < range.upperBound {
      if let visible, blocks.top(of: block) > visible.upperBound { break }
      let lines = lines(ofBlock: block)
      let start = blocks.offset(of: block)
      for line in 0..<lines.count {
        let lineRange = lines.ranges[line]
        let part = (lineRange.lowerBound + start)..<(lineRange.upperBound + start)
        guard part.overlaps(range) else { continue }
        append(line, of: lines, start: start, top: linesTop(of: block), range: range, to: &result)
      }
      block += 1
    }
    return result
  }

  private func append(
    _ number: Int, of lines: BlockLines, start: Int, top: CGFloat, range: Range<Int>,
    to result: inout [SelectionRectangle]
  ) {
    let line = lines.layout.lines[number]
    let lineRange = (lines.ranges[number].lowerBound + start)..<(lines.ranges[number].upperBound + start)
    let inside = range.clamped(to: lineRange)
    let local = (inside.lowerBound - start)..<(inside.upperBound - start)
    let isRightToLeft = lines.isRightToLeft(number)
    var stretches = lines.carets(number).stretches(of: local)
    let goesOn = range.upperBound > lineRange.upperBound || local.upperBound > lines.contentsEnd(number)
    if goesOn {
      let width = options.width
      if isRightToLeft {
        let right = stretches.first?.upperBound ?? lines.carets(number).emptyX
        if !stretches.isEmpty { stretches.removeFirst() }
        stretches.insert(min(0, right)...right, at: 0)
      } else {
        let left = stretches.last?.lowerBound ?? lines.carets(number).x(of: local.lowerBound, affinity: .downstream)
        if !stretches.isEmpty { stretches.removeLast() }
        stretches.append(left...max(left, width.isFinite ? width : left))
      }
    }
    for (index, stretch) in stretches.enumerated() {
      let isFirst = index == (isRightToLeft ? stretches.count - 1 : 0)
      let isLast = index == (isRightToLeft ? 0 : stretches.count - 1)
      let frame = CGRect(
        x: stretch.lowerBound, y: top + line.top, width: stretch.upperBound - stretch.lowerBound, height: line.height)
      result.append(
        SelectionRectangle(
          rect: frame, isRightToLeft: isRightToLeft, containsStart: isFirst && inside.lowerBound == range.lowerBound,
          containsEnd: isLast && inside.upperBound == range.upperBound))
    }
  }
}
