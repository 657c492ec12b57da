import Testing

@testable import TableMakerTextEditing

/// Text marked at every selection of every small text, then everything that can become of it.
@Suite struct ExhaustiveMarkedTextTests {
  /// Returns a description of what is wrong after a text was marked, or nil.
  static func complaint(
    about marked: UTF16Text, selecting: Range<Int>, in start: EditableText, _ naive: NaiveText
  ) -> String? {
    let range = start.selectedRange
    var text = start
    let edit = text.perform(.setMarkedText(marked, selectedRange: selecting))
    if range.isEmpty, marked.isEmpty { return edit == nil && text.markedRange == nil ? nil : "something done" }
    if edit != TextEdit(replacedRange: range, length: marked.units.count) { return "edit \(String(describing: edit))" }
    var expected = naive
    expected.units.replaceSubrange(range, with: marked.units)
    if let wrong = text.inconsistency(expected) { return wrong }
    let place = range.lowerBound..<(range.lowerBound + marked.units.count)
    if text.markedRange != (marked.isEmpty ? nil : place) { return "marked \(String(describing: text.markedRange))" }
    return marked.isEmpty ? nil : end(text, place, start, naive)
  }

  /// Returns a description of what is wrong after marked text is confirmed, replaced, or unmarked, or nil.
  private static func end(
    _ text: EditableText, _ place: Range<Int>, _ start: EditableText, _ naive: NaiveText
  ) -> String? {
    let range = start.selectedRange
    for decided: UTF16Text in ["你", "", "\u{301}"] {
      var ended = text
      if ended.perform(.insertText(decided)) != TextEdit(replacedRange: place, length: decided.units.count) {
        return "decided for \(decided)"
      }
      var expected = naive
      expected.units.replaceSubrange(range, with: decided.units)
      if let wrong = ended.inconsistency(expected) { return wrong }
      if ended.markedRange != nil { return "still marked" }
      // If the text is what it was before, nothing can be undone.
      let isSame = decided == start.text(in: range)
      if ended.canUndo == isSame { return "undo after \(decided)" }
      ended.undo()
      if ended.text.units != naive.units || (!isSame && ended.selection != start.selection) { return "undone" }
    }
    var undone = text
    undone.undo()
    if undone.text.units != naive.units || undone.markedRange != nil { return "undone while marked" }
    var committed = text
    committed.unmarkText()
    if committed.text != text.text || committed.selection != text.selection { return "unmarked" }
    var left = text
    left.setSelectedRange(0..<left.length)
    let isInside = place.lowerBound == 0 && place.upperBound == left.length
    return (left.markedRange == nil) == !isInside ? nil : "left"
  }

  @Test func `marked text is replaced, decided for, undone and left in every small text`() {
    for units in World.texts(of: 1) + World.texts(of: 2, from: ExhaustiveEditingTests.few) {
      let naive = NaiveText(units)
      for lower in naive.boundaries {
        for upper in naive.boundaries where upper >= lower {
          var text = EditableText(units)
          text.setSelectedRange(lower..<upper)
          for marked: UTF16Text in ["", "ni", "\u{301}", "👩\u{200D}", "🇳"] {
            for selecting in [0..<0, 1..<1, 0..<9] {
              if let complaint = Self.complaint(about: marked, selecting: selecting, in: text, naive) {
                Issue.record("\(units), \(lower..<upper), \(marked), \(selecting): \(complaint)")
              }
            }
          }
        }
      }
    }
  }
}
