import Foundation

/// A gesture recognizer for multiple selection, with two touches anywhere, or one on the circles in editing mode.
final class RowChoiceGestureRecognizer: UIPanGestureRecognizer {
  private var table: UITableView? { attachedView as? UITableView }
  /// The row where the gesture will begin.
  private var coming: IndexPath?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 2
  }

  override func leavesAlone(_ touch: UITouch) -> Bool {
    guard let table, let view = touch.view else { return true }
    return !table.mayChoose(from: view)
  }

  override func isFarEnough(_ way: CGPoint) -> Bool {
    guard awaitedState == nil, super.isFarEnough(way), let table, let touch = attemptTouches.first else { return false }
    guard touches.count == 2 || table.isOnCircle(touch) else { return false }
    guard let row = table.comingChoice(of: touch) else {
      // The delegate may have ended the attempt.
      if currentState == .possible, delivery != nil { state = .failed }
      return false
    }
    coming = row
    return currentState == .possible && delivery != nil
  }

  override var state: State {
    didSet {
      guard let table else { return }
      switch state {
      case .began:
        guard let coming else { return }
        self.coming = nil
        table.beginChoosing(at: coming)
        table.moveChoosing(to: location(in: nil))
      case .changed: table.moveChoosing(to: location(in: nil))
      // Assumed: the selection stays even if the touches are canceled.
      case .ended, .cancelled: table.endChoosing()
      case .possible, .failed: break
      }
    }
  }

  override func forgetAttempt() {
    super.forgetAttempt()
    coming = nil
  }
}
