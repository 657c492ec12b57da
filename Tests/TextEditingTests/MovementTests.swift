import Testing

@testable import TableMakerTextEditing

/// Movement of the caret and of the selection's end.
@Suite struct MovementTests {
  private func text(_ string: String, _ range: Range<Int>) -> EditableText {
    var text = EditableText(string)
    text.setSelectedRange(range)
    return text
  }

  private func moved(_ string: String, _ range: Range<Int>, _ movements: TextMovement..., width: Int? = nil) -> Range<
    Int
  > {
    var text = text(string, range)
    let lines = width.map { FixedLines(UTF16Text(string), width: $0) }
    for movement in movements { text.move(movement, geometry: lines) }
    return text.selectedRange
  }

  @Test func `left and right step over whole clusters`() {
    let family = "👨\u{200D}👩\u{200D}👧"
    let count = family.utf16.count
    #expect(moved("a" + family + "b", 1..<1, .right) == (1 + count)..<(1 + count))
    #expect(moved("a" + family + "b", (1 + count)..<(1 + count), .left) == 1..<1)
    #expect(moved("🇨🇳🇫🇷", 8..<8, .left) == 4..<4)
    #expect(moved("a\r\nb", 1..<1, .right) == 3..<3)
  }

  @Test func `a selection collapses to the side that is moved to`() {
    #expect(moved("abcdef", 2..<4, .left) == 2..<2)
    #expect(moved("abcdef", 2..<4, .right) == 4..<4)
    #expect(moved("abcdef", 2..<4, .left, width: 9) == 2..<2)
    #expect(moved("abcdef", 2..<4, .right, width: 9) == 4..<4)
    #expect(moved("abcdef", 2..<4, .storage(.forward, by: .character)) == 4..<4)
  }

  @Test func `movement by a word starts at the selection's end on that side, assumed`() {
    // A hardware keyboard with a device would settle it.
    #expect(moved("ab cd ef gh", 4..<7, .wordLeft) == 3..<3)
    #expect(moved("ab cd ef gh", 4..<7, .wordRight) == 8..<8)
  }

  @Test func `extending moves one end and keeps the other`() {
    var edited = text("abcdef", 3..<3)
    edited.move(.right, extending: true)
    edited.move(.right, extending: true)
    #expect(edited.selectedRange == 3..<5)
    for _ in 0..<4 { edited.move(.left, extending: true) }
    #expect(edited.selectedRange == 1..<3)
    #expect(edited.selection.anchor == 3)
    edited.move(.storage(.forward, by: .document), extending: true)
    #expect(edited.selectedRange == 3..<6)
  }

  @Test func `words are passed with what stands before them`() {
    let string = "Hello, world's end"
    #expect(moved(string, 0..<0, .wordRight) == 5..<5)
    #expect(moved(string, 5..<5, .wordRight) == 14..<14)
    #expect(moved(string, 14..<14, .wordLeft) == 7..<7)
    #expect(moved(string, 7..<7, .wordLeft) == 0..<0)
    #expect(moved(string, 0..<0, .wordLeft) == 0..<0)
    #expect(moved(string, 18..<18, .wordRight) == 18..<18)
  }

  @Test func `paragraphs begin after separators, and from a border to the next`() {
    let string = "ab\r\ncd\n\nef"
    #expect(moved(string, 5..<5, .storage(.backward, by: .paragraph)) == 4..<4)
    #expect(moved(string, 4..<4, .storage(.backward, by: .paragraph)) == 0..<0)
    #expect(moved(string, 0..<0, .storage(.forward, by: .paragraph)) == 2..<2)
    #expect(moved(string, 2..<2, .storage(.forward, by: .paragraph)) == 6..<6)
    #expect(moved(string, 6..<6, .storage(.forward, by: .paragraph)) == 7..<7)
    #expect(moved(string, 10..<10, .storage(.forward, by: .paragraph)) == 10..<10)
    #expect(moved("a\u{2029}b\u{85}c", 3..<3, .storage(.backward, by: .paragraph)) == 2..<2)
  }

  @Test func `the end of a broken line is shown in that line, and its beginning in it too`() {
    let lines = FixedLines("abcdefgh", width: 3)
    var edited = text("abcdefgh", 4..<4)
    edited.move(.lineRight, geometry: lines)
    #expect(edited.selection.head == TextPosition(offset: 6, affinity: .upstream))
    edited.move(.lineRight, geometry: lines)
    #expect(edited.selection.head == TextPosition(offset: 6, affinity: .upstream))
    edited.move(.lineLeft, geometry: lines)
    #expect(edited.selection.head == TextPosition(offset: 3))
    edited.move(.lineLeft, geometry: lines)
    #expect(edited.selection.head == TextPosition(offset: 3))
    edited.setSelectedRange(6..<6, affinity: .upstream)
    edited.move(.down, geometry: lines)
    #expect(edited.selection.head.offset == 8)
    // Without a geometry a paragraph is a line.
    #expect(moved("ab\ncd", 4..<4, .lineLeft) == 3..<3)
    #expect(moved("ab\r\ncd", 0..<0, .lineRight) == 2..<2)
    #expect(moved("ab\ncd", 1..<1, .down) == 4..<4)
  }

