import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Fingers that touch the keyboard, the fields and the menus at random while everything changes: nothing traps, and at the end
/// all goes away.
@MainActor @Suite(.serialized) struct `A keyboard under random fingers` {
  @Test(arguments: 0..<6) func `keeps its promises`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let scene = KeyboardScene()
    defer { KeyboardView.language = .english }
    let fields = [UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 34)), UITextField()]
    fields[1].frame = CGRect(x: 20, y: 180, width: 300, height: 34)
    for field in fields { scene.page.view.addSubview(field) }
    let fingers = [Finger(on: scene.test.window), Finger(on: scene.test.window)]
    let responders: [UIResponder] = [fields[0], fields[1], scene.view]
    responders[0].becomeFirstResponder()
    for _ in 0..<400 {
      let finger = fingers[Int.random(in: 0..<2, using: &generator)]
      let point = CGPoint(
        x: CGFloat.random(in: 0..<390, using: &generator),
        // Mostly on the keys.
        y: CGFloat.random(in: Bool.random(using: &generator) ? 553..<844 : 0..<844, using: &generator))
      switch Int.random(in: 0..<20, using: &generator) {
      case 0...6: if finger.view == nil { finger.press(at: point) }
      case 7...9: finger.move(to: point)
      case 10...13: finger.lift()
      case 14: finger.cancel()
      case 15: advance(seconds: Double.random(in: 0..<1, using: &generator))
      case 16: responders[Int.random(in: 0..<3, using: &generator)].becomeFirstResponder()
      case 17:
        let field = fields[Int.random(in: 0..<2, using: &generator)]
        field.keyboardType = UIKeyboardType(rawValue: Int.random(in: 0..<12, using: &generator)) ?? .default
        field.reloadInputViews()
      case 18:
        let field = fields[Int.random(in: 0..<2, using: &generator)]
        field.text = ["", "ni", "你好", "👩‍👩‍👧\u{0}e\u{301}"][Int.random(in: 0..<4, using: &generator)]
      default:
        let field = fields[Int.random(in: 0..<2, using: &generator)]
        if field.superview == nil { scene.page.view.addSubview(field) } else { field.removeFromSuperview() }
      }
      // What is up is up for the first responder.
      let isUp = scene.test.window.firstResponderState.current != nil
      #expect((scene.test.window.keyboardHeight > 0) == isUp)
    }
    for finger in fingers { finger.lift() }
    scene.page.view.endEditing(true)
    settleAnimations()
    #expect(scene.frame.isNull && scene.test.window.editMenu == nil)
  }
}
