import Testing
import UIKit

@testable import UIKit

@MainActor struct LabelTests {
  private func label(_ text: String, lines: Int = 1, font: UIFont = .systemFont(ofSize: 17)) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.numberOfLines = lines
    return label
  }

  private let story = "The quick brown fox jumps over the lazy dog, and the dog dreams of a slower fox."

  @Test func `a new label is as on iOS`() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(label.isEnabled)
    #expect(!label.isHighlighted)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test(arguments: FontTests.heights)
  func `one line is as high as on an iPhone`(row: (size: CGFloat, twofold: CGFloat, threefold: CGFloat)) {
    let label = label("Wapiti", font: .systemFont(ofSize: row.size))
    #expect(label.pixelScale == 3)
    #expect(abs(label.intrinsicContentSize.height - row.threefold) < 0.0001)
    let chinese = self.label("工作圈", font: .systemFont(ofSize: row.size))
    #expect(chinese.intrinsicContentSize.height == label.intrinsicContentSize.height)
    let twofold = TextLayout(StyledText("Wapiti", attributes: TextAttributes(font: label.font))).size(scale: 2)
    #expect(twofold.height == row.twofold)
  }

  @Test func `n lines are n line heights, rounded up to a pixel`() {
    for count in 1...9 {
      let label = label((1...count).map { "line \($0)" }.joined(separator: "\n"), lines: 0)
      let height = (CGFloat(count) * 17 * 1.193359375 * 3).rounded(.up) / 3
      #expect(abs(label.intrinsicContentSize.height - height) < 0.0001)
    }
  }

  /// The height of two lines, in points; a constant, as the compiler takes seconds for numbers of two types in an expectation.
  private let twoLines: CGFloat = 41 - 1.0 / 3
  private let oneLine: CGFloat = 61.0 / 3

  @Test func `one line ignores the room there is, several lines keep to its width`() {
    let single = label(story)
    #expect(single.sizeThatFits(CGSize(width: 50, height: 10)) == single.intrinsicContentSize)
    let several = label(story, lines: 0)
    let size = several.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(size.width <= 200)
    #expect(size.height > 60)
    #expect(several.intrinsicContentSize == single.intrinsicContentSize)
    several.preferredMaxLayoutWidth = 200
    #expect(several.intrinsicContentSize == size)
    several.numberOfLines = 2
    #expect(several.intrinsicContentSize.height == twoLines)
  }

  @Test func `sizeToFit keeps a width for several lines and the whole text for one`() {
    let several = label(story, lines: 0)
    several.frame = CGRect(x: 7, y: 9, width: 150, height: 10)
    several.sizeToFit()
    #expect(several.frame.width <= 150)
    #expect(several.frame.origin == CGPoint(x: 7, y: 9))
    let single = label(story)
    single.frame = CGRect(x: 0, y: 0, width: 150, height: 10)
    single.sizeToFit()
    #expect(single.frame.width > 500)
  }

  @Test func `a size is whole pixels, and agrees with string measuring`() {
    for text in ["Field notebook", "观察记录 2026", story] {
      for width in [CGFloat(80), 123, 390] {
        let label = label(text, lines: 0)
        let string = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let measured = string.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        let size = label.sizeThatFits(room)
        #expect(abs(size.width - (measured.width * 3 - 0.0001).rounded(.up) / 3) < 0.0001)
        #expect(abs(size.height - (measured.height * 3 - 0.0001).rounded(.up) / 3) < 0.0001)
      }
    }
  }

  @Test func `the text rectangle keeps to the bounds, at their top`() {
    let label = label(story, lines: 0)
    let bounds = CGRect(x: 10, y: 20, width: 150, height: 50)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
    #expect(bounds.contains(rect))
    #expect(rect.origin == bounds.origin)
    #expect(rect.height == twoLines)  // two lines fit
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).height == oneLine)
    #expect(
      label.textRect(forBounds: CGRect(x: 0, y: 0, width: 150, height: 500), limitedToNumberOfLines: 3).height == 61)
    label.textAlignment = .right
    let right = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
    #expect(abs(right.maxX - 160) <= 0.3334)
  }

  @Test func `a subclass that pads the text rectangle is larger by its padding`() {
    final class Padded: UILabel {
      let insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let inner = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return CGRect(x: inner.minX - 8, y: inner.minY - 4, width: inner.width + 16, height: inner.height + 8)
      }
    }
    let padded = Padded()
    padded.text = "New"
    let plain = label("New")
    #expect(abs(padded.intrinsicContentSize.width - plain.intrinsicContentSize.width - 16) < 0.0001)
    #expect(abs(padded.intrinsicContentSize.height - plain.intrinsicContentSize.height - 8) < 0.0001)
  }

  @Test func `an attributed text gives the label its first character's style`() {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    label.attributedText = NSAttributedString(
      string: "ab",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemRed, .paragraphStyle: style,
      ])
    #expect(label.text == "ab")
    #expect(label.font == .boldSystemFont(ofSize: 20))
    #expect(label.textColor == .systemRed)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byWordWrapping)
    label.text = "plain"
    #expect(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
  }

  @Test func `what is set after an attributed text goes to all of it`() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "big small", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.addAttributes([.font: UIFont.systemFont(ofSize: 10)], range: NSRange(location: 4, length: 5))
    label.attributedText = text
    let mixed = label.intrinsicContentSize
    #expect(mixed.height == 36)
    label.font = .systemFont(ofSize: 10)
    #expect(label.intrinsicContentSize.height == 12)
    #expect(label.intrinsicContentSize.width < mixed.width)
    label.textColor = .systemBlue
    label.textAlignment = .right
    let attributes = label.attributedText?.attributes(at: 5, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .systemBlue)
    #expect((attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    #expect(text.attribute(.foregroundColor, at: 5, effectiveRange: nil) == nil, "the app's own text stays as it was")
  }

  @Test func `fonts of text styles follow the text size, if asked to`() {
    let label = label("Title", font: .preferredFont(forTextStyle: .body))
    let other = self.label("Title", font: .preferredFont(forTextStyle: .body))
    let scaled = self.label("Title", font: UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34)))
    label.adjustsFontForContentSizeCategory = true
    scaled.adjustsFontForContentSizeCategory = true
    let view = UIView()
    for label in [label, other, scaled] { view.addSubview(label) }
    let before = label.intrinsicContentSize
    view.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    #expect(label.font.pointSize == 28)
    #expect(other.font.pointSize == 17)
    #expect(scaled.font.pointSize == 56)
    #expect(label.intrinsicContentSize.height > before.height)
    view.traitOverrides.preferredContentSizeCategory = .large
    #expect(label.font.pointSize == 17)
    #expect(scaled.font.pointSize == 34)
  }

  @Test func `a layout is made once until the label changes`() {
    let label = label(story, lines: 0)
    let room = CGSize(width: 200, height: 1000)
    let first = label.sizeThatFits(room)
    label.text = story
    #expect(label.sizeThatFits(room) == first)
    label.font = .systemFont(ofSize: 20)
    #expect(label.sizeThatFits(room).height > first.height)
    label.text = "short"
    #expect(label.sizeThatFits(room).height == 24)
  }

  @Test func `a label that is given the font it has asks for no other layout`() {
    let label = label(story, lines: 0)
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    holder.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: holder.topAnchor), label.widthAnchor.constraint(equalToConstant: 200),
    ])
    holder.layoutIfNeeded()
    label.font = .systemFont(ofSize: label.font.pointSize)
    #expect(!label.needsLayout && !holder.needsLayout)
    label.font = .systemFont(ofSize: 30)
    #expect(holder.needsLayout)
  }

  @Test func `the font that a label has goes to all of an attributed text`() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "one ", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.append(NSAttributedString(string: "two", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    label.attributedText = text
    let first = label.intrinsicContentSize
    label.font = label.font
    #expect(label.intrinsicContentSize.height < first.height)
  }
}
