internal import Foundation
internal import TableMakerTextEditing

/// The lines around some offsets, for caret movement.
///
/// It has the lines of the offsets' paragraphs and their neighbors. The text between counts as one line because no
/// movement by a line reaches it.
struct LocalLines: LineGeometry {
  private struct Line {
    var range: Range<Int>
    /// The offset that `carets` starts from.
    var start = 0
    var isRightToLeft = false
    var carets: LineClusters?
  }

  private var lines: [Line] = []

  @MainActor init(_ layout: EditableLayout, around offsets: [Int]) {
    var wanted: Set<Int> = []
    for offset in offsets {
      for affinity in [TextAffinity.upstream, .downstream] {
        let block = layout.place(of: TextPosition(offset: offset, affinity: affinity)).block
        layout.lines(ofBlock: block)
        // Layout may divide a block, which changes the indices after it but not before it.
        if block + 1 < layout.blocks.count { layout.lines(ofBlock: block + 1) }
        if block > 0 { layout.lines(ofBlock: block - 1) }
      }
    }
    for offset in offsets {
      let block = layout.place(of: TextPosition(offset: offset)).block
      wanted.formUnion([block - 2, block - 1, block, block + 1])
    }
    var end = 0
    for block in wanted.sorted() where block >= 0 && block < layout.blocks.count {
      let range = layout.blocks.range(of: block)
      guard range.lowerBound >= end, let known = layout.blocks[block].lines else { continue }
      if range.lowerBound > end { lines.append(Line(range: end..<range.lowerBound)) }
      for index in 0..<known.count {
        let part = known.ranges[index]
        lines.append(
          Line(
            range: (part.lowerBound + range.lowerBound)..<(part.upperBound + range.lowerBound), start: range.lowerBound,
            isRightToLeft: known.isRightToLeft(index), carets: known.carets(index)))
      }
      end = range.upperBound
    }
    let count = layout.content.buffer.count
    if end < count || lines.isEmpty { lines.append(Line(range: end..<count)) }
  }

  var lineCount: Int { lines.count }
  func range(ofLine line: Int) -> Range<Int> { lines[line].range }
  func isRightToLeft(line: Int) -> Bool { lines[line].isRightToLeft }

  func visualRuns(ofLine line: Int) -> [VisualRun] {
    let start = lines[line].start
    return lines[line].carets?.visualRuns.map { run in
      VisualRun(
        range: (run.range.lowerBound + start)..<(run.range.upperBound + start), isRightToLeft: run.isRightToLeft)
    } ?? []
  }

  func x(of position: TextPosition, line: Int) -> Double {
    lines[line].carets.map { Double($0.x(of: position.offset - lines[line].start, affinity: position.affinity)) } ?? 0
  }

  func position(closestTo x: Double, line: Int) -> TextPosition {
    guard let carets = lines[line].carets else { return TextPosition(offset: lines[line].range.lowerBound) }
    var position = carets.position(closestTo: x)
    position.offset += lines[line].start
    return position
  }
}
