public import Foundation

/// A format of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  var boundsStorage = CGRect.zero

  /// Creates a format.
  public required override init() { super.init() }

  /// Returns the default format for the screen.
  open class func `default`() -> Self { self.init() }

  /// Returns the preferred format for the screen.
  open class func preferred() -> Self { self.init() }

  /// The rectangle to draw, in points.
  open var bounds: CGRect { boundsStorage }

  /// Returns a format with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.boundsStorage = boundsStorage
    return copy
  }
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

  /// Returns a format with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat { (copy.scale, copy.opaque) = (scale, opaque) }
    return copy
  }

  /// Creates a format for a trait collection.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
