import Testing
import UIKit

struct TextStyleTests {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Human Interface Guidelines, Typography, as text: typed a second time, so that a slip in the table shows.
  private static let guidelines: [(UIFont.TextStyle, String)] = [
    (.largeTitle, "31 32 33 34 36 38 40 44 48 52 56 60"), (.title1, "25 26 27 28 30 32 34 38 43 48 53 58"),
    (.title2, "19 20 21 22 24 26 28 34 39 44 50 56"), (.title3, "17 18 19 20 22 24 26 31 37 43 49 55"),
    (.headline, "14 15 16 17 19 21 23 28 33 40 47 53"), (.body, "14 15 16 17 19 21 23 28 33 40 47 53"),
    (.callout, "13 14 15 16 18 20 22 26 32 38 44 51"), (.subheadline, "12 13 14 15 17 19 21 25 30 36 42 49"),
    (.footnote, "12 12 12 13 15 17 19 23 27 33 38 44"), (.caption1, "11 11 11 12 14 16 18 22 26 32 37 43"),
    (.caption2, "11 11 11 11 13 15 17 20 24 29 34 40"),
  ]

  @Test(arguments: 0..<11)
  func `a text style has the guidelines' sizes`(row: Int) {
    let (style, sizes) = Self.guidelines[row]
    for (category, size) in zip(Self.categories, sizes.split(separator: " ")) {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(font.pointSize == CGFloat(Int(size) ?? 0))
      let expected = UIFont.systemFont(ofSize: font.pointSize, weight: style == .headline ? .semibold : .regular)
      #expect(font.fontName == expected.fontName)
      #expect(font.lineHeight == expected.lineHeight)
    }
  }

  @Test func `the current traits decide where none are given`() {
    UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge).performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23)
      #expect(UIFontMetrics.default.scaledValue(for: 17) == 23)
    }
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test func `lengths grow as the style does, in thirds of a point`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let body = UIFontMetrics(forTextStyle: .body)
    #expect(body.scaledValue(for: 17, compatibleWith: traits) == 53)
    #expect(abs(body.scaledValue(for: 10, compatibleWith: traits) - 31.3333) < 0.001)  // 10 * 53 / 17 = 31.18
    #expect(body.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits).pointSize == 53)
    #expect(body.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 40, compatibleWith: traits).pointSize == 40)
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(body.scaledValue(for: 44, compatibleWith: large) == 44)
  }

  @Test func `a font that was scaled cannot be scaled again`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
      _ = UIFontMetrics.default.scaledFont(for: font)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("NSInvalidArgumentException"))
  }

  @Test func `installed fonts are found by name, others are not`() throws {
    let bold = try #require(UIFont(name: "Inter-Bold", size: 20))
    #expect(bold.familyName == "Inter")
    #expect(bold.fontName == "Inter-Bold")
    #expect(bold.pointSize == 20)
    #expect(bold == UIFont(name: "Inter-Bold", size: 20))
    let family = try #require(UIFont(name: "Noto Sans CJK SC", size: 20))
    #expect(family.fontName == "NotoSansCJKSC-Regular")
    #expect(family != bold)
    // Inter's own proportions: ascender 0.96875, descender -0.2412, capitals 0.727 and x 0.546 of an em.
    #expect(abs(bold.ascender - 19.375) < 0.05)
    #expect(abs(bold.capHeight - 14.54) < 0.05)
    #expect(abs(bold.xHeight - 10.9) < 0.15)
    #expect(UIFont(name: "No Such Font", size: 20) == nil)
    #expect(UIFont(name: "Inter-Nonsense", size: 20) == nil)
    let wide = NSAttributedString(string: "mmm", attributes: [.font: bold]).size().width
    let narrow = try #require(UIFont(name: "Inter-Regular", size: 20))
    #expect(NSAttributedString(string: "mmm", attributes: [.font: narrow]).size().width < wide)
  }

  @Test func `digits of one width, where asked for`() {
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      NSAttributedString(string: text, attributes: [.font: font]).size().width
    }
    let tabular = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(abs(width("1111", tabular) - width("0000", tabular)) < 0.001)
    #expect(width("1111", .systemFont(ofSize: 17)) < width("0000", .systemFont(ofSize: 17)))
    let monospaced = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    // SF Mono's letters are 0.6177 em wide (from general knowledge, not seen in a source).
    #expect(abs(width("i", monospaced) - 6.177) < 0.01)
    #expect(abs(width("m", monospaced) - 6.177) < 0.01)
  }
}
