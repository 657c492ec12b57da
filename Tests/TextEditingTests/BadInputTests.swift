import Testing

@testable import TableMakerTextEditing

/// Input that nobody should type, but that somebody types.
@Suite struct BadInputTests {
  @Test func `a million letters are pasted, edited, undone and redone`() {
    var text = EditableText("ab")
    text.setSelectedRange(1..<1)
    let million = UTF16Text(units: [UInt16](repeating: 0x78, count: 1_000_000))
    #expect(text.perform(.paste(million)) == TextEdit(replacedRange: 1..<1, length: 1_000_000))
    text.perform(.deleteBackward)
    text.move(.wordLeft)
    text.perform(.insertText("!"))
    text.setSelectedRange(500_000..<500_000)
    text.move(.right)
    text.perform(.delete(.forward, by: .word))
    text.selectAll()
    text.perform(.cut)
    #expect(text.length == 0)
    while text.undo() != nil {}
    #expect(text.string == "ab")
    while text.redo() != nil {}
    #expect(text.length == 0)
  }

  @Test func `unpaired surrogates and NUL stay as they are`() {
    let units: [UInt16] = [0xDC00, 0, 0x61, 0xD800, 0xD800, 0xDC00, 0xDBFF]
    var text = EditableText(UTF16Text(units: units))
    #expect(text.text.units == units)
    #expect(text.string.utf16.count == units.count)
    text.perform(.insertText(UTF16Text(units: [0xDC01])))
    #expect(text.length == 8)
    // The two halves are a pair now, and one cluster.
    text.perform(.deleteBackward)
    #expect(text.text.units == Array(units.dropLast()))
    text.setSelectedRange(0..<0)
    text.perform(.insertText("\0"))
    #expect(text.text.units == [0] + units.dropLast())
    for _ in 0..<7 { text.perform(.deleteForward) }
    #expect(text.string == "\0")
  }

  @Test func `a mark without a letter is a cluster, until one comes before it`() {
    var text = EditableText("\u{301}\u{302}")
    text.setSelectedRange(1..<1)
    #expect(text.selectedRange == 0..<0)
    text.perform(.insertText("\n"))
    #expect(text.selectedRange == 1..<1)
    text.perform(.insertText("a"))
    #expect(text.selectedRange == 4..<4)
    text.perform(.deleteBackward)
    #expect(text.string == "\n")
  }

  @Test func `a hundred thousand flags, or a mountain of marks, are walked through`() {
    for (piece, length) in [("🇨🇳", 4), ("\u{301}", 20_000)] {
      let text = EditableText(String(repeating: piece, count: 20_000))
      let start = TextPosition(offset: text.length)
      let left = text.destination(of: .left, from: start)
      #expect(left.offset == text.length - length)
    }
  }

  @Test func `Hebrew and Chinese mixed with emoji are edited word by word`() {
    let string = "שלום 你好 👨\u{200D}👩\u{200D}👧 abc"
    var text = EditableText(string)
    let lines = FixedLines(UTF16Text(string), width: 4)
    text.setSelectedRange(0..<0)
    var offsets: [Int] = []
    for _ in 0..<6 {
      text.move(.wordLeft, geometry: lines)
      offsets.append(text.selection.head.offset)
    }
    // The paragraph is written from right to left, so left is forward.
    #expect(offsets == [4, 6, 7, 20, 20, 20])
    for _ in 0..<3 { text.perform(.delete(.backward, by: .word)) }
    #expect(text.string == "שלום ")
    while text.undo() != nil {}
    #expect(text.string == string)
  }

  @Test func `a text is a value: a copy is not edited`() {
    var text = EditableText("abc")
    text.perform(.insertText("d"))
    let copy = text
    text.perform(.insertText("e"))
    text.undo()
    #expect(copy.string == "abcd" && copy.canUndo && text.string == "abc")
  }

  @Test func `numbers that are no offsets are moved into the text`() {
    var text = EditableText("a👩")
    text.setSelectedRange(Int.min..<Int.max)
    #expect(text.selectedRange == 0..<3)
    text.setSelection(anchor: .max, head: TextPosition(offset: .min))
    #expect(text.selection == TextSelection(anchor: 3, head: TextPosition(offset: 0)))
    text.selectWord(at: .max)
    text.selectWord(at: .min)
    #expect(text.text(in: Int.min..<Int.max) == "a👩")
    for movement in [TextMovement.left, .right, .up, .down, .wordLeft, .lineRight] {
      for offset in [Int.min, -1, 2, Int.max] {
        let target = text.destination(of: movement, from: TextPosition(offset: offset)).offset
        #expect((0...3).contains(target) && target != 2)
      }
    }
  }
}
