/// A selection with an anchor, which stays when the selection is extended, and a head, which moves.
package struct TextSelection: Sendable, Hashable {
  /// The end that stays.
  package var anchor: Int
  /// The end that moves, or the caret if nothing is selected.
  package var head: TextPosition

  /// Creates a selection from its two ends.
  package init(anchor: Int, head: TextPosition) {
    self.anchor = anchor
    self.head = head
  }

  /// Creates a selection from a range, with the head at its end.
  package init(_ range: Range<Int>, affinity: TextAffinity = .downstream) {
    self.init(anchor: range.lowerBound, head: TextPosition(offset: range.upperBound, affinity: affinity))
  }

  /// The selected range.
  package var range: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }

  /// A Boolean value that indicates whether the selection is a caret.
  package var isCaret: Bool { anchor == head.offset }
}
