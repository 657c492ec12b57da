extension EditableText {
  /// Moves the caret, or the moving end of the selection.
  ///
  /// If it doesn't extend the selection, a movement by a cluster collapses the selection to the end on its side. Other
  /// movements start from that end.
  ///
  /// - Parameters:
  ///   - movement: The movement.
  ///   - extending: Whether the other end stays, as with the Shift key.
  ///   - geometry: The lines. If it's `nil`, a paragraph is a left-to-right line.
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
    // Clusters: only the geometry of another text can lead into a cluster.
    target.offset = buffer.clusterBoundary(atOrBefore: target.offset)
    setSelection(TextSelection(anchor: extending ? selection.anchor : target.offset, head: target))
    goalX = goal
  }

  /// Returns the destination of a movement from a position, without changing the selection.
  package func destination(
    of movement: TextMovement, from position: TextPosition, geometry: (any LineGeometry)? = nil
  ) -> TextPosition {
    let start = TextPosition(offset: buffer.clusterBoundary(atOrBefore: position.offset), affinity: position.affinity)
    let movement = geometry == nil ? movement.inStorage : movement
    if let target = buffer.destination(of: movement, from: start) { return target }
    return Lines(buffer: buffer, geometry: geometry ?? ParagraphGeometry(buffer)).destination(of: movement, from: start)
  }

  /// Returns the end of the selection that a movement starts from.
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
  /// A Boolean value that indicates whether collapsing a selection replaces the movement.
  fileprivate var collapsesSelection: Bool {
    switch self {
    case .left, .right, .storage(_, by: .character): true
    default: false
    }
  }

  /// A Boolean value that indicates whether the movement depends on lines.
  fileprivate var needsLines: Bool {
    if case .storage(_, let granularity) = self { granularity == .line } else { true }
  }

  /// The movement in text order, with the assumption that the text is left-to-right.
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
  /// Returns the destination of a movement in text order, or `nil` if it depends on lines.
  func destination(of movement: TextMovement, from position: TextPosition) -> TextPosition? {
    guard case .storage(let direction, let granularity) = movement else { return nil }
    let offset = position.offset
    switch (direction, granularity) {
    case (.forward, .character): return TextPosition(offset: clusterBoundary(after: offset))
    case (.backward, .character): return TextPosition(offset: clusterBoundary(before: offset))
    case (.forward, .word): return TextPosition(offset: clusterBoundary(atOrAfter: wordEnd(after: offset)))
    case (.backward, .word): return TextPosition(offset: clusterBoundary(atOrBefore: wordStart(before: offset)))
    case (.forward, .paragraph):
      // Paragraph ends: from the end of a paragraph, the movement goes to the end of the next one.
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
