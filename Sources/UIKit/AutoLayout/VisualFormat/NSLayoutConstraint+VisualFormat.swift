extension NSLayoutConstraint {
  /// Returns the constraints that a picture in characters describes, such as `H:|-[label]-8-[field(>=80)]-|`, not yet
  /// active.
  ///
  /// A bare `-` is 8 points between two views, and the superview's margin at its edges. A format that cannot be read
  /// ends the process with a message that shows where.
  ///
  /// - Parameters:
  ///   - format: The picture, in the visual format language of Apple's Auto Layout Guide.
  ///   - opts: Alignments across the direction of the format, the direction, and what distances are measured between.
  ///   - metrics: Numbers by the names that the format uses for them.
  ///   - views: Views and layout guides by the names that the format uses for them.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
    return parser.parse(opts).constraints(opts)
  }
}
