import Testing

@testable import TableMakerTextEditing

/// Borders of grapheme clusters found around an offset, compared with those of the whole string.
@Suite struct ClusterTests {
  /// Returns a description of what is wrong with a text's borders, or nil.
  static func complaint(about text: UTF16Text) -> String? {
    let buffer = TextBuffer(text)
    let boundaries = NaiveText(text).boundaries
    let count = text.units.count
    // The nearest borders of each offset, in one walk.
    var down = [Int](repeating: 0, count: count + 1)
    var after = [Int](repeating: count, count: count + 1)
    for (start, end) in zip(boundaries, boundaries.dropFirst()) {
      for offset in start..<end { (down[offset], after[offset]) = (start, end) }
    }
    down[count] = count
    for offset in 0...count {
      let isBoundary = down[offset] == offset
      let next = after[offset]
      let up = isBoundary ? offset : next
      if buffer.clusterBoundary(atOrBefore: offset) != down[offset] { return "at or before \(offset)" }
      if buffer.clusterBoundary(atOrAfter: offset) != up { return "at or after \(offset)" }
      if buffer.clusterBoundary(before: offset) != (offset > 0 ? down[offset - 1] : 0) { return "before \(offset)" }
      if buffer.clusterBoundary(after: offset) != next { return "after \(offset)" }
      if buffer.isClusterBoundary(offset) != isBoundary { return "border \(offset)" }
    }
    return nil
  }

  @Test func `every text of up to three pieces has the borders of its string`() {
    for count in 0...3 {
      for text in World.texts(of: count, from: count < 3 ? World.pieces : World.hardest) {
        if let complaint = Self.complaint(about: text) { Issue.record("\(text): \(complaint)") }
      }
    }
  }

  @Test(arguments: 0..<6) func `long random texts have the borders of their strings`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      let text = World.text(pieces: 60, using: &random)
      if let complaint = Self.complaint(about: text) { Issue.record("seed \(seed), \(text): \(complaint)") }
    }
  }

  @Test(arguments: [
    "🇨🇳", "👩\u{200D}", "क\u{94D}", "\u{301}", "\u{FE0F}", "ᄀ", "\u{600}", "👩🏽\u{200D}❤\u{FE0F}\u{200D}", "ก\u{E35}",
    "\r\n",
  ]) func `runs longer than any look have the borders of their strings`(piece: String) {
    for (start, end) in [("", ""), ("a", "b"), ("🇨", "👩"), ("👩", "क"), ("क", "\u{301}b")] {
      for count in [9, 30] {
        let text = UTF16Text(start + String(repeating: piece, count: count) + end)
        if let complaint = Self.complaint(about: text) { Issue.record("\(text): \(complaint)") }
      }
    }
  }

  @Test func `ranges grow to whole clusters and carets go before them, assumed`() {
    // UITextView keeps a selection out of composed characters; to which side is not documented. A device would settle it.
    let buffer = TextBuffer("a👩\u{200D}👩b")
    #expect(buffer.roundedToClusters(2..<3) == 1..<6)
    #expect(buffer.roundedToClusters(3..<3) == 1..<1)
    #expect(buffer.roundedToClusters(0..<1) == 0..<1)
    #expect(buffer.roundedToClusters(-5..<50) == 0..<7)
    #expect(TextBuffer("👩\u{200D}👩").clusterBoundary(atOrBefore: 1) == 0)
  }
}
