/// The positions of a line whose font is made smaller so that the line fits.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline of the line at the one that it has at full size.
  case alignBaselines = 0
  /// The middle of the line at the middle that it has at full size.
  case alignCenters = 1
  /// The top of the line at the top that it has at full size.
  case none = 2
}
