import Foundation
import Testing

@testable import TableMakerQuerying

/// The letters that names are filed under.
@Suite struct FirstLettersTests {
  private func letters(_ names: [String], _ locale: String) -> [String] {
    var letters = FirstLetters(locale: Locale(identifier: locale))
    return names.map { letters.letter(of: $0).title }
  }

  @Test func `letters with marks are where the language puts them`() {
    let names = ["åsa", "Ärla", "öst", "ügür", "çelik", "şahin", "émile", "ñandú", "žižka", "ø", "łódź"]
    #expect(letters(names, "en").joined() == "AAOUCSENZOL")
    #expect(letters(names, "de_DE").joined() == "AAOUCSENZOL")
    #expect(letters(names, "sv_SE").joined() == "ÅÄÖYCSENZÖL")
    #expect(letters(names, "tr_TR").joined() == "AAÖÜÇŞENZOL")
    #expect(letters(names, "es_ES").joined() == "AAOUCSEÑZOL")
    #expect(letters(names, "cs_CZ").joined() == "AAOUCSENŽOL")
  }

  @Test func `Turkish has two letters I`() {
    #expect(letters(["irem", "İrem", "ısı", "Isı"], "tr_TR") == ["İ", "İ", "I", "I"])
    #expect(letters(["irem", "İrem", "Isı"], "en") == ["I", "I", "I"])
  }

  @Test func `digits, symbols, emoji, lone marks, NUL and nothing are under the number sign`() {
    let names = ["", " a", "7up", "①", "-", "👩‍👩‍👧", "🇨🇳", "\u{301}a", "\0", "\u{200D}", "#", "١"]
    for locale in ["en", "zh_CN", "tr_TR"] { #expect(Set(letters(names, locale)) == ["#"]) }
    var letters = FirstLetters(locale: Locale(identifier: "en"))
    #expect(letters.letter(of: nil).title == "#")
  }

  @Test func `lower case, wide letters, ligatures and letters of two are under their first`() {
    let names = ["anna", "Ａnna", "ﬁsh", "ßa", "æther", "œuvre", "e\u{301}a", "e\u{301}\u{323}", "ǆ"]
    #expect(letters(names, "en").joined() == "AAFSAOEED")
  }

  @Test func `ideographs are under their Pinyin where they are sorted so, else under the number sign`() {
    // 重 of 重庆 is read chóng, and sorted by its other reading, zhòng.
    let names = ["张伟", "王芳", "李娜", "阿里", "吖", "欧阳", "重庆", "赵", "八", "罗", "一"]
    for locale in ["zh_CN", "zh_Hans"] { #expect(letters(names, locale).joined() == "ZWLAAOZZBLY", "\(locale)") }
    #expect(Set(letters(names, "en")) == ["#"])
  }

  @Test func `other scripts have their own letters`() {
    #expect(letters(["жук", "Йод", "άλφα", "שלום", "か", "が", "カ", "한국", "ㄱ"], "ru").joined() == "ЖЙΑשかかかㅎㄱ")
  }

  @Test(arguments: ["en", "sv_SE", "tr_TR", "zh_CN"]) func `texts sorted by Foundation come letter by letter`(
    locale: String
  ) {
    // Letters and ideographs separately: the two are in other places, which is why groups are by key.
    let order = TextOrder(locale: Locale(identifier: locale))
    let marked = (0x41..<UInt32(0x130)).compactMap { Unicode.Scalar($0) }.filter(\.properties.isAlphabetic)
    let ideographs = stride(from: 0x4E00, to: UInt32(0x9FA0), by: 37).compactMap { Unicode.Scalar($0) }
    for scalars in [marked, ideographs] {
      var letters = FirstLetters(locale: Locale(identifier: locale))
      let texts = scalars.map { String(Character($0)) }.sorted { order.compare($0, $1) == .orderedAscending }
      let found = texts.map { letters.letter(of: $0) }.filter { $0.title != "#" }
      #expect(zip(found, found.dropFirst()).allSatisfy { $0 <= $1 }, "\(texts)")
    }
  }

  @Test func `letters are in the locale's order, the number sign last`() {
    var letters = FirstLetters(locale: Locale(identifier: "sv_SE"))
    let sorted = ["ö", "1", "z", "å", "a", "ä", "y"].map { letters.letter(of: $0) }.sorted()
    #expect(sorted.map(\.title).joined() == "AYZÅÄÖ#")
  }
}
