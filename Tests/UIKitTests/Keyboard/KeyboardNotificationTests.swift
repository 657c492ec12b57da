import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The notifications that are posted, and the positions of the keyboard and the views.
@MainActor @Suite(.serialized) struct `The keyboard's motion` {
  private let up = ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"]
  private let down = ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"]

  // The order is assumed: an app that logs all six settles it.
  @Test func `is posted before and after it, with both rectangles`() {
    let scene = KeyboardScene()
    scene.listen()
    defer { scene.stopListening() }
    scene.view.becomeFirstResponder()
    #expect(scene.notes.count == 2)
    for note in scene.notes {
      #expect(note.begin == CGRect(x: 0, y: 844, width: 390, height: 291))
      #expect(note.end == CGRect(x: 0, y: 553, width: 390, height: 291))
      #expect(note.duration == 0.25 && note.curve == 7 && note.isLocal == true)
      #expect(note.object == ObjectIdentifier(scene.test.window.screen))
    }
    advance(seconds: 0.2)
    #expect(scene.notes.count == 2)
    advance(seconds: 0.1)
    #expect(scene.takeNotes() == up)
    scene.view.resignFirstResponder()
    #expect(
      scene.notes.last?.end
        == CGRect(x: 0, y: 844, width: 390, height: 291))
    settleAnimations()
    #expect(scene.takeNotes() == down && scene.frame.isNull)
  }

  @Test func `is none, and nothing is posted, from one responder to another with the same keyboard`() {
    let scene = KeyboardScene().shown()
    let other = TypedView(frame: CGRect(x: 20, y: 120, width: 100, height: 30))
    scene.page.view.addSubview(other)
    scene.listen()
    defer { scene.stopListening() }
    // Assumed: some versions of iOS post that it shows again.
    other.becomeFirstResponder()
    settleAnimations()
    #expect(scene.takeNotes() == [])
    scene.type("a")
    #expect(other.text == "a" && scene.view.text == "")
    other.ownAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    other.reloadInputViews()
    settleAnimations()
    #expect(scene.takeNotes() == up && scene.frame.height == 291 + 44)
  }

  @Test func `turns round when the responder resigns in its midst`() {
    let scene = KeyboardScene()
    scene.listen()
    defer { scene.stopListening() }
    scene.view.becomeFirstResponder()
    advance(seconds: 0.1)
    scene.view.resignFirstResponder()
    settleAnimations()
    #expect(scene.takeNotes() == Array(up.prefix(2)) + down && scene.frame.isNull)
    scene.view.becomeFirstResponder()
    settleAnimations()
    #expect(scene.takeNotes() == up)
  }

  @Test func `takes no time without animations`() {
    let scene = KeyboardScene()
    scene.listen()
    defer { scene.stopListening() }
    UIView.performWithoutAnimation { _ = scene.view.becomeFirstResponder() }
    #expect(scene.notes.allSatisfy { $0.duration == 0 })
    #expect(scene.takeNotes() == up && scene.frame.minY == 553)
  }

  @Test func `shows an input view in the keyboard's place and an accessory view above it`() {
    let scene = KeyboardScene()
    let (input, bar) = (UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 200)), UIView())
    bar.frame.size.height = 44
    (scene.view.ownInputView, scene.view.ownAccessoryView) = (input, bar)
    scene.shown()
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 844 - 34 - 200 - 44, width: 390, height: 44))
    #expect(input.convert(input.bounds, to: nil) == CGRect(x: 0, y: 844 - 34 - 200, width: 390, height: 200))
    #expect(scene.keyboard?.window == nil)
    scene.view.ownInputView = nil
    scene.view.reloadInputViews()
    settleAnimations()
    #expect(input.window == nil && scene.keyboard?.window != nil && scene.frame.minY == 844 - 291 - 44)
    scene.view.resignFirstResponder()
    #expect(bar.window != nil)
    settleAnimations()
    #expect(bar.window == nil)
  }

  @Test func `leaves the accessory view at the bottom where there is a hardware keyboard`() {
    let scene = KeyboardScene()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    scene.view.ownAccessoryView = bar
    scene.shown()
    UIWindow.setHardwareKeyboard(true, in: scene.test.window)
    defer { UIWindow.setHardwareKeyboard(false) }
    settleAnimations()
    #expect(scene.frame == CGRect(x: 0, y: 794, width: 390, height: 50) && scene.keyboard?.window == nil)
    #expect(bar.safeAreaInsets.bottom == 34)
    UIWindow.setHardwareKeyboard(false, in: scene.test.window)
    settleAnimations()
    #expect(abs(scene.frame.height - 341) < 0.01)
  }

  // Assumed: one change from the old rectangle to the new one. An app that logs the notifications while it's turned settles it.
  @Test(arguments: [true, false]) func `follows a window that turns`(hasAccessory: Bool) {
    // Without a safe area: on a device the screen turns as well, and its safe area is another.
    let scene = KeyboardScene(safeArea: .zero)
    if hasAccessory { scene.view.ownAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44)) }
    scene.shown()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    scene.page.view.addSubview(bar)
    let guide = scene.page.view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 50),
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    ])
    let upright = scene.frame
    scene.listen()
    defer { scene.stopListening() }
    for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
      scene.test.window.frame = CGRect(origin: .zero, size: size)
      scene.test.layOut()
      settleAnimations()
      let fresh = KeyboardScene(size: size, safeArea: .zero)
      fresh.view.ownAccessoryView = hasAccessory ? UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44)) : nil
      fresh.shown()
      #expect(scene.frame == fresh.frame && scene.keyboard?.frame == fresh.keyboard?.frame)
      #expect(scene.notes.first { $0.name.contains("WillChangeFrame") }?.end == fresh.frame)
      #expect(bar.frame.maxY == fresh.frame.minY)
      fresh.view.resignFirstResponder()
      settleAnimations()
      let names = scene.takeNotes().filter { $0.hasPrefix("Will") }
      #expect(names.prefix(2) == ["WillChangeFrame", "WillShow"])
    }
    #expect(scene.frame == upright)
    scene.view.resignFirstResponder()
    settleAnimations()
    #expect(scene.frame.isNull)
    // Without a keyboard nothing is posted.
    _ = scene.takeNotes()
    scene.test.window.frame.size = CGSize(width: 844, height: 390)
    settleAnimations()
    #expect(scene.takeNotes() == [])
  }

  @Test func `lets go of a window with its keyboard`() {
    weak var gone: UIWindow?
    do {
      let scene = KeyboardScene().shown()
      gone = scene.test.window
    }
    settleAnimations()
    #expect(gone == nil)
  }
}
