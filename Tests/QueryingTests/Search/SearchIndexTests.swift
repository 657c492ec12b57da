import Foundation
import TableMakerQuerying
import Testing

/// The hits of an index, compared with those that a query finds row by row.
@Suite struct SearchIndexTests {
  private static func locale(_ name: String) -> Locale { Locale(identifier: name) }

  private func expectSame(_ rows: [[String]], _ query: SearchQuery, _ index: SearchIndex) {
    let expected = SearchTexts.hits(of: query, in: rows)
    let found = index.hits(of: query, in: 0..<rows.count) { rows[$0][$1] }
    if found == expected { return }
    let candidates = index.needsTexts(query) ? "unknown" : "known"
    let wrong = Set(found).symmetricDifference(expected).sorted().prefix(3).map { place in
      "\(found.contains(place) ? "found" : "missed") \(rows[Int(place)].map(Self.spelled))"
    }
    Issue.record("\(candidates) \(query.words.map(Self.spelled)) \(query.locale.identifier): \(wrong)")
  }

  private static func spelled(_ text: String) -> String {
    text + " " + text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "+")
  }

  @Test(arguments: ["en_US", "tr_TR", "lt_LT"])
  func `every pair of characters is found in the texts in which a query finds it`(name: String) {
    let locale = Self.locale(name)
    let pieces = SearchTexts.pieces
    let rows = (pieces + pieces.flatMap { one in ["a", "e", "s", "\u{301}", one].map { one + $0 } }).map { [$0] }
    let index = SearchTexts.index(rows, locale)
    for piece in pieces { expectSame(rows, SearchQuery(piece, locale: locale), index) }
  }

  static let badLetters = [
    ["s", "ß", "e", "\u{301}", "é", "\u{200D}", "ﬁ", "i", "İ", "한"],
    ["カ", "ガ", "ｶ", "ﾞ", "é", "e\u{301}", "하", "한", "\u{11AB}"],
    ["가", "각", "I", "J", "i", "カ", "ガ", "\u{51F}", "α", "α\u{301}"],
    ["א", "\u{FB2E}", "\u{5B7}", "豈", "\u{F900}", "e\u{301}", "ê", "क", "\u{958}", "\u{93C}"],
  ]

  @Test(arguments: badLetters)
  func `every short text of characters that behave badly is found by exactly the short queries that match it`(
    letters: [String]
  ) {
    let locale = Self.locale(letters.contains("J") ? "nl" : "en")
    var rows = [[""]]
    var last = rows
    for _ in 0..<3 {
      last = last.flatMap { row in letters.map { [row[0] + $0] } }
      rows += last
    }
    let index = SearchTexts.index(rows, locale)
    for query in letters + letters.flatMap({ one in letters.map { one + $0 } }) {
      expectSame(rows, SearchQuery(query, locale: locale), index)
    }
  }

  @Test(arguments: ["en_US", "tr_TR", "de_DE", "el_GR", "zh_CN", "az"])
  func `random texts of all scripts are found by exactly the queries that match them`(name: String) {
    let locale = Self.locale(name)
    var texts = SearchTexts(generator: SeededGenerator(seed: 11))
    for round in 0..<30 {
      let pieces = round % 2 == 0 ? SearchTexts.plainPieces : SearchTexts.pieces
      let fields = round % 3 == 0 ? 2 : 1
      let rows = (0..<100).map { _ in (0..<fields).map { _ in texts.text(of: pieces) } }
      let index = SearchTexts.index(rows, locale, fieldCount: fields)
      for _ in 0..<20 {
        let query = texts.query(from: rows.map { $0[0] }, pieces: pieces)
        expectSame(rows, SearchQuery(query, locale: locale), index)
      }
    }
  }

  @Test func `all rows and parts of rows are hits of an empty query`() {
    let rows = (0..<10).map { ["row \($0)"] }
    let index = SearchTexts.index(rows, Self.locale("en"))
    let query = SearchQuery(" \t\u{3000}", locale: Self.locale("en"))
    #expect(index.hits(of: query, in: 0..<10, text: SearchTexts.reader(rows)) == (0..<10).map { Int32($0) })
    #expect(index.hits(of: query, in: 3..<5, text: SearchTexts.reader(rows)) == [3, 4])
  }

  @Test func `bad input finds nothing or what is there, and ends`() {
    let locale = Self.locale("en")
    let long = String(repeating: "ab", count: 5_000)
    let rows = [[long], [""], ["\0"], ["a\0b"], ["\u{301}"], [long + "é\u{200D}"]]
    let index = SearchTexts.index(rows, locale)
    for query in [long, long + "x", "\0", "a\0b", "\u{301}", "", "\u{FFFD}", String(repeating: "a ", count: 5_000)] {
      expectSame(rows, SearchQuery(query, locale: locale), index)
    }
    let none = SearchIndex(locale: locale, fieldCount: 1)
    #expect(
      none.count == 0
        && none.hits(of: SearchQuery("a", locale: locale), in: 0..<9, text: SearchTexts.reader(rows)).isEmpty)
    let bare = SearchTexts.index([[], [], []], locale, fieldCount: 0)
    #expect(
      bare.count == 3
        && bare.hits(of: SearchQuery("a", locale: locale), in: 0..<3, text: SearchTexts.reader(rows)).isEmpty)
    #expect(bare.hits(of: SearchQuery("", locale: locale), in: 1..<9, text: SearchTexts.reader(rows)) == [1, 2])
  }

  @Test func `words are found in any field but not across fields or rows`() {
    let locale = Self.locale("en")
    let rows = [["Anna", "Berlin"], ["nab", "Rom"], ["", ""], ["a", "nna"]]
    let index = SearchTexts.index(rows, locale, fieldCount: 2)
    #expect(index.hits(of: SearchQuery("an be", locale: locale), in: 0..<4, text: SearchTexts.reader(rows)) == [0])
    #expect(index.hits(of: SearchQuery("nna", locale: locale), in: 0..<4, text: SearchTexts.reader(rows)) == [0, 3])
    #expect(index.hits(of: SearchQuery("anna", locale: locale), in: 0..<4, text: SearchTexts.reader(rows)) == [0])
  }

  @Test func `slices of rows find together what the whole finds, across many blocks`() {
    let locale = Self.locale("en")
    var texts = SearchTexts(generator: SeededGenerator(seed: 12))
    let rows = (0..<20_000).map { _ in [texts.text(of: SearchTexts.plainPieces)] }
    let parts = [0..<1, 1..<10_000, 10_000..<10_000, 10_000..<20_000]
    let whole = SearchTexts.index(rows, locale)
    let joined = SearchIndex(
      parts.map { SearchTexts.part(rows, $0, locale, 1) }, locale: locale, fieldCount: 1)
    #expect(whole.count == 20_000 && joined.count == 20_000)
    for text in ["ma", "王", "n a", "ß", "aß", "\u{200D}", "a\u{301}"] {
      let query = SearchQuery(text, locale: locale)
      let expected = SearchTexts.hits(of: query, in: rows)
      #expect(whole.hits(of: query, in: 0..<20_000, text: SearchTexts.reader(rows)) == expected)
      #expect(joined.hits(of: query, in: -5..<50_000, text: SearchTexts.reader(rows)) == expected)
      let known = (0..<20_000).map { Int32($0) }
      #expect(
        joined.hits(of: query, among: known, in: 16_000..<17_000, text: SearchTexts.reader(rows))
          == expected.filter { (16_000..<17_000).contains($0) })
      #expect(joined.hits(of: query, among: known, in: 0..<20_000, text: SearchTexts.reader(rows)) == expected)
      let slices = [0..<7, 7..<16_384, 16_384..<16_385, 16_385..<19_999, 19_999..<20_000]
      #expect(slices.flatMap { joined.hits(of: query, in: $0, text: SearchTexts.reader(rows)) } == expected)
    }
  }

  @Test func `the hits of a query that extends another are found among the other's`() {
    let locale = Self.locale("en")
    var texts = SearchTexts(generator: SeededGenerator(seed: 13))
    var extended = 0
    for _ in 0..<60 {
      let rows = (0..<300).map { _ in
        [texts.text(of: Bool.random(using: &texts.generator) ? SearchTexts.plainPieces : SearchTexts.pieces)]
      }
      let index = SearchTexts.index(rows, locale)
      for _ in 0..<20 {
        let word = texts.query(from: rows.map { $0[0] })
        let other = SearchQuery(
          String(word.prefix(Int.random(in: 0...word.count, using: &texts.generator))), locale: locale)
        let query = SearchQuery(word, locale: locale)
        guard index.extends(query, other) else { continue }
        extended += 1
        let known = index.hits(of: other, in: 0..<300, text: SearchTexts.reader(rows))
        let expected = SearchTexts.hits(of: query, in: rows)
        let found = index.hits(of: query, among: known, in: 0..<300, text: SearchTexts.reader(rows))
        let missed = Set(expected).subtracting(found).map { Self.spelled(rows[Int($0)][0]) }
        #expect(found == expected, "\(Self.spelled(word)), extending \(other.words): \(missed)")
        #expect(
          [0..<100, 100..<101, 101..<300].flatMap {
            index.hits(of: query, among: known, in: $0, text: SearchTexts.reader(rows))
          } == expected)
      }
    }
    #expect(extended > 300)
  }

  @Test func `a longer word extends a shorter one, and one more word none, but nothing is said of unknown characters`()
  {
    let locale = Self.locale("en")
    let index = SearchIndex(locale: locale, fieldCount: 1)
    func extends(_ one: String, _ other: String) -> Bool {
      index.extends(SearchQuery(one, locale: locale), SearchQuery(other, locale: locale))
    }
    #expect(extends("mar", "ma") && extends("MÄR", "a") && extends("ab cd", "d a") && extends("a", ""))
    #expect(!extends("ma", "mar") && !extends("ab", "ab cd") && !extends("", "a"))
    #expect(extends("\u{200D} a", "\u{200D}") && !extends("a\u{200D}", "\u{200D}"))
    #expect(!index.extends(SearchQuery("ab", locale: locale), SearchQuery("a", locale: Self.locale("tr"))))
  }

  @Test func `common names are searched by their bytes alone, also with marks, and take little memory`() {
    let locale = Self.locale("en")
    let rows = (0..<1_000).map {
      $0 % 2 == 0 ? ["王小明 Éva"] : ["Müller E\u{301}mile \($0) Łukasz Čapek ¿ñ? Παύλος Борис"]
    }
    let index = SearchTexts.index(rows, locale)
    #expect(index.oddRowCount == 0)
    #expect(SearchTexts.index([["カ 가"], ["Éva"], ["ガ"]], locale).oddRowCount == 0)
    #expect(SearchTexts.index([["👩‍👧"], ["\u{301}"], ["Straße"]], locale).oddRowCount == 3)
    let folded = rows.reduce(0) { $0 + $1[0].folding(options: .diacriticInsensitive, locale: nil).utf8.count }
    #expect(index.byteCount <= folded + 12 * rows.count)
  }

  @Test func `parts are made on several threads at once, which learn the same characters`() async {
    let locale = Self.locale("fi_FI")
    var texts = SearchTexts(generator: SeededGenerator(seed: 14))
    let rows = (0..<2_000).map { _ in [texts.text()] }
    let parts = await withTaskGroup(of: (Int, SearchIndex.Part).self) { group in
      for number in 0..<8 {
        group.addTask { (number, SearchTexts.part(rows, number * 250..<(number + 1) * 250, locale, 1)) }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
    let index = SearchIndex(parts, locale: locale, fieldCount: 1)
    for text in ["ma", "ガ", "é", "ß", "א", "王"] { expectSame(rows, SearchQuery(text, locale: locale), index) }
  }
}
