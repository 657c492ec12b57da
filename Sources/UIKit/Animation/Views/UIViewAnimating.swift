/// The positions at which an animation can end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation.
  case end
  /// The start of the animation, to which it went back.
  case start
  /// Somewhere in between.
  case current
}

/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animator has not begun, or has ended.
  case inactive
  /// The animator runs, or is paused.
  case active
  /// The animator was stopped and waits to be finished.
  case stopped
}