  @Test func `up and down keep their distance from the edge through short lines`() {
    let string = "abcdef\nab\nabcdef"
    let lines = FixedLines(UTF16Text(string), width: 9)
    var edited = text(string, 5..<5)
    edited.move(.down, geometry: lines)
    #expect(edited.selectedRange == 9..<9)
    edited.move(.down, geometry: lines)
    #expect(edited.selectedRange == 15..<15)
    edited.move(.down, geometry: lines)
    #expect(edited.selectedRange == 16..<16)
    edited.move(.up, geometry: lines)
    #expect(edited.selectedRange == 9..<9)
    // Anything else forgets it.
    edited.move(.left, geometry: lines)
    edited.move(.up, geometry: lines)
    #expect(edited.selectedRange == 1..<1)
    edited.move(.up, geometry: lines)
    #expect(edited.selectedRange == 0..<0)
    for change in [
      { (text: inout EditableText) in text.setSelectedRange(8..<8) },
      { $0.setSelection(anchor: 8, head: TextPosition(offset: 8)) },
    ] {
      edited.setSelectedRange(15..<15)
      edited.move(.up, geometry: lines)
      change(&edited)
      edited.move(.up, geometry: lines)
      #expect(edited.selectedRange == 1..<1)
    }
    edited.setSelectedRange(15..<15)
    edited.move(.up, geometry: lines)
    edited.perform(.deleteBackward)
    edited.move(.up, geometry: lines)
    #expect(edited.selectedRange == 1..<1)
  }

  @Test func `up starts at a selection's beginning and down at its end`() {
    let string = "abc\nabc\nabc"
    #expect(moved(string, 5..<6, .up, width: 9) == 1..<1)
    #expect(moved(string, 5..<6, .down, width: 9) == 10..<10)
    var edited = text(string, 5..<6)
    edited.move(.down, extending: true, geometry: FixedLines(UTF16Text(string), width: 9))
    #expect(edited.selectedRange == 5..<10)
  }

  @Test func `up and down are columns in every text of one direction`() {
    for string in World.texts(of: 5, from: ["a", "\n", "👩"]) {
      let lines = FixedLines(string, width: 2)
      for offset in NaiveText(string).boundaries {
        let start = VisualMovementTests.stop(of: TextPosition(offset: offset), in: lines)
        for (movement, line) in [(TextMovement.up, start.line - 1), (.down, start.line + 1)] {
          var edited = EditableText(string)
          edited.setSelectedRange(offset..<offset)
          edited.move(movement, geometry: lines)
          guard lines.lines.indices.contains(line) else {
            #expect(edited.selection.head.offset == (line < 0 ? 0 : string.units.count), "\(string), \(offset)")
            continue
          }
          let expected = VisualMovementTests.Stop(line: line, gap: min(start.gap, lines.lines[line].clusters.count))
          #expect(VisualMovementTests.stop(of: edited.selection.head, in: lines) == expected, "\(string), \(offset)")
        }
      }
    }
  }

  @Test func `a destination is asked for without moving`() {
    let edited = text("ab cd", 0..<0)
    #expect(edited.destination(of: .wordRight, from: TextPosition(offset: 2)).offset == 5)
    #expect(edited.destination(of: .storage(.backward, by: .line), from: TextPosition(offset: 4)).offset == 0)
    #expect(edited.destination(of: .right, from: TextPosition(offset: 99)).offset == 5)
    #expect(edited.selectedRange == 0..<0)
  }

  @Test func `deletions by lines go to the edge of what is seen, and at it take the border, assumed`() {
    // A hardware keyboard with a device would settle what is deleted at a line's beginning.
    let lines = FixedLines("abcdef\ngh", width: 4)
    var edited = text("abcdef\ngh", 6..<6)
    edited.perform(.delete(.backward, by: .line), geometry: lines)
    #expect(edited.string == "abcd\ngh")
    edited.setSelectedRange(5..<5)
    edited.perform(.delete(.backward, by: .line), geometry: FixedLines("abcd\ngh", width: 4))
    #expect(edited.string == "abcdgh")
    edited.perform(.delete(.forward, by: .paragraph))
    #expect(edited.string == "abcd")
    #expect(edited.perform(.delete(.forward, by: .line)) == nil)
  }

