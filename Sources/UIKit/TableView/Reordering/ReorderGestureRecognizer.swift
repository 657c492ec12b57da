import Foundation

/// The recognizer of a finger on a row's grip: it begins at once, so that nothing else comes of the touch.
final class ReorderGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard currentState == .possible, self.touches.count == 1 else { return touches.forEach { ignore($0, for: event) } }
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
