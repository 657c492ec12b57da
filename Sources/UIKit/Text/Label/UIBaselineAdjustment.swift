/// Where a line stands whose font is made smaller so that the line fits.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it has at full size.
  case alignBaselines = 0
  /// Its middle at the middle that it has at full size.
  case alignCenters = 1
  /// Its top at the top that it has at full size.
  case none = 2
}
