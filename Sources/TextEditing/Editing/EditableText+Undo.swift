extension EditableText {
  /// A Boolean value that indicates whether there is a step to undo.
  package var canUndo: Bool { !history.done.isEmpty }

  /// A Boolean value that indicates whether there is a step to redo.
  package var canRedo: Bool { !history.undone.isEmpty }

  /// Ends a run of typing or deleting, as a pause does, so that the next edit is a separate undo step.
  package mutating func breakUndoCoalescing() {
    if markedRange == nil { history.breakCoalescing() }
  }

  /// Undoes the last step, including the selection and marked text.
  ///
  /// - Returns: The replacement, or `nil` if there was nothing to undo.
  @discardableResult package mutating func undo() -> TextEdit? {
    unmarkText()
    return history.takeUndo().map { restore($0.inverse) }
  }

  /// Redoes the last undone step.
  ///
  /// - Returns: The replacement, or `nil` if there was nothing to redo.
  @discardableResult package mutating func redo() -> TextEdit? {
    unmarkText()
    return history.takeRedo().map { restore($0) }
  }

  private mutating func restore(_ step: UndoStep) -> TextEdit {
    goalX = nil
    let edit = replace(step.location..<(step.location + step.removed.count), step.inserted)
    // Stored selections may be invalid because code may have inserted a combining mark next to one.
    let range = clamped(step.selectionAfter.range)
    if buffer.isClusterBoundary(range.lowerBound), buffer.isClusterBoundary(range.upperBound) {
      selection = step.selectionAfter
    } else {
      selection = TextSelection(buffer.roundedToClusters(range))
    }
    return edit
  }
}
