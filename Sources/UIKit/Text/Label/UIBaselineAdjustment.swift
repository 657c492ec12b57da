/// Constants that specify the position of a line in a font that shrinks to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline matches that of the full-size line.
  case alignBaselines = 0
  /// The center matches that of the full-size line.
  case alignCenters = 1
  /// The top matches that of the full-size line.
  case none = 2
}
