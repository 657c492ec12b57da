import Testing

@testable import TableMakerTextEditing

/// Words by the rules of Unicode.
@Suite struct WordTests {
  /// The words of a text, walked through from its beginning.
  static func words(_ text: UTF16Text) -> [Range<Int>] {
    let buffer = TextBuffer(text)
    var result: [Range<Int>] = []
    var offset = 0
    while offset < buffer.count {
      let segment = buffer.wordSegment(at: offset)
      if segment.isWord { result.append(segment.range) }
      guard segment.range.upperBound > offset else { break }
      offset = segment.range.upperBound
    }
    return result
  }

  /// The segments that have a letter or a digit, between the borders that the standard library's `\b` finds.
  static func wordsByRegex(_ text: String) -> [Range<Int>] {
    var borders = text.matches(of: #/\b/#).map { $0.range.lowerBound.utf16Offset(in: text) }
    borders = Array(Set(borders + [0, text.utf16.count])).sorted()
    return zip(borders, borders.dropFirst()).compactMap { start, end in
      let part = text.utf16.index(text.startIndex, offsetBy: start)..<text.utf16.index(text.startIndex, offsetBy: end)
      let hasLetter = text[part].unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.properties.generalCategory == .decimalNumber || $0.properties.isIdeographic
      }
      return hasLetter ? start..<end : nil
    }
  }

  @Test(arguments: [
    "Hello, world's end. 3.14 foo_bar don't 1,000.5 a.b a. .b 'tis", "我们在北京 and カタカナ ひらがな", "שלום עולם צה״ל ג׳",
    "été naïve Straße Привет", "a\r\n\r\nb \u{A0}c", "🇨🇳 flags 👩‍👩‍👧 x", "مرحبا بالعالم", "हिन्दी शब्द", "a:b 1:2 a;b 1;2",
    "e\u{301}te\u{301} \u{301}x a\u{200D}b", "１２３ ａｂｃ", "", " ", "ア_b_1_", "a''b 1'2 a'1",
  ]) func `borders are those of the standard library`(text: String) {
    #expect(Self.words(UTF16Text(text)) == Self.wordsByRegex(text), "\(text)")
  }

  @Test func `random sentences have the borders of the standard library`() {
    let common = ["a", "b", "1", "2", " ", ".", ",", ":", "_", "中", "カ", "あ", "\"", "\n", "e\u{301}", "-", "ш"]
    var random = SeededGenerator(seed: 3)
    for round in 0..<300 {
      // Uses only one of the two, because the standard library splits words at a quote between Hebrew letters, and the rules
      // join them.
      let pieces = common + [round % 2 == 0 ? "'" : "א"]
      let text = (0..<14).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      #expect(Self.words(UTF16Text(text)) == Self.wordsByRegex(text), "\(text.debugDescription)")
    }
  }

  @Test func `Korean words stand between spaces`() {
    // The standard library takes each syllable for a word; the rules of Unicode count Hangul among letters.
    #expect(Self.words("한국어 문장") == [0..<3, 4..<6])
  }

  @Test func `Hebrew words have quotes inside and at their ends`() {
    #expect(Self.words("א'ב צה\"ל ג' \"ש\"") == [0..<3, 4..<8, 9..<11, 13..<14])
  }

  @Test(arguments: 0..<3) func `the words before and after each offset are those of the whole text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<12 {
      let text = World.text(pieces: 24, using: &random)
      let buffer = TextBuffer(text)
      let words = buffer.wordSegments(in: 0..<buffer.count).filter(\.isWord).map(\.range)
      for offset in 0...buffer.count {
        let before = words.last { $0.lowerBound < offset }?.lowerBound ?? 0
        let after = words.first { $0.upperBound > offset }?.upperBound ?? buffer.count
        #expect(buffer.wordStart(before: offset) == before, "\(text), \(offset)")
        #expect(buffer.wordEnd(after: offset) == after, "\(text), \(offset)")
      }
    }
  }

  @Test func `a Chinese character is a word of its own, assumed until there is a dictionary`() {
    // Apple's fields take 北京 as one word, by ICU's dictionary. Foundation on Linux has no enumeration by words.
    #expect(Self.words("我在北京").count == 4)
    #expect(Self.words("สวัสดี").count == 4)
  }

  @Test func `a word of a million letters is cut, so that a key takes as long as in others`() {
    let buffer = TextBuffer(UTF16Text(units: [UInt16](repeating: 0x61, count: 1_000_000)))
    let start = buffer.wordStart(before: 500_000)
    #expect(start < 500_000 && start >= 500_000 - TextBuffer.longestWord)
    let end = buffer.wordEnd(after: 500_000)
    #expect(end > 500_000 && end <= 500_001 + TextBuffer.longestWord)
    #expect(buffer.wordSegment(at: 500_000).isWord)
    // No cut is inside of a cluster.
    let accented = TextBuffer(UTF16Text(String(repeating: "e\u{301}\u{302}", count: 5000)))
    for offset in stride(from: 3000, to: 3009, by: 3) {
      #expect(accented.wordEnd(after: offset) % 3 == 0)
      #expect(accented.wordStart(before: offset) % 3 == 0)
    }
  }

  @Test func `spaces without end are no word`() {
    let buffer = TextBuffer(UTF16Text("ab" + String(repeating: " ", count: 10_000) + "cd"))
    #expect(buffer.wordStart(before: 10_002) == 0)
    #expect(buffer.wordEnd(after: 2) == 10_004)
    #expect(buffer.wordEnd(after: 10_004) == 10_004)
  }
}
