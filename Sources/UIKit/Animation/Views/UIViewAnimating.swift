/// Where an animation that was started ends or stands.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end
  /// At its start, to which it went back.
  case start
  /// Somewhere in between.
  case current
}
