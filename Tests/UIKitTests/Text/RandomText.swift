/// Texts of several scripts from a seed, the same in every run.
struct RandomText {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func number(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private static let words = [
    "field", "notebook", "a", "Spectacled", "I", "antidisestablishmentarianism", "o'clock", "2026", "3.14", "half-way",
    "(bird)", "“quoted”", "e\u{301}te\u{301}", "naïve", "今天", "红嘴蓝鹊，", "松树。", "（相机）", "《诗经》", "说：", "مرحبا",
    "بالعالم", "שלום", "עולם", "日本語", "한국어", "x/y", "www.example.org/path", "👩‍👩‍👧", "…",
  ]
  private static let gaps = [" ", " ", " ", "  ", "", "\t", "\n", "\u{00A0}"]

  /// Returns a text of up to some words and the gaps between them.
  mutating func text(words limit: Int) -> String {
    var text = ""
    for _ in 0...number(limit) { text += Self.words[number(Self.words.count)] + Self.gaps[number(Self.gaps.count)] }
    return text
  }
}
