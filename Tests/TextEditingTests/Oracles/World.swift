@testable import TableMakerTextEditing

/// The small world: texts of a few scalars that join and part in every way.
enum World {
  /// A letter, a space, separators, and halves of clusters: marks, joiners, flags, Hangul, Devanagari, Thai, Hebrew, Chinese.
  static let pieces: [UTF16Text] = [
    "a", " ", "\n", "\r", "\u{301}", "👩", "\u{200D}", "🇨", "ᄀ", "\u{1161}", "क", "\u{94D}", "ท", "\u{E35}", "א", "中",
    "\0",
    UTF16Text(units: [0xD800]), UTF16Text(units: [0xDC00]), "\u{600}", "\u{FE0F}", ".", "'", "1",
  ]

  /// The few that make most trouble, for longer texts.
  static let hardest: [UTF16Text] = ["a", " ", "\n", "\u{301}", "👩", "\u{200D}", "🇨", "क", "\u{94D}", "\r"]

  /// All texts of a number of pieces.
  static func texts(of count: Int, from pieces: [UTF16Text] = pieces) -> [UTF16Text] {
    var result = [UTF16Text()]
    for _ in 0..<count {
      result = result.flatMap { text in pieces.map { UTF16Text(units: text.units + $0.units) } }
    }
    return result
  }

  /// A text of random pieces, of longer ones too.
  static func text(pieces count: Int, using random: inout SeededGenerator) -> UTF16Text {
    var units: [UInt16] = []
    for _ in 0..<count {
      let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
      let times = Int.random(in: 0..<12, using: &random) == 0 ? Int.random(in: 1...30, using: &random) : 1
      for _ in 0..<times { units += piece.units }
    }
    return UTF16Text(units: units)
  }
}
