public import Foundation

/// A layer whose colour runs from one to the next.
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`; others are passed over.
  open var colors: [Any]?

  /// Where each colour stands, from 0 to 1 and rising; at even distances where there are none.
  open var locations: [NSNumber]?

  /// Where the first colour stands, as a part of the size; the middle, where colours run outwards.
  open var startPoint = CGPoint(x: 0.5, y: 0)

  /// Where the last colour stands, as a part of the size; where colours run outwards, their ellipse's corner.
  open var endPoint = CGPoint(x: 0.5, y: 1)

  /// How the colours run.
  open var type = CAGradientLayerType.axial
}
