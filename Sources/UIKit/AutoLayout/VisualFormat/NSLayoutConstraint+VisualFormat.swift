extension NSLayoutConstraint {
  /// Returns the inactive constraints that a visual format describes, such as `H:|-[label]-8-[field(>=80)]-|`.
  ///
  /// A `-` without a length is 8 points between two views, and the superview's margin at its edges. An invalid format
  /// raises an exception with a message that shows the position of the error.
  ///
  /// - Parameters:
  ///   - format: The format, in the visual format language of Apple's Auto Layout Guide.
  ///   - opts: The alignments, the direction, and the ends of distances.
  ///   - metrics: A dictionary of the numbers that the format refers to by name.
  ///   - views: A dictionary of the views and layout guides that the format refers to by name.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
    return parser.parse(opts).constraints(opts)
  }
}
