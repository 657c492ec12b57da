import Testing
import UIKit

@testable import UIKit

/// The drawing of each attribute.
@MainActor struct AttributePixelTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func pixels(
    _ attributes: [NSAttributedString.Key: Any], text: String = "HHH", scale: CGFloat = 2
  ) -> Pixels {
    var attributes = attributes
    if attributes[.font] == nil { attributes[.font] = font }
    let string = NSAttributedString(string: text, attributes: attributes)
    return Pixels(draw(120, 60, scale: scale) { _ in string.draw(at: CGPoint(x: 10, y: 10)) })
  }

  private func ink(_ pixels: Pixels, where test: ([Int]) -> Bool = { $0[3] > 127 }) -> CGRect {
    var box = CGRect.null
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where test(pixels[x, y]) {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private func isRed(_ pixel: [Int]) -> Bool { pixel[3] > 100 && pixel[0] > pixel[1] * 3 && pixel[0] > 80 }

  @Test func `kerning and tracking widen, and kerning counts where both stand`() {
    let plain = ink(pixels([:])).width
    #expect(abs(ink(pixels([.kern: 5])).width - plain - 20) <= 1)
    #expect(abs(ink(pixels([.tracking: 5])).width - plain - 20) <= 1)
    #expect(abs(ink(pixels([.kern: 2, .tracking: 9])).width - plain - 8) <= 1)
  }

  @Test func `outlines are hollow with a positive width and filled with a negative one`() {
    let bold = UIFont.boldSystemFont(ofSize: 30)
    let solid = pixels([.font: bold])
    let hollow = pixels([.font: bold, .strokeWidth: 3, .strokeColor: red])
    #expect(hollow.coverage < solid.coverage * 0.9)
    #expect(ink(hollow, where: { $0[3] > 127 && $0[0] < 50 }).isNull, "nothing in the letters' own color")
    let both = pixels([.font: bold, .strokeWidth: -3, .strokeColor: red])
    #expect(both.coverage > solid.coverage)
    #expect(!ink(both, where: { $0[3] > 250 && $0[0] < 20 }).isNull)
    #expect(!ink(both, where: isRed).isNull)
    // Without a color of its own the outline has the letters'.
    #expect(!ink(pixels([.strokeWidth: 4, .foregroundColor: red]), where: isRed).isNull)
  }

  @Test func `leaning letters lean to the right, above the baseline by as much as they are high`() {
    let upright = ink(pixels([:], text: "I"))
    let leaning = ink(pixels([.obliqueness: 0.5], text: "I"))
    #expect(abs(leaning.width - upright.width - upright.height / 2) <= 3)
    #expect(abs(leaning.minX - upright.minX) <= 1)
    #expect(abs(leaning.height - upright.height) <= 1)
  }

  @Test func `a shadow falls beside its letters only, sharp or blurred`() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 6, height: 4)
    shadow.shadowColor = red
    let plain = ink(pixels([:]))
    let sharp = pixels([.shadow: shadow])
    let reds = ink(sharp, where: isRed)
    #expect(abs(reds.maxX - plain.maxX - 12) <= 1)
    #expect(abs(reds.maxY - plain.maxY - 8) <= 1)
    shadow.shadowBlurRadius = 4
    let blurred = pixels([.shadow: shadow])
    #expect(ink(blurred, where: { $0[3] > 8 && $0[0] > $0[1] }).maxX > reds.maxX + 2)
    #expect(ink(pixels([.shadow: NSShadow()]), where: isRed).isNull)
    shadow.shadowColor = nil
    #expect(ink(pixels([.shadow: shadow])) == plain)
  }

  @Test func `links are drawn in their own color and underlined, whatever the letters' color`() {
    let link = pixels([.link: "https://example.org", .foregroundColor: red])
    #expect(ink(link, where: isRed).isNull)
    #expect(ink(link).maxY > ink(pixels([:])).maxY + 1)
    #expect(!ink(link, where: { $0[3] > 200 && $0[2] > 200 && $0[0] < 60 }).isNull)
  }

  @Test func `ligatures can be turned off`() throws {
    let font = try #require(UIFont(name: "DejaVu Sans", size: 20))
    func glyphs(_ ligature: Int) -> Int {
      let text = NSAttributedString(string: "office", attributes: [.font: font, .ligature: ligature])
      let styled = StyledText(text, base: TextAttributes(font: font))
      return TextLayout(styled).lines[0].runs.reduce(0) { $0 + $1.glyphs.count }
    }
    #expect(glyphs(0) == 6)
    #expect(glyphs(1) < 6)
  }

  @Test func `an underline by word leaves out the spaces`() {
    let line = pixels([.underlineStyle: NSUnderlineStyle.single.rawValue], text: "H H")
    let words = pixels([.underlineStyle: NSUnderlineStyle([.single, .byWord]).rawValue], text: "H H")
    let row = Int(ink(line).maxY) - 1
    func covered(_ pixels: Pixels) -> Int { (0..<pixels.width).filter { pixels[$0, row][3] > 127 }.count }
    #expect(covered(words) < covered(line) - 5)
    #expect(covered(words) > 10)
  }

  private func square(_ side: CGFloat) -> UIImage {
    draw(side, side, scale: 2) { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func attached(_ attachment: NSTextAttachment, _ attributes: [NSAttributedString.Key: Any] = [:])
    -> NSAttributedString
  {
    var attributes = attributes
    attributes[.font] = font
    let text = NSMutableAttributedString(string: "H", attributes: attributes)
    text.append(NSAttributedString(attachment: attachment))
    text.addAttributes(attributes, range: NSRange(location: 1, length: 1))
    text.append(NSAttributedString(string: "H", attributes: attributes))
    return text
  }

  @Test func `an image stands on the baseline at its own size, and the line makes room for it`() {
    let text = attached(NSTextAttachment(image: square(30)))
    let plain = NSAttributedString(string: "HH", attributes: [.font: font]).size()
    #expect(abs(text.size().width - plain.width - 30) < 0.001)
    #expect(abs(text.size().height - 30 + font.descender) < 0.001)
    let drawn = Pixels(draw(120, 60, scale: 2) { _ in text.draw(at: CGPoint(x: 10, y: 10)) })
    let reds = ink(drawn, where: isRed)
    #expect(reds.height == 60)
    #expect(reds.maxY == 80, "the baseline is 30 points below the top at 10")
    #expect(abs(reds.width - 60) <= 2)
    #expect(ink(drawn).maxY == 80, "the letters stand on the same baseline")
  }

  @Test func `bounds move and size an image, and padding makes room around it`() {
    let attachment = NSTextAttachment(image: square(30))
    attachment.bounds = CGRect(x: 0, y: -4, width: 12, height: 12)
    let text = attached(attachment)
    #expect(abs(text.size().height - font.lineHeight) < 0.001)
    let drawn = Pixels(draw(120, 60, scale: 2) { _ in text.draw(at: CGPoint(x: 10, y: 10)) })
    let reds = ink(drawn, where: isRed)
    let baseline = ((10 + font.ascender) * 2).rounded()
    #expect(reds.maxY == baseline + 8)
    #expect(reds.height == 24)
    let narrow = text.size().width
    attachment.lineLayoutPadding = 5
    #expect(abs(attached(attachment).size().width - narrow - 10) < 0.001)
  }

  @Test func `symbols take the letters' size and color, templates their color, other images keep theirs`() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let small = attached(NSTextAttachment(image: star), [.foregroundColor: red])
    let drawn = Pixels(draw(120, 60, scale: 2) { _ in small.draw(at: CGPoint(x: 10, y: 10)) })
    #expect(ink(drawn, where: { $0[3] > 200 && $0[0] < 100 }).isNull, "nothing is black")
    let template = attached(
      NSTextAttachment(image: square(10).withRenderingMode(.alwaysTemplate)), [.foregroundColor: blue])
    let other = Pixels(draw(120, 60, scale: 2) { _ in template.draw(at: CGPoint(x: 10, y: 10)) })
    #expect(ink(other, where: isRed).isNull)
    func width(_ size: CGFloat) -> CGFloat {
      let text = NSMutableAttributedString(
        attributedString: NSAttributedString(attachment: NSTextAttachment(image: star)))
      text.addAttribute(.font, value: UIFont.systemFont(ofSize: size), range: NSRange(location: 0, length: 1))
      return text.size().width
    }
    #expect(width(34) > width(17) * 1.8)
  }

  @Test func `only the lines that the clip shows are drawn, and they are where they would be`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = (0..<200).map { "line \($0)" }.joined(separator: "\n")
    label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
    let whole = draw(label, scale: 1)
    let top = 1000
    let part = Pixels(
      draw(label.bounds.width, 100) { context in
        context.translateBy(x: 0, y: -CGFloat(top))
        label.draw(label.bounds)
      })
    for y in 0..<100 {
      for x in 0..<part.width { #expect(part[x, y] == whole[x, y + top]) }
    }
  }
}
