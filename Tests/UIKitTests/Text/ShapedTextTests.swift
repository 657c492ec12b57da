import Testing
import UIKit

@testable import UIKit

/// Shaping is what text costs: it happens once for each text, whatever is then asked of it.
@MainActor struct ShapedTextTests {
  private func styled(_ text: String, size: CGFloat = 17, _ change: (inout TextAttributes) -> Void = { _ in })
    -> StyledText
  {
    var attributes = TextAttributes(font: .systemFont(ofSize: size))
    change(&attributes)
    return StyledText(text, attributes: attributes)
  }

  @Test func `equal texts share their glyphs, whatever their colors and alignment`() {
    let plain = ShapedText.of(styled("shared glyphs 红嘴"), isRightToLeft: false)
    #expect(plain === ShapedText.of(styled("shared glyphs 红嘴"), isRightToLeft: false))
    let other = styled("shared glyphs 红嘴") {
      $0.foregroundColor = .systemRed
      $0.underline = .single
      $0.paragraph.alignment = .center
      $0.paragraph.lineBreakMode = .byTruncatingTail
    }
    #expect(plain === ShapedText.of(other, isRightToLeft: false))
    #expect(plain[0] === plain[0])
  }

  @Test func `texts that look different do not`() {
    let plain = ShapedText.of(styled("not shared"), isRightToLeft: false)
    let others = [
      styled("not shared!"), styled("not shared", size: 18), styled("not shared") { $0.kern = 1 },
      styled("not shared") { $0.usesLigatures = false },
      styled("not shared") { $0.paragraph.baseWritingDirection = .rightToLeft },
      styled("not shared") { $0.font = .boldSystemFont(ofSize: 17) },
    ]
    for other in others { #expect(plain !== ShapedText.of(other, isRightToLeft: false)) }
    #expect(plain !== ShapedText.of(styled("not shared"), isRightToLeft: true))
  }

  @Test func `texts that Swift calls equal but whose bytes differ do not`() {
    let composed = ShapedText.of(styled("caf\u{E9}"), isRightToLeft: false)
    let decomposed = ShapedText.of(styled("cafe\u{301}"), isRightToLeft: false)
    #expect(composed !== decomposed)
    #expect(decomposed[0].clusters.last?.range == 3..<6)
  }

  @Test func `many other texts push one out of the cache, but not those in use`() {
    var cache = ShapedTextCache()
    let keys = (0..<3000).map { ShapingKey(styled("text number \($0), long enough to count"), isRightToLeft: false) }
    let first = ShapedText(styled("first"), isRightToLeft: false)
    cache.insert(first, for: keys[0])
    for key in keys.dropFirst() {
      cache.insert(ShapedText(styled("other"), isRightToLeft: false), for: key)
      #expect(cache.text(for: keys[0]) === first)
    }
    #expect(cache.text(for: keys[1]) == nil)
    #expect(cache.text(for: keys[2999]) != nil)
  }

  @Test func `a label measures and draws at all widths from one shaping`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = (0..<10_000).map { "word\($0 % 97)" }.joined(separator: " ")
    func source(_ width: CGFloat) -> TextSource? {
      label.layout(in: CGSize(width: width, height: .infinity), lines: 0).lines.first?.source
    }
    let first = source(300)
    #expect(first != nil)
    for width in [CGFloat(100), 200, 250, 390, .infinity] { #expect(source(width) === first) }
    let glyphs = first?.shaped[0]
    #expect(glyphs === source(320)?.shaped[0])
    #expect(label.intrinsicContentSize.height < 21)
    #expect(label.intrinsicHeight(forWidth: 300) > 5000)
  }

  @Test func `a cell that is used again for the same text does not shape it again`() {
    let text = "a text that comes back \(UInt64.random(in: 0...UInt64.max))"
    func glyphs() -> ShapedText? {
      let label = UILabel()
      label.text = text
      return label.layout(in: CGSize(width: 100, height: 100), lines: 1).lines.first?.source.shaped
    }
    let first = glyphs()
    #expect(first != nil && first === glyphs())
  }

  @Test func `a label of few lines shapes only the paragraphs that it shows`() {
    let text = styled((0..<50).map { "paragraph \($0)" }.joined(separator: "\n"))
    let shaped = ShapedText(text, isRightToLeft: false)
    let layout = TextLayout(
      TextSource(text: text, shaped: shaped), options: .init(width: 300, maximumHeight: 45))
    #expect(layout.lines.count == 2)
    #expect(shaped.shapedCount < 5)
  }
}
