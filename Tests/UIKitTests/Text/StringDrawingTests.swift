import Testing
import UIKit

/// The effects of attributes and paragraph styles on a text's size.
struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let text = "The quick brown fox jumps over the lazy dog"

  private func size(_ text: String, width: CGFloat = 0, _ change: (NSMutableParagraphStyle) -> Void) -> CGSize {
    let style = NSMutableParagraphStyle()
    change(style)
    let string = NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])
    let room = CGSize(width: width, height: 0)
    return string.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size
  }

  @Test func `kerning is added after every character`() {
    let plain = NSAttributedString(string: "abcd", attributes: [.font: font]).size()
    let kerned = NSAttributedString(string: "abcd", attributes: [.font: font, .kern: 2]).size()
    #expect(abs(kerned.width - plain.width - 8) < 0.001)
    #expect(kerned.height == plain.height)
    #expect(NSString(string: "abcd").size(withAttributes: [.font: font]) == plain)
    #expect(NSAttributedString(string: "").size() == .zero)
  }

  @Test func `a line is as high as its tallest font, and a raised text makes it taller`() {
    let string = NSMutableAttributedString(string: "small BIG", attributes: [.font: font])
    string.addAttributes([.font: UIFont.systemFont(ofSize: 30)], range: NSRange(location: 6, length: 3))
    #expect(abs(string.size().height - UIFont.systemFont(ofSize: 30).lineHeight) < 0.001)
    let raised = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    raised.addAttributes([.baselineOffset: 5], range: NSRange(location: 1, length: 1))
    #expect(abs(raised.size().height - font.lineHeight - 5) < 0.001)
  }

  @Test func `line and paragraph spacing stand between, not at the ends`() {
    let line = font.lineHeight
    #expect(abs(size("a\nb\nc") { $0.lineSpacing = 4 }.height - line * 3 - 8) < 0.001)
    #expect(abs(size("a\nb\nc") { $0.paragraphSpacing = 5 }.height - line * 3 - 10) < 0.001)
    #expect(abs(size("a\nb\nc") { $0.paragraphSpacingBefore = 6 }.height - line * 3 - 12) < 0.001)
    // A line separator ends a line, not a paragraph.
    #expect(abs(size("a\u{2028}b") { $0.paragraphSpacing = 5 }.height - line * 2) < 0.001)
  }

  @Test func `line heights are multiplied, then kept between minimum and maximum`() {
    let line = font.lineHeight
    #expect(abs(size("a\nb") { $0.lineHeightMultiple = 1.5 }.height - line * 3) < 0.001)
    #expect(abs(size("a\nb") { $0.minimumLineHeight = 30 }.height - 60) < 0.001)
    #expect(abs(size("a\nb") { $0.maximumLineHeight = 15 }.height - 30) < 0.001)
    #expect(
      abs(
        size("a\nb") {
          $0.lineHeightMultiple = 3
          $0.maximumLineHeight = 25
        }.height - 50) < 0.001)
  }

  @Test func `indents take their part of the width`() {
    let free = size(text, width: 200) { _ in }
    let indented = size(text, width: 240) {
      $0.headIndent = 40; $0.firstLineHeadIndent = 40
    }
    #expect(indented.height == free.height)
    #expect(abs(indented.width - free.width - 40) < 0.001)
    #expect(size(text, width: 240) { $0.tailIndent = -40 }.height == free.height)
    #expect(size(text, width: 500) { $0.tailIndent = 200 }.height == free.height)
    let word = size("word") { _ in }.width
    #expect(abs(size("word") { $0.firstLineHeadIndent = 10 }.width - word - 10) < 0.001)
  }

  @Test func `a text can be made to fit by a smaller font`() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let string = NSAttributedString(string: text, attributes: [.font: font])
    let whole = string.size()
    let room = CGSize(width: whole.width * 0.8, height: 100)
    let rect = string.boundingRect(with: room, context: context)
    #expect(rect.width <= room.width + 0.001)
    #expect(context.actualScaleFactor > 0.75)
    #expect(context.actualScaleFactor < 0.85)
    #expect(context.totalBounds == rect)
    _ = string.boundingRect(with: CGSize(width: 1000, height: 100), context: context)
    #expect(context.actualScaleFactor == 1)
  }

  @Test func `a limited height drops lines, if the last one is to be cut`() {
    let string = NSAttributedString(string: text, attributes: [.font: font])
    let room = CGSize(width: 100, height: 45)
    let whole = string.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    #expect(whole.height > 60)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    let cut = string.boundingRect(with: room, options: options, context: nil)
    #expect(abs(cut.height - font.lineHeight * 2) < 0.001)
  }

  @Test func `many threads may measure at once`() async {
    let alone = NSAttributedString(string: text, attributes: [.font: font]).size()
    await withTaskGroup(of: CGSize.self) { group in
      for index in 0..<40 {
        group.addTask {
          let font = UIFont.systemFont(ofSize: 17)
          _ = NSAttributedString(string: "\(index)", attributes: [.font: font.withSize(CGFloat(10 + index))]).size()
          return NSAttributedString(
            string: "The quick brown fox jumps over the lazy dog", attributes: [.font: font]
          ).size()
        }
      }
      for await size in group { #expect(size == alone) }
    }
  }
}
