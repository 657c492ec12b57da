extension EditableText {
  /// Whether there is a step to undo.
  package var canUndo: Bool { !history.done.isEmpty }

  /// Whether there is a step to redo.
  package var canRedo: Bool { !history.undone.isEmpty }

  /// Ends a run of typing or deleting, as a pause does: what follows is undone by itself.
  package mutating func breakUndoCoalescing() {
    if markedRange == nil { history.breakCoalescing() }
  }

  /// Takes back the latest step, text and selection; marked text is part of what is taken back.
  ///
  /// - Returns: What was replaced; nil if there was nothing to undo.
  @discardableResult package mutating func undo() -> TextEdit? {
    unmarkText()
    return history.takeUndo().map { restore($0.inverse) }
  }

  /// Makes the latest step that was taken back once more.
  ///
  /// - Returns: What was replaced; nil if there was nothing to redo.
  @discardableResult package mutating func redo() -> TextEdit? {
    unmarkText()
    return history.takeRedo().map { restore($0) }
  }

  private mutating func restore(_ step: UndoStep) -> TextEdit {
    goalX = nil
    let edit = replace(step.location..<(step.location + step.removed.count), step.inserted)
    // Remembered selections: code may have put a combining mark beside one since.
    let range = clamped(step.selectionAfter.range)
    if buffer.isClusterBoundary(range.lowerBound), buffer.isClusterBoundary(range.upperBound) {
      selection = step.selectionAfter
    } else {
      selection = TextSelection(buffer.roundedToClusters(range))
    }
    return edit
  }
}
