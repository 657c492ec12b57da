import Foundation
import TableMakerTextEditing
import Testing
import UIKit

@testable import UIKit

/// The layout of edited texts: as a label's engine lays the whole text out, however it came about and whatever was looked at.
@MainActor struct EditableLayoutTests {
  /// A line as both ways of laying out report it.
  struct LineFact: Equatable, CustomStringConvertible {
    var start: Int
    var left: CGFloat
    var top: CGFloat
    var height: CGFloat
    var baseline: CGFloat
    /// The number of each glyph, and its distance from the line's left end.
    var glyphs: [String]
    var description: String { "\(start) x\(left) y\(top) h\(height) b\(baseline) \(glyphs)" }

    /// Both ways add the same numbers in another order, so their sums can differ in the last digits.
    static func == (one: LineFact, other: LineFact) -> Bool {
      zip([one.left, one.top, one.height, one.baseline], [other.left, other.top, other.height, other.baseline])
        .allSatisfy { abs($0 - $1) < 0.001 } && one.start == other.start && one.glyphs == other.glyphs
    }
  }

  /// Returns the glyphs one by one, because the number of glyphs in a run depends on the content of other lines.
  private func glyphs(_ line: TextLayout.Line) -> [String] {
    line.runs.flatMap { run in
      var x = run.x
      return run.glyphs.map { glyph in
        defer { x += glyph.advance }
        return "\(glyph.id) \(Int((x * 20 + 0.37).rounded(.down)))"
      }
    }
  }

  private func facts(of layout: EditableLayout) -> [LineFact] {
    layout.layOutAll()
    var result: [LineFact] = []
    for block in 0..<layout.blocks.count {
      let lines = layout.lines(ofBlock: block)
      let top = layout.linesTop(of: block)
      for index in 0..<lines.count {
        let line = lines.layout.lines[index]
        result.append(
          LineFact(
            start: layout.blocks.offset(of: block) + lines.ranges[index].lowerBound,
            left: lines.left(of: index), top: top + line.top, height: line.height, baseline: top + line.baseline,
            glyphs: glyphs(line)))
      }
    }
    return result
  }

  private func facts(of whole: TextLayout, width: CGFloat, in content: PlainContent) -> [LineFact] {
    let map = OffsetMap(content.text.string)
    var starts: [Int] = []
    for line in whole.lines {
      // Separators: a line's own range has none, so it begins after those of the line before.
      starts.append(map.unit(ofByte: line.range.lowerBound))
    }
    return zip(whole.lines, starts).map { line, start in
      LineFact(
        start: start, left: max(min(line.leftIndent, 0), whole.x(of: line, in: width)), top: line.top,
        height: line.height, baseline: line.baseline, glyphs: glyphs(line))
    }
  }

