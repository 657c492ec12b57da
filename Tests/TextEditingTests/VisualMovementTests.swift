import Testing

@testable import TableMakerTextEditing

/// Left and right as one sees them, in texts of both directions.
@Suite struct VisualMovementTests {
  /// A place on the screen: a line, and a border of clusters counted from the left.
  struct Stop: Equatable {
    var line: Int
    var gap: Int
  }

  static func stop(of position: TextPosition, in lines: FixedLines) -> Stop {
    var line = lines.lines.lastIndex { $0.range.lowerBound <= position.offset } ?? 0
    if position.affinity == .upstream, line > 0, lines.lines[line].range.lowerBound == position.offset,
      lines.lines[line - 1].isBroken
    {
      line -= 1
    }
    return Stop(line: line, gap: Int(lines.x(of: position, line: line) / 10))
  }

  /// Returns all places of a text with paragraphs of one direction, from the first line's beginning to the last line's end.
  /// If a line is only broken, its end is the next line's beginning.
  static func stops(of lines: FixedLines) -> [Stop] {
    let isRightToLeft = lines.lines[0].isRightToLeft
    return lines.lines.enumerated().flatMap { index, line -> [Stop] in
      let gaps = isRightToLeft ? Array((0...line.clusters.count).reversed()) : Array(0...line.clusters.count)
      let stops = gaps.map { Stop(line: index, gap: $0) }
      let last = isRightToLeft ? line.clusters.first : line.clusters.last
      let next = line.isBroken ? lines.lines[index + 1] : nil
      let first = isRightToLeft ? next?.clusters.last : next?.clusters.first
      // The offsets at the two edges: a cluster of the paragraph's direction ends, or begins, there.
      guard let last, let first, last.isRightToLeft == isRightToLeft, first.isRightToLeft == isRightToLeft else {
        return stops
      }
      return stops.dropLast()
    }
  }

  static func complaint(about text: UTF16Text, width: Int, hasShortRuns: Bool = false) -> String? {
    var lines = FixedLines(text, width: width)
    lines.hasShortRuns = hasShortRuns
    let stops = Self.stops(of: lines)
    let forward: TextMovement = lines.lines[0].isRightToLeft ? .left : .right
    let backward: TextMovement = forward == .left ? .right : .left
    var edited = EditableText(text)
    // To the very beginning, and from there through all places and back.
    edited.setSelectedRange(0..<0)
    for _ in 0...stops.count { edited.move(backward, geometry: lines) }
    var seen = [Self.stop(of: edited.selection.head, in: lines)]
    for _ in 1..<max(stops.count, 1) {
      edited.move(forward, geometry: lines)
      seen.append(Self.stop(of: edited.selection.head, in: lines))
    }
    if seen != stops { return "\(seen), not \(stops)" }
    edited.move(forward, geometry: lines)
    if Self.stop(of: edited.selection.head, in: lines) != stops[stops.count - 1] { return "beyond the end" }
    var back = [Self.stop(of: edited.selection.head, in: lines)]
    for _ in 1..<max(stops.count, 1) {
      edited.move(backward, geometry: lines)
      back.append(Self.stop(of: edited.selection.head, in: lines))
    }
    return back == stops.reversed() ? nil : "back \(back), not \(stops)"
  }

  @Test func `each step moves one cluster on the screen, in every small text`() {
    let pieces: [UTF16Text] = ["a", "b", "א", "ב\u{5BC}", "\n"]
    for count in 1...5 {
      for text in World.texts(of: count, from: count < 5 ? pieces : ["a", "א"]) {
        let directions = Set(FixedLines(text, width: 9).lines.map(\.isRightToLeft))
        guard directions.count == 1 else { continue }
        for width in count < 4 ? [1, 2, 9] : [2, 3] {
          for hasShortRuns in [false, true] {
            if let complaint = Self.complaint(about: text, width: width, hasShortRuns: hasShortRuns) {
              Issue.record("\(text), \(width) wide, short runs \(hasShortRuns): \(complaint)")
            }
          }
        }
      }
    }
  }

