import TableMakerTextEditing
import TestSupport
import Testing
import UIKit

@testable import UIKit

/// Changes to a text view that nobody intends, and input that arrives nevertheless.
@MainActor struct TextViewBadInputTests {
  let host = TestWindow(size: CGSize(width: 320, height: 480))
  let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let recorder = TextViewRecorder()

  init() {
    textView.font = .systemFont(ofSize: 17)
    host.window.addSubview(textView)
    host.window.makeKeyAndVisible()
    host.layOut()
    recorder.observe(textView)
    textView.becomeFirstResponder()
  }

  /// The layout of what is there equals that of a new view with the same text.
  private func expectFreshLayout(_ note: String = "") {
    host.layOut()
    let fresh = UITextView(frame: textView.frame)
    fresh.attributedText = textView.attributedText
    fresh.layoutIfNeeded()
    #expect(abs(fresh.contentSize.height - textView.contentSize.height) < 0.51, "\(note)")
    let length = textView.text.utf16.count
    #expect(textView.content.attributes.length == length, "\(note)")
    for offset in stride(from: 0, through: length, by: max(1, length / 20)) {
      let position = TextPosition(offset: textView.editor.text.buffer.clusterBoundary(atOrBefore: offset))
      let mine = textView.caretRectangle(at: position)
      let other = fresh.caretRectangle(at: position)
      // An empty last line has the typing attributes, which may differ.
      guard offset < length else { continue }
      #expect(abs(mine.minX - other.minX) < 0.01 && abs(mine.minY - other.minY) < 0.01, "\(note) at \(offset)")
    }
  }

  @Test("Text that code changes while some is marked decides for what was marked, and nothing is lost")
  func changedWhileMarked() {
    textView.text = "abc"
    textView.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(textView.text == "abcni" && textView.markedTextRange != nil)
    textView.text = "other"
    #expect(textView.markedTextRange == nil && textView.text == "other")
    textView.setMarkedText("hao", selectedRange: NSRange(location: 90, length: 5))
    textView.editor.replaceCharacters(in: NSRange(location: 0, length: 6), with: "")
    #expect(textView.markedTextRange == nil && textView.text == "ao")
    expectFreshLayout()
  }

  @Test("A delegate that changes the text in shouldChangeTextIn, and then allows or forbids, does no harm")
  func changedByTheDelegate() {
    textView.text = "one two three"
    recorder.allows = { view, _, _ in
      view.text = "x"
      return true
    }
    textView.editor.typeText("!")
    #expect(textView.text == "x!")
    recorder.allows = { view, range, text in
      view.text = (view.text as NSString).replacingCharacters(in: range, with: text.uppercased())
      return false
    }
    textView.editor.typeText("a")
    #expect(textView.text == "x!A")
    recorder.allows = { view, _, _ in
      view.removeFromSuperview()
      return true
    }
    textView.editor.typeText("b")
    host.window.addSubview(textView)
    recorder.allows = { _, _, _ in true }
    expectFreshLayout()
  }

  @Test("A delegate that changes the text when it hears of a change comes to an end, and so does one that selects")
  func changedWhenTold() {
    final class Limiter: NSObject, UITextViewDelegate {
      func textViewDidChange(_ textView: UITextView) {
        if textView.text.count > 3 { textView.text = String(textView.text.prefix(3)) }
      }
      func textViewDidChangeSelection(_ textView: UITextView) {
        if textView.selectedRange.location > 2 { textView.selectedRange = NSRange(location: 2, length: 0) }
      }
    }
    let limiter = Limiter()
    textView.delegate = limiter
    for letter in ["a", "b", "c", "d", "e"] { textView.editor.typeText(letter) }
    #expect(textView.text.count == 3)
    expectFreshLayout()
  }

  @Test("A million letters in one line are pasted, moved through and deleted")
  func manyLetters() {
    textView.insertText(String(repeating: "a", count: 1_000_000))
    host.layOut()
    textView.editor.move(.up)
    textView.editor.move(.storage(.backward, by: .document))
    textView.editor.typeText("b")
    textView.editor.move(.down)
    textView.editor.typeText("c")
    host.layOut()
    #expect(textView.editor.text.length == 1_000_002)
    #expect(textView.contentSize.height > 100_000)
    textView.editor.selectAll()
    textView.editor.typeDelete()
    host.layOut()
    #expect(textView.text == "" && textView.contentSize.height < 60)
  }

