import Testing
import UIKit

/// Fonts that an iPhone has and Linux usually doesn't: apps write `UIFont(name:size:)!` for them.
@MainActor struct PhoneFontTests {
  @Test(arguments: [
    "Helvetica", "Arial", "HelveticaNeue", "Helvetica Neue", "Courier", "Courier New", "Georgia", "Times New Roman",
    "Menlo", "Avenir", "Avenir Next", "AvenirNext-DemiBold", "Futura-Medium", "PingFang SC", "Verdana",
    "GillSans-Light",
    "Trebuchet MS", "AmericanTypewriter", "Palatino-Roman", "ArialMT", "TimesNewRomanPS-BoldItalicMT",
    "HelveticaNeue-UltraLight", "HelveticaNeue-CondensedBold", "Zapfino", "Chalkboard SE",
  ])
  func `an iPhone's font exists`(name: String) throws {
    let font = try #require(UIFont(name: name, size: 20))
    #expect(font.pointSize == 20)
    #expect(font.lineHeight > 15)
  }

  @Test(arguments: [
    ("Helvetica", "Helvetica", "Helvetica"), ("Helvetica-Bold", "Helvetica-Bold", "Helvetica"),
    ("Helvetica Neue", "HelveticaNeue", "Helvetica Neue"), ("Arial", "ArialMT", "Arial"),
    ("Arial-BoldMT", "Arial-BoldMT", "Arial"), ("Menlo", "Menlo-Regular", "Menlo"),
    ("TimesNewRomanPSMT", "TimesNewRomanPSMT", "Times New Roman"),
  ])
  func `an iPhone's font has its names`(name: String, fontName: String, family: String) throws {
    let font = try #require(UIFont(name: name, size: 12))
    #expect(font.fontName == fontName)
    #expect(font.familyName == family)
    #expect(UIFont(name: font.fontName, size: 12) == font)
  }

  @Test func `a bold font is wider than a light one, and Menlo's letters are equally wide`() throws {
    func width(_ text: String, _ name: String) throws -> CGFloat {
      let font = try #require(UIFont(name: name, size: 40))
      return NSAttributedString(string: text, attributes: [.font: font]).size().width
    }
    #expect(try width("mmmm", "HelveticaNeue-Bold") > width("mmmm", "HelveticaNeue-Light"))
    #expect(try width("iiii", "Menlo-Regular") == width("mmmm", "Menlo-Regular"))
    #expect(try width("iiii", "Georgia") < width("mmmm", "Georgia"))
  }

  @Test func `traits change the face of an iPhone's font`() throws {
    let font = try #require(UIFont(name: "Helvetica", size: 12))
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Helvetica-Bold")
    #expect(UIFont.fontNames(forFamilyName: "Helvetica").contains("Helvetica-Bold"))
  }

  @Test(arguments: ["Comic Sans", "Helvetica-Wavy", "", "-Bold"])
  func `a font that no iPhone has doesn't exist`(name: String) {
    #expect(UIFont(name: name, size: 12) == nil)
  }
}
