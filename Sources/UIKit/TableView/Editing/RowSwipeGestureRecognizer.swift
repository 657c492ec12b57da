import Foundation

/// The recognizer that pushes a row of a table aside.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  private var table: UITableView? { attachedView as? UITableView }
  /// The row that will be pushed aside when the gesture begins.
  private(set) var coming: ComingSwipe?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    // Two fingers choose several rows.
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
      // What was asked may have ended the attempt.
      if currentState == .possible, delivery != nil { state = .failed }
      return false
    }
    self.coming = coming
    return currentState == .possible && delivery != nil
  }

  /// Whether the row gives back a touch that it has, as for a scroll.
  private func mayTake(_ touch: UITouch, from table: UITableView) -> Bool {
    guard let view = touch.view, view !== table, delivery?.isGiven(touch) ?? false else { return true }
    return table.canCancelContentTouches && table.touchesShouldCancel(in: view)
  }

  /// A finger that comes in from the screen's edge may mean to go back.
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
