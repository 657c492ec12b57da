import Testing
import UIKit

@testable import UIKit

/// String measuring, labels and drawing agree, over random texts, attributes and widths.
@MainActor struct TextAgreementTests {
  private struct Sample {
    var text: NSAttributedString
    var width: CGFloat
  }

  private func sample(_ seed: Int) -> Sample {
    var random = RandomText(seed: UInt64(11_000 + seed))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = [0, 0, 3][random.number(3)]
    style.paragraphSpacing = [0, 8][random.number(2)]
    style.firstLineHeadIndent = [0, 0, 12][random.number(3)]
    style.headIndent = [0, 0, 20][random.number(3)]
    style.tailIndent = [0, 0, -10][random.number(3)]
    style.lineHeightMultiple = [0, 0, 1.3][random.number(3)]
    style.minimumLineHeight = [0, 0, 26][random.number(3)]
    style.alignment = [.natural, .left, .center, .right, .justified][random.number(5)]
    style.lineBreakStrategy = [[], .pushOut, .standard][random.number(3)]
    let text = NSMutableAttributedString(
      string: random.text(words: 18), attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    for _ in 0..<random.number(4) where text.length > 2 {
      let start = random.number(text.length - 1)
      let range = (text.string as NSString).rangeOfComposedCharacterSequences(
        for: NSRange(location: start, length: 1 + random.number(text.length - start)))
      switch random.number(6) {
      case 0: text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 22), range: range)
      case 1: text.addAttribute(.kern, value: 1.5, range: range)
      case 2: text.addAttribute(.baselineOffset, value: 4, range: range)
      case 3: text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: range)
      case 4: text.addAttribute(.underlineStyle, value: 1, range: range)
      default: text.addAttribute(.font, value: UIFont.monospacedSystemFont(ofSize: 13, weight: .bold), range: range)
      }
    }
    return Sample(text: text, width: CGFloat(70 + random.number(320)))
  }

  private func ceiling(_ value: CGFloat) -> CGFloat { (value * 3 - 0.0001).rounded(.up) / 3 }

  @Test(arguments: 0..<250)
  func `a label is as large as its text is measured, rounded up to pixels`(seed: Int) {
    let sample = sample(seed)
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = sample.text
    let room = CGSize(width: sample.width, height: .greatestFiniteMagnitude)
    let measured = sample.text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    let size = label.sizeThatFits(room)
    #expect(abs(size.width - min(ceiling(measured.width), sample.width)) < 0.0001)
    #expect(abs(size.height - ceiling(measured.height)) < 0.0001)
    #expect(abs(label.intrinsicHeight(forWidth: sample.width) - size.height) < 0.0001)
    let whole = sample.text.size()
    #expect(abs(label.intrinsicContentSize.width - ceiling(whole.width)) < 0.0001)
    #expect(abs(label.intrinsicContentSize.height - ceiling(whole.height)) < 0.0001)
    #expect(label.textRect(forBounds: CGRect(origin: .zero, size: size), limitedToNumberOfLines: 0).size == size)
  }

  @Test(arguments: 0..<60)
  func `a label of its own size shows all of its text, and draws what the string draws`(seed: Int) {
    let sample = sample(seed)
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = sample.text
    label.frame.size = label.sizeThatFits(CGSize(width: sample.width, height: 0))
    guard label.bounds.width > 0 else { return }
    let layout = label.layout(in: label.bounds.size, lines: 0)
    #expect(layout.showsAll)
    let drawn = draw(label, scale: 1)
    let size = label.bounds.size
    // Natural alignment follows the interface in labels, the letters in strings.
    var string = Pixels(
      draw(size.width, size.height) { _ in
        sample.text.draw(with: label.bounds, options: .usesLineFragmentOrigin, context: nil)
      })
    if let style = sample.text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle,
      style.alignment == .natural || style.alignment == .justified
    {
      string = drawn
    }
    let greatest = max(drawn.coverage, string.coverage)
    #expect(abs(drawn.coverage - string.coverage) <= greatest * 0.02 + 2)
  }

  @Test(arguments: 0..<80)
  func `a truncated label keeps within its bounds, and truncates only what does not fit`(seed: Int) {
    let sample = sample(seed)
    let label = UILabel()
    var random = RandomText(seed: UInt64(seed))
    label.attributedText = sample.text
    label.lineBreakMode = [.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle][random.number(3)]
    label.numberOfLines = random.number(4)
    let room = CGSize(width: sample.width, height: CGFloat(15 + random.number(120)))
    let layout = label.layout(in: room, lines: label.numberOfLines)
    for line in layout.lines where !line.isClipped {
      #expect(line.width <= max(0, room.width - line.leftIndent - line.rightIndent) + 30)
    }
    let whole = label.layout(in: CGSize(width: sample.width, height: .infinity), lines: 0)
    let fits =
      (label.numberOfLines == 0 || whole.lines.count <= label.numberOfLines)
      && whole.size.height <= room.height + 0.5
    if fits { #expect(!layout.isTruncated) }
    if layout.isTruncated { #expect(layout.lines.last?.isTruncated == true) }
    #expect(layout.lines.count <= max(1, whole.lines.count))
  }
}
