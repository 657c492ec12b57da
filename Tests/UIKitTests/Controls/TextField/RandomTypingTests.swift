import Foundation
import TableMakerTextEditing
import Testing

@_spi(Testing) @testable import UIKit

/// Thousands of random keys in a field, compared with an array of characters.
@MainActor struct RandomTypingTests {
  @Test(arguments: 0..<6) func `a field holds what an array holds after the same keys`(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let scene = TextFieldScene(width: 100)
    scene.field.isSecureTextEntry = seed == 5
    scene.edit()
    UIPasteboard.general.string = nil
    var oracle = ArrayText()
    let pieces: [Character] = ["a", "b", " ", "你", "👩‍👩‍👧", "🇩🇪", "é"]
    for step in 0..<500 {
      let isExtending = Int.random(in: 0..<3, using: &generator) == 0
      let shift: UIKeyModifierFlags = isExtending ? .shift : []
      switch Int.random(in: 0..<14, using: &generator) {
      case 0..<5:
        let piece = pieces.randomElement(using: &generator) ?? "a"
        scene.keyboard.type(String(piece))
        oracle.put([piece])
      case 5, 6:
        scene.keyboard.press(.keyboardDeleteOrBackspace)
        oracle.delete(-1)
      case 7:
        scene.keyboard.press(.keyboardDeleteForward)
        oracle.delete(1)
      case 8, 9:
        scene.keyboard.press(.keyboardLeftArrow, shift)
        oracle.move(-1, isExtending)
      case 10, 11:
        scene.keyboard.press(.keyboardRightArrow, shift)
        oracle.move(1, isExtending)
      case 12:
        scene.keyboard.press(.keyboardHome, shift)
        oracle.move(to: 0, isExtending)
      default:
        scene.keyboard.press(.keyboardEnd, shift)
        oracle.move(to: oracle.characters.count, isExtending)
      }
      #expect(scene.shown == oracle.shown, "step \(step)")
      let room = scene.field.editingRect(forBounds: scene.field.bounds).insetBy(dx: -0.5, dy: -20)
      let head = TextEditorPosition(scene.field.editor.text.selection.head)
      #expect(room.contains(scene.field.caretRect(for: head)), "step \(step)")
      guard scene.shown == oracle.shown else { return }
    }
  }

  @Test func `a caret walks and is tapped into place through a text of which only a part is laid out`() {
    let scene = TextFieldScene()
    scene.edit()
    scene.field.text = (0..<4000).map { "word\($0) " }.joined()
    let length = scene.field.editor.text.length
    func head() -> Int { scene.field.editor.text.selection.head.offset }
    #expect(head() == length)
    scene.field.delegate = nil
    for step in 1...3000 {
      scene.keyboard.press(.keyboardLeftArrow)
      guard head() == length - step else {
        Issue.record("step \(step): \(head())")
        return
      }
    }
    scene.tap(atX: 100)
    #expect(abs(head() - (length - 3000)) < 30)
    scene.keyboard.press(.keyboardHome)
    #expect(head() == 0)
    scene.keyboard.press(.keyboardEnd, .shift)
    #expect(scene.field.editor.text.selectedRange == 0..<length)
    scene.keyboard.type("x")
    #expect(scene.field.text == "x")
  }
}

/// A text as an array of characters, with the two ends of a selection.
private struct ArrayText {
  var characters: [Character] = []
  var anchor = 0
  var head = 0

  private var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

  var shown: String {
    let (before, after) = (characters[..<range.lowerBound], characters[range.upperBound...])
    return range.isEmpty
      ? String(before) + "|" + String(after) : String(before) + "|" + String(characters[range]) + "|" + String(after)
  }

  mutating func put(_ new: [Character]) {
    let start = range.lowerBound
    characters.replaceSubrange(range, with: new)
    (anchor, head) = (start + new.count, start + new.count)
    // Adjacent flags, and letters with marks, are separated as in a string.
    rejoin()
  }

  mutating func delete(_ step: Int) {
    if range.isEmpty {
      let other = min(max(head + step, 0), characters.count)
      (anchor, head) = (min(head, other), max(head, other))
    }
    put([])
  }

  mutating func move(_ step: Int, _ isExtending: Bool) {
    if !isExtending, !range.isEmpty { return move(to: step < 0 ? range.lowerBound : range.upperBound, false) }
    move(to: min(max(head + step, 0), characters.count), isExtending)
  }

  mutating func move(to place: Int, _ isExtending: Bool) {
    head = place
    if !isExtending { anchor = place }
  }

  private mutating func rejoin() {
    let before = String(characters[..<head]).utf16.count
    let joined = Array(String(characters))
    guard joined.count != characters.count else { return }
    characters = joined
    var (count, place) = (0, 0)
    while place < joined.count, count < before {
      count += joined[place].utf16.count
      place += 1
    }
    (anchor, head) = (place, place)
  }
}
