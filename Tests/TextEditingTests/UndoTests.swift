import Testing

@testable import TableMakerTextEditing

/// Edits that form one undo step.
@Suite struct UndoTests {
  /// The texts that undoing leads through, back to the beginning.
  private func steps(_ start: String = "", _ edits: (inout EditableText) -> Void) -> [String] {
    var text = EditableText(start)
    edits(&text)
    var result: [String] = []
    while text.undo() != nil { result.append(text.string) }
    return result
  }

  private func type(_ string: String, in text: inout EditableText) {
    for character in string { text.perform(.insertText(UTF16Text(String(character)))) }
  }

  @Test func `a run of typing is one step`() {
    #expect(steps { type("hello world", in: &$0) } == [""])
  }

  @Test func `typing over a selection is a part of the run that it begins`() {
    let steps = steps("abc") { text in
      text.setSelectedRange(0..<2)
      type("xyz", in: &text)
    }
    #expect(steps == ["abc"])
  }

  @Test func `movement ends a run, but not where the caret stays`() {
    let moved = steps { text in
      type("ab", in: &text)
      text.move(.left)
      text.move(.right)
      type("cd", in: &text)
      text.move(.right)
      text.setSelectedRange(4..<4)
      type("ef", in: &text)
    }
    #expect(moved == ["ab", ""])
  }

  @Test func `a pause, a deletion and a paste end a run, assumed`() {
    // That a paste and a deletion do is written by others of UITextView; that deletions run together is assumed.
    let steps = steps { text in
      type("ab", in: &text)
      text.breakUndoCoalescing()
      type("cd", in: &text)
      text.perform(.deleteBackward)
      text.perform(.deleteBackward)
      text.perform(.deleteBackward)
      type("x", in: &text)
      text.perform(.paste("yz"))
      text.perform(.paste("!"))
      type("?", in: &text)
    }
    #expect(steps == ["axyz!", "axyz", "ax", "a", "abcd", "ab", ""])
  }

  @Test func `deletions forward are a step apart from deletions backward`() {
    let steps = steps("abcdef") { text in
      text.setSelectedRange(3..<3)
      text.perform(.deleteForward)
      text.perform(.deleteForward)
      text.perform(.deleteBackward)
      text.perform(.deleteBackward)
      text.perform(.delete(.backward, by: .word))
    }
    #expect(steps == ["af", "abcf", "abcdef"])
  }

  @Test func `a deleted selection is a step apart from deletions that go on there, assumed`() {
    let backward = steps("abcdef") { text in
      text.setSelectedRange(3..<5)
      text.perform(.deleteBackward)
      text.perform(.deleteBackward)
    }
    #expect(backward == ["abcf", "abcdef"])
    let forward = steps("abcdef") { text in
      text.setSelectedRange(2..<4)
      text.perform(.deleteForward)
      text.perform(.deleteForward)
    }
    #expect(forward == ["abef", "abcdef"])
  }

  @Test func `an edit by code between letters ends a run, assumed`() {
    let steps = steps("|") { text in
      type("ab", in: &text)
      text.replaceCharacters(in: 0..<0, with: ">")
      type("c", in: &text)
    }
    #expect(steps == [">|ab", ">|"])
  }

  @Test func `deletions that were proposed at two places are two steps`() throws {
    var text = EditableText("abcdef")
    text.setSelectedRange(1..<1)
    let first = try #require(text.proposal(for: .deleteForward))
    text.setSelectedRange(4..<4)
    let second = try #require(text.proposal(for: .deleteForward))
    text.apply(second)
    text.apply(first)
    #expect(text.string == "acdf")
    text.undo()
    #expect(text.string == "abcdf")
    text.undo()
    #expect(text.string == "abcdef")
  }

  @Test func `undoing and redoing bring text and selection`() {
    var text = EditableText("hello")
    text.setSelection(anchor: 4, head: TextPosition(offset: 1))
    let selection = text.selection
    type("ipp", in: &text)
    #expect(text.undo() == TextEdit(replacedRange: 1..<4, length: 3))
    #expect(text.string == "hello" && text.selection == selection)
    #expect(text.canRedo && !text.canUndo)
    #expect(text.redo() == TextEdit(replacedRange: 1..<4, length: 3))
    #expect(text.string == "hippo" && text.selectedRange == 4..<4)
    #expect(text.redo() == nil)
    #expect(!text.canRedo && text.canUndo)
  }

