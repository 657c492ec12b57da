public import Foundation

/// A format of a renderer.
open class UIGraphicsRendererFormat: NSObject {
  var boundsStorage = CGRect.zero

  /// Creates a format.
  public required override init() { super.init() }

  /// Returns the default format for the screen.
  open class func `default`() -> Self { self.init() }

  /// Returns the preferred format for the screen.
  open class func preferred() -> Self { self.init() }

  /// The rectangle to draw, in points.
  open var bounds: CGRect { boundsStorage }
}

/// A format of an image renderer, with its scale and opacity.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point.
  ///
  /// The default, and the meaning of 0, is the scale of the current traits.
  open var scale: CGFloat = max(UITraitCollection.current.displayScale, 1)

  /// A Boolean value that indicates whether the image is opaque.
  ///
  /// An opaque image is black where nothing is drawn.
  open var opaque = false

  /// Creates a format for a trait collection.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
