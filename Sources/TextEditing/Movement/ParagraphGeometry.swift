/// The geometry of a text without layout: each paragraph is a left-to-right line, with distances in code units.
struct ParagraphGeometry: LineGeometry {
  private let ranges: [Range<Int>]
  private let buffer: TextBuffer

  /// Finds the paragraphs, unless lines aren't needed.
  ///
  /// - Complexity: O(n), or O(1) for one line.
  init(_ buffer: TextBuffer, isOneLine: Bool = false) {
    self.buffer = buffer
    var ranges: [Range<Int>] = []
    guard !isOneLine else {
      self.ranges = [0..<buffer.count]
      return
    }
    var start = 0
    var end = buffer.paragraphEnd(at: 0)
    while end < buffer.count {
      let next = buffer.clusterBoundary(after: end)
      ranges.append(start..<next)
      start = next
      end = buffer.paragraphEnd(at: next)
    }
    self.ranges = ranges + [start..<buffer.count]
  }

  var lineCount: Int { ranges.count }
  func range(ofLine line: Int) -> Range<Int> { ranges[line] }
  func isRightToLeft(line: Int) -> Bool { false }

  func visualRuns(ofLine line: Int) -> [VisualRun] {
    [VisualRun(range: ranges[line].lowerBound..<buffer.contentsEnd(of: ranges[line]), isRightToLeft: false)]
  }

  func x(of position: TextPosition, line: Int) -> Double { Double(position.offset - ranges[line].lowerBound) }

  func position(closestTo x: Double, line: Int) -> TextPosition {
    let end = buffer.contentsEnd(of: ranges[line])
    // Overflow: a distance from another geometry may be greater than any integer.
    let distance = Int(min(max(x, 0), Double(buffer.count)))
    return TextPosition(offset: min(ranges[line].lowerBound + distance, end))
  }
}
