/// The directions in which assistive technology asks a view to scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To what is further to the right.
  case right = 1
  /// To what is further to the left.
  case left
  /// To what is further up.
  case up
  /// To what is further down.
  case down
  /// To what comes next in the order of reading.
  case next
  /// To what came before in the order of reading.
  case previous
}
