public import Foundation

/// A shadow of letters, for the attribute `shadow`.
open class NSShadow: NSObject, NSCopying {
  private let mark = AttributeValueMark()

  /// The offset of the shadow from the letters, in points, positive to the right and down; zero by default.
  open var shadowOffset = CGSize.zero

  /// The blur radius of the shadow, in points; 0, the default, for a sharp one.
  open var shadowBlurRadius: CGFloat = 0

  /// The shadow's color, a `UIColor`; black at a third of full strength by default, nothing is drawn if nil.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Makes a sharp shadow right behind the letters.
  public override init() { super.init() }

  /// Returns a shadow of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// The shadow as it is now; nil if it has no color.
  var value: TextShadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return TextShadow(offset: shadowOffset, blurRadius: shadowBlurRadius, color: color)
  }

  /// Returns a Boolean value that indicates whether the other object is a shadow of the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return value == other.value && shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
  }

  /// Equal shadows have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
