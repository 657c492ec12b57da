import Testing
import UIKit

@testable import UIKit

/// The places of a label's ink.
@MainActor struct LabelPixelTests {
  /// The smallest rectangle in pixels around all pixels that are covered at least this much, of 255.
  private func ink(_ pixels: Pixels, from threshold: Int = 1) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    var xs: [Int] = []
    var ys: [Int] = []
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where pixels[x, y][3] >= threshold {
        xs.append(x)
        ys.append(y)
      }
    }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    return (left...right, top...bottom)
  }

  private func label(_ text: String, _ size: CGSize? = nil, font: UIFont = .systemFont(ofSize: 17)) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.frame = CGRect(origin: .zero, size: size ?? label.intrinsicContentSize)
    return label
  }

  @Test(arguments: [CGFloat(11), 12, 13, 15, 17, 20, 22, 28, 34])
  func `capitals stand on the ascender's pixel row and are as high as SF Pro's`(size: CGFloat) throws {
    let font = UIFont.systemFont(ofSize: size)
    let rows = try #require(ink(draw(label("EHIT", font: font), scale: 3), from: 128)).y
    let baseline = Int((font.ascender * 3).rounded())
    #expect(rows.upperBound + 1 == baseline)
    #expect(abs(Double(rows.count) - font.capHeight * 3) <= 1.5)
    let small = try #require(ink(draw(label("x", font: font), scale: 3), from: 128)).y
    #expect(small.upperBound + 1 == baseline)
    // Inter Display's x is a little lower than SF Pro's.
    let tolerance = size < LetterSpacing.displaySize ? 1.5 : size * 3 * 0.03
    #expect(abs(Double(small.count) - font.xHeight * 3) <= tolerance)
  }

  @Test func `a text stands in the middle of a taller label, on whole pixels`() throws {
    for height in [20, 30, 44, 44.5, 60] as [CGFloat] {
      let label = label("EHIT", CGSize(width: 100, height: height))
      let rows = try #require(ink(draw(label, scale: 3), from: 128)).y
      let top = ((height - 61.0 / 3) / 2 * 3 + 0.5001).rounded(.down)
      #expect(rows.upperBound + 1 == Int((top + label.font.ascender * 3).rounded()))
    }
  }

  @Test(arguments: ["نسخ", "أرشفة", "ที่นี่", "हिंदी", "ཀྲུ"])
  func `letters that are taller than a line are shown whole, and lines without room aren't`(text: String) throws {
    let label = label(text, CGSize(width: 100, height: 21))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 61))
    label.frame.origin.y = 20
    box.addSubview(label)
    let tight = draw(box, scale: 3)
    label.frame = box.bounds
    let roomy = draw(box, scale: 3)
    #expect(ink(tight) != nil)
    for y in 0..<tight.height { for x in 0..<tight.width { try #require(tight[x, y] == roomy[x, y], "\(x), \(y)") } }
    (label.frame, label.numberOfLines) = (CGRect(x: 0, y: 20, width: 100, height: 21), 0)
    label.text = [text, text, text].joined(separator: "\n")
    let rows = try #require(ink(draw(box, scale: 3))).y
    #expect(rows.lowerBound >= 60 - 30 && rows.upperBound < 123 + 31, "half a line more at the most")
  }

  @Test func `alignment moves the ink to an edge or to the middle`() throws {
    let label = label("HH", CGSize(width: 100, height: 30))
    let left = try #require(ink(draw(label, scale: 3))).x
    #expect(left.lowerBound < 10)
    label.textAlignment = .right
    let right = try #require(ink(draw(label, scale: 3))).x
    #expect(right.upperBound > 290)
    label.textAlignment = .center
    let middle = try #require(ink(draw(label, scale: 3))).x
    #expect(abs(middle.lowerBound - (299 - middle.upperBound)) <= 4)
    label.textAlignment = .natural
    label.semanticContentAttribute = .forceRightToLeft
    #expect(try #require(ink(draw(label, scale: 3))).x == right)
  }

  @Test func `a cut text ends inside its label and fills it`() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    for mode in [
      NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byWordWrapping, .byClipping,
    ] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      let label = label(text, CGSize(width: 120, height: 30))
      label.lineBreakMode = mode
      view.addSubview(label)
      let columns = try #require(ink(draw(view, scale: 3))).x
      #expect(columns.upperBound < 360)
      #expect(columns.upperBound > (mode == .byWordWrapping ? 200 : 300))
    }
  }

  @Test func `every line of several shows, and a label too low drops the last ones`() throws {
    let label = label("EEE\nEEE\nEEE\nEEE")
    label.numberOfLines = 0
    label.sizeToFit()
    func rows(_ pixels: Pixels) -> Int {
      let filled = (0..<pixels.height).map { y in (0..<pixels.width).contains { pixels[$0, y][3] > 127 } }
      return zip(filled, [false] + filled).filter { $0 && !$1 }.count
    }
    #expect(rows(draw(label, scale: 3)) == 4)
    label.lineBreakMode = .byClipping
    label.frame.size.height = 45
    #expect(rows(draw(label, scale: 3)) == 2)
  }

  @Test func `colors: the label's own, its runs', the highlighted one, and dimmed`() throws {
    func average(_ label: UILabel, _ columns: Range<Int>) -> [Int] {
      let pixels = draw(label, scale: 3)
      var best = [0, 0, 0, 0]
      for x in columns {
        for y in 0..<pixels.height where pixels[x, y][3] > best[3] { best = pixels[x, y] }
      }
      return best
    }
    let label = label("HHHH", CGSize(width: 60, height: 21), font: .boldSystemFont(ofSize: 17))
    label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(average(label, 0..<180) == [255, 0, 0, 255])
    label.highlightedTextColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(average(label, 0..<180) == [255, 0, 0, 255])
    label.isHighlighted = true
    #expect(average(label, 0..<180) == [0, 255, 0, 255])
    label.isHighlighted = false
    label.isEnabled = false
    #expect(abs(average(label, 0..<180)[3] - 128) < 3)
    label.isEnabled = true
    let text = NSMutableAttributedString(string: "HHHH", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
    text.addAttribute(
      .foregroundColor, value: UIColor(red: 0, green: 0, blue: 1, alpha: 1), range: NSRange(location: 2, length: 2))
    label.attributedText = text
    #expect(average(label, 0..<60) == [255, 0, 0, 255])
    #expect(average(label, 80..<140) == [0, 0, 255, 255])
    label.textColor = UIColor(white: 0, alpha: 1)
    #expect(average(label, 80..<140) == [0, 0, 0, 255])
  }

  @Test func `the label color follows light and dark`() throws {
    let label = label("HHH", font: .boldSystemFont(ofSize: 30))
    for (style, white) in [(UIUserInterfaceStyle.light, 0), (.dark, 255)] {
      label.overrideUserInterfaceStyle = style
      let pixels = draw(label, scale: 3)
      let solid = (0..<pixels.width).map { pixels[$0, pixels.height / 2] }.filter { $0[3] == 255 }
      #expect(!solid.isEmpty)
      #expect(solid.allSatisfy { $0[0] == white })
    }
  }

  @Test func `a shadow is a copy of the letters, moved`() throws {
    let label = label("HH", CGSize(width: 60, height: 40))
    let plain = try #require(ink(draw(label, scale: 1)))
    label.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    label.shadowOffset = CGSize(width: 5, height: 7)
    let shadowed = try #require(ink(draw(label, scale: 1)))
    #expect(shadowed.x == plain.x.lowerBound...plain.x.upperBound + 5)
    #expect(shadowed.y == plain.y.lowerBound...plain.y.upperBound + 7)
  }

  @Test func `a line that is made to fit is smaller, and keeps its baseline`() throws {
    let label = label("EEEEEEEEEEEE", CGSize(width: 60, height: 30))
    label.adjustsFontSizeToFitWidth = true
    let fitted = try #require(ink(draw(label, scale: 3), from: 128))
    #expect(fitted.x.upperBound < 180)
    #expect(fitted.x.upperBound > 165)
    label.text = "EE"
    let plain = try #require(ink(draw(label, scale: 3), from: 128))
    #expect(plain.y.upperBound == fitted.y.upperBound)
    #expect(plain.y.count > fitted.y.count)
    label.text = "EEEEEEEEEEEE"
    label.minimumScaleFactor = 0.95
    let least = try #require(ink(draw(label, scale: 3), from: 128))
    #expect(least.y.count > fitted.y.count, "cut rather than made smaller than allowed")
  }

  @Test func `underlines, strikethroughs and backgrounds are where they belong`() throws {
    func rows(_ attributes: [NSAttributedString.Key: Any]) throws -> ClosedRange<Int> {
      let label = label("")
      var attributes = attributes
      attributes[.font] = UIFont.systemFont(ofSize: 17)
      label.attributedText = NSAttributedString(string: "nnnn", attributes: attributes)
      label.sizeToFit()
      return try #require(ink(draw(label, scale: 3), from: 100)).y
    }
    let plain = try rows([:])
    let baseline = Int((UIFont.systemFont(ofSize: 17).ascender * 3).rounded())
    let underlined = try rows([.underlineStyle: NSUnderlineStyle.single.rawValue])
    #expect(underlined.lowerBound == plain.lowerBound)
    #expect(((baseline + 2)...(baseline + 9)).contains(underlined.upperBound))
    #expect(try rows([.underlineStyle: NSUnderlineStyle.double.rawValue]).upperBound > underlined.upperBound)
    #expect(try rows([.strikethroughStyle: NSUnderlineStyle.single.rawValue]) == plain)
    let painted = try rows([.backgroundColor: UIColor.systemYellow])
    #expect(painted.count >= 60)
    #expect(try rows([.baselineOffset: 4]).lowerBound < plain.lowerBound + 12)
  }

  @Test func `strings draw where they are told to`() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let string = NSAttributedString(string: "EE", attributes: [.font: font])
    let at = try #require(ink(Pixels(draw(100, 60) { _ in string.draw(at: CGPoint(x: 30, y: 10)) }), from: 128))
    #expect((30...33).contains(at.x.lowerBound))
    #expect(at.y.upperBound + 1 == Int((10 + font.ascender).rounded()))
    let base = try #require(
      ink(
        Pixels(draw(100, 60) { _ in string.draw(with: CGRect(x: 30, y: 40, width: 50, height: 50), context: nil) }),
        from: 128))
    #expect(base.y.upperBound + 1 == 40)
    let right = NSMutableParagraphStyle()
    right.alignment = .right
    let aligned = NSString(string: "EE")
    let drawn = draw(100, 60) { _ in
      aligned.draw(
        in: CGRect(x: 0, y: 0, width: 90, height: 60), withAttributes: [.font: font, .paragraphStyle: right])
    }
    #expect((85...90).contains(try #require(ink(Pixels(drawn), from: 128)).x.upperBound))
  }

  @Test func `letters drawn from kept masks cover what their outlines do, to a quarter of a pixel`() {
    let text = "Field notebook 观察 0123"
    // The least turn is enough for outlines to be filled instead.
    func coverage(turned: Bool, scale: CGFloat) -> Pixels {
      let label = label(text)
      return Pixels(
        draw(label.bounds.width, label.bounds.height, scale: scale) { context in
          if turned { context.rotate(by: 1e-9) }
          label.draw(label.bounds)
        })
    }
    // At the label's own scale and twice it, where its baseline is on a whole pixel.
    for scale in [3, 6] as [CGFloat] {
      let masks = coverage(turned: false, scale: scale)
      let outlines = coverage(turned: true, scale: scale)
      #expect(masks.coverage > 100)
      #expect(abs(masks.coverage - outlines.coverage) < outlines.coverage * 0.005)
      var difference = 0
      for y in 0..<masks.height {
        for x in 0..<masks.width { difference += abs(masks[x, y][3] - outlines[x, y][3]) }
      }
      #expect(Double(difference) / 255 < outlines.coverage * 0.12)
    }
  }

  @Test func `a turned label keeps its ink`() throws {
    let label = label("EHIT EHIT")
    let upright = draw(label, scale: 2).coverage
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    label.center = CGPoint(x: 60, y: 60)
    label.transform = CGAffineTransform(rotationAngle: .pi / 3)
    view.addSubview(label)
    #expect(abs(draw(view, scale: 2).coverage - upright) < upright * 0.02)
  }
}
