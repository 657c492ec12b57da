import Testing

@testable import TableMakerTextEditing

/// Every movement in the text's own order from every selection of every small text.
@Suite struct ExhaustiveMovementTests {
  /// Where a movement leads in the naive model.
  static func target(
    from offset: Int, _ direction: TextStorageDirection, by granularity: TextGranularity, in naive: NaiveText
  ) -> Int {
    let range = naive.deletion(at: offset, direction, by: granularity)
    let paragraph = naive.paragraphs.last { $0.lowerBound <= offset } ?? 0..<0
    switch granularity {
    case .character: return direction == .forward ? naive.after(offset) : naive.before(offset)
    case .line: return direction == .forward ? paragraph.upperBound : paragraph.lowerBound
    default: return direction == .forward ? range.upperBound : range.lowerBound
    }
  }

  @Test func `every movement leads where it leads in an array`() {
    let granularities = TextGranularity.allCases.filter { $0 != .word }
    for units in World.texts(of: 2) + World.texts(of: 3, from: Array(ExhaustiveEditingTests.few.prefix(6))) {
      let naive = NaiveText(units)
      let boundaries = naive.boundaries
      for (anchor, head) in boundaries.flatMap({ anchor in boundaries.map { (anchor, $0) } }) {
        var start = EditableText(units)
        start.setSelection(anchor: anchor, head: TextPosition(offset: head))
        for (direction, granularity) in TextStorageDirection.allCases.flatMap({ direction in
          granularities.map { (direction, $0) }
        }) {
          var text = start
          text.move(.storage(direction, by: granularity), extending: true)
          let expected = Self.target(from: head, direction, by: granularity, in: naive)
          #expect(text.selection == TextSelection(anchor: anchor, head: TextPosition(offset: expected)), "\(units)")
          text = start
          text.move(.storage(direction, by: granularity))
          let end = direction == .forward ? max(anchor, head) : min(anchor, head)
          let isCollapsed = granularity == .character && anchor != head
          let target = isCollapsed ? end : Self.target(from: end, direction, by: granularity, in: naive)
          #expect(text.selectedRange == target..<target, "\(units), \(anchor), \(head), \(direction) \(granularity)")
        }
      }
    }
  }
}