  @Test func `a double tap selects a word, also at its end`() {
    var edited = EditableText("ab, cd")
    for (offset, range) in [(0, 0..<2), (1, 0..<2), (2, 0..<2), (3, 3..<4), (4, 4..<6), (6, 4..<6)] {
      edited.selectWord(at: offset)
      #expect(edited.selectedRange == range, "\(offset)")
    }
    edited.selectAll()
    #expect(edited.selectedRange == 0..<6)
    edited.setText("中国")
    edited.selectWord(at: 1)
    #expect(edited.selectedRange == 1..<2)
  }

  /// Lines that know no affinity.
  private struct OneSided: LineGeometry {
    var lines: FixedLines
    var affinity: TextAffinity
    var lineCount: Int { lines.lineCount }
    func range(ofLine line: Int) -> Range<Int> { lines.range(ofLine: line) }
    func isRightToLeft(line: Int) -> Bool { false }
    func visualRuns(ofLine line: Int) -> [VisualRun] { lines.visualRuns(ofLine: line) }
    func x(of position: TextPosition, line: Int) -> Double { lines.x(of: position, line: line) }
    func position(closestTo x: Double, line: Int) -> TextPosition {
      TextPosition(offset: lines.position(closestTo: x, line: line).offset, affinity: affinity)
    }
  }

  @Test(arguments: [TextAffinity.downstream, .upstream])
  func `up and down end in the line that was meant, whatever side a geometry tells`(affinity: TextAffinity) {
    let lines = OneSided(lines: FixedLines("abcdefgh", width: 3), affinity: affinity)
    var edited = text("abcdefgh", 0..<0)
    edited.move(.down, geometry: lines)
    #expect(edited.selection.head == TextPosition(offset: 3))
    edited.move(.down, geometry: lines)
    #expect(edited.selection.head == TextPosition(offset: 6))
    edited.setSelectedRange(3..<3, affinity: .upstream)
    edited.move(.down, geometry: lines)
    #expect(edited.selection.head == TextPosition(offset: 6, affinity: .upstream))
    edited.move(.up, geometry: lines)
    #expect(edited.selection.head == TextPosition(offset: 3, affinity: .upstream))
  }

  /// A line as wide as numbers go.
  private struct WideLine: LineGeometry {
    var width = Double.greatestFiniteMagnitude
    var lineCount: Int { 1 }
    func range(ofLine line: Int) -> Range<Int> { 0..<5 }
    func isRightToLeft(line: Int) -> Bool { false }
    func visualRuns(ofLine line: Int) -> [VisualRun] { [] }
    func x(of position: TextPosition, line: Int) -> Double { width }
    func position(closestTo x: Double, line: Int) -> TextPosition { TextPosition(offset: 2) }
  }

  @Test func `a kept distance that no line has leads to a line's end`() {
    var edited = text("ab\ncd", 0..<0)
    edited.move(.down, geometry: WideLine())
    edited.move(.up)
    #expect(edited.selectedRange == 2..<2)
    edited.setSelectedRange(5..<5)
    edited.move(.down, geometry: WideLine(width: .nan))
    edited.move(.up)
    #expect(edited.selectedRange == 0..<0)
  }

  /// Lines of a text that was longer, with numbers that are none.
  private struct OldLines: LineGeometry {
    var lineCount: Int
    func range(ofLine line: Int) -> Range<Int> { (line * 7)..<(line * 7 + 7) }
    func isRightToLeft(line: Int) -> Bool { line % 2 == 1 }
    func visualRuns(ofLine line: Int) -> [VisualRun] {
      [VisualRun(range: 1..<3, isRightToLeft: true), VisualRun(range: -4..<90, isRightToLeft: false)]
    }
    func x(of position: TextPosition, line: Int) -> Double { .nan }
    func position(closestTo x: Double, line: Int) -> TextPosition { TextPosition(offset: 50 - line * 70) }
  }

  @Test(arguments: [0, 1, 4]) func `a geometry of another text leads nowhere wrong`(lineCount: Int) {
    var edited = EditableText("a👩\u{200D}👩b🇨🇳\n")
    let movements: [TextMovement] = [
      .left, .right, .up, .down, .wordLeft, .wordRight, .lineLeft, .lineRight, .storage(.forward, by: .line),
    ]
    let naive = NaiveText(edited.text)
    var random = SeededGenerator(seed: 1)
    for _ in 0..<400 {
      edited.move(
        movements[Int.random(in: 0..<movements.count, using: &random)], extending: Bool.random(using: &random),
        geometry: OldLines(lineCount: lineCount))
      #expect(edited.inconsistency(naive) == nil)
    }
  }
}
