/// Visual movement to the left and right.
///
/// Between two runs of different directions, there's one place on the screen for two positions in the text, and each of
/// these positions has two places on the screen. So a caret is a boundary of one run, moves over a cluster of that run
/// or its neighbor, and only then becomes a position in the text again.
extension Lines {
  /// A boundary of clusters in a run, including its ends.
  private struct Place {
    var run: Int
    var offset: Int
  }

  func visualNeighbor(of position: TextPosition, isRight: Bool) -> TextPosition {
    let line = line(of: position)
    let runs = runs(line)
    if let place = place(of: position, in: runs),
      let target = step(from: place, isRight: isRight, in: runs)
    {
      return self.position(of: target, in: runs, line)
    }
    // Line edges: the text continues on the next line if the movement has the paragraph's direction, or else on the
    // previous one.
    let isForward = isRight != isRightToLeft(line)
    let other = isForward ? line + 1 : line - 1
    guard other >= 0, other < count else { return position }
    return enter(other, from: position, isForward: isForward, isRight: isRight)
  }

  /// Returns the first position that a movement into a line reaches.
  ///
  /// It's the beginning or end of its paragraph, or one cluster further if that's the same offset.
  private func enter(_ line: Int, from position: TextPosition, isForward: Bool, isRight: Bool) -> TextPosition {
    let runs = runs(line)
    let isFromRight = isForward == isRightToLeft(line)
    guard let outer = isFromRight ? runs.indices.last : runs.indices.first else {
      return TextPosition(offset: range(line).lowerBound)
    }
    let edge = Place(run: outer, offset: runs[outer].edge(isRight: isFromRight))
    guard edge.offset == position.offset, let next = step(from: edge, isRight: isRight, in: runs) else {
      return self.position(of: edge, in: runs, line)
    }
    return self.position(of: next, in: runs, line)
  }

  /// Returns the boundary of a run where a position appears, or `nil` in an empty line.
  private func place(of position: TextPosition, in runs: [VisualRun]) -> Place? {
    let after = runs.firstIndex { $0.range.contains(position.offset) }
    let before = runs.firstIndex { $0.range.lowerBound < position.offset && position.offset <= $0.range.upperBound }
    guard let run = position.affinity == .upstream ? before ?? after : after ?? before else { return nil }
    return Place(run: run, offset: position.offset)
  }

  /// Returns the place one cluster further, or `nil` at the edge of the line.
  private func step(from place: Place, isRight: Bool, in runs: [VisualRun]) -> Place? {
    var run = place.run
    var offset = place.offset
    if offset == runs[run].edge(isRight: isRight) {
      run += isRight ? 1 : -1
      guard runs.indices.contains(run) else { return nil }
      offset = runs[run].edge(isRight: !isRight)
    }
    let range = runs[run].range
    if isRight != runs[run].isRightToLeft {
      return Place(run: run, offset: min(buffer.clusterBoundary(after: offset), range.upperBound))
    }
    return Place(run: run, offset: max(buffer.clusterBoundary(before: offset), range.lowerBound))
  }

  /// Returns the position of a place, which belongs to the following text unless that appears elsewhere.
  private func position(of place: Place, in runs: [VisualRun], _ line: Int) -> TextPosition {
    let run = runs[place.run]
    guard place.offset == run.range.upperBound else { return TextPosition(offset: place.offset) }
    let isAtRight = !run.isRightToLeft
    if let next = runs.firstIndex(where: { $0.range.lowerBound == place.offset }) {
      let isSamePlace =
        next == (isAtRight ? place.run + 1 : place.run - 1) && runs[next].isRightToLeft == run.isRightToLeft
      return TextPosition(offset: place.offset, affinity: isSamePlace ? .downstream : .upstream)
    }
    // Line ends: if a line wraps, the next begins at the same offset. A caret belongs there, unless one of the two
    // isn't at the edge where the paragraph wraps.
    guard line + 1 < count, !endsWithSeparator(line) else { return TextPosition(offset: place.offset) }
    let isEdge = place.run == (isAtRight ? runs.count - 1 : 0) && isAtRight != isRightToLeft(line)
    let following = self.runs(line + 1)
    let entry = isAtRight ? following.first : following.last
    let isEntered = isEdge && entry?.edge(isRight: !isAtRight) == place.offset
    return TextPosition(offset: place.offset, affinity: isEntered ? .downstream : .upstream)
  }
}

extension VisualRun {
  /// Returns the offset at a side of the run.
  fileprivate func edge(isRight: Bool) -> Int { isRight != isRightToLeft ? range.upperBound : range.lowerBound }
}
