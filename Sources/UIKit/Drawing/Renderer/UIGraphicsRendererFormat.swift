public import Foundation

/// The format that a renderer draws in.
open class UIGraphicsRendererFormat: NSObject {
  var boundsStorage = CGRect.zero

  /// Makes a format.
  public required override init() { super.init() }

  /// Returns the format that suits the screen.
  open class func `default`() -> Self { self.init() }

  /// Returns the format that suits the screen.
  open class func preferred() -> Self { self.init() }

  /// The rectangle that is drawn, in points.
  open var bounds: CGRect { boundsStorage }
}

/// The format that an image renderer draws in: the pixels of a point, and the opacity.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels a point; those of the current traits by default. 0 stands for them too.
  open var scale: CGFloat = max(UITraitCollection.current.displayScale, 1)

  /// A Boolean value that indicates whether the image is opaque: black where nothing is drawn.
  open var opaque = false

  /// Makes the format that suits an interface of the traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
