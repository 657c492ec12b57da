import Foundation

/// The recognizer of presses that drag something: it begins only where there is something to drag.
///
/// The time is reported: about half a second, as for a menu.
final class DragGestureRecognizer: UILongPressGestureRecognizer {
  private let gate = DragGate()

  /// Asked when a finger has been down long enough.
  var mayBegin: () -> Bool {
    get { gate.mayBegin }
    set { gate.mayBegin = newValue }
  }

  /// Returns whether touches are of no interest now.
  var isIdle: () -> Bool = { false }
  /// Returns whether the press lets others recognize.
  var letsOthersRecognize: () -> Bool = { false }

  /// Called when all fingers of an attempt are lifted, whatever came of it.
  var attemptEnded: () -> Void = {}

  override var deciding: (any UIGestureRecognizerDelegate)? { gate }

  override func forgetAttempt() {
    super.forgetAttempt()
    attemptEnded()
  }

  // What a control does with a long touch is its own.
  override func leavesAlone(_ touch: UITouch) -> Bool { touch.isOnControl(below: attachedView) || isIdle() }

  // A menu that a press shows goes when the finger moves on.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ContextMenuGestureRecognizer) && !letsOthersRecognize()
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is ContextMenuGestureRecognizer) && !letsOthersRecognize()
  }
}

/// The recognizer of taps with which other fingers add something to a drag that goes on.
final class DragAddingGestureRecognizer: UITapGestureRecognizer {
  private let gate = DragGate()

  /// Asked when a finger has tapped.
  var mayBegin: () -> Bool {
    get { gate.mayBegin }
    set { gate.mayBegin = newValue }
  }

  /// Returns whether touches are of no interest now.
  var isIdle: () -> Bool = { true }

  override var deciding: (any UIGestureRecognizerDelegate)? { gate }

  override func leavesAlone(_ touch: UITouch) -> Bool { touch.isOnControl(below: attachedView) || isIdle() }
}

/// Decides whether there is anything to drag.
private final class DragGate: NSObject, UIGestureRecognizerDelegate {
  var mayBegin: () -> Bool = { false }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }
}

extension UITouch {
  /// Whether the touch is on a control within a view.
  func isOnControl(below owner: UIView?) -> Bool {
    guard let view, view !== owner else { return false }
    return sequence(first: view, next: \.parentView).prefix { $0 !== owner }.contains {
      ($0 as? UIControl)?.isEnabled == true
    }
  }
}
