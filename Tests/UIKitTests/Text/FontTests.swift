import Testing
import UIKit

struct FontTests {
  /// Point size, label height at 2x and at 3x: metrics.md 1, rows marked S.
  static let heights: [(size: CGFloat, twofold: CGFloat, threefold: CGFloat)] = [
    (10, 12, 12), (11, 13.5, 13.3333), (12, 14.5, 14.3333), (13, 16, 15.6667), (14, 17, 17), (15, 18, 18),
    (16, 19.5, 19.3333), (17, 20.5, 20.3333), (18, 21.5, 21.6667), (19, 23, 23), (20, 24, 24), (21, 25.5, 25.3333),
    (22, 26.5, 26.3333), (23, 27.5, 27.6667), (24, 29, 28.6667), (26, 31.5, 31.3333), (28, 33.5, 33.6667),
    (34, 41, 40.6667),
  ]

  @Test(arguments: heights)
  func `a line of the system font is as high as on an iPhone`(
    row: (size: CGFloat, twofold: CGFloat, threefold: CGFloat)
  ) {
    let font = UIFont.systemFont(ofSize: row.size)
    #expect((font.lineHeight * 2).rounded(.up) / 2 == row.twofold)
    #expect(abs((font.lineHeight * 3).rounded(.up) / 3 - row.threefold) < 0.0001)
    #expect(font.ascender - font.descender == font.lineHeight)
    #expect(font.leading == 0)
  }

  @Test func `the measures of 20 points are the published ones`() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(abs(font.ascender - 19.04) < 0.005)
    #expect(abs(font.descender + 4.82) < 0.005)
    #expect(abs(font.capHeight - 14.092) < 0.001)
    #expect(abs(font.xHeight - 10.528) < 0.001)
  }

  @Test func `fonts are equal when everything about them is`() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17, weight: .regular).hash)
    #expect(UIFont.boldSystemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .semibold))
    let others = [
      UIFont.systemFont(ofSize: 16), .systemFont(ofSize: 17, weight: .medium), .italicSystemFont(ofSize: 17),
      .monospacedSystemFont(ofSize: 17, weight: .regular), .monospacedDigitSystemFont(ofSize: 17, weight: .regular),
    ]
    for other in others { #expect(UIFont.systemFont(ofSize: 17) != other) }
    #expect(UIFont.italicSystemFont(ofSize: 12).withSize(17) == UIFont.italicSystemFont(ofSize: 17))
  }

  @Test func `the system font's names begin with a dot`() {
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
    #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
    #expect(UIFont.systemFont(ofSize: 17).familyName == ".AppleSystemUIFont")
  }

  @Test func `categories are ordered from the smallest to the largest`() {
    let ordered: [UIContentSizeCategory] = [
      .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    #expect(ordered.shuffled().sorted() == ordered)
    #expect(ordered.filter(\.isAccessibilityCategory) == Array(ordered.suffix(5)))
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
  }

  @Test func `a paragraph style keeps its values when it is copied`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(!(copy is NSMutableParagraphStyle))
    style.lineSpacing = 5
    #expect(copy.lineSpacing == 3)
    #expect(copy.alignment == .center)
    #expect(copy != style)
    let again = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    again.lineSpacing = 5
    #expect(again == style)
    #expect(NSParagraphStyle.default.alignment == .natural)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }
}