  @Test func `what is typed after undoing makes redoing impossible, and begins a step`() {
    var text = EditableText()
    type("ab", in: &text)
    text.breakUndoCoalescing()
    type("cd", in: &text)
    text.undo()
    type("x", in: &text)
    #expect(text.redo() == nil)
    text.undo()
    #expect(text.string == "ab")
  }

  @Test func `a text set by code leaves nothing to undo, assumed`() {
    // A text view with a device would settle it.
    var text = EditableText("abc")
    type("d", in: &text)
    text.setSelectedRange(0..<1)
    #expect(text.setText("new") == TextEdit(replacedRange: 0..<4, length: 3))
    #expect(!text.canUndo && !text.canRedo && text.selectedRange == 3..<3)
  }

  @Test func `steps follow edits by code elsewhere, and are forgotten where code touches them, assumed`() {
    var text = EditableText("one two three")
    text.perform(.replace(4..<7, with: "2"))
    text.perform(.replace(0..<3, with: "1"))
    #expect(text.string == "1 2 three")
    text.replaceCharacters(in: 4..<9, with: "3!")
    text.replaceCharacters(in: 0..<0, with: ">> ")
    #expect(text.string == ">> 1 2 3!")
    text.undo()
    #expect(text.string == ">> one 2 3!")
    text.replaceCharacters(in: 0..<3, with: "")
    text.undo()
    #expect(text.string == "one two 3!")
    text.redo()
    text.redo()
    #expect(text.string == "1 2 3!")
    // In the place of the older step: the newer stays.
    text.replaceCharacters(in: 2..<3, with: "two")
    text.undo()
    #expect(text.string == "one two 3!")
    #expect(text.undo() == nil)
    text.replaceCharacters(in: 1..<2, with: "x")
    #expect(!text.canRedo)
  }

  @Test func `the selections that steps bring again follow edits by code too`() {
    var text = EditableText("one two")
    text.setSelectedRange(4..<7)
    text.perform(.paste("2"))
    text.replaceCharacters(in: 0..<0, with: ">> ")
    text.undo()
    #expect(text.string == ">> one two" && text.selectedRange == 7..<10)
    text.replaceCharacters(in: 0..<3, with: "")
    text.redo()
    #expect(text.string == "one 2" && text.selectedRange == 5..<5)
    // The edit is after the newer step, and so elsewhere in the text before that.
    text.setText("abcdef")
    text.setSelectedRange(5..<6)
    text.perform(.paste("F"))
    text.setSelectedRange(0..<3)
    text.perform(.cut)
    text.replaceCharacters(in: 1..<1, with: "--")
    text.undo()
    #expect(text.string == "abcd--eF" && text.selectedRange == 0..<3)
    text.undo()
    #expect(text.string == "abcd--ef" && text.selectedRange == 7..<8)
  }

  @Test func `a step undone after an edit by code that made a longer cluster leaves the caret at a border`() {
    var text = EditableText("ab")
    text.setSelectedRange(1..<1)
    text.perform(.insertText("x"))
    text.replaceCharacters(in: 2..<2, with: "\u{301}")
    text.undo()
    #expect(text.inconsistency(NaiveText(text.text)) == nil)
  }

  @Test(arguments: 0..<6) func `steps that code moved bring back what was there, beside an array with marks`(
    seed: UInt64
  ) {
    // Letters of the user are low, those of code high: what users did must be undone, what code did must stay.
    var random = SeededGenerator(seed: seed)
    for _ in 0..<120 {
      var text = EditableText("abcdefghij")
      for _ in 0..<8 {
        let lower = Int.random(in: 0...text.length, using: &random)
        let range = lower..<min(text.length, lower + Int.random(in: 0...2, using: &random))
        if Int.random(in: 0..<3, using: &random) == 0 {
          let new = UTF16Text(String(repeating: "X", count: Int.random(in: 0...2, using: &random)))
          text.replaceCharacters(in: range, with: new)
        } else {
          text.perform(
            .replace(range, with: UTF16Text(String(repeating: "u", count: Int.random(in: 0...2, using: &random)))))
        }
      }
      let end = text
      let count = text.history.done.count
      for _ in 0..<count { text.undo() }
      // Nobody types X, so undoing never takes one away that code left in a place of its own.
      #expect(text.string.filter { $0 == "X" }.count >= end.string.filter { $0 == "X" }.count, "seed \(seed)")
      for _ in 0..<count { text.redo() }
      #expect(text.string == end.string, "seed \(seed)")
    }
  }
}
