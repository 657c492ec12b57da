import Foundation

extension UIControl {
  /// Returns whether a recognizer can begin on the control.
  ///
  /// As Apple documents, standard controls prevent recognizers of surrounding views from recognizing the control's own
  /// gestures. A recognizer on the control itself takes precedence.
  func letsBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let view = recognizer.view, view !== self, recognizer.numberOfTouches == 1 else { return true }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1 || !answersToTaps
    case let swipe as UISwipeGestureRecognizer:
      return !(self is UISlider) || swipe.direction.isDisjoint(with: [.left, .right])
    case let pan as UIPanGestureRecognizer:
      // A scroll view asks the control in its own way.
      guard self is UISwitch, !(pan is ScrollPanGestureRecognizer) else { return true }
      return abs(pan.way.x) < abs(pan.way.y)
    default: return true
    }
  }

  private var answersToTaps: Bool {
    self is UIButton || self is UISwitch || self is UIStepper || self is UISegmentedControl || self is UIPageControl
  }
}
