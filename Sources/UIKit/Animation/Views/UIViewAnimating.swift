/// Where an animation that was started ends or stands.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end
  /// At its start, to which it went back.
  case start
  /// Somewhere in between.
  case current
}

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or has ended.
  case inactive
  /// It runs, or pauses.
  case active
  /// It was stopped and waits to be finished.
  case stopped
}
