import PictureComparison
import TableMakerTextEditing
import TestSupport
import Testing
import UIKit

@testable import UIKit

/// Sizes, containers, links, and letters of a text view, and touches that do more than tap.
@MainActor struct TextViewLayoutTests {
  let host = TestWindow(size: CGSize(width: 320, height: 480))
  let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  init() {
    textView.font = .systemFont(ofSize: 17)
    host.window.addSubview(textView)
    host.window.makeKeyAndVisible()
    host.layOut()
  }

  @Test("A new text view has Apple's values")
  func initialValues() {
    let view = UITextView()
    #expect(view.text == "" && view.attributedText.length == 0 && view.font == nil && view.textColor == nil)
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled && !view.clearsOnInsertion)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5 && view.textContainer.maximumNumberOfLines == 0)
    #expect(view.textContainer.lineBreakMode == .byWordWrapping && view.textContainer.widthTracksTextView)
    #expect(NSTextContainer().widthTracksTextView == false)
    #expect(view.selectedRange == NSRange(location: 0, length: 0) && view.textAlignment == .natural)
    #expect(view.delegate == nil && view.inputView == nil && view.inputAccessoryView == nil)
  }

  @Test("A cell that sizes itself grows with the text view in it")
  func selfSizingCell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    textView.removeFromSuperview()
    textView.isScrollEnabled = false
    textView.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      textView.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      textView.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
    ])
    func height() -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let one = height()
    textView.text = String(repeating: "Words that take several lines. ", count: 6)
    let many = height()
    #expect(many > one + 5 * 20)
    #expect(abs(many - textView.sizeThatFits(CGSize(width: 200, height: 9999)).height) < 1)
  }

  @Test("No more lines show than the container permits; the last one is cut as it says")
  func maximumLines() {
    textView.text = "One\nTwo\nThree\nFour"
    textView.isScrollEnabled = false
    let all = textView.sizeThatFits(CGSize(width: 320, height: 9999)).height
    textView.textContainer.maximumNumberOfLines = 2
    textView.textContainer.lineBreakMode = .byTruncatingTail
    let two = textView.sizeThatFits(CGSize(width: 320, height: 9999)).height
    #expect(abs((all - 16) / 2 - (two - 16)) < 1)
    host.layOut()
    #expect(textView.textLayout.lines(ofBlock: 0).layout.isTruncated)
    // Carets of text that is cut off are in the last line.
    #expect(textView.caretRect(for: textView.endOfDocument).maxY <= two)
  }

  @Test("Fonts of a text style follow the preferred size, with the text's height")
  func dynamicType() {
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.text = "Some words"
    host.layOut()
    let normal = textView.contentSize.height
    host.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    host.layOut()
    #expect(textView.contentSize.height > normal + 20)
    #expect((textView.font?.pointSize ?? 0) > 40)
  }

  @Test(
    "In an interface from right to left, an empty text and digits stand at the right; letters decide for themselves")
  func rightToLeft() {
    host.window.traitOverrides.layoutDirection = .rightToLeft
    host.layOut()
    #expect(textView.caretRect(for: textView.endOfDocument).minX > 300)
    textView.text = "abc"
    host.layOut()
    #expect(textView.caretRect(for: textView.beginningOfDocument).minX < 10)
    textView.text = "שלום"
    #expect(textView.caretRect(for: textView.beginningOfDocument).minX > 300)
    #expect(textView.baseWritingDirection(for: textView.beginningOfDocument, in: .forward) == .rightToLeft)
  }

  @Test("Color, font and alignment set later go to the whole text, and attributes are given back as they were")
  func looks() {
    let text = NSMutableAttributedString(
      string: "ab\nc", attributes: [.font: UIFont.systemFont(ofSize: 13), .kern: 2])
    text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 0, length: 1))
    textView.attributedText = text
    #expect(textView.attributedText.isEqual(to: text))
    #expect(textView.font == .systemFont(ofSize: 13) && textView.textColor == .black)
    textView.textColor = .red
    textView.textAlignment = .right
    textView.font = .systemFont(ofSize: 20)
    let result = textView.attributedText!
    for index in 0..<4 {
      #expect(result.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor == .red)
      #expect(result.attribute(.font, at: index, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
    }
    #expect(result.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 2)
    host.layOut()
    #expect(textView.caretRect(for: textView.endOfDocument).minX > 290)
    textView.text = "plain"
    #expect(textView.attributedText.attribute(.kern, at: 0, effectiveRange: nil) == nil)
  }

  @Test("A finger on a handle takes an end of the selection along, and the text does not scroll")
  func handles() {
    textView.text = (0..<40).map { "Line number \($0)" }.joined(separator: "\n")
    textView.becomeFirstResponder()
    textView.selectedRange = NSRange(location: 0, length: 4)
    textView.scrollRangeToVisible(NSRange(location: 0, length: 0))
    host.layOut()
    let offset = textView.contentOffset.y
    let end = textView.firstRect(for: textView.textRange(from: 0, to: 4))
    textView.drag(from: CGPoint(x: end.maxX, y: end.maxY + 2), to: CGPoint(x: end.maxX + 20, y: end.maxY + 90))
    #expect(textView.selectedRange.location == 0 && textView.selectedRange.length > 40)
    #expect(textView.contentOffset.y == offset)
  }

  @Test("A text that is only read is selected by two taps or a finger that stays, and one tap does nothing")
  func reading() {
    textView.text = "Some words here"
    textView.isEditable = false
    host.layOut()
    let word = textView.firstRect(for: textView.textRange(from: 5, to: 10))
    let middle = CGPoint(x: word.midX, y: word.midY)
    textView.tap(at: middle)
    #expect(!textView.isFirstResponder)
    advance(seconds: 1)
    textView.press(at: middle, for: 0.8)
    #expect(textView.isFirstResponder && textView.selectedRange == NSRange(location: 5, length: 5))
    textView.editor.typeText("x")
    textView.editor.typeDelete()
    #expect(textView.text == "Some words here")
    textView.isSelectable = false
    #expect(!textView.isFirstResponder && !textView.canBecomeFirstResponder)
  }

  @Test(
    "What clears on insertion is replaced as a whole by what is typed next, and the delegate is asked for all of it")
  func clearsOnInsertion() {
    let recorder = TextViewRecorder()
    recorder.observe(textView)
    textView.text = "old"
    textView.becomeFirstResponder()
    textView.clearsOnInsertion = true
    _ = recorder.take()
    textView.editor.typeText("n")
    #expect(recorder.take().first == #"should 0+3 "n""#)
    #expect(textView.text == "n" && !textView.clearsOnInsertion)
    textView.editor.typeText("e")
    #expect(textView.text == "ne")
  }

  @Test("Scrolling up into paragraphs that nobody has seen keeps what is on screen where it is")
  func anchoring() {
    textView.text = (0..<400).map { "Paragraph \($0): " + String(repeating: "words ", count: $0 % 37) }
      .joined(separator: "\n")
    host.layOut()
    textView.scrollRangeToVisible(NSRange(location: textView.text.utf16.count, length: 0))
    host.layOut()
    let bottom = textView.contentOffset.y
    #expect(abs(bottom - (textView.contentSize.height - 200)) < 1)
    for _ in 0..<60 {
      let line = textView.textPosition(closestTo: CGPoint(x: 10, y: textView.contentOffset.y + 100))
      let before = textView.caretRectangle(at: line).minY - textView.contentOffset.y
      textView.contentOffset.y -= 40
      host.layOut()
      let after = textView.caretRectangle(at: line).minY - textView.contentOffset.y
      #expect(abs(after - before - 40) < 0.5)
    }
  }

  @Test("A paragraph much higher than any surface is drawn where it is on screen, at its beginning and far down")
  func highParagraph() throws {
    textView.frame = CGRect(x: 0, y: 0, width: 80, height: 200)
    textView.font = .systemFont(ofSize: 60)
    textView.text = String(repeating: "MW", count: 1000)
    host.layOut()
    #expect(textView.contentSize.height > 30_000)
    for y in [0, 5000, 20_000] as [CGFloat] {
      textView.contentOffset.y = y
      host.layOut()
      let picture = try #require(Picture(of: textView, scale: 3))
      #expect(picture.bytes.contains { $0 < 100 }, "nothing is drawn at \(y)")
      #expect(textView.blockViews.values.allSatisfy { $0.frame.height <= 4000 })
    }
  }

  @Test("A text that was scrolled through from end to end keeps the lines near the screen alone")
  func droppedLines() {
    textView.text = Array(repeating: String(repeating: "Some words in a paragraph. ", count: 20), count: 500)
      .joined(separator: "\n")
    while textView.contentOffset.y < textView.contentSize.height - 200 {
      textView.contentOffset.y += 200
      host.layOut()
    }
    let layout = textView.textLayout
    let kept = (0..<layout.blocks.count).count { layout.blocks[$0].lines != nil }
    #expect(kept < 200)
    textView.contentOffset.y = 0
    host.layOut()
    #expect(textView.caretRect(for: textView.beginningOfDocument).minY == 8)
  }

  @Test("First and last baselines are those of the first and the last line, for constraints")
  func baselines() {
    textView.isScrollEnabled = false
    textView.text = "One\nTwo"
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(textView.firstBaselineOffsetFromTop - (8 + font.ascender)) < 0.51)
    #expect(abs(textView.lastBaselineOffsetFromBottom - (8 - font.descender)) < 0.51)
  }

  @Test("The delegate may make another edit menu of what is suggested; all of a long text is selected at once")
  func editMenu() {
    final class MenuMaker: NSObject, UITextViewDelegate {
      var ranges: [NSRange] = []
      func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        ranges.append(range)
        return UIMenu(children: [UIAction(title: "Mine") { _ in }] + suggestedActions)
      }
    }
    let maker = MenuMaker()
    textView.delegate = maker
    textView.text = (0..<2000).map { "Paragraph \($0)" }.joined(separator: "\n")
    textView.becomeFirstResponder()
    textView.contentOffset.y = 0
    host.layOut()
    textView.selectAll(nil)
    textView.editor.offerMenu()
    #expect(maker.ranges == [NSRange(location: 0, length: textView.text.utf16.count)])
    #expect(host.window.editMenu != nil)
    let layout = textView.textLayout
    #expect((0..<layout.blocks.count).count { layout.blocks[$0].lines != nil } < 100)
    host.window.editMenu?.dismiss(animated: false)
  }

  @Test("No keyboard comes up for a text that is only read, though it can be selected")
  func keyboard() {
    textView.isEditable = false
    textView.becomeFirstResponder()
    host.layOut()
    #expect(textView.isFirstResponder && host.window.keyboardHeight == 0)
    textView.resignFirstResponder()
    textView.isEditable = true
    textView.becomeFirstResponder()
    settleAnimations()
    #expect(host.window.keyboardHeight > 100)
    textView.resignFirstResponder()
    settleAnimations()
  }

  @Test("VoiceOver reads a text view by its text")
  func accessibility() {
    textView.text = "Read me"
    #expect(textView.isAccessibilityElement && textView.accessibilityValue == "Read me")
  }
}
