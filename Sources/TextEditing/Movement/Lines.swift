/// A geometry with the text that it is of: what it tells is clamped to the text, and asked by position.
struct Lines {
  let buffer: TextBuffer
  let geometry: any LineGeometry

  var count: Int { max(1, geometry.lineCount) }

  func range(_ line: Int) -> Range<Int> {
    guard geometry.lineCount > 0 else { return 0..<buffer.count }
    return geometry.range(ofLine: line).clamped(to: 0..<buffer.count)
  }

  /// Where a line's text ends, before its separator.
  func contentsEnd(_ line: Int) -> Int { buffer.contentsEnd(of: range(line)) }

  func isRightToLeft(_ line: Int) -> Bool { geometry.lineCount > 0 && geometry.isRightToLeft(line: line) }

  /// The runs of a line that have a length, from left to right, within the line.
  func runs(_ line: Int) -> [VisualRun] {
    guard geometry.lineCount > 0 else { return [] }
    let range = range(line).lowerBound..<contentsEnd(line)
    return geometry.visualRuns(ofLine: line).compactMap { run in
      let inside = run.range.clamped(to: range)
      return inside.isEmpty ? nil : VisualRun(range: inside, isRightToLeft: run.isRightToLeft)
    }
  }

  /// The line that a position is shown in.
  ///
  /// - Complexity: O(log n) for n lines.
  func line(of position: TextPosition) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if range(middle).lowerBound <= position.offset { low = middle } else { high = middle }
    }
    let isBroken = low > 0 && range(low).lowerBound == position.offset && !endsWithSeparator(low - 1)
    return isBroken && position.affinity == .upstream ? low - 1 : low
  }

  /// Whether a line ends its paragraph, or is ended by a separator; not where it is only too long.
  func endsWithSeparator(_ line: Int) -> Bool { contentsEnd(line) < range(line).upperBound }

  /// The end of a line, as a position that is shown there and not at the next line.
  func end(_ line: Int) -> TextPosition {
    let isBroken = line + 1 < count && !endsWithSeparator(line)
    return TextPosition(offset: contentsEnd(line), affinity: isBroken ? .upstream : .downstream)
  }

  /// The position in a line nearest to a distance, at a border of clusters.
  func position(closestTo x: Double, _ line: Int) -> TextPosition {
    guard geometry.lineCount > 0 else { return TextPosition(offset: 0) }
    var position = geometry.position(closestTo: x, line: line)
    let end = end(line)
    let lower = range(line).lowerBound
    position.offset = buffer.clusterBoundary(atOrBefore: min(max(position.offset, lower), end.offset))
    if position.offset < lower { position.offset = lower }
    if position.offset == end.offset, end.affinity == .upstream { return end }
    return position.offset == lower ? TextPosition(offset: lower) : position
  }

  func x(of position: TextPosition, _ line: Int) -> Double {
    guard geometry.lineCount > 0 else { return 0 }
    let x = geometry.x(of: position, line: line)
    return x.isFinite ? x : 0
  }
}
