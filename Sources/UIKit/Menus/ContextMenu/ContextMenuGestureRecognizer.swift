import Foundation

/// The recognizer of presses that show a context menu: it begins only where there is a menu to show.
final class ContextMenuGestureRecognizer: UILongPressGestureRecognizer {
  private let gate = Gate()

  /// Decides whether there is a menu to show.
  private final class Gate: NSObject, UIGestureRecognizerDelegate {
    var mayBegin: () -> Bool = { false }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }
  }

  /// Asked when a finger has been down long enough.
  var mayShowMenu: () -> Bool {
    get { gate.mayBegin }
    set { gate.mayBegin = newValue }
  }

  /// Returns whether touches are of no interest now.
  var isIdle: () -> Bool = { false }

  override var deciding: (any UIGestureRecognizerDelegate)? { gate }

  // What a control does with a long touch is its own.
  override func leavesAlone(_ touch: UITouch) -> Bool { touch.isOnControl(below: attachedView) || isIdle() }

  // What is lifted with a menu can be dragged away from it.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is DragGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is DragGestureRecognizer)
  }
}
