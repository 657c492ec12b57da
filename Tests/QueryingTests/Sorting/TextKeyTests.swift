import Foundation
import Testing

@testable import TableMakerQuerying

/// Keys give Foundation's order where they decide, and decide most of it.
@Suite struct TextKeyTests {
  static let locales = [
    "en", "de_DE", "sv_SE", "tr_TR", "zh_CN", "zh_Hans", "cs_CZ", "da_DK", "hu_HU", "ja_JP", "en_001",
  ]

  /// Compares texts by keys and by Foundation; returns how many pairs keys have decided.
  private func check(_ texts: [String], against others: [String], _ alphabet: TextAlphabet) -> Int {
    let keys = texts.map(alphabet.key)
    let otherKeys = others.map(alphabet.key)
    var decided = 0
    for (text, key) in zip(texts, keys) {
      for (other, otherKey) in zip(others, otherKeys) {
        guard let result = key.compare(otherKey) else { continue }
        decided += 1
        let expected = alphabet.order.compare(text, other)
        if result != expected {
          Issue.record("\(text.debugDescription) \(other.debugDescription) \(alphabet.order.locale.identifier)")
          return decided
        }
      }
    }
    return decided
  }

  @Test(arguments: locales) func `all texts of up to three characters of small alphabets are in Foundation's order`(
    locale: String
  ) {
    var alphabet = TextAlphabet(order: TextOrder(locale: Locale(identifier: locale)))
    alphabet.learn(["张王阿一"])
    let alphabets = [
      "aAäåzs", "cçCÇhd", "eEé s-", "a1 02é", "iıIİj", "oöøÖpO", "a王张é1", "uüűUyt", "sšŠb阿t", "n'ñÑ.g", "_A1a9[",
    ]
    for letters in alphabets {
      var words = [""]
      var last = [""]
      for _ in 0..<3 {
        last = last.flatMap { word in letters.map { word + String($0) } }
        words += last
      }
      _ = check(words, against: words, alphabet)
    }
  }

  @Test(arguments: locales) func `random texts are in Foundation's order`(locale: String) {
    var generator = SeededGenerator(seed: 19)
    var alphabet = TextAlphabet(order: TextOrder(locale: Locale(identifier: locale)))
    let letters = (0x20..<0x180).compactMap { Unicode.Scalar($0) }
    let ideographs = (0..<200).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0x4E00..<0xA000, using: &generator)) }
    // Learned in parts: keys made before stay valid.
    for part in stride(from: 0, to: 200, by: 50) {
      alphabet.learn([ideographs[part..<part + 50].map { String(Character($0)) }.joined()])
    }
    let nasty = "\u{301}\u{308}\0\u{200D}👩‍👩‍👧🇨🇳ßﬁＡａ１٣あア가ǅЖжاשﬀ".unicodeScalars
    var decided = 0
    for round in 0..<1500 {
      let all = letters + (round % 2 == 0 ? ideographs : []) + (round % 10 == 0 ? Array(nasty) : [])
      let few = round % 3 == 0 ? all : (0..<5).compactMap { _ in all.randomElement(using: &generator) }
      func texts() -> [String] {
        (0..<6).map { _ in
          var text = String.UnicodeScalarView()
          for _ in 0..<Int.random(in: 0..<7, using: &generator) {
            if let scalar = few.randomElement(using: &generator) { text.append(scalar) }
          }
          return String(text)
        }
      }
      decided += check(texts(), against: texts(), alphabet)
    }
    #expect(decided > 2_000)
  }

  @Test func `names are decided by keys in most languages`() {
    let names = [
      "Anna Nuñez", "Émile Zola", "mary 2", "Mary 10", "Åsa Öberg", "王小明", "张伟", "O'Hara, Jim", "van der Berg",
    ]
    for locale in ["en", "de_DE", "sv_SE", "tr_TR", "zh_CN"] {
      var alphabet = TextAlphabet(order: TextOrder(locale: Locale(identifier: locale)))
      alphabet.learn(names)
      #expect(names.allSatisfy { alphabet.key(of: $0).words != nil }, "\(locale)")
    }
  }

  /// `localizedStandardCompare` takes the current locale, which is `en_001` on Linux.
  @Test func `the order is that of localizedStandardCompare for random names of letters and numbers`() {
    var generator = SeededGenerator(seed: 20)
    let order = TextOrder(locale: .current)
    let letters = Array("aAbBzZ109 -")
    for _ in 0..<3_000 {
      func text() -> String {
        String(
          (0..<Int.random(in: 0..<6, using: &generator)).map { _ in letters[Int.random(in: 0..<11, using: &generator)] }
        )
      }
      let (one, other) = (text(), text())
      #expect(order.compare(one, other) == one.localizedStandardCompare(other), "\(one) \(other)")
    }
  }
}
