import Testing

@testable import TableMakerTextEditing

/// Text that an input method hasn't confirmed yet.
@Suite struct MarkedTextTests {
  /// 你好 typed by its letters, still undecided, after "ab".
  private func composing() -> EditableText {
    var text = EditableText("abcd")
    text.setSelectedRange(2..<2)
    for letters in ["n", "ni", "nih", "ni hao"] {
      let count = letters.utf16.count
      text.perform(.setMarkedText(UTF16Text(letters), selectedRange: count..<count))
    }
    return text
  }

  @Test func `marked text is replaced by each next, and selected in`() {
    var text = composing()
    #expect(text.string == "abni haocd")
    #expect(text.markedRange == 2..<8)
    #expect(text.selectedRange == 8..<8)
    text.perform(.setMarkedText("nihao", selectedRange: 1..<3))
    #expect(text.markedRange == 2..<7)
    #expect(text.selectedRange == 3..<5)
  }

  @Test func `marked text takes the place of a selection`() {
    var text = EditableText("abcd")
    text.setSelectedRange(1..<3)
    let edit = text.perform(.setMarkedText("x", selectedRange: 0..<1))
    #expect(edit == TextEdit(replacedRange: 1..<3, length: 1))
    #expect(text.string == "axd" && text.markedRange == 1..<2 && text.selectedRange == 1..<2)
  }

  @Test func `a selected range that is not in the marked text is clamped to it`() {
    var text = EditableText("ab")
    for (selected, expected) in [(5..<9, 5..<5), (-9 ..< -2, 2..<2), (1..<Int.max, 3..<5), (Int.min..<0, 2..<2)] {
      text.perform(.setMarkedText("xyz", selectedRange: selected))
      #expect(text.selectedRange == expected, "\(selected)")
    }
  }

  @Test func `inserted text decides for what was marked, and is undone in one step`() {
    var text = composing()
    #expect(text.perform(.insertText("你好")) == TextEdit(replacedRange: 2..<8, length: 2))
    #expect(text.string == "ab你好cd" && text.markedRange == nil && text.selectedRange == 4..<4)
    text.perform(.insertText("x"))
    text.undo()
    #expect(text.string == "ab你好cd")
    text.undo()
    #expect(text.string == "abcd" && text.selectedRange == 2..<2)
    text.redo()
    #expect(text.string == "ab你好cd" && text.selectedRange == 4..<4)
  }

  @Test func `unmarking leaves the text as it is`() {
    var text = composing()
    text.unmarkText()
    #expect(text.string == "abni haocd" && text.markedRange == nil && text.selectedRange == 8..<8)
    text.undo()
    #expect(text.string == "abcd")
  }

  @Test func `an empty marked text takes away what was marked, and leaves nothing to undo`() {
    var text = composing()
    text.perform(.setMarkedText("", selectedRange: 0..<0))
    #expect(text.string == "abcd" && text.markedRange == nil && text.selectedRange == 2..<2)
    #expect(!text.canUndo)
    #expect(text.perform(.setMarkedText("", selectedRange: 0..<0)) == nil)
  }

  @Test func `a pause does not part what is composed`() {
    var text = composing()
    text.breakUndoCoalescing()
    text.perform(.setMarkedText("n", selectedRange: 1..<1))
    text.perform(.insertText("你"))
    text.undo()
    #expect(text.string == "abcd")
  }

  @Test func `redoing selects what was selected in the marked text`() {
    var text = EditableText("ab")
    text.perform(.setMarkedText("xyz", selectedRange: 0..<1))
    text.unmarkText()
    text.undo()
    text.redo()
    #expect(text.string == "abxyz" && text.selectedRange == 2..<3)
  }

  @Test func `typing and marking are steps of their own`() {
    var text = EditableText()
    text.perform(.insertText("a"))
    text.perform(.setMarkedText("n", selectedRange: 1..<1))
    text.perform(.insertText("你"))
    text.perform(.setMarkedText("h", selectedRange: 1..<1))
    text.perform(.insertText("好"))
    text.undo()
    #expect(text.string == "a你")
    text.undo()
    #expect(text.string == "a")
    text.undo()
    #expect(text.string.isEmpty)
  }

  @Test func `undoing while text is marked takes it away, assumed`() {
    // What Apple's keyboard does with its candidates then would have to be seen on a device.
    var text = composing()
    text.undo()
    #expect(text.string == "abcd" && text.markedRange == nil)
    text.redo()
    #expect(text.string == "abni haocd" && text.markedRange == nil)
  }

  @Test func `deletion inside shortens what is marked, and its last letter ends it, assumed`() {
    // An input method usually takes the key for itself.
    var text = EditableText("ab")
    text.perform(.setMarkedText("xy", selectedRange: 2..<2))
    text.perform(.deleteBackward)
    #expect(text.string == "abx" && text.markedRange == 2..<3)
    text.perform(.deleteBackward)
    #expect(text.string == "ab" && text.markedRange == nil && !text.canUndo)
  }

  @Test func `a selection that leaves the marked text decides for it, assumed`() {
    // UITextView with a Chinese keyboard commits at a tap elsewhere; a device would settle for which text.
    var text = composing()
    text.setSelectedRange(3..<5)
    #expect(text.markedRange == 2..<8)
    text.move(.storage(.backward, by: .character))
    #expect(text.markedRange == 2..<8)
    text.setSelectedRange(0..<3)
    #expect(text.markedRange == nil && text.string == "abni haocd")
  }

  @Test func `other edits decide for the marked text first, assumed`() {
    var text = composing()
    text.setSelectedRange(4..<5)
    text.perform(.paste("!"))
    #expect(text.string == "abni!haocd" && text.markedRange == nil)
    text.undo()
    #expect(text.string == "abni haocd")
    text.undo()
    #expect(text.string == "abcd")
  }

  @Test func `code that changes another place leaves text marked, and its own place not, assumed`() {
    var text = composing()
    text.replaceCharacters(in: 0..<1, with: "123")
    #expect(text.markedRange == 4..<10 && text.selectedRange == 10..<10)
    text.replaceCharacters(in: 11..<12, with: "")
    #expect(text.markedRange == 4..<10)
    text.perform(.setMarkedText("你好", selectedRange: 2..<2))
    #expect(text.string == "123b你好c")
    text.replaceCharacters(in: 5..<6, with: "")
    #expect(text.markedRange == nil && text.string == "123b你c")
    var other = composing()
    other.setText("new")
    #expect(other.markedRange == nil && other.selectedRange == 3..<3)
  }

  @Test func `a marked combining mark leaves the caret after the letter that it joins`() {
    var text = EditableText("e")
    text.perform(.setMarkedText("\u{301}", selectedRange: 1..<1))
    #expect(text.markedRange == 1..<2 && text.selectedRange == 2..<2)
    text.perform(.insertText("\u{300}"))
    #expect(text.string.unicodeScalars.map(\.value) == [0x65, 0x300])
  }
}
