import Foundation
import Testing

@_spi(Testing) @testable import UIKit

/// A field as a `UITextInput`.
@MainActor struct TextFieldInputTests {
  private let scene = TextFieldScene(text: "Hello you. There it is")
  private var field: UITextField { scene.field }

  private func position(_ offset: Int) -> UITextPosition {
    field.position(from: field.beginningOfDocument, offset: offset) ?? field.endOfDocument
  }

  private func offset(_ position: UITextPosition?) -> Int? {
    position.map { field.offset(from: field.beginningOfDocument, to: $0) }
  }

  @Test func `positions are counted, compared and put together`() {
    #expect(offset(field.endOfDocument) == 22)
    #expect(field.compare(position(1), to: position(2)) == .orderedAscending)
    #expect(field.compare(position(2), to: position(2)) == .orderedSame)
    #expect(field.compare(position(3), to: position(2)) == .orderedDescending)
    #expect(position(3) == position(3) && position(3) != position(4))
    let range = field.textRange(from: position(9), to: position(6))
    #expect(range.flatMap { field.text(in: $0) } == "you")
    #expect(range == field.textRange(from: position(6), to: position(9)))
    #expect(offset(field.position(from: position(6), in: .left, offset: 2)) == 4)
    #expect(offset(field.position(from: position(6), in: .right, offset: 2)) == 8)
    #expect(offset(field.position(from: position(6), in: .down, offset: 1)) == 22)
  }

  @Test func `places and positions agree`() {
    for number in 0...22 {
      let caret = field.caretRect(for: position(number))
      #expect(offset(field.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY))) == number)
    }
    let word = field.textRange(from: position(6), to: position(9)) ?? UITextRange()
    let rectangle = field.firstRect(for: word)
    #expect(abs(rectangle.minX - field.caretRect(for: position(6)).minX) < 0.01)
    #expect(abs(rectangle.maxX - field.caretRect(for: position(9)).minX) < 0.01)
    let rectangles = field.selectionRects(for: word)
    #expect(rectangles.map(\.rect) == [rectangle])
    #expect(rectangles.allSatisfy { $0.containsStart && $0.containsEnd && $0.writingDirection == .leftToRight })
    #expect(offset(field.closestPosition(to: .zero, within: word)) == 6)
    let character = field.characterRange(at: CGPoint(x: rectangle.minX + 1, y: rectangle.midY))
    #expect(character.flatMap { field.text(in: $0) } == "y")
    #expect(field.characterRange(at: CGPoint(x: 190, y: 90)) == nil)
  }

  @Test func `a selection over two directions has a rectangle for each`() {
    field.text = "abc שלום"
    let range = field.textRange(from: position(2), to: position(6)) ?? UITextRange()
    let rectangles = field.selectionRects(for: range)
    #expect(rectangles.map(\.writingDirection) == [.leftToRight, .rightToLeft])
    #expect(rectangles.map(\.containsStart) == [true, false])
    #expect(rectangles.map(\.containsEnd) == [false, true])
  }

  @Test func `replacing tells events, and asks nobody, assumed`() {
    scene.edit()
    let word = field.textRange(from: position(6), to: position(9)) ?? UITextRange()
    field.replace(word, withText: "me")
    #expect(scene.shown == "Hello me|. There it is")
    #expect(!scene.delegate.calls.contains { $0.hasPrefix("shouldChange") })
    #expect(scene.delegate.calls.suffix(2) == ["event changed", "posted changed"])
  }

  @Test func `the input delegate hears of code's changes, not of the user's`() {
    final class Listener: NSObject, UITextInputDelegate {
      var calls: [String] = []
      func selectionWillChange(_ textInput: (any UITextInput)?) { calls.append("will select") }
      func selectionDidChange(_ textInput: (any UITextInput)?) { calls.append("did select") }
      func textWillChange(_ textInput: (any UITextInput)?) { calls.append("will change") }
      func textDidChange(_ textInput: (any UITextInput)?) { calls.append("did change") }
    }
    let listener = Listener()
    scene.edit()
    field.inputDelegate = listener
    scene.keyboard.type("x")
    scene.keyboard.press(.keyboardLeftArrow)
    #expect(listener.calls.isEmpty)
    field.text = "new"
    #expect(listener.calls == ["will change", "will select", "did select", "did change"])
    listener.calls = []
    field.selectedTextRange = field.textRange(from: position(0), to: position(1))
    #expect(listener.calls == ["will select", "did select"])
  }

