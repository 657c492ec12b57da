import Testing
import UIKit

@testable import UIKit

/// Tabulators, justified lines, tightened lines, directions.
struct ParagraphLayoutTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func layout(
    _ text: String, width: CGFloat = .infinity, lines: Int = 0, _ change: (inout ParagraphAttributes) -> Void
  ) -> TextLayout {
    var attributes = TextAttributes(font: font)
    change(&attributes.paragraph)
    return TextLayout(StyledText(text, attributes: attributes), options: .init(width: width, maximumLines: lines))
  }

  private func width(_ text: String) -> CGFloat { layout(text) { _ in }.size.width }

  /// The left ends of the pieces between tabulators.
  private func places(_ text: String, _ change: (inout ParagraphAttributes) -> Void) -> [CGFloat] {
    let line = layout(text, width: 600, change).lines[0]
    let isTab = { (run: TextLayout.Run) in run.glyphs.allSatisfy { $0.id == TextEngine.emptyGlyph } }
    var places: [CGFloat] = []
    var isNew = true
    for run in line.runs {
      if isTab(run) {
        isNew = true
      } else if isNew {
        places.append(run.x + line.leftIndent)
        isNew = false
      }
    }
    return places
  }

  @Test func `tabulators reach for their stops`() {
    #expect(places("a\tb\tc") { _ in } == [0, 28, 56])
    let stops = { (style: inout ParagraphAttributes) in
      style.tabs.stops = [.init(location: 50, alignment: .left), .init(location: 120, alignment: .left)]
    }
    #expect(places("a\tb\tc", stops) == [0, 50, 120])
    #expect(
      places("a\tb\tc\td") {
        stops(&$0)
        $0.tabs.interval = 45
      } == [0, 50, 120, 135])
    // A stop that the text has passed is left out.
    #expect(places("a long beginning\tb", stops)[1] == 120 || width("a long beginning") > 120)
  }

  @Test func `stops count from the edge, not from the indent`() {
    let places = places("•\titem") {
      $0.firstLineHeadIndent = 10
      $0.headIndent = 30
      $0.tabs.stops = [.init(location: 30, alignment: .left)]
    }
    #expect(places == [10, 30])
  }

  @Test func `text ends at a right stop and has its middle at a center one`() {
    let right = places("a\t12.50") { $0.tabs.stops = [.init(location: 200, alignment: .right)] }
    #expect(abs(right[1] - (200 - width("12.50"))) < 0.001)
    let center = places("a\tmiddle\tend") { $0.tabs.stops = [.init(location: 200, alignment: .center)] }
    #expect(abs(center[1] - (200 - width("middle") / 2)) < 0.001)
  }

  @Test func `paragraph styles keep their tabs, in order of place`() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    #expect(style.defaultTabInterval == 0)
    style.tabStops = [NSTextTab(textAlignment: .left, location: 90), NSTextTab(textAlignment: .right, location: 30)]
    style.addTabStop(NSTextTab(textAlignment: .center, location: 60))
    #expect(style.tabStops.map(\.location) == [30, 60, 90])
    #expect(style.tabStops.map(\.alignment) == [.right, .center, .left])
    style.removeTabStop(NSTextTab(textAlignment: .center, location: 60))
    #expect((style.copy() as? NSParagraphStyle)?.tabStops.map(\.location) == [30, 90])
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "zh-Hans") == .leftToRight)
  }

  @Test func `justified Chinese fills its lines between the characters`() {
    let text = "今天在山谷里看到了三只红嘴蓝鹊它们在松树上停留了很久同伴说我们明天再来"
    let layout = layout(text, width: 205) { $0.alignment = .justified }
    for line in layout.lines.dropLast() {
      #expect(abs(line.width - 205) < 0.001)
      let runs = line.runs
      #expect(abs(runs.reduce(0) { $0 + $1.width } - 205) < 0.01)
      // All gaps are alike, but after the last character.
      let advances = runs.flatMap(\.glyphs).map(\.advance)
      #expect(advances.dropLast().allSatisfy { abs($0 - advances[0]) < 0.001 })
      #expect(advances[0] > (advances.last ?? 0))
    }
    #expect(layout.lines.last.map { $0.width < 205 && !$0.isJustified } == true)
  }

  @Test func `letters move together before a line is cut, if they may and if that is enough`() {
    let text = "Tightened a little"
    let whole = width(text)
    let tight = layout(text, width: whole - 4, lines: 1) {
      $0.lineBreakMode = .byTruncatingTail
      $0.allowsTightening = true
    }
    #expect(!tight.isTruncated)
    #expect(abs(tight.lines[0].width - (whole - 4)) < 0.001)
    #expect(abs(tight.lines[0].runs.reduce(0) { $0 + $1.width } - (whole - 4)) < 0.01)
    let cut = layout(text, width: whole - 4, lines: 1) { $0.lineBreakMode = .byTruncatingTail }
    #expect(cut.isTruncated)
    let tooMuch = layout(text, width: whole * 0.8, lines: 1) {
      $0.lineBreakMode = .byTruncatingTail
      $0.allowsTightening = true
    }
    #expect(tooMuch.isTruncated)
  }

  @Test func `a style's direction decides where the letters do not, and a line separator keeps it`() {
    let line = layout("12 + 3") { $0.baseWritingDirection = .rightToLeft }.lines[0]
    #expect(line.source.shaped[0].baseLevel == 1)
    // After U+2028 the paragraph goes on: its first letter decides for all of it. After a line feed the next one decides.
    let shaped = layout("שלום\u{2028}abc\nabc") { _ in }.lines[0].source.shaped
    #expect((0..<3).map { shaped[$0].baseLevel } == [1, 1, 0])
  }

  @Test func `a line separator keeps the style of its paragraph`() {
    let string = NSMutableAttributedString(string: "a\u{2028}b", attributes: [.font: font])
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 40
    string.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 1))
    #expect(string.size().height == 80)
  }
}
