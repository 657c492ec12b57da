import Testing
import UIKit

@testable import UIKit

/// The invariants of every text at every width.
struct TextLayoutTests {
  private func layout(
    _ text: String, width: CGFloat = .infinity, lines: Int = 0, mode: NSLineBreakMode = .byWordWrapping,
    size: CGFloat = 17, alignment: NSTextAlignment = .natural, isRightToLeft: Bool = false
  ) -> TextLayout {
    var attributes = TextAttributes(font: .systemFont(ofSize: size))
    attributes.paragraph.lineBreakMode = mode
    attributes.paragraph.alignment = alignment
    return TextLayout(
      StyledText(text, attributes: attributes),
      options: .init(width: width, maximumLines: lines, isRightToLeft: isRightToLeft))
  }

  /// The text of a line, without the white space at its ends.
  private func shown(_ line: TextLayout.Line, of text: String) -> String {
    let bytes = Array(text.utf8)[line.range]
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test(arguments: 0..<150)
  func `every line fits and no text is lost`(seed: Int) {
    var random = RandomText(seed: UInt64(seed))
    let text = random.text(words: 30)
    let width = CGFloat(60 + random.number(300))
    let mode: NSLineBreakMode = seed % 2 == 0 ? .byWordWrapping : .byCharWrapping
    let lines = layout(text, width: width, mode: mode).lines
    for line in lines {
      // A single letter may be wider than a line; here none is.
      #expect(line.width <= width + 0.01, "\(shown(line, of: text)) in \(width)")
      #expect(abs(line.runs.reduce(0) { $0 + $1.width } - line.width) < 0.01)
    }
    let white = CharacterSet.whitespacesAndNewlines
    let kept = lines.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }.joined()
    #expect(
      kept.components(separatedBy: white).joined() == text.components(separatedBy: white).joined())
  }

  @Test(arguments: 0..<60)
  func `a greater width never makes more lines`(seed: Int) {
    var random = RandomText(seed: UInt64(1000 + seed))
    let text = random.text(words: 25)
    var previous = Int.max
    for width in stride(from: CGFloat(50), through: 500, by: 7) {
      let count = layout(text, width: width).lines.count
      #expect(count <= previous, "\(text) in \(width)")
      previous = count
    }
  }

  @Test(arguments: 0..<60)
  func `a text at its own width has the lines of its paragraphs, and lines of n heights`(seed: Int) {
    var random = RandomText(seed: UInt64(2000 + seed))
    let text = random.text(words: 12)
    let free = layout(text)
    var paragraphs = text.components(separatedBy: "\n")
    if paragraphs.count > 1 && paragraphs.last == "" { paragraphs.removeLast() }
    #expect(free.lines.count == paragraphs.count)
    #expect(abs(free.size.height - CGFloat(paragraphs.count) * UIFont.systemFont(ofSize: 17).lineHeight) < 0.001)
    #expect(layout(text, width: free.size.width).lines.count == paragraphs.count)
  }

  @Test(arguments: 0..<100)
  func `a limit keeps the first lines as they were, and the last one fits with its ellipsis`(seed: Int) {
    var random = RandomText(seed: UInt64(3000 + seed))
    let text = random.text(words: 30)
    let width = CGFloat(80 + random.number(250))
    let limit = 1 + random.number(4)
    let all = layout(text, width: width, mode: .byTruncatingTail).lines
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead] {
      let limited = layout(text, width: width, lines: limit, mode: mode)
      #expect(limited.lines.count == min(limit, all.count))
      #expect(limited.isTruncated == (all.count > limit))
      for (line, other) in zip(limited.lines.dropLast(limited.isTruncated ? 1 : 0), all) {
        #expect(line.range == other.range)
      }
      for line in limited.lines { #expect(line.width <= width + 0.01) }
    }
  }

  @Test func `Chinese punctuation does not begin a line, nor does an opening bracket end one`() {
    let text = "今天在山谷里看到了三只红嘴蓝鹊，它们在松树上停留了很久。“真漂亮！”同伴说：我们明天再来（带上相机）、好吗？"
    for width in stride(from: CGFloat(60), through: 400, by: 3) {
      for line in layout(text, width: width).lines {
        let shown = shown(line, of: text)
        #expect(!"，。！？：、）”".contains(shown.first ?? " "), "\(shown)")
        #expect(!"（“".contains(shown.last ?? " "), "\(shown)")
      }
    }
  }

  @Test func `words break between letters only if they are wider than a line`() {
    let text = "The quick brown fox jumps over the lazy dog"
    let lines = layout(text, width: 100).lines.map { shown($0, of: text) }
    #expect(lines.joined(separator: " ") == text)
    #expect(lines.allSatisfy { !$0.hasPrefix(" ") && !$0.isEmpty })
    let long = layout("incomprehensibilities", width: 60)
    #expect(long.lines.count > 1)
    #expect(long.lines.allSatisfy { $0.width <= 60 })
  }

  @Test func `white space hangs over the end of a line that is wrapped, and counts at the end of a text`() {
    let font = UIFont.systemFont(ofSize: 17)
    let word = NSAttributedString(string: "word", attributes: [.font: font]).size().width
    #expect(layout("word          word", width: word + 1).size.width == word)
    #expect(layout("word ").size.width > word + 2)
  }

  @Test func `letters of right-to-left scripts stand in their order`() {
    // In a left-to-right paragraph: Latin, then the Hebrew word with its first letter rightmost, then Latin.
    let line = layout("ab שלום cd").lines[0]
    #expect(line.runs.map(\.x) == line.runs.map(\.x).sorted())
    let hebrew = line.runs.first { $0.face != line.runs[0].face }
    #expect(hebrew.map { abs($0.x - layout("ab ").size.width) < 0.001 } == true)
    let alone = layout("שלום")
    #expect(alone.lines[0].runs[0].glyphs.count == 4)
    let first = layout("ש").lines[0].runs[0].glyphs[0].id
    #expect(alone.lines[0].runs[0].glyphs.last?.id == first)
  }

  @Test func `natural alignment follows the interface, and the other alignments the word`() {
    func left(_ text: String, _ alignment: NSTextAlignment, _ isRightToLeft: Bool) -> CGFloat {
      let layout = layout(text, width: 300, alignment: alignment, isRightToLeft: isRightToLeft)
      return layout.x(of: layout.lines[0], in: 300)
    }
    for text in ["word", "שלום"] {
      let width = layout(text).size.width
      #expect(left(text, .natural, false) == 0)
      #expect(abs(left(text, .natural, true) - (300 - width)) < 0.001)
      #expect(left(text, .left, true) == 0)
      #expect(abs(left(text, .right, false) - (300 - width)) < 0.001)
      #expect(abs(left(text, .center, true) - (300 - width) / 2) < 0.001)
    }
  }

  @Test func `justified lines fill the width, but for the last`() {
    let text = "Justified text fills the whole width of its lines but for the last one"
    let lines = layout(text, width: 180, alignment: .justified).lines
    #expect(lines.count > 2)
    for line in lines.dropLast() { #expect(abs(line.width - 180) < 0.01) }
    #expect(lines.last.map { $0.width < 170 } == true)
  }

  @Test func `no room at all still shows a line`() {
    #expect(layout("word", width: 0.5).lines.count == 4)
    #expect(layout("word", width: 0.5, lines: 1, mode: .byTruncatingTail).lines.count == 1)
    #expect(layout("").lines.isEmpty)
    #expect(layout("").size == .zero)
  }

  @Test func `empty paragraphs take a line, but for one at the end`() {
    #expect(layout("a\n\nb").lines.count == 3)
    #expect(layout("\n\na").lines.count == 3)
    // Assumed: a device would show whether a line feed at the end adds a line.
    #expect(layout("a\n").lines.count == 1)
    #expect(layout("a\r\nb\u{2028}c\u{2029}d\re\u{85}f").lines.count == 6)
  }

  @Test func `a text that is cut at a line feed ends with an ellipsis`() {
    let layout = layout("first\nsecond", width: 300, lines: 1, mode: .byTruncatingTail)
    #expect(layout.isTruncated)
    let ellipsis = self.layout("…").size.width
    #expect(abs(layout.size.width - self.layout("first").size.width - ellipsis) < 0.001)
  }

  @Test func `a colon between digits is another one than a colon after a word`() {
    func colon(_ text: String) -> UInt32? {
      layout(text).lines[0].runs.flatMap(\.glyphs).dropFirst(2).first?.id
    }
    #expect(colon("10:30") != colon("at: 30"))
    #expect(colon("10: 30") == colon("at: 30"))
    #expect(colon("10:x") == colon("at: 30"))
  }
}
