import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The keys, touched through the window.
@MainActor @Suite(.serialized) struct `The keyboard` {
  nonisolated static let types: [UIKeyboardType] = (0...11).compactMap(UIKeyboardType.init)

  // The heights with a home button are published (zoul/ios-keyboards), 291 points without one are reported.
  @Test func `stands at the bottom of the window, as high as on an iPhone`() {
    #expect(KeyboardScene().shown().frame == CGRect(x: 0, y: 844 - 291, width: 390, height: 291))
    let small = KeyboardScene(size: CGSize(width: 320, height: 568), safeArea: .zero).shown()
    #expect(small.frame == CGRect(x: 0, y: 568 - 216, width: 320, height: 216))
    let large = KeyboardScene(size: CGSize(width: 414, height: 736), safeArea: .zero).shown()
    #expect(large.frame.height == 226)
    let side = KeyboardScene(size: CGSize(width: 568, height: 320), safeArea: .zero).shown()
    #expect(side.frame.height == 162)
  }

  @Test func `has letter keys of a tenth of the width, six points apart`() throws {
    let scene = KeyboardScene(size: CGSize(width: 320, height: 568), safeArea: .zero).shown()
    let keys = try #require(scene.keyboard?.layout).keys
    func frame(_ text: String) -> CGRect { keys.first { $0.function == .text(text) }?.frame ?? .null }
    #expect(frame("q").minX == 3 && frame("q").width == 26 && frame("w").minX == 35 && frame("p").maxX == 317)
    #expect(frame("q").height == 42 && frame("a").minY - frame("q").maxY == 12 && frame("a").minX == 19)
  }

  @Test(arguments: types) func `types what is on each key of each plane`(type: UIKeyboardType) throws {
    for language in [KeyboardLanguage.english] {
      KeyboardView.language = language
      let scene = KeyboardScene()
      scene.view.keyboardType = type
      scene.shown()
      var visited: Set<KeyboardPlane> = []
      var waiting = [try #require(scene.keyboard?.plane)]
      while let plane = waiting.popLast() {
        guard visited.insert(plane).inserted else { continue }
        scene.keyboard?.plane = plane
        scene.keyboard?.shift = .off
        scene.test.layOut()
        for key in try #require(scene.keyboard?.layout).keys {
          scene.keyboard?.plane = plane
          scene.view.text = "x"
          switch key.function {
          case .text(let text):
            scene.tap(key.function)
            #expect(scene.view.text == "x" + text)
          case .space:
            scene.tap(key.function)
            #expect(scene.view.text == "x ")
          case .enter:
            scene.tap(key.function)
            #expect(scene.view.text == "x\n")
          case .delete:
            scene.tap(key.function)
            #expect(scene.view.text == "")
          case .plane(let next):
            scene.tap(key.function)
            #expect(scene.keyboard?.plane == next && scene.view.text == "x")
            waiting.append(next)
          case .shift:
            scene.tap(key.function)
            #expect(scene.keyboard?.shift == .once)
            scene.tap(key.function)
            #expect(scene.keyboard?.shift == .off)
          case .nextKeyboard, .none: break
          }
          advance(seconds: 1)
        }
      }
      let expected: Set<KeyboardPlane> =
        switch type {
        case .phonePad: [.pad, .padSymbols]
        case .numberPad, .decimalPad, .asciiCapableNumberPad: [.pad]
        default: [.letters, .numbers, .symbols]
        }
      #expect(visited == expected)
    }
  }

  @Test func `writes one capital after shift, and capitals until shift once it was touched twice`() {
    let scene = KeyboardScene().shown()
    scene.tap(.shift)
    scene.type("ab")
    #expect(scene.view.text == "Ab")
    scene.tap(.shift)
    scene.tap(.shift, repeatsTap: true)
    #expect(scene.keyboard?.shift == .locked)
    scene.type("cd")
    scene.tap(.shift)
    scene.type("e")
    #expect(scene.view.text == "AbCDe")
  }

  @Test func `begins sentences with a capital, where the responder wants it`() {
    let scene = KeyboardScene()
    scene.view.autocapitalizationType = .sentences
    scene.shown()
    #expect(scene.keyboard?.shift == .once)
    scene.type("hi")
    #expect(scene.view.text == "Hi")
    scene.view.autocapitalizationType = .allCharacters
    scene.view.reloadInputViews()
    scene.type("ab")
    #expect(scene.view.text == "HiAB")
    scene.view.keyboardType = .emailAddress
    scene.view.text = ""
    scene.view.reloadInputViews()
    scene.type("a")
    #expect(scene.view.text == "a")
  }

