/// The directions in which assistive technology can scroll a view.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Scrolls to content at the right.
  case right = 1
  /// Scrolls to content at the left.
  case left
  /// Scrolls to content above.
  case up
  /// Scrolls to content below.
  case down
  /// Scrolls to the next content in reading order.
  case next
  /// Scrolls to the previous content in reading order.
  case previous
}
