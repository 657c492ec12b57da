/// The time when the rows of a section with automatic heights are measured.
public enum AutoHeight: Sendable {
  /// A row when it comes near the screen; those that have not been there yet are estimated by the mean of those that have.
  case whenNeeded

  /// All rows when the table loads, so that every height and the scroll indicator are exact from the first layout. For short tables.
  case allAtOnce
}
