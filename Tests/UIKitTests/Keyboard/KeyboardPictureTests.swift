import PictureComparison
import TestSupport
import Testing
import UIKit

@_spi(Testing) @testable import UIKit

@MainActor @Suite(.serialized) struct `Keyboards look as recorded` {
  private func expect(
    _ name: String, type: UIKeyboardType = .default, small: Bool = true, language: KeyboardLanguage = .english,
    style: UIUserInterfaceStyle = .light, pressing key: KeyboardKey.Function? = nil, plane: KeyboardPlane? = nil,
    change: (KeyboardScene) -> Void = { _ in }, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let scene =
      small
      ? KeyboardScene(size: CGSize(width: 320, height: 330), safeArea: .zero) {
        $0.userInterfaceStyle = style
        $0.displayScale = 2
      }
      : KeyboardScene(size: CGSize(width: 390, height: 420)) {
        $0.userInterfaceStyle = style
        $0.displayScale = 2
      }
    KeyboardView.language = language
    defer { KeyboardView.language = .english }
    scene.view.keyboardType = type
    change(scene)
    scene.shown()
    if let plane { scene.keyboard?.plane = plane }
    if let key, let place = scene.place(key) { scene.finger.press(at: place) }
    scene.test.layOut()
    try expectPicture(of: scene.test.window, named: "Keyboard/\(name)", sourceLocation: sourceLocation)
  }

  @Test func `with letters, in light and dark`() throws {
    try expect("letters-light", pressing: .text("q"))
    try expect("letters-dark", style: .dark, pressing: .shift)
    try expect("letters-large-dark", small: false, style: .dark, pressing: .text("g")) {
      $0.view.returnKeyType = .go
    }
    try expect("letters-large", small: false) {
      $0.view.returnKeyType = .search
      $0.view.enablesReturnKeyAutomatically = true
      $0.view.autocapitalizationType = .sentences
    }
  }

  @Test func `with numbers and signs`() throws {
    try expect("numbers", plane: .numbers)
    try expect("symbols", small: false, plane: .symbols)
  }

  @Test func `of other types`() throws {
    try expect("email", type: .emailAddress)
    try expect("url", type: .URL)
    try expect("number-pad", type: .numberPad, pressing: .text("5"))
    try expect("phone-pad", type: .phonePad, small: false, style: .dark)
    try expect("decimal-pad", type: .decimalPad, small: false)
  }

  @Test func `with an accessory view, right to left`() throws {
    try expect("accessory-right-to-left", small: false) { scene in
      scene.test.window.traitOverrides.layoutDirection = .rightToLeft
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
      bar.backgroundColor = .systemMint
      scene.view.ownAccessoryView = bar
    }
  }
}