  // When the repetitions begin and how fast they come is assumed.
  @Test func `deletes again and again while its key is held`() throws {
    let scene = KeyboardScene().shown()
    scene.view.text = "abcdefghij"
    scene.finger.press(at: try #require(scene.place(.delete)))
    #expect(scene.view.text == "abcdefghi")
    scene.finger.hold(for: 0.45)
    #expect(scene.view.text == "abcdefghi")
    scene.finger.hold(for: 0.26)
    #expect(scene.view.text == "abcdef")
    scene.finger.lift()
    advance(seconds: 2)
    #expect(scene.view.text == "abcdef")
    scene.finger.press(at: try #require(scene.place(.delete)))
    scene.finger.cancel()
    advance(seconds: 2)
    #expect(scene.view.text == "abcde")
  }

  @Test func `types the letter that the finger is lifted from, shown large above it`() throws {
    let scene = KeyboardScene().shown()
    func callouts() -> Int { scene.keyboard?.subviews.filter { $0 is KeyCallout }.count ?? -1 }
    scene.finger.press(at: try #require(scene.place(.text("a"))))
    #expect(callouts() == 1 && scene.view.text == "")
    scene.finger.move(to: try #require(scene.place(.text("s"))))
    #expect(callouts() == 1)
    scene.finger.lift()
    #expect(callouts() == 0 && scene.view.text == "s")
    scene.finger.press(at: try #require(scene.place(.text("a"))))
    scene.finger.move(to: CGPoint(x: 100, y: 100))
    scene.finger.lift()
    scene.finger.press(at: try #require(scene.place(.text("a"))))
    scene.finger.cancel()
    #expect(scene.view.text == "s" && callouts() == 0)
  }

  @Test func `takes two thumbs: the next key down types the one before`() throws {
    let scene = KeyboardScene().shown()
    let other = Finger(on: scene.test.window)
    scene.finger.press(at: try #require(scene.place(.text("a"))))
    other.press(at: try #require(scene.place(.text("l"))))
    #expect(scene.view.text == "a")
    scene.finger.lift()
    #expect(scene.view.text == "a")
    other.lift()
    #expect(scene.view.text == "al")
  }

  @Test func `types a sign of another plane by one drag, and comes back`() throws {
    let scene = KeyboardScene().shown()
    scene.finger.press(at: try #require(scene.place(.plane(.numbers))))
    #expect(scene.keyboard?.plane == .numbers)
    scene.finger.move(to: try #require(scene.place(.text("5"))))
    scene.finger.lift()
    #expect(scene.view.text == "5" && scene.keyboard?.plane == .letters)
  }

  @Test func `goes back to letters after a space or an apostrophe`() {
    let scene = KeyboardScene().shown()
    for function in [KeyboardKey.Function.space, .text("'")] {
      scene.tap(.plane(.numbers))
      scene.tap(function)
      #expect(scene.keyboard?.plane == .letters)
    }
    #expect(scene.view.text == " '")
  }

  @Test(arguments: [UIReturnKeyType.default, .go, .done]) func `has a blue return key that says what it does`(
    type: UIReturnKeyType
  ) {
    let scene = KeyboardScene()
    scene.view.returnKeyType = type
    scene.shown()
    let key = scene.keyboard?.keyViews.first { $0.key.function == .enter }
    #expect(key?.key.title == (type == .go ? "go" : type == .done ? "done" : "return"))
    #expect(key?.isProminent == (type != .default))
  }

  @Test func `has a return key that does nothing until there is text, where that is asked for`() {
    let scene = KeyboardScene()
    scene.view.enablesReturnKeyAutomatically = true
    scene.shown()
    scene.tap(.enter)
    #expect(scene.view.text == "")
    scene.type("a\n")
    #expect(scene.view.text == "a\n")
  }

  @Test func `changes with the responder's traits when that asks for it`() {
    let scene = KeyboardScene().shown()
    scene.view.keyboardType = .numberPad
    #expect(scene.keyboard?.plane == .letters)
    scene.finger.press(at: CGPoint(x: 100, y: 650))
    scene.view.reloadInputViews()
    scene.finger.lift()
    #expect(scene.keyboard?.plane == .pad && scene.view.text == "")
    scene.tap(.text("7"))
    #expect(scene.view.text == "7")
    #expect(!scene.tap(.text("a")))
  }

  @Test func `goes down when its responder is removed under a finger`() throws {
    let scene = KeyboardScene().shown()
    scene.finger.press(at: try #require(scene.place(.text("a"))))
    scene.view.removeFromSuperview()
    scene.finger.lift()
    settleAnimations()
    #expect(scene.frame.isNull && scene.view.text == "")
  }

  @Test func `stays in front of what is presented`() {
    let scene = KeyboardScene().shown()
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    // One without a field has the keyboard go down.
    alert.addTextField()
    scene.page.present(alert, animated: false)
    scene.test.layOut()
    #expect(scene.test.window.subviews.last === scene.host)
    // The alert is in the middle of the remaining space.
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(abs(frame.midY - (47 + 844 - 291) / 2) < 0.5, "\(frame)")
  }
}
