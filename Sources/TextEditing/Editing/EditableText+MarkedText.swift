extension EditableText {
  /// Decides for the marked text as it is: it becomes part of the text, one step of undoing.
  package mutating func unmarkText() {
    markedRange = nil
    history.endComposition()
  }

  /// Marks what an input method shows, and selects a range inside of it.
  mutating func mark(_ range: Range<Int>, selecting selected: Range<Int>) {
    guard !range.isEmpty else { return unmarkText() }
    markedRange = range
    // Overflow: numbers from outside may be as large as there are, so they are clamped before they are added to.
    let inside = selected.clamped(to: 0..<range.count)
    let moved = (range.lowerBound + inside.lowerBound)..<(range.lowerBound + inside.upperBound)
    selection = TextSelection(buffer.roundedToClusters(moved))
    history.setSelectionAfter(selection)
  }
}
