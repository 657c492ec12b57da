extension EditableText {
  /// Moves the caret, or the moving end of the selection.
  ///
  /// A selection that is not extended collapses to its end on the side of a movement by a cluster; other movements start there.
  ///
  /// - Parameters:
  ///   - movement: Where to.
  ///   - extending: Whether the other end stays, as with the shift key.
  ///   - geometry: The lines. Without it, a paragraph is a line from left to right.
  package mutating func move(
    _ movement: TextMovement, extending: Bool = false, geometry: (any LineGeometry)? = nil
  ) {
    let movement = geometry == nil ? movement.inStorage : movement
    let lines = Lines(buffer: buffer, geometry: geometry ?? ParagraphGeometry(buffer, isOneLine: !movement.needsLines))
    let start = extending || selection.isCaret ? selection.head : selectionEnd(for: movement, lines)
    var goal: Double?
    var target: TextPosition
    if !extending, !selection.isCaret, movement.collapsesSelection {
      target = start
    } else if movement == .up || movement == .down {
      let x = goalX ?? lines.x(of: start, lines.line(of: start))
      goal = x
      target = lines.position(movement == .up ? -1 : 1, linesFrom: start, x: x)
    } else {
      target = lines.destination(of: movement, from: start)
    }
    // Clusters: only a geometry of another text leads into one.
    target.offset = buffer.clusterBoundary(atOrBefore: target.offset)
    setSelection(TextSelection(anchor: extending ? selection.anchor : target.offset, head: target))
    goalX = goal
  }

  /// Where a movement leads from a position, without the selection being changed.
  package func destination(
    of movement: TextMovement, from position: TextPosition, geometry: (any LineGeometry)? = nil
  ) -> TextPosition {
    let start = TextPosition(offset: buffer.clusterBoundary(atOrBefore: position.offset), affinity: position.affinity)
    let movement = geometry == nil ? movement.inStorage : movement
    if let target = buffer.destination(of: movement, from: start) { return target }
    return Lines(buffer: buffer, geometry: geometry ?? ParagraphGeometry(buffer)).destination(of: movement, from: start)
  }

  /// The end of the selection that a movement starts from.
  private func selectionEnd(for movement: TextMovement, _ lines: Lines) -> TextPosition {
    let range = selection.range
    let isForward: Bool
    switch movement {
    case .up: isForward = false
    case .down: isForward = true
    case .storage(let direction, _): isForward = direction == .forward
    case .left, .wordLeft, .lineLeft:
      isForward = lines.isRightToLeft(lines.line(of: TextPosition(offset: range.lowerBound)))
    case .right, .wordRight, .lineRight:
      isForward = !lines.isRightToLeft(lines.line(of: TextPosition(offset: range.upperBound, affinity: .upstream)))
    }
    let offset = isForward ? range.upperBound : range.lowerBound
    return offset == selection.head.offset ? selection.head : TextPosition(offset: offset)
  }
}

extension TextMovement {
  /// Whether a selection takes the place of the step.
  fileprivate var collapsesSelection: Bool {
    switch self {
    case .left, .right, .storage(_, by: .character): true
    default: false
    }
  }

  /// Whether it cannot be told from the text alone.
  fileprivate var needsLines: Bool {
    if case .storage(_, let granularity) = self { granularity == .line } else { true }
  }

  /// The movement in a text of which nothing is known, so that it is taken to run from left to right.
  fileprivate var inStorage: TextMovement {
    switch self {
    case .left: .storage(.backward, by: .character)
    case .right: .storage(.forward, by: .character)
    case .wordLeft: .storage(.backward, by: .word)
    case .wordRight: .storage(.forward, by: .word)
    default: self
    }
  }
}

extension TextBuffer {
  /// Where a movement in the text's own order leads; nil for those that depend on lines.
  func destination(of movement: TextMovement, from position: TextPosition) -> TextPosition? {
    guard case .storage(let direction, let granularity) = movement else { return nil }
    let offset = position.offset
    switch (direction, granularity) {
    case (.forward, .character): return TextPosition(offset: clusterBoundary(after: offset))
    case (.backward, .character): return TextPosition(offset: clusterBoundary(before: offset))
    case (.forward, .word): return TextPosition(offset: clusterBoundary(atOrAfter: wordEnd(after: offset)))
    case (.backward, .word): return TextPosition(offset: clusterBoundary(atOrBefore: wordStart(before: offset)))
    case (.forward, .paragraph):
      // Paragraph ends: from one, to that of the next.
      let end = paragraphEnd(at: offset)
      return TextPosition(offset: end > offset ? end : paragraphEnd(at: clusterBoundary(after: offset)))
    case (.backward, .paragraph):
      let start = paragraphStart(at: offset)
      return TextPosition(offset: start < offset ? start : paragraphStart(at: clusterBoundary(before: offset)))
    case (.forward, .document): return TextPosition(offset: count)
    case (.backward, .document): return TextPosition(offset: 0)
    case (_, .line): return nil
    }
  }
}
