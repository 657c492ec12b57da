import TestSupport
import UIKit

@_spi(Testing) @testable import UIKit

/// A control in a window, a simulated touch, and a record of the control's events.
@MainActor final class ControlScene<Control: UIControl> {
  let test = TestWindow(size: CGSize(width: 390, height: 400))
  let control: Control
  let finger: Finger
  /// The names of the events that were sent, `valueChanged` with what `value` says then.
  private(set) var events: [String] = []

  init(_ control: Control, rightToLeft: Bool = false, value: @escaping (Control) -> String) {
    self.control = control
    finger = Finger(on: test.window)
    AnimationClock.shared.hold()
    if rightToLeft { test.window.traitOverrides.layoutDirection = .rightToLeft }
    test.window.backgroundColor = .systemBackground
    control.frame.origin = CGPoint(x: 100, y: 100)
    test.window.addSubview(control)
    test.layOut()
    control.addAction(
      UIAction { [unowned self, unowned control] _ in events.append("valueChanged \(value(control))") },
      for: .valueChanged)
    control.addAction(UIAction { [unowned self] _ in events.append("up inside") }, for: .touchUpInside)
    control.addAction(UIAction { [unowned self] _ in events.append("up outside") }, for: .touchUpOutside)
  }

  /// The events since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }

  private func place(_ x: CGFloat, _ y: CGFloat? = nil) -> CGPoint {
    control.convert(CGPoint(x: x, y: y ?? control.bounds.midY), to: nil)
  }

  /// Begins and ends a touch at a place in the control's own points; by default, in the middle of its height.
  func tap(_ x: CGFloat, _ y: CGFloat? = nil) {
    finger.press(at: place(x, y))
    finger.lift()
  }

  /// Begins a touch at the first place, moves it to the others in turn, and ends it at the last.
  func drag(_ xs: CGFloat..., y: CGFloat? = nil, lifts: Bool = true) {
    finger.press(at: place(xs[0]))
    for x in xs.dropFirst() { finger.move(to: place(x, y)) }
    if lifts { finger.lift() }
  }

  /// Returns the pixels of the control in the window, when all animations have ended or in their midst.
  func pixels(atOnce: Bool = false) -> Pixels {
    if !atOnce { AnimationClock.shared.advance(by: 1) }
    test.layOut()
    return Pixels(
      draw(control.bounds.width, control.bounds.height, scale: 3) { context in
        context.translateBy(x: -control.frame.minX, y: -control.frame.minY)
        test.window.drawHierarchy(in: test.window.bounds, afterScreenUpdates: true)
      })
  }
}