  @Test("Ranges beyond the text, and none at all, are cut to what there is")
  func ranges() {
    textView.text = "abc👨‍👩‍👧"
    for range in [
      NSRange(location: 500, length: 3), NSRange(location: 1, length: .max), NSRange(location: NSNotFound, length: 0),
      NSRange(location: -5, length: 2), NSRange(location: 4, length: 1), NSRange(location: .max, length: .max),
    ] {
      textView.selectedRange = range
      let selected = textView.selectedRange
      #expect(selected.location >= 0 && selected.location + selected.length <= textView.text.utf16.count)
      textView.scrollRangeToVisible(range)
      textView.setMarkedText("x", selectedRange: range)
      textView.unmarkText()
    }
    #expect(textView.position(from: textView.endOfDocument, offset: 1) == nil)
    #expect(textView.position(from: textView.endOfDocument, offset: .max) == nil)
    expectFreshLayout()
  }

  @Test("Odd sizes, insets and paddings lay out without an end and without a trap")
  func sizes() {
    textView.text = "Some words\nand שלום"
    for width in [0, 1, 9.5, 10, 11, 4000, 1e7] as [CGFloat] {
      textView.frame.size.width = width
      host.layOut()
      _ = textView.sizeThatFits(CGSize(width: width, height: 0))
    }
    textView.frame.size.width = 320
    textView.textContainerInset = UIEdgeInsets(top: -30, left: 400, bottom: -30, right: 400)
    host.layOut()
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = -10
    textView.textContainer.maximumNumberOfLines = -4
    host.layOut()
    textView.textContainer.lineFragmentPadding = 1e9
    host.layOut()
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    textView.textContainer.lineFragmentPadding = 5
    textView.textContainer.maximumNumberOfLines = 0
    expectFreshLayout()
  }

  private static let pieces = [
    "a", "word ", "\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{0}", "\u{301}", "e\u{301}", "👨‍👩‍👧", "\u{200D}", "🇩🇪", "🇩",
    "你好，", "مرحبا ", "שלום", "\t", "\u{FFFC}", "\u{202E}", "\u{AD}", "ก็", "가", "\u{FEFF}",
  ]

  @Test(
    "Random typing, deleting, pasting, marking and undoing leaves the text that a naive model says", arguments: 0..<25)
  func randomEdits(seed: Int) {
    var random = RandomText(seed: UInt64(seed + 4000))
    // The naive model: the code units, edited where the text view says that the caret is.
    var model: [UInt16] = []
    for step in 0..<80 {
      let range = textView.selectedRange
      let selected = range.location..<(range.location + range.length)
      switch random.number(10) {
      case 0..<4:
        let piece = Self.pieces[random.number(Self.pieces.count)]
        model.replaceSubrange(selected, with: Array((piece == "\r" ? "\n" : piece).utf16))
        textView.editor.typeText(piece)
      case 4:
        let buffer = textView.editor.text.buffer
        let start = selected.isEmpty ? buffer.backwardDeletionStart(before: selected.lowerBound) : selected.lowerBound
        model.removeSubrange(start..<selected.upperBound)
        textView.editor.typeDelete()
      case 5:
        let length = model.count
        textView.selectedRange = NSRange(location: random.number(length + 1), length: random.number(5))
      case 6:
        let moves: [TextMovement] = [.left, .right, .up, .down, .wordLeft, .wordRight, .lineLeft, .lineRight]
        textView.editor.move(moves[random.number(moves.count)], extending: random.number(3) == 0)
      case 7:
        textView.setMarkedText("ni hao", selectedRange: NSRange(location: random.number(7), length: 0))
        model.replaceSubrange(selected, with: Array("ni hao".utf16))
        textView.unmarkText()
      case 8:
        textView.editor.undo()
        textView.editor.redo()
        model = Array(textView.text.utf16)
      default:
        host.layOut()
        textView.contentOffset.y = CGFloat(random.number(200))
      }
      #expect(Array(textView.text.utf16) == model, "seed \(seed), step \(step)")
      if step % 16 == 15 { expectFreshLayout("seed \(seed), step \(step)") }
    }
  }
}
