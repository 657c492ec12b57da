public import Foundation

/// The permissions of string drawing to make a text fit, and its results.
open class NSStringDrawingContext: NSObject {
  /// The least factor on the fonts' sizes; 0, the default, for no change.
  open var minimumScaleFactor: CGFloat = 0

  /// The factor that was needed in the last drawing or measuring.
  open internal(set) var actualScaleFactor: CGFloat = 1

  /// The rectangle that the text took in the last drawing or measuring.
  open internal(set) var totalBounds = CGRect.zero
}
