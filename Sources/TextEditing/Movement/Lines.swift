/// A geometry with its text, which limits the results to the text.
struct Lines {
  let buffer: TextBuffer
  let geometry: any LineGeometry

  var count: Int { max(1, geometry.lineCount) }

  func range(_ line: Int) -> Range<Int> {
    guard geometry.lineCount > 0 else { return 0..<buffer.count }
    return geometry.range(ofLine: line).clamped(to: 0..<buffer.count)
  }

  /// Returns the end of a line's text before its separator.
  func contentsEnd(_ line: Int) -> Int { buffer.contentsEnd(of: range(line)) }

  func isRightToLeft(_ line: Int) -> Bool { geometry.lineCount > 0 && geometry.isRightToLeft(line: line) }

  /// Returns the nonempty runs of a line, from left to right.
  func runs(_ line: Int) -> [VisualRun] {
    guard geometry.lineCount > 0 else { return [] }
    let range = range(line).lowerBound..<contentsEnd(line)
    return geometry.visualRuns(ofLine: line).compactMap { run in
      let inside = run.range.clamped(to: range)
      return inside.isEmpty ? nil : VisualRun(range: inside, isRightToLeft: run.isRightToLeft)
    }
  }

  /// Returns the line that shows a position.
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

  /// Returns whether a line ends with a separator instead of wrapping.
  func endsWithSeparator(_ line: Int) -> Bool { contentsEnd(line) < range(line).upperBound }

  /// Returns the end of a line, as a position on that line and not the next.
  func end(_ line: Int) -> TextPosition {
    let isBroken = line + 1 < count && !endsWithSeparator(line)
    return TextPosition(offset: contentsEnd(line), affinity: isBroken ? .upstream : .downstream)
  }

  /// Returns the position in a line that's nearest to a distance, at a boundary of clusters.
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
