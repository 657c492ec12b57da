public import Foundation

/// A shadow of text, for the attribute `shadow`.
open class NSShadow: NSObject, NSCopying {
  private let mark = AttributeValueMark()

  /// The offset of the shadow, in points, positive to the right and down.
  ///
  /// The default is zero.
  open var shadowOffset = CGSize.zero

  /// The blur radius of the shadow, in points.
  ///
  /// The default is 0, which is sharp.
  open var shadowBlurRadius: CGFloat = 0

  /// The color of the shadow, as a `UIColor`, or `nil` for no shadow.
  ///
  /// The default is black with an alpha of 1/3.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a sharp shadow without an offset.
  public override init() { super.init() }

  /// Returns a shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// The current values of the shadow, or `nil` if it has no color.
  var value: TextShadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return TextShadow(offset: shadowOffset, blurRadius: shadowBlurRadius, color: color)
  }

  /// Returns whether the other object is a shadow with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return value == other.value && shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
  }

  /// The hash of the shadow's values.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
