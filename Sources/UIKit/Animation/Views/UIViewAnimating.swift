/// The positions at which an animation can end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation.
  case end
  /// The start of the animation, after it was reversed.
  case start
  /// A position between start and end.
  case current
}

/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animator hasn't started, or has ended.
  case inactive
  /// The animator is running or paused.
  case active
  /// The animator is stopped, and waits to be finished.
  case stopped
}