  @Test func `the tokenizer finds words, sentences and the line`() {
    let tokenizer = field.tokenizer
    func unit(_ number: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection = .forward)
      -> String?
    {
      tokenizer.rangeEnclosingPosition(position(number), with: granularity, inDirection: .storage(direction))
        .flatMap { field.text(in: $0) }
    }
    #expect(unit(7, .word) == "you")
    #expect(unit(5, .word) == nil)
    #expect(unit(5, .word, .backward) == "Hello")
    #expect(unit(0, .character) == "H")
    #expect(unit(0, .character, .backward) == nil)
    #expect(unit(3, .sentence) == "Hello you. ")
    #expect(unit(12, .sentence) == "There it is")
    #expect(unit(12, .line) == field.text)
    #expect(unit(12, .paragraph) == field.text)
    #expect(unit(12, .document) == field.text)
    #expect(tokenizer.isPosition(position(5), atBoundary: .word, inDirection: .storage(.forward)))
    #expect(!tokenizer.isPosition(position(5), atBoundary: .word, inDirection: .storage(.backward)))
    #expect(tokenizer.isPosition(position(6), atBoundary: .word, inDirection: .storage(.backward)))
    #expect(tokenizer.isPosition(position(7), withinTextUnit: .word, inDirection: .storage(.forward)))
    func border(_ number: Int, _ direction: UITextDirection) -> Int? {
      offset(tokenizer.position(from: position(number), toBoundary: .word, inDirection: direction))
    }
    #expect(border(7, .storage(.forward)) == 9)
    #expect(border(7, .layout(.left)) == 6)
    #expect(border(22, .storage(.forward)) == nil)
  }

  @Test func `attributes stay with their letters, and typing goes on with those before the caret`() {
    let text = NSMutableAttributedString(string: "red blue")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    field.attributedText = text
    scene.edit()
    scene.select(3..<3)
    scene.keyboard.type("der")
    func color(_ index: Int) -> UIColor? {
      field.attributedText?.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }
    #expect(field.attributedText?.string == "redder blue")
    #expect((0..<6).allSatisfy { color($0) == .red })
    #expect(color(7) == .label)
    field.typingAttributes = [.foregroundColor: UIColor.green]
    scene.keyboard.type("x")
    #expect(color(6) == .green)
    field.textColor = .blue
    #expect((0..<11).allSatisfy { color($0) == .blue })
    field.text = "plain"
    #expect(color(0) == .blue)
    field.resignFirstResponder()
    #expect(field.typingAttributes == nil)
  }

  @Test func `default attributes are those of the font, the color and the alignment`() {
    let plain = UITextField()
    #expect(plain.font == .systemFont(ofSize: 17) && plain.textColor == .label && plain.textAlignment == .natural)
    plain.font = .systemFont(ofSize: 20)
    plain.textAlignment = .center
    #expect(plain.defaultTextAttributes[.font] as? UIFont == .systemFont(ofSize: 20))
    #expect((plain.defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    plain.defaultTextAttributes = [.foregroundColor: UIColor.red]
    #expect(plain.textColor == .red)
    plain.text = nil
    plain.placeholder = "p"
    #expect(plain.attributedPlaceholder?.string == "p")
    #expect(plain.accessibilityValue == "p")
    plain.placeholder = nil
    #expect(plain.attributedPlaceholder == nil)
  }

  @Test func `edit actions are there when they make sense`() {
    UIPasteboard.general.string = nil
    scene.edit()
    func actions() -> [String] {
      [Selector.cut, .copy, .paste, .select, .selectAll, .delete].filter { field.canPerformAction($0, withSender: nil) }
        .map(\.description)
    }
    #expect(actions() == ["select:", "selectAll:"])
    field.select(nil)
    #expect(scene.shown == "Hello you. There it |is|")
    #expect(actions() == ["cut:", "copy:", "selectAll:", "delete:"])
    field.cut(nil)
    #expect(scene.shown == "Hello you. There it |")
    #expect(actions() == ["paste:", "select:", "selectAll:"])
    field.paste(nil)
    #expect(scene.shown == "Hello you. There it is|")
    field.selectAll(nil)
    #expect(actions() == ["cut:", "copy:", "paste:", "delete:"])
    field.delete(nil)
    #expect(scene.shown == "|")
    #expect(actions() == ["paste:"])
  }
}
