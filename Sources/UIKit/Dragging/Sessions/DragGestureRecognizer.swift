import Foundation

/// A gesture recognizer for presses that start a drag. It begins only if there is something to drag.
///
/// The duration of about half a second, the same as for a menu, is reported.
final class DragGestureRecognizer: UILongPressGestureRecognizer {
  private let gate = DragGate()

  /// A closure that returns whether the drag can begin after the required duration.
  var mayBegin: () -> Bool {
    get { gate.mayBegin }
    set { gate.mayBegin = newValue }
  }

  /// A closure that returns whether the recognizer ignores touches.
  var isIdle: () -> Bool = { false }
  /// A closure that returns whether other recognizers can recognize simultaneously.
  var letsOthersRecognize: () -> Bool = { false }

  /// A closure called when all touches of an attempt end, regardless of its result.
  var attemptEnded: () -> Void = {}

  override var deciding: (any UIGestureRecognizerDelegate)? { gate }

  override func forgetAttempt() {
    super.forgetAttempt()
    attemptEnded()
  }

  // Controls handle long touches themselves.
  override func leavesAlone(_ touch: UITouch) -> Bool { touch.isOnControl(below: attachedView) || isIdle() }

  // The drag doesn't prevent the menu of the same press. The menu is dismissed when the touch moves.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ContextMenuGestureRecognizer) && !letsOthersRecognize()
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is ContextMenuGestureRecognizer) && !letsOthersRecognize()
  }
}

/// A gesture recognizer for taps that add items to a drag while another touch holds it.
final class DragAddingGestureRecognizer: UITapGestureRecognizer {
  private let gate = DragGate()

  /// A closure that returns whether a tap can add items.
  var mayBegin: () -> Bool {
    get { gate.mayBegin }
    set { gate.mayBegin = newValue }
  }

  /// A closure that returns whether the recognizer ignores touches.
  var isIdle: () -> Bool = { true }

  override var deciding: (any UIGestureRecognizerDelegate)? { gate }

  override func leavesAlone(_ touch: UITouch) -> Bool { touch.isOnControl(below: attachedView) || isIdle() }
}

/// The delegate that determines whether there is something to drag.
private final class DragGate: NSObject, UIGestureRecognizerDelegate {
  var mayBegin: () -> Bool = { false }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }
}

extension UITouch {
  /// Returns whether the touch is on a control within a view.
  func isOnControl(below owner: UIView?) -> Bool {
    guard let view, view !== owner else { return false }
    return sequence(first: view, next: \.parentView).prefix { $0 !== owner }.contains {
      ($0 as? UIControl)?.isEnabled == true
    }
  }
}
