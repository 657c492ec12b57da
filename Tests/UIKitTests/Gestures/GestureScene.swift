import TestSupport

@_spi(Testing) @testable import UIKit

/// A log of the events, in order.
@MainActor final class GestureLog {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that writes down its touches.
final class LoggingView: UIView {
  var name = ""
  var log = GestureLog()

  private func write(_ what: String, _ touches: Set<UITouch>) {
    log.lines.append("\(name) \(what)" + (touches.count > 1 ? " \(touches.count)" : ""))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { write("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { write("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { write("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { write("cancelled", touches) }
}

/// Two views, one in the other, in a window of 300 by 300 points; recognizers of theirs are written down.
@MainActor struct GestureScene {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let outer = LoggingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let inner = LoggingView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
  let log = GestureLog()

  init() {
    window.isHidden = false
    window.setDeviceSafeArea(.zero)
    (outer.name, inner.name) = ("outer", "inner")
    (outer.log, inner.log) = (log, log)
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  var middle: CGPoint { CGPoint(x: 150, y: 150) }

  /// Adds a recognizer to a view, and writes down what it does under a name.
  @discardableResult func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.action = { [log] in log.lines.append("\($0.name ?? "") \($0.state)") }
    (view ?? inner).addGestureRecognizer(recognizer)
    return recognizer
  }

  func tap(at point: CGPoint? = nil, again: Bool = false) {
    let finger = Finger(on: window)
    finger.press(at: point ?? middle, repeatsTap: again)
    finger.hold(for: 0.05)
    finger.lift()
  }
}
