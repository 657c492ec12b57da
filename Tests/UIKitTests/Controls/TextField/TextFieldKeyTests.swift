import Foundation
import Testing
@_spi(Testing) import UIKit

/// The effects of a hardware keyboard's keys in a field.
@MainActor struct TextFieldKeyTests {
  private let scene = TextFieldScene()

  /// The text after a key, from a text with bars.
  private func after(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], in text: String, typing: String = "")
    -> String
  {
    let parts = text.components(separatedBy: "|")
    scene.field.text = parts.joined()
    scene.edit()
    let start = parts[0].utf16.count
    scene.select(start..<(parts.count > 2 ? start + parts[1].utf16.count : start))
    scene.keyboard.press(code, flags, characters: typing)
    return scene.shown
  }

  nonisolated static let movements: [(UIKeyboardHIDUsage, UIKeyModifierFlags, String, String)] = [
    (UIKeyboardHIDUsage.keyboardLeftArrow, [], "ab|c", "a|bc"),
    (.keyboardRightArrow, [], "ab|c", "abc|"),
    (.keyboardLeftArrow, [], "a|b|c", "a|bc"), (.keyboardRightArrow, [], "a|b|c", "ab|c"),
    (.keyboardLeftArrow, .alternate, "one two|", "one |two"), (.keyboardRightArrow, .alternate, "|one two", "one| two"),
    (.keyboardLeftArrow, .command, "one two|", "|one two"), (.keyboardRightArrow, .command, "|one two", "one two|"),
    (.keyboardUpArrow, [], "one| two", "|one two"), (.keyboardDownArrow, [], "one| two", "one two|"),
    (.keyboardHome, [], "one| two", "|one two"), (.keyboardEnd, [], "one| two", "one two|"),
    (.keyboardLeftArrow, .shift, "abc|", "ab|c|"), (.keyboardRightArrow, [.shift, .command], "a|bc", "a|bc|"),
    (.keyboardLeftArrow, [], "a👩‍👩‍👧|", "a|👩‍👩‍👧"), (.keyboardLeftArrow, [], "ab|", "a|b"),
  ]

  @Test(arguments: movements) func `arrows move, with option by words, with command to the ends, with shift extending`(
    code: UIKeyboardHIDUsage, flags: UIKeyModifierFlags, before: String, expected: String
  ) { #expect(after(code, flags, in: before) == expected) }

  @Test func `left is left also in Hebrew`() {
    #expect(after(.keyboardLeftArrow, in: "|שלום") == "ש|לום")
    #expect(after(.keyboardRightArrow, in: "של|ום") == "ש|לום")
  }

  nonisolated static let deletions: [(UIKeyboardHIDUsage, UIKeyModifierFlags, String, String)] = [
    (UIKeyboardHIDUsage.keyboardDeleteOrBackspace, [], "ab|c", "a|c"),
    (.keyboardDeleteForward, [], "a|bc", "a|c"), (.keyboardDeleteOrBackspace, [], "a|b|c", "a|c"),
    (.keyboardDeleteOrBackspace, .alternate, "one two|", "one |"),
    (.keyboardDeleteForward, .alternate, "|one two", "| two"),
    (.keyboardDeleteOrBackspace, .command, "one two|", "|"), (.keyboardDeleteOrBackspace, [], "👩‍👩‍👧|", "|"),
    (.keyboardDeleteOrBackspace, [], "|abc", "|abc"),
  ]

  @Test(arguments: deletions) func `delete takes a character, a word, a line`(
    code: UIKeyboardHIDUsage, flags: UIKeyModifierFlags, before: String, expected: String
  ) { #expect(after(code, flags, in: before) == expected) }

  @Test func `command with A, C, X, V, Z edits as in every text`() {
    #expect(after(.keyboardA, .command, in: "one| two", typing: "a") == "|one two|")
    scene.keyboard.press(.keyboardC, .command, characters: "c")
    scene.keyboard.press(.keyboardRightArrow)
    scene.keyboard.press(.keyboardV, .command, characters: "v")
    #expect(scene.shown == "one twoone two|")
    scene.keyboard.press(.keyboardZ, .command, characters: "z")
    #expect(scene.shown == "one two|")
    scene.keyboard.press(.keyboardZ, [.command, .shift], characters: "z")
    #expect(scene.shown == "one twoone two|")
    scene.keyboard.press(.keyboardA, .command, characters: "a")
    scene.keyboard.press(.keyboardX, .command, characters: "x")
    #expect(scene.shown == "|")
    scene.keyboard.press(.keyboardV, .command, characters: "v")
    #expect(scene.shown == "one twoone two|")
  }

  @Test func `typing replaces what is selected, and is taken back as one`() {
    #expect(after(.keyboardX, in: "a|b|c", typing: "x") == "ax|c")
    scene.keyboard.type("yz")
    #expect(scene.shown == "axyz|c")
    scene.keyboard.press(.keyboardZ, .command, characters: "z")
    #expect(scene.shown == "a|b|c")
  }

  @Test func `keys without a meaning in a field type nothing`() {
    for code in [UIKeyboardHIDUsage.keyboardEscape, .keyboardTab, .keyboardF1] {
      #expect(after(code, in: "a|b") == "a|b")
    }
    #expect(after(.keyboardQ, .command, in: "a|b", typing: "q") == "a|b")
  }
}
