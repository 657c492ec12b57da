/// The time when the rows of a section with automatic heights are measured.
public enum AutoHeight: Sendable {
  /// Measures a row when it comes near the screen.
  ///
  /// Other rows have the mean height of the measured ones as an estimate.
  case whenNeeded

  /// Measures all rows when the table view loads.
  ///
  /// Every height and the scroll indicator are exact from the first layout. Use it for short table views.
  case allAtOnce
}
