import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The titles of alphabetic lists in the user's language.
@MainActor @Suite struct `The titles of an indexed collation` {
  nonisolated private static let alphabet = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"

  struct Case: CustomTestStringConvertible, Sendable {
    var language: String
    var titles: String
    var testDescription: String { language }
  }

  nonisolated private static let cases: [Case] = [
    Case(language: "en", titles: alphabet),
    Case(language: "en-GB", titles: alphabet),
    Case(language: "de", titles: alphabet),
    Case(language: "fr-CA", titles: alphabet),
    Case(language: "it", titles: alphabet),
    Case(language: "zh-Hans", titles: alphabet),
    Case(language: "zh-Hant-TW", titles: alphabet),
    Case(language: "zh", titles: alphabet),
    Case(language: "sv", titles: "\(alphabet) Å Ä Ö"),
    Case(language: "fi-FI", titles: "\(alphabet) Å Ä Ö"),
    Case(language: "da", titles: "\(alphabet) Æ Ø Å"),
    Case(language: "nb", titles: "\(alphabet) Æ Ø Å"),
    Case(language: "es", titles: "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z"),
    Case(language: "tr", titles: "A B C Ç D E F G Ğ H I İ J K L M N O Ö P Q R S Ş T U Ü V W X Y Z"),
    Case(language: "pl", titles: "A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P Q R S Ś T U V W X Y Z Ź Ż"),
    Case(language: "cs", titles: "A B C Č D E F G H I J K L M N O P Q R Ř S Š T U V W X Y Z Ž"),
    Case(language: "et", titles: "A B C D E F G H I J K L M N O P Q R S Š Z Ž T U V W Õ Ä Ö Ü X Y"),
    Case(language: "hr", titles: "A B C Č Ć D Đ E F G H I J K L M N O P Q R S Š T U V W X Y Z Ž"),
    Case(language: "ru", titles: "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ъ Ы Ь Э Ю Я \(alphabet)"),
    Case(language: "el", titles: "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω \(alphabet)"),
    Case(language: "he", titles: "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת \(alphabet)"),
    Case(language: "ja", titles: alphabet),
    Case(language: "no such language", titles: alphabet),
    Case(language: "", titles: alphabet),
  ]

  @Test(arguments: cases)
  func `are the letters of the language in its order, and the sign for the rest (assumed)`(
    _ test: Case
  ) {
    // Printing sectionTitles of an app localized in each language, on a device, would settle it. Known to differ:
    // Japanese has kana, Korean jamo and traditional Chinese strokes there.
    SystemWords.$testedLanguages.withValue([test.language]) {
      let collation = UILocalizedIndexedCollation.current()
      #expect(collation.sectionTitles.joined(separator: " ") == test.titles + " #")
      #expect(collation.sectionIndexTitles == collation.sectionTitles)
    }
  }

  @Test(.languages("sv")) func `lead to the sections of the same numbers, and others to the nearest`() {
    let collation = UILocalizedIndexedCollation.current()
    #expect((0..<30).map(collation.section(forSectionIndexTitle:)) == Array(0..<30))
    #expect([-1, .min, 30, NSNotFound].map(collation.section(forSectionIndexTitle:)) == [0, 0, 29, 29])
  }

  @Test(.languages("en")) func `are a table's index as they are`() {
    let scene = TableScene()
    let collation = UILocalizedIndexedCollation.current()
    let source = IndexedSource(
      sections: collation.sectionTitles.map { ($0, 3) }, titles: collation.sectionIndexTitles)
    source.answer = { _, index in collation.section(forSectionIndexTitle: index) }
    scene.show(source)
    #expect(scene.index?.titles.count == 27)
    scene.press(20).lift()
    #expect(source.takeAsked() == ["U20"])
    #expect(scene.distance(ofSection: 20) == 0)
  }
}
