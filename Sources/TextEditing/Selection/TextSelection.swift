/// What is selected: the end that stays when the selection is extended, and the end that moves.
package struct TextSelection: Sendable, Hashable {
  /// The end that stays.
  package var anchor: Int
  /// The end that moves; the caret, if nothing is selected.
  package var head: TextPosition

  /// Makes a selection of its two ends.
  package init(anchor: Int, head: TextPosition) {
    self.anchor = anchor
    self.head = head
  }

  /// Makes a selection of a range, whose end moves when it is extended.
  package init(_ range: Range<Int>, affinity: TextAffinity = .downstream) {
    self.init(anchor: range.lowerBound, head: TextPosition(offset: range.upperBound, affinity: affinity))
  }

  /// What is selected, in the text's order.
  package var range: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }

  /// Whether there is only a caret.
  package var isCaret: Bool { anchor == head.offset }
}
