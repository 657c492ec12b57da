import Testing
import UIKit

/// `AttributedString`, as buttons and modern cells take it.
@MainActor struct AttributedStringTests {
  private func sample() -> AttributedString {
    var text = AttributedString("Buy 红嘴蓝鹊 now")
    text.font = .systemFont(ofSize: 20)
    if let range = text.range(of: "红嘴蓝鹊") {
      text[range].foregroundColor = .systemRed
      text[range].underlineStyle = [.single, .patternDot]
      text[range].kern = 2
    }
    if let range = text.range(of: "now") { text[range].link = URL(string: "https://example.org") }
    return text
  }

  @Test func `becomes an attributed string of the same letters and attributes`() throws {
    let text = NSAttributedString(sample())
    #expect(text.string == "Buy 红嘴蓝鹊 now")
    var range = NSRange()
    let inside = text.attributes(at: 5, effectiveRange: &range)
    #expect(range == NSRange(location: 4, length: 4))
    #expect(inside[.font] as? UIFont == .systemFont(ofSize: 20))
    #expect(inside[.foregroundColor] as? UIColor == .systemRed)
    #expect(inside[.underlineStyle] as? Int == NSUnderlineStyle([.single, .patternDot]).rawValue)
    #expect(inside[.kern] as? CGFloat == 2)
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    #expect(text.attribute(.init("NSLink"), at: 10, effectiveRange: nil) as? URL == URL(string: "https://example.org"))
  }

  @Test func `comes back as it went`() {
    #expect(AttributedString(NSAttributedString(sample())) == sample())
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    var container = AttributeContainer()
    container.paragraphStyle = style
    container.baselineOffset = 3
    container.strikethroughStyle = .thick
    #expect(AttributeContainer([NSAttributedString.Key: Any](container)) == container)
    #expect(AttributedString(NSAttributedString(string: "")) == AttributedString())
  }

  @Test func `numbers of any type that Apple's bridging accepts are taken`() {
    let text = NSAttributedString(string: "a", attributes: [.kern: 2, .underlineStyle: NSNumber(value: 1)])
    let converted = AttributedString(text)
    #expect(converted.kern == 2)
    #expect(converted.underlineStyle == .single)
  }

  @Test func `what belongs to no known scope is left out`() {
    let text = NSAttributedString(string: "a", attributes: [.init("app.mark"): 1])
    #expect(AttributedString(text) == AttributedString("a"))
    #expect(AttributedString(text).runs.count == 1)
  }

  @Test func `labels show it`() {
    let label = UILabel()
    label.attributedText = NSAttributedString(sample())
    let plain = UILabel()
    plain.text = "Buy 红嘴蓝鹊 now"
    plain.font = .systemFont(ofSize: 20)
    #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height)
    #expect(abs(label.intrinsicContentSize.width - plain.intrinsicContentSize.width - 8) <= 0.334)
  }
}
