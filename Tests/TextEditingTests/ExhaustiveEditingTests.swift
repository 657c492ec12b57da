import Testing

@testable import TableMakerTextEditing

/// Every command on every selection of every small text.
@Suite struct ExhaustiveEditingTests {
  /// The commands, and what each puts in the place of what it takes.
  static let commands: [(TextCommand, UTF16Text)] =
    [("x", "x"), ("\u{301}", "\u{301}"), ("🇳", "🇳"), ("\u{200D}👩", "\u{200D}👩"), ("", "")].flatMap {
      (typed: UTF16Text, text: UTF16Text) -> [(TextCommand, UTF16Text)] in
      [(.insertText(typed), text), (.paste(typed), text)]
    } + [(.cut, "")]
    + TextGranularity.allCases.filter { $0 != .word }.flatMap { granularity in
      TextStorageDirection.allCases.map { (TextCommand.delete($0, by: granularity), UTF16Text()) }
    }

  /// Returns the range that the naive model deletes.
  static func range(of command: TextCommand, at selected: Range<Int>, in naive: NaiveText) -> Range<Int> {
    guard case .delete(let direction, let granularity) = command, selected.isEmpty else { return selected }
    return naive.deletion(at: selected.lowerBound, direction, by: granularity)
  }

  /// Returns a description of what is wrong with one command at one selection, or nil.
  static func complaint(
    about command: TextCommand, _ inserted: UTF16Text, in start: EditableText, _ naive: NaiveText
  ) -> String? {
    let range = Self.range(of: command, at: start.selectedRange, in: naive)
    var text = start
    let edit = text.perform(command)
    if range.isEmpty, inserted.isEmpty { return edit == nil ? nil : "something done" }
    if edit != TextEdit(replacedRange: range, length: inserted.units.count) {
      return "edit \(String(describing: edit))"
    }
    var expected = naive
    expected.units.replaceSubrange(range, with: inserted.units)
    if let wrong = text.inconsistency(expected) { return wrong }
    let caret = expected.rounded(up: range.lowerBound + inserted.units.count)
    if text.selectedRange != caret..<caret { return "caret \(text.selectedRange), expected \(caret)" }
    let after = text
    guard text.undo() != nil, text.text.units == naive.units, text.selection == start.selection else { return "undo" }
    guard text.redo() != nil, text.text == after.text, text.selection == after.selection else { return "redo" }
    return nil
  }

  @Test func `every command does to every selection what it does to an array`() {
    #if DEBUG
      let texts =
        (0...1).flatMap { World.texts(of: $0) } + World.texts(of: 2, from: Self.few)
        + World.texts(of: 3, from: Array(Self.few.prefix(5)))
    #else
      let texts =
        (0...2).flatMap { World.texts(of: $0) } + World.texts(of: 3, from: Self.few)
        + World.texts(of: 4, from: Array(Self.few.prefix(6)))
    #endif
    for units in texts {
      let naive = NaiveText(units)
      let boundaries = naive.boundaries
      var text = EditableText(units)
      for lower in boundaries {
        for upper in boundaries where upper >= lower {
          text.setSelectedRange(lower..<upper)
          guard text.selectedRange == lower..<upper else {
            Issue.record("\(units): selected \(text.selectedRange), not \(lower..<upper)")
            continue
          }
          for (command, inserted) in Self.commands {
            if let complaint = Self.complaint(about: command, inserted, in: text, naive) {
              Issue.record("\(units), \(lower..<upper), \(command): \(complaint)")
            }
          }
        }
      }
    }
  }

  static let few: [UTF16Text] = ["a", "\n", "\u{301}", "👩", "\u{200D}", "\r", "🇨", "क", "ท", "\u{E35}"]

  @Test func `every range from outside is rounded to whole clusters`() {
    for units in World.texts(of: 2) {
      let naive = NaiveText(units)
      var text = EditableText(units)
      for lower in -1...units.units.count {
        for upper in lower...(units.units.count + 1) {
          text.setSelectedRange(lower..<upper)
          let start = naive.rounded(down: max(0, lower))
          let isCaret = max(0, lower) >= min(upper, units.units.count)
          let end = isCaret ? start : naive.rounded(up: min(upper, units.units.count))
          #expect(text.selectedRange == start..<end, "\(units), \(lower..<upper)")
          text.setSelection(anchor: upper, head: TextPosition(offset: lower))
          #expect(text.selectedRange == start..<end)
          #expect(text.selection.head.offset == start)
        }
      }
    }
  }
}
