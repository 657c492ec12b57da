import Testing
import UIKit

@testable import UIKit

/// Texts of any characters, and characters that no font has.
@MainActor struct TextRobustnessTests {
  private func layout(_ text: String, width: CGFloat = .infinity) -> TextLayout {
    TextLayout(
      StyledText(text, attributes: TextAttributes(font: .systemFont(ofSize: 17))), options: .init(width: width))
  }

  @Test(arguments: 0..<120)
  func `any characters are laid out in finite lines that keep all bytes, and drawn`(seed: Int) {
    var random = RandomText(seed: UInt64(20_000 + seed))
    let blocks: [ClosedRange<UInt32>] = [
      0x00...0x7F, 0x80...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0xDFF, 0x2000...0x206F, 0x2600...0x27BF,
      0x3000...0x30FF, 0x4E00...0x4FFF, 0xAC00...0xACFF, 0xE000...0xE010, 0xFE00...0xFE0F, 0xFFF0...0xFFFF,
      0x1F1E6...0x1F1FF, 0x1F3FB...0x1F64F, 0x10400...0x1044F, 0xE0001...0xE007F,
    ]
    var text = ""
    for _ in 0..<60 {
      let block = blocks[random.number(blocks.count)]
      if let scalar = Unicode.Scalar(block.lowerBound + UInt32(random.number(block.count))) {
        text.unicodeScalars.append(scalar)
      }
    }
    for width in [CGFloat.infinity, 200, 37, 5] {
      let layout = layout(text, width: width)
      var last = 0
      for line in layout.lines {
        #expect(line.width.isFinite && line.width >= 0)
        #expect(line.range.lowerBound >= last)
        last = line.range.upperBound
        #expect(abs(line.runs.reduce(0) { $0 + $1.width } - line.width) < 0.01)
      }
    }
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.frame.size = label.sizeThatFits(CGSize(width: 150, height: 0))
    _ = draw(label, scale: 1)
  }

  @Test func `control characters neither end a text nor show`() {
    let whole = layout("before\0\u{1}after")
    #expect(whole.lines.map(\.range.upperBound) == [13])
    #expect(abs(whole.size.width - layout("beforeafter").size.width) < 1)
  }

  @Test func `a sign of several characters that no font has is one box`() {
    // A private character, first single and then joined as emoji are joined.
    let box = layout("\u{10FFFD}").size.width
    #expect((8...20).contains(box))
    #expect(abs(layout("\u{10FFFC}\u{10FFFD}").size.width - box * 2) < 0.01)
    #expect(abs(layout("\u{10FFFD}\u{FE0F}").size.width - box) < 0.01)
    let family = layout("👨‍👩‍👧").size.width
    #expect(family < 40, "\(family)")
    #expect(layout("👍🏽").lines[0].source.shaped[0].clusters.count >= 1)
  }

  @Test func `combining marks share the place of their letter`() {
    #expect(abs(layout("e\u{301}").size.width - layout("é").size.width) < 0.2)
    let stacked = layout("o\u{302}\u{323}\u{301}")
    #expect(abs(stacked.size.width - layout("o").size.width) < 1)
    // A line never begins with a mark.
    let text = String(repeating: "e\u{301}", count: 40)
    for line in layout(text, width: 50).lines {
      #expect(line.range.lowerBound % 3 == 0)
    }
  }

  @Test func `empty texts, spaces and separators alone`() {
    #expect(layout("").lines.isEmpty)
    #expect(layout(" ").size.width > 0)
    #expect(layout("\n").lines.count == 1)
    #expect(layout("\n\n").lines.count == 2)
    #expect(layout("\u{2028}").lines.count == 1)
    #expect(layout("a\u{2028}").lines.count == 1)
    #expect(layout("   ", width: 5).lines.count == 1)
    let label = UILabel()
    label.text = "\n"
    #expect(label.intrinsicContentSize.height > 0)
    label.attributedText = NSAttributedString(string: "")
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `mixed directions keep every letter, in visual order`() {
    let text = "The title is مفتاح معايير الويب in Arabic, ו 123 בעברית."
    for width in [CGFloat.infinity, 200, 100] {
      for line in layout(text, width: width).lines {
        let runs = line.runs
        #expect(runs.map(\.x) == runs.map(\.x).sorted())
        #expect(abs((runs.last.map { $0.x + $0.width } ?? 0) - line.width) < 0.01)
      }
    }
  }
}
