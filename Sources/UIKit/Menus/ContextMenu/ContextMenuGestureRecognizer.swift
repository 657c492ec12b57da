import Foundation

/// A gesture recognizer for presses that show a context menu. It begins only if there's a menu.
final class ContextMenuGestureRecognizer: UILongPressGestureRecognizer {
  private let gate = Gate()

  /// A delegate that decides whether there's a menu to show.
  private final class Gate: NSObject, UIGestureRecognizerDelegate {
    var mayBegin: () -> Bool = { false }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }
  }

  /// A closure that's called when a touch has been down long enough.
  var mayShowMenu: () -> Bool {
    get { gate.mayBegin }
    set { gate.mayBegin = newValue }
  }

  /// A closure that returns whether touches are ignored now.
  var isIdle: () -> Bool = { false }

  override var deciding: (any UIGestureRecognizerDelegate)? { gate }

  // Controls handle long touches themselves.
  override func leavesAlone(_ touch: UITouch) -> Bool { touch.isOnControl(below: attachedView) || isIdle() }

  // The user can drag the lifted view away from the menu.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is DragGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is DragGestureRecognizer)
  }
}
