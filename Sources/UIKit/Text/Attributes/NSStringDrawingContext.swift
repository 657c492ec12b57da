public import Foundation

/// A context that allows string drawing to shrink text, and receives the results.
open class NSStringDrawingContext: NSObject {
  /// The minimum factor for the font sizes.
  ///
  /// The default is 0, which means that the text doesn't shrink.
  open var minimumScaleFactor: CGFloat = 0

  /// The factor of the last drawing or measurement.
  open internal(set) var actualScaleFactor: CGFloat = 1

  /// The rectangle of the text in the last drawing or measurement.
  open internal(set) var totalBounds = CGRect.zero
}
