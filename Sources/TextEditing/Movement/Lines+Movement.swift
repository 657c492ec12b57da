extension Lines {
  /// Returns the destination of a movement from a position.
  func destination(of movement: TextMovement, from position: TextPosition) -> TextPosition {
    let line = line(of: position)
    switch movement {
    case .left: return visualNeighbor(of: position, isRight: false)
    case .right: return visualNeighbor(of: position, isRight: true)
    case .up: return self.position(-1, linesFrom: position, x: x(of: position, line))
    case .down: return self.position(1, linesFrom: position, x: x(of: position, line))
    case .wordLeft:
      return destination(of: .storage(isRightToLeft(line) ? .forward : .backward, by: .word), from: position)
    case .wordRight:
      return destination(of: .storage(isRightToLeft(line) ? .backward : .forward, by: .word), from: position)
    case .lineLeft:
      return destination(of: .storage(isRightToLeft(line) ? .forward : .backward, by: .line), from: position)
    case .lineRight:
      return destination(of: .storage(isRightToLeft(line) ? .backward : .forward, by: .line), from: position)
    case .storage(.backward, by: .line): return TextPosition(offset: range(line).lowerBound)
    case .storage(.forward, by: .line): return end(line)
    case .storage: return buffer.destination(of: movement, from: position) ?? position
    }
  }

  /// Returns the position some lines away, at a distance from the left edge. Beyond the first and last lines, it's the
  /// end of the text.
  func position(_ change: Int, linesFrom position: TextPosition, x: Double) -> TextPosition {
    let line = line(of: position) + change
    if line < 0 { return TextPosition(offset: 0) }
    return line < count ? self.position(closestTo: x, line) : TextPosition(offset: buffer.count)
  }
}