  private func expectAgreement(_ content: PlainContent, width: CGFloat, isRightToLeft: Bool, _ note: String) {
    let mine = facts(of: content.layout)
    let whole = facts(of: content.wholeLayout(width: width, isRightToLeft: isRightToLeft), width: width, in: content)
    // After a separator at its end, an edited text has one more line than a label shows; an empty one has one at all.
    let string = content.text.string.unicodeScalars
    let endsOpen = string.last.map { [0xA, 0xD, 0x85, 0x2028, 0x2029].contains($0.value) } ?? true
    let compared = endsOpen ? Array(mine.dropLast()) : mine
    let different = zip(compared, whole).first { $0 != $1 }
    #expect(
      different == nil && compared.count == whole.count,
      """
      \(note): \(different.map { "\($0.0) is \($0.1)" } ?? "\(compared.count) lines are \(whole.count)") \
      in \(content.text.string.prefix(400).debugDescription)
      """)
    let total = mine.last.map { $0.top + $0.height } ?? 0
    #expect(abs(content.layout.height - total) < 0.01, "\(note)")
  }

  private static let pieces = [
    "a", "field notebook ", "\n", "\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "今天红嘴蓝鹊，", "مرحبا بالعالم ",
    "שלום ", "👩‍👩‍👧",
    "e\u{301}", "\u{301}", "\u{0}", "\t", "2026 ", "antidisestablishmentarianism", " ", "soft\u{AD}hyphen",
  ]

  @Test("After random edits, each line stands and breaks as in the whole text laid out for a label", arguments: 0..<60)
  func agreement(seed: Int) {
    var random = RandomText(seed: UInt64(seed + 500))
    var paragraph = ParagraphAttributes()
    paragraph.lineSpacing = [0, 0, 3][random.number(3)]
    paragraph.paragraphSpacing = [0, 8][random.number(2)]
    paragraph.paragraphSpacingBefore = [0, 5][random.number(2)]
    paragraph.firstLineHeadIndent = [0, 12][random.number(2)]
    paragraph.headIndent = [0, 0, 20][random.number(3)]
    paragraph.lineHeightMultiple = [0, 0, 1.3][random.number(3)]
    paragraph.alignment = [.natural, .left, .center, .right, .justified][random.number(5)]
    let width = CGFloat([60, 120, 200, 353][random.number(4)])
    let isRightToLeft = random.number(3) == 0
    let content = PlainContent(
      random.text(words: 12), paragraph: paragraph, options: .init(width: width, isRightToLeft: isRightToLeft))
    expectAgreement(content, width: width, isRightToLeft: isRightToLeft, "first")
    for step in 0..<25 {
      let count = content.text.length
      let lower = random.number(count + 1)
      let range = lower..<min(count, lower + [0, 0, 1, 3, 20][random.number(5)])
      var look: TextAttributes?
      if random.number(4) == 0 {
        look = content.base
        look?.font = .boldSystemFont(ofSize: [11, 17, 28][random.number(3)])
      }
      content.replace(
        range, with: random.number(4) == 0 ? "" : Self.pieces[random.number(Self.pieces.count)], look: look)
      if random.number(2) == 0 { content.layout.layOut(from: CGFloat(random.number(200)), to: 250) }
      if random.number(5) == 0 { _ = content.layout.caret(at: TextPosition(offset: random.number(count + 1))) }
      if random.number(3) == 0 { expectAgreement(content, width: width, isRightToLeft: isRightToLeft, "step \(step)") }
    }
    expectAgreement(content, width: width, isRightToLeft: isRightToLeft, "last")
  }

  @Test(
    "A paragraph that is laid out in parts has the lines of the whole one, also after edits in any part",
    arguments: 0..<6)
  func longParagraph(seed: Int) {
    var random = RandomText(seed: UInt64(seed + 900))
    var string = ""
    while string.utf16.count < 9000 {
      string += random.text(words: 30).replacing("\n", with: " ").replacing("\t", with: " ")
    }
    // Uses only Latin letters, because the face of a space and the levels of a part can depend on letters of the part before.
    string.unicodeScalars.removeAll { $0.value > 0x24F }
    let content = PlainContent(string + "\nThe next one.", options: .init(width: 300))
    expectAgreement(content, width: 300, isRightToLeft: false, "first")
    #expect(content.layout.blocks.count > 4)
    for step in 0..<8 {
      let lower = random.number(content.text.length - 20)
      let range = content.text.buffer.roundedToClusters(lower..<(lower + random.number(12)))
      content.replace(range, with: ["", "x", "some words ", "\n", "é"][random.number(5)])
      if random.number(2) == 0 { _ = content.layout.caret(at: TextPosition(offset: lower)) }
      expectAgreement(content, width: 300, isRightToLeft: false, "step \(step)")
    }
  }

  @Test("A caret's place leads back to its offset, in every line and script")
  func caretsAndPoints() {
    for seed in 0..<40 {
      var random = RandomText(seed: UInt64(seed + 77))
      let content = PlainContent(random.text(words: 25), options: .init(width: CGFloat(80 + random.number(200))))
      let layout = content.layout!
      var offset = 0
      while offset <= content.text.length {
        let place = layout.caret(at: TextPosition(offset: offset))
        let found = layout.position(closestTo: CGPoint(x: place.x, y: place.lineTop + place.lineHeight / 2))
        let back = layout.caret(at: found)
        #expect(
          abs(back.x - place.x) < 0.02 && back.lineTop == place.lineTop, "seed \(seed), \(offset) became \(found)")
        if offset == content.text.length { break }
        offset = content.text.buffer.clusterBoundary(after: offset)
      }
    }
  }

  @Test("Walking right from the start of a text from left to right meets every caret once, and down comes to the end")
  func walks() {
    let content = PlainContent(
      "The quick brown fox jumps over the lazy dog.\n\nAnother line with soft breaks in it, long enough for three.\n",
      options: .init(width: 120))
    var text = content.text
    text.setSelectedRange(0..<0)
    var seen = [0]
    while text.selection.head.offset < text.length {
      text.move(.right, geometry: LocalLines(content.layout, around: [text.selection.head.offset]))
      seen.append(text.selection.head.offset)
      guard seen.count < 500 else { break }
    }
    #expect(seen == Array(0...text.length))
    text.setSelectedRange(0..<0)
    var tops: [CGFloat] = []
    for _ in 0..<20 {
      tops.append(content.layout.caret(at: text.selection.head).lineTop)
      text.move(.down, geometry: LocalLines(content.layout, around: [text.selection.head.offset]))
    }
    #expect(text.selection.head.offset == text.length)
    content.layout.layOutAll()
    let lines = (0..<content.layout.blocks.count).reduce(0) { $0 + content.layout.lines(ofBlock: $1).count }
    #expect(Set(tops).count == lines)
  }

  @Test("Movements lead to the same places by the lines around a caret as by all lines", arguments: 0..<20)
  func localLines(seed: Int) {
    var random = RandomText(seed: UInt64(seed + 3000))
    var string = (0..<30).map { _ in random.text(words: 9) }.joined(separator: "\n")
    if seed % 4 == 0 { string += String(repeating: "one long paragraph ", count: 300) + "\nend" }
    let content = PlainContent(string, options: .init(width: 150, isRightToLeft: seed % 3 == 0))
    let whole = PlainContent(string, options: .init(width: 150, isRightToLeft: seed % 3 == 0))
    whole.layout.layOutAll()
    let all = LocalLines(
      whole.layout, around: (0..<whole.layout.blocks.count).map { whole.layout.blocks.offset(of: $0) })
    let movements: [TextMovement] = [
      .left, .right, .up, .down, .lineLeft, .lineRight, .wordLeft, .wordRight, .storage(.forward, by: .line),
      .storage(.backward, by: .line),
    ]
    for _ in 0..<40 {
      let offset = content.text.buffer.clusterBoundary(atOrBefore: random.number(content.text.length + 1))
      for movement in movements {
        let start = TextPosition(offset: offset, affinity: random.number(4) == 0 ? .upstream : .downstream)
        let near = content.text.destination(
          of: movement, from: start, geometry: LocalLines(content.layout, around: [offset]))
        let far = content.text.destination(of: movement, from: start, geometry: all)
        #expect(near == far, "seed \(seed): \(movement) from \(start)")
      }
    }
  }

  @Test("A selection's rectangles cover as much of each line as the carets at its ends say")
  func selections() {
    let content = PlainContent("One two three four five six.\nשלום עולם abc", options: .init(width: 100))
    let layout = content.layout!
    let inLine = layout.selectionRectangles(of: 1..<3)
    #expect(inLine.count == 1)
    #expect(abs(inLine[0].rect.minX - layout.caret(at: TextPosition(offset: 1)).x) < 0.01)
    #expect(abs(inLine[0].rect.maxX - layout.caret(at: TextPosition(offset: 3)).x) < 0.01)
    let all = layout.selectionRectangles(of: 0..<content.text.length)
    #expect(all.first?.containsStart == true && all.last?.containsEnd == true)
    #expect(all.dropLast().allSatisfy { $0.rect.width > 0 })
    // Lines that the selection goes beyond reach the edge: the right one, or the left one where Hebrew runs.
    #expect(all.first?.rect.maxX == 100)
    #expect(layout.selectionRectangles(of: 5..<5).isEmpty)
    #expect(layout.selectionRectangles(of: 500..<900).isEmpty)
  }

  @Test("A text of a thousand paragraphs lays out only what is looked at, and keeps it over edits elsewhere")
  func laziness() {
    let content = PlainContent(
      Array(repeating: "A paragraph of some words, two lines or so.", count: 1000).joined(separator: "\n"),
      options: .init(width: 200))
    let layout = content.layout!
    func laidOut() -> [Int] { (0..<layout.blocks.count).filter { layout.blocks[$0].lines != nil } }
    layout.layOut(from: 0, to: 300)
    let first = laidOut()
    #expect(first.count < 15 && first.first == 0)
    let kept = layout.blocks[5].lines
    content.replace(3..<3, with: "x")
    #expect(layout.blocks[5].lines === kept && layout.blocks[0].lines == nil)
    content.replace(0..<0, with: "New\n")
    #expect(layout.blocks[6].lines === kept)
    #expect(layout.blocks.count == 1001)
  }

  @Test("One line shows separators as spaces and never breaks")
  func singleLine() {
    let content = PlainContent("One\ntwo\u{2028}three\r\nfour", options: .init(width: 50, isSingleLine: true))
    #expect(content.layout.blocks.count == 1)
    let lines = content.layout.lines(ofBlock: 0)
    #expect(lines.count == 1)
    #expect(content.layout.caret(at: TextPosition(offset: content.text.length)).x > 100)
    content.replace(0..<content.text.length, with: "")
    #expect(content.layout.caret(at: TextPosition(offset: 0)).x == 0)
    #expect(content.layout.height > 15)
  }
}