  @Test func `numbers in Hebrew are stepped through as they stand`() {
    // From left to right 2, 1, with digits of their own direction between letters: גד12אב, as in a line with three levels.
    struct Nested: LineGeometry {
      var lineCount: Int { 1 }
      func range(ofLine line: Int) -> Range<Int> { 0..<9 }
      func isRightToLeft(line: Int) -> Bool { false }
      func visualRuns(ofLine line: Int) -> [VisualRun] {
        // a, then the Hebrew from its end to its beginning with the number in it, then b.
        [(0..<1, false), (5..<8, true), (3..<5, false), (1..<3, true), (8..<9, false)]
          .map { VisualRun(range: $0.0, isRightToLeft: $0.1) }
      }
      func x(of position: TextPosition, line: Int) -> Double { 0 }
      func position(closestTo x: Double, line: Int) -> TextPosition { TextPosition(offset: 0) }
    }
    var edited = EditableText("aאב12גדהb")
    edited.setSelectedRange(0..<0)
    var offsets: [Int] = []
    for _ in 0..<9 {
      edited.move(.right, geometry: Nested())
      offsets.append(edited.selection.head.offset)
    }
    #expect(offsets == [1, 7, 6, 5, 4, 5, 2, 1, 9])
    for _ in 0..<9 { edited.move(.left, geometry: Nested()) }
    #expect(edited.selectedRange == 0..<0)
  }

  @Test func `the end of a run stays at the run where the next one of its direction stands elsewhere`() {
    // From left to right 3 to 6, then 0 to 3, as embedded directions can have it.
    struct Exchanged: LineGeometry {
      var lineCount: Int { 1 }
      func range(ofLine line: Int) -> Range<Int> { 0..<6 }
      func isRightToLeft(line: Int) -> Bool { false }
      func visualRuns(ofLine line: Int) -> [VisualRun] {
        [VisualRun(range: 3..<6, isRightToLeft: false), VisualRun(range: 0..<3, isRightToLeft: false)]
      }
      func x(of position: TextPosition, line: Int) -> Double { 0 }
      func position(closestTo x: Double, line: Int) -> TextPosition { TextPosition(offset: 0) }
    }
    var edited = EditableText("abcdef")
    edited.setSelectedRange(2..<2)
    edited.move(.right, geometry: Exchanged())
    #expect(edited.selection.head == TextPosition(offset: 3, affinity: .upstream))
    edited.move(.right, geometry: Exchanged())
    #expect(edited.selection.head.offset == 3)
    edited.setSelectedRange(3..<3)
    edited.move(.right, geometry: Exchanged())
    #expect(edited.selection.head.offset == 4)
  }

  @Test func `left is forward in Hebrew, and a border of directions has two carets`() {
    let text: UTF16Text = "abאבcd"
    let lines = FixedLines(text, width: 20)
    var edited = EditableText(text)
    edited.setSelectedRange(0..<0)
    var offsets: [Int] = []
    for _ in 0..<6 {
      edited.move(.right, geometry: lines)
      offsets.append(edited.selection.head.offset)
    }
    // Past a and b; over ב and א, in visual order; past c and d.
    #expect(offsets == [1, 2, 3, 2, 5, 6])
    edited.setSelectedRange(2..<2)
    #expect(lines.x(of: edited.selection.head, line: 0) == 40)
    edited.setSelectedRange(2..<2, affinity: .upstream)
    #expect(lines.x(of: edited.selection.head, line: 0) == 20)
  }

  @Test func `words and line ends on a side follow the paragraph's direction`() {
    let text: UTF16Text = "אב גד"
    let lines = FixedLines(text, width: 20)
    var edited = EditableText(text)
    edited.setSelectedRange(0..<0)
    edited.move(.wordLeft, geometry: lines)
    #expect(edited.selectedRange == 2..<2)
    edited.move(.lineLeft, geometry: lines)
    #expect(edited.selectedRange == 5..<5)
    edited.move(.wordRight, geometry: lines)
    #expect(edited.selectedRange == 3..<3)
    edited.move(.lineRight, geometry: lines)
    #expect(edited.selectedRange == 0..<0)
  }

  @Test func `a selection in Hebrew collapses to its end on the left`() {
    let text: UTF16Text = "אבגד"
    let lines = FixedLines(text, width: 20)
    for (movement, offset) in [(TextMovement.left, 3), (.right, 1)] {
      var edited = EditableText(text)
      edited.setSelectedRange(1..<3)
      edited.move(movement, geometry: lines)
      #expect(edited.selectedRange == offset..<offset)
    }
  }

  @Test func `from a paragraph to one of the other direction a caret goes to its beginning`() {
    let text: UTF16Text = "ab\nאב"
    let lines = FixedLines(text, width: 20)
    var edited = EditableText(text)
    edited.setSelectedRange(2..<2)
    edited.move(.right, geometry: lines)
    #expect(edited.selectedRange == 3..<3)
    edited.move(.right, geometry: lines)
    #expect(edited.selectedRange == 2..<2)
  }
}
