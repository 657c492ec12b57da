import Testing
import UIKit

@testable import TestSupport
@testable import UIKit

/// A text view in a window: its content, its calls to the delegate, and its responses to keys, touches, and bad input.
@MainActor struct TextViewTests {
  let host = TestWindow(size: CGSize(width: 320, height: 480))
  let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let recorder = TextViewRecorder()

  init() {
    textView.font = .systemFont(ofSize: 17)
    host.window.addSubview(textView)
    host.window.makeKeyAndVisible()
    host.layOut()
    recorder.observe(textView)
  }

  private func type(_ text: String) {
    for character in text { textView.editor.typeText(String(character)) }
    host.layOut()
  }

  @Test("A tap begins editing, keys are asked for and told of one by one, and the end is told of, in Apple's order")
  func orderOfCalls() {
    #expect(textView.tap(at: CGPoint(x: 60, y: 20)))
    #expect(textView.isFirstResponder)
    #expect(recorder.take() == ["shouldBegin", "didBegin", "DidBeginEditingNotification"])
    type("a")
    #expect(
      recorder.take() == [#"should 0+0 "a""#, "selection 1+0", "didChange", "DidChangeNotification"])
    textView.editor.typeDelete()
    #expect(recorder.take() == [#"should 0+1 """#, "selection 0+0", "didChange", "DidChangeNotification"])
    type("\n")
    #expect(recorder.take().first == #"should 0+0 "\n""#)
    #expect(textView.text == "\n")
    #expect(textView.resignFirstResponder())
    #expect(recorder.take() == ["shouldEnd", "didEnd", "DidEndEditingNotification"])
  }

  @Test("A delegate that forbids the beginning, a change or the end is heeded")
  func refusals() {
    recorder.mayBegin = false
    #expect(!textView.becomeFirstResponder() && !textView.isFirstResponder)
    recorder.mayBegin = true
    #expect(textView.becomeFirstResponder())
    recorder.allows = { _, _, text in text != "x" }
    type("axb")
    #expect(textView.text == "ab")
    recorder.mayEnd = false
    #expect(!textView.resignFirstResponder() && textView.isFirstResponder)
    #expect(textView.endEditing(true) && !textView.isFirstResponder)
  }

  @Test("Text set by code tells of the selection alone; so does a selection set by code")
  func changesByCode() {
    textView.text = "Hello"
    #expect(recorder.take() == ["selection 5+0"])
    textView.selectedRange = NSRange(location: 1, length: 2)
    #expect(recorder.take() == ["selection 1+2"])
    textView.selectedRange = NSRange(location: 1, length: 2)
    #expect(recorder.take().isEmpty)
    textView.text = nil
    #expect(textView.text == "")
  }

  @Test("The size of the content is that of a label with the same text, with insets and padding around it")
  func contentSize() {
    let text = "A text of several lines, which a label would break at the very same places as this view does."
    textView.text = text
    host.layOut()
    let label = UILabel()
    label.font = textView.font
    label.numberOfLines = 0
    label.text = text
    label.lineBreakStrategy = []
    let fitting = label.sizeThatFits(CGSize(width: 310, height: 1000))
    #expect(abs(textView.contentSize.height - (fitting.height + 16)) < 0.51)
    #expect(textView.contentSize.width == 320)
    let size = textView.sizeThatFits(CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude))
    #expect(abs(size.height - textView.contentSize.height) < 0.51 && size.width <= 320)
    textView.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 10)
    textView.textContainer.lineFragmentPadding = 0
    let narrower = label.sizeThatFits(CGSize(width: 300, height: 1000))
    host.layOut()
    #expect(abs(textView.contentSize.height - (narrower.height + 50)) < 0.51)
  }

  @Test("Without scrolling, the view asks for the height of its text, in constraints too")
  func growing() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    host.window.addSubview(box)
    box.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: box.topAnchor), view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    host.layOut()
    let one = view.frame.height
    #expect(abs(one - (20.29 + 16)) < 0.6)
    view.text = "One\nTwo\nThree words, and so many more that they need several lines here"
    host.layOut()
    #expect(view.frame.width == 200)
    #expect(abs(view.frame.height - view.sizeThatFits(CGSize(width: 200, height: 9999)).height) < 0.01)
    #expect(view.frame.height > one + 4 * 20)
    let scrolling = UITextView()
    #expect(scrolling.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test("Typing below the bottom scrolls so that the caret shows")
  func keepsCaretVisible() {
    textView.becomeFirstResponder()
    for number in 0..<30 { type("\(number)\n") }
    let caret = textView.caretRect(for: textView.endOfDocument)
    #expect(textView.bounds.contains(caret))
    #expect(textView.contentOffset.y > 300)
    textView.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(textView.contentOffset.y == 8, "the line is at the top, and not the inset above it")
    textView.scrollRangeToVisible(NSRange(location: 1_000_000, length: 7))
    #expect(textView.contentOffset.y > 300)
  }

  @Test("What is typed looks like the letter before it, or as the typing attributes say")
  func typingAttributes() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    textView.attributedText = text
    textView.selectedRange = NSRange(location: 1, length: 0)
    textView.insertText("x")
    textView.typingAttributes = [.font: UIFont.boldSystemFont(ofSize: 20)]
    textView.insertText("y")
    let result = textView.attributedText!
    #expect(result.string == "axyb")
    #expect(result.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    #expect(result.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(result.attribute(.foregroundColor, at: 3, effectiveRange: nil) == nil)
  }

  @Test("Two taps select a word, a tap beside it makes a caret, and the delete key takes what is selected")
  func selectionByFinger() {
    textView.text = "Some words here"
    host.layOut()
    let word = textView.firstRect(for: textView.textRange(from: 5, to: 10))
    textView.tap(at: CGPoint(x: word.midX, y: word.midY))
    advance(seconds: 1)
    textView.tap(at: CGPoint(x: word.midX, y: word.midY), count: 2)
    #expect(textView.selectedRange == NSRange(location: 5, length: 5))
    textView.editor.typeDelete()
    #expect(textView.text == "Some  here")
    advance(seconds: 1)
    textView.tap(at: CGPoint(x: 8, y: 18))
    #expect(textView.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test("A drag scrolls the text, and neither moves the caret nor begins editing")
  func scrolling() {
    textView.text = (0..<60).map { "Line \($0)" }.joined(separator: "\n")
    host.layOut()
    textView.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 40))
    #expect(textView.contentOffset.y > 50 && !textView.isFirstResponder)
  }

  @Test("A text that is not editable follows links by a tap, as the delegate's action says")
  func links() {
    final class Follower: NSObject, UITextViewDelegate {
      var items: [String] = []
      func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
      ) -> UIAction? {
        UIAction { [self] _ in
          if case .link(let url) = textItem.content { items.append("\(url) \(textItem.range)") }
        }
      }
    }
    final class Asked: NSObject, UITextViewDelegate {
      var urls: [URL] = []
      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        urls.append(URL)
        return false
      }
    }
    let text = NSMutableAttributedString(
      string: "Read the manual now", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(
      .link, value: URL(string: "https://example.org/manual")!, range: NSRange(location: 9, length: 6))
    textView.attributedText = text
    textView.isEditable = false
    let follower = Follower()
    textView.delegate = follower
    host.layOut()
    let link = textView.firstRect(for: textView.textRange(from: 9, to: 15))
    textView.tap(at: CGPoint(x: link.midX, y: link.midY))
    #expect(follower.items == ["https://example.org/manual {9, 6}"])
    advance(seconds: 1)
    textView.tap(at: CGPoint(x: 20, y: link.midY))
    #expect(follower.items.count == 1)
    let asked = Asked()
    textView.delegate = asked
    advance(seconds: 1)
    textView.tap(at: CGPoint(x: link.midX, y: link.midY))
    #expect(asked.urls == [URL(string: "https://example.org/manual")!])
  }
}

extension UITextView {
  /// The range between two offsets.
  func textRange(from start: Int, to end: Int) -> UITextRange {
    textRange(
      from: position(from: beginningOfDocument, offset: start)!, to: position(from: beginningOfDocument, offset: end)!)!
  }
}
