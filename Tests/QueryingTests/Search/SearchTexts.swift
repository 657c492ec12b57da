import Foundation
import TableMakerQuerying

/// Texts and queries of many scripts, at random.
struct SearchTexts {
  var generator: SeededGenerator

  /// Characters of many scripts, and parts of characters.
  static let pieces: [String] = [
    "a", "e", "i", "I", "ı", "İ", "s", "S", "ß", "ẞ", "ss", "é", "e\u{301}", "E\u{308}\u{301}", "Å", "\u{212B}", "ø",
    "æ",
    "ﬁ", "fi", "f", "ŉ", "ǆ", "K", "\u{212A}", "Σ", "σ", "ς", "ά", "α\u{301}", "й", "и", "Ё", "և", "եւ", "王",
    "王\u{E0100}",
    "\u{F900}", "\u{8C48}", "가", "각", "\u{1100}\u{1161}", "\u{1100}", "ㄱ", "ﾡ", "カ", "ガ", "ｶ", "ｶﾞ", "カ\u{3099}", "ー",
    "Ａ",
    "ａ", "１", "1", "א", "אָ", "\u{FB2E}", "ב", "ب", "بَ", "ﺏ", "لا", "ﻻ", "अ", "क", "कि", "क्ष", "ก", "กี", "กำ", "👩", "👩‍👧",
    "👍🏽", "👍", "❤", "❤️", "🇩🇪", "🇩", "🇪🇸", "\u{301}", "\u{200D}", "\u{200E}", "\u{FEFF}", "\u{AD}", "\0", "\r\n", "\r",
    "\n", " ",
    "\u{A0}", "\u{3000}", "'", "’", "-", ".", "½", "²", "Ⅳ", "𐐀", "𐐨", "𝐀", "\u{10FFFF}", "\u{E000}", "x", "n", "m",
  ]

  static let plainPieces = ["a", "á", "Ä", "n", "N", "m", "r", "ma", " ", "王", "小", "б", "Б", "σ", "e\u{301}", "ß"]

  mutating func text(of pieces: [String] = pieces, upTo length: Int = 6) -> String {
    let count = Int.random(in: 0...length, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  /// A query: parts of texts, with case and marks changed, or anything.
  mutating func query(from texts: [String], pieces: [String] = pieces) -> String {
    let count = Int.random(in: 1...2, using: &generator)
    return (0..<count).map { _ in
      if Int.random(in: 0..<4, using: &generator) == 0 { return text(of: pieces, upTo: 2) }
      let scalars = Array((texts.randomElement(using: &generator) ?? "").unicodeScalars)
      let start = Int.random(in: 0...scalars.count, using: &generator)
      let end = Int.random(in: start...min(scalars.count, start + 3), using: &generator)
      let part = String(String.UnicodeScalarView(scalars[start..<end]))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: return part.uppercased()
      case 1: return part.lowercased()
      case 2: return part.decomposedStringWithCanonicalMapping
      case 3: return part.precomposedStringWithCanonicalMapping
      case 4: return part.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
      default: return part
      }
    }.joined(separator: " ")
  }

  /// An index of rows of some fields.
  static func index(_ rows: [[String]], _ locale: Locale, fieldCount: Int = 1) -> SearchIndex {
    SearchIndex([part(rows, 0..<rows.count, locale, fieldCount)], locale: locale, fieldCount: fieldCount)
  }

  static func part(_ rows: [[String]], _ range: Range<Int>, _ locale: Locale, _ fieldCount: Int) -> SearchIndex.Part {
    SearchIndex.Part(rows: range, fieldCount: fieldCount, locale: locale) { rows[$0][$1] }
  }

  /// Reads the fields of rows.
  static func reader(_ rows: [[String]]) -> (_ row: Int, _ field: Int) -> String { { rows[$0][$1] } }

  /// Returns the hits of a query, row by row.
  static func hits(of query: SearchQuery, in rows: [[String]]) -> [Int32] {
    rows.indices.filter { query.matches(rows[$0]) }.map { Int32($0) }
  }
}
