import Testing
import UIKit

/// Attributed strings that hold our objects: copied, joined and changed, which Foundation for Linux does by comparing
/// them.
struct AttributeValueTests {
  private func check(_ key: NSAttributedString.Key, _ first: NSObject, _ second: NSObject, _ same: NSObject) {
    let text = NSMutableAttributedString(string: "one ", attributes: [key: first])
    text.append(NSAttributedString(string: "two ", attributes: [key: second]))
    text.append(NSAttributedString(string: "three", attributes: [key: same]))
    let copy = NSAttributedString(attributedString: text)
    #expect((text.copy() as? NSAttributedString) == copy)
    text.addAttribute(key, value: second, range: NSRange(location: 2, length: 8))
    text.addAttribute(key, value: first, range: NSRange(location: 5, length: 1))
    #expect(text.attribute(key, at: 5, effectiveRange: nil) as? NSObject == same)
    #expect(text.attribute(key, at: 6, effectiveRange: nil) as? NSObject == second)
    #expect(copy.attribute(key, at: 3, effectiveRange: nil) as? NSObject == first)
    #expect(text != copy)
    #expect(first == same && first != second)
  }

  @Test func `fonts`() {
    check(.font, UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 17), UIFont.systemFont(ofSize: 17))
  }

  @Test func `colors`() {
    check(
      .foregroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1),
      UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `paragraph styles`() {
    func style(_ alignment: NSTextAlignment) -> NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      return style
    }
    check(.paragraphStyle, style(.left), style(.right), style(.left))
  }
}
