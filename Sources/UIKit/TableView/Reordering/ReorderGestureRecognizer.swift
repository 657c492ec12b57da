import Foundation

/// A gesture recognizer for a row's reorder control. It begins immediately so that no other recognizer uses the touch.
final class ReorderGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard currentState == .possible, self.touches.count == 1 else { return touches.forEach { ignore($0, for: event) } }
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
