import Foundation
import TableMakerQuerying
import Testing

@Suite("A search query") struct SearchQueryTests {
  private let english = Locale(identifier: "en_US")

  private func found(_ query: String, in text: String, _ locale: String = "en_US") -> [String] {
    SearchQuery(query, locale: Locale(identifier: locale)).ranges(in: text).map { String(text[$0]) }
  }

  @Test("finds words without regard to case, diacritics and width")
  func folding() {
    #expect(found("mar", in: "Mária Ｍａｒ") == ["Már", "Ｍａｒ"])
    #expect(found("王", in: "小王") == ["王"])
  }

  @Test("finds whole characters only")
  func wholeCharacters() {
    #expect(found("fi", in: "ﬁn") == ["ﬁ"])
    #expect(found("f", in: "ﬁn").isEmpty)
    #expect(found("👩", in: "👩‍👧").isEmpty)
  }

  @Test("merges ranges that touch or overlap")
  func merging() {
    #expect(found("ab bc", in: "abc ab") == ["abc", "ab"])
    #expect(found("a", in: "aaa") == ["aaa"])
  }

  @Test("finds the pairs of Turkish letters in Turkish")
  func turkish() {
    #expect(found("istanbul", in: "x İstanbul", "tr_TR") == ["İstanbul"])
    #expect(found("ısparta", in: "Isparta", "tr_TR") == ["Isparta"])
  }

  @Test("of spaces is empty and matches everything")
  func spaces() {
    let query = SearchQuery(" \n\t", locale: english)
    #expect(query.isEmpty && query.matches([]) && query.ranges(in: "a b").isEmpty)
  }

  @Test("matches if each word is in any field")
  func fields() {
    let query = SearchQuery("an be", locale: english)
    #expect(query.matches(["Anna", "Berlin"]))
    #expect(!query.matches(["Anna", "Rom"]))
  }

  @Test("is narrower than another only if it has all of its words")
  func narrower() {
    let both = SearchQuery("ab cd", locale: english)
    #expect(both.isNarrower(than: SearchQuery("cd", locale: english)))
    #expect(!SearchQuery("fi", locale: english).isNarrower(than: SearchQuery("f", locale: english)))
    #expect(!both.isNarrower(than: SearchQuery("cd", locale: Locale(identifier: "tr"))))
  }

  @Test("agrees with itself on odd texts, and ends")
  func oddTexts() {
    let odd = ["", "\0", "\u{301}", "e\u{301}", "ß", "Σς", "한", "שלום", "🇩🇪", "\r\n", "a\u{200D}"]
    for word in odd + [String(repeating: "a", count: 10_000)] {
      let query = SearchQuery(word, locale: english)
      for text in odd.flatMap({ first in odd.map { first + $0 } }) where !query.isEmpty {
        #expect(query.matches([text]) == !query.ranges(in: text).isEmpty)
      }
    }
  }
}
