import Testing
import UIKit

struct FontDescriptorTests {
  @Test func `bold is semibold, of titles bold, and slanted is slanted`() throws {
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let bold = UIFont(descriptor: try #require(body.withSymbolicTraits(.traitBold)), size: 0)
    #expect(bold.fontName == ".SFUI-Semibold")
    #expect(bold.pointSize == 17)
    let title = UIFont.preferredFont(forTextStyle: .largeTitle).fontDescriptor
    #expect(UIFont(descriptor: try #require(title.withSymbolicTraits(.traitBold)), size: 0).fontName == ".SFUI-Bold")
    let both = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: both, size: 20).fontName == ".SFUI-SemiboldItalic")
    #expect(try #require(both.withSymbolicTraits([])).symbolicTraits == [])
    let mono = try #require(body.withSymbolicTraits(.traitMonoSpace))
    #expect(
      UIFont(descriptor: mono, size: 17) == .monospacedSystemFont(ofSize: 17, weight: .regular).withSize(17)
        || mono.symbolicTraits == .traitMonoSpace)
  }

  @Test @MainActor func `a text style's descriptor gives fonts that follow the text size`() throws {
    let label = UILabel()
    let descriptor = try #require(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitBold))
    label.font = UIFont(descriptor: descriptor, size: 0)
    label.adjustsFontForContentSizeCategory = true
    let view = UIView()
    view.addSubview(label)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    #expect(label.font.pointSize == 28)
    #expect(label.font.fontName == ".SFUI-Semibold")
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: large).pointSize == 23)
  }

  @Test func `designs change the letters, not the line height`() throws {
    let plain = UIFont.systemFont(ofSize: 20)
    func font(_ design: UIFontDescriptor.SystemDesign) throws -> UIFont {
      UIFont(descriptor: try #require(plain.fontDescriptor.withDesign(design)), size: 0)
    }
    func width(_ font: UIFont) -> CGFloat {
      NSAttributedString(string: "Wild illicit mmm", attributes: [.font: font]).size().width
    }
    #expect(try font(.default) == plain)
    for design in [UIFontDescriptor.SystemDesign.rounded, .serif, .monospaced] {
      #expect(try font(design) != plain)
      #expect(try font(design).lineHeight == plain.lineHeight)
    }
    #expect(try width(font(.rounded)) == width(plain), "no installed font is rounded")
    #expect(try width(font(.serif)) != width(plain))
    #expect(try font(.monospaced) == .monospacedSystemFont(ofSize: 20, weight: .regular))
    #expect(UIFont(name: "Inter-Bold", size: 20)?.fontDescriptor.withDesign(.serif) == nil)
    #expect(plain.fontDescriptor.withDesign(.init(rawValue: "none such")) == nil)
  }

  @Test func `installed families have the traits that they have fonts for`() throws {
    let inter = try #require(UIFont(name: "Inter-Regular", size: 15))
    let bold = try #require(inter.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == UIFont(name: "Inter-Bold", size: 15))
    #expect(bold.symbolicTraits == .traitBold)
    let slanted = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: slanted, size: 0).fontName == "Inter-BoldItalic")
    let chinese = try #require(UIFont(name: "Noto Sans CJK SC", size: 15))
    #expect(chinese.fontDescriptor.withSymbolicTraits(.traitItalic) == nil, "no Chinese font leans")
  }

  @Test func `attributes describe a font and make it again`() throws {
    let family = UIFontDescriptor(fontAttributes: [.family: "Inter", .size: 14])
    #expect(UIFont(descriptor: family, size: 0) == UIFont(name: "Inter-Regular", size: 14))
    let face = family.withFace("Bold Italic")
    #expect(UIFont(descriptor: face, size: 0).fontName == "Inter-BoldItalic")
    #expect(face.object(forKey: .face) as? String == "Bold Italic")
    let named = UIFontDescriptor(name: "Inter-Medium", size: 18)
    #expect(named.pointSize == 18)
    #expect(named.postscriptName == "Inter-Medium")
    #expect(
      UIFont(descriptor: UIFontDescriptor(fontAttributes: named.fontAttributes), size: 0).fontName == "Inter-Medium")
    let heavy = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 12, weight: .heavy))
    let style = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.headline])
    #expect(UIFont(descriptor: style, size: 0) == .preferredFont(forTextStyle: .headline))
    #expect(
      UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: "No Such Family", .size: 9]), size: 0)
        == .systemFont(ofSize: 9))
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12)
    #expect(face.withSize(30).pointSize == 30)
  }

  @Test func `families and their fonts can be listed`() {
    #expect(UIFont.familyNames.contains("Inter"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    let names = UIFont.fontNames(forFamilyName: "Inter")
    #expect(names.contains("Inter-BoldItalic"))
    for name in names { #expect(UIFont(name: name, size: 10)?.fontName == name) }
    #expect(UIFont.fontNames(forFamilyName: "No Such Family") == [])
  }
}
