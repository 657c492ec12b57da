import Testing

@testable import TableMakerTextEditing

/// Code units with a gap, compared with a plain array.
@Suite struct BufferTests {
  @Test(arguments: 0..<4) func `replaced ranges read as in an array`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var array = (0..<UInt16(seed * 40)).map { $0 }
    var buffer = TextBuffer(UTF16Text(units: array))
    for round in 0..<4000 {
      let lower = Int.random(in: 0...array.count, using: &random)
      let upper = min(array.count, lower + Int.random(in: 0...9, using: &random))
      let isLong = Int.random(in: 0..<50, using: &random) == 0
      let new = (0..<Int.random(in: 0...(isLong ? 300 : 9), using: &random)).map { UInt16(($0 + round) & 0xFFFF) }
      array.replaceSubrange(lower..<upper, with: new)
      buffer.replace(lower..<upper, with: new)
      guard buffer.count == array.count, buffer.units(in: 0..<buffer.count) == array else {
        Issue.record("seed \(seed), round \(round)")
        return
      }
      if array.count > 600 {
        array.removeSubrange(100..<500)
        buffer.replace(100..<500, with: [])
      }
      let from = Int.random(in: 0...array.count, using: &random)
      let to = Int.random(in: from...array.count, using: &random)
      #expect(buffer.units(in: from..<to) == Array(array[from..<to]))
      if from < array.count { #expect(buffer[from] == array[from]) }
    }
  }

  @Test func `buffers are equal if their texts are, wherever the gap is`() {
    var left = TextBuffer("abcdef")
    var right = TextBuffer("abef")
    right.replace(2..<2, with: Array("cd".utf16))
    #expect(left == right)
    left.replace(0..<1, with: Array("b".utf16))
    #expect(left != right)
    left.replace(0..<1, with: [])
    #expect(left != right)
  }

  @Test func `a copy keeps its text while the other is edited`() {
    var first = TextBuffer("abc")
    let copy = first
    first.replace(1..<2, with: Array("12345".utf16))
    #expect(copy.text(in: 0..<3) == "abc")
    #expect(first.text(in: 0..<7) == "a12345c")
  }

  @Test func `a text is as many code units as its string`() {
    let text = UTF16Text(units: [0xD800, 0x61, 0xDC00, 0])
    #expect(text.string == "\u{FFFD}a\u{FFFD}\0")
    #expect(UTF16Text("👩").units.count == 2)
    #expect("\(UTF16Text("a\n"))" == #""a\n""#)
    #expect(UTF16Text().isEmpty && !text.isEmpty)
  }
}
