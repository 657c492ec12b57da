import Foundation

/// The gesture recognizer that swipes a row of a table view aside.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  private var table: UITableView? { attachedView as? UITableView }
  /// The row to swipe aside when the gesture begins.
  private(set) var coming: ComingSwipe?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    // Two touches select several rows.
    maximumNumberOfTouches = 1
  }

  override func leavesAlone(_ touch: UITouch) -> Bool {
    guard let table, let view = touch.view else { return true }
    return !table.maySwipe(from: view, touch)
  }

  override func isFarEnough(_ way: CGPoint) -> Bool {
    guard awaitedState == nil, let table, abs(way.x) >= Self.threshold || abs(way.y) >= Self.threshold else {
      return false
    }
    guard abs(way.x) > abs(way.y), let touch = touches.first, mayTake(touch, from: table),
      let coming = table.comingSwipe(of: touch, toward: way.x)
    else {
      // The delegate may have ended the attempt.
      if currentState == .possible, delivery != nil { state = .failed }
      return false
    }
    self.coming = coming
    return currentState == .possible && delivery != nil
  }

  /// Returns whether the row gives up a touch, as it does for scrolling.
  private func mayTake(_ touch: UITouch, from table: UITableView) -> Bool {
    guard let view = touch.view, view !== table, delivery?.isGiven(touch) ?? false else { return true }
    return table.canCancelContentTouches && table.touchesShouldCancel(in: view)
  }

  /// A touch that starts at the screen's edge may be meant for going back.
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    other is UIScreenEdgePanGestureRecognizer || super.shouldRequireFailure(of: other)
  }

  override var state: State {
    didSet {
      guard let table else { return }
      switch state {
      case .began:
        guard let coming else { return }
        self.coming = nil
        table.beginSwipe(coming)
      case .changed: table.dragSwipe(to: translation(in: nil).x)
      case .ended: table.releaseSwipe(velocity: velocity(in: nil).x)
      case .cancelled: table.cancelSwipe()
      case .possible, .failed: break
      }
    }
  }

  override func forgetAttempt() {
    super.forgetAttempt()
    coming = nil
  }
}
