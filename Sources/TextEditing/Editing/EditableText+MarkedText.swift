extension EditableText {
  /// Commits the marked text as one undo step.
  package mutating func unmarkText() {
    markedRange = nil
    history.endComposition()
  }

  /// Marks the text of an input method and selects a range in it.
  mutating func mark(_ range: Range<Int>, selecting selected: Range<Int>) {
    guard !range.isEmpty else { return unmarkText() }
    markedRange = range
    // Overflow: external numbers can have any size, so they're clamped before the addition.
    let inside = selected.clamped(to: 0..<range.count)
    let moved = (range.lowerBound + inside.lowerBound)..<(range.lowerBound + inside.upperBound)
    selection = TextSelection(buffer.roundedToClusters(moved))
    history.setSelectionAfter(selection)
  }
}
