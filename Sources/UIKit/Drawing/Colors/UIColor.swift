public import Foundation

/// A fixed color, or a rule that provides a color for each trait collection.
///
/// Colors are immutable, so threads can share them, as Apple's header states.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {  // open as Apple's; its stored values never change
  enum Content {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
    case system(SystemColor, alpha: CGFloat?)
  }

  private let mark = AttributeValueMark()  // first: see there
  let content: Content

  init(content: Content) {
    self.content = content
    super.init()
  }

  /// Creates a gray color from a brightness between 0 (black) and 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(gray: white, alpha: alpha))
    super.init()
  }

  /// Creates a color from its components in the sRGB color space, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a color from its hue, saturation, and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = UIColor.parts(hue: hue, saturation: saturation, brightness: brightness)
    content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) {
    content = .fixed(cgColor)
    super.init()
  }

  /// Creates a color that depends on the trait collection.
  ///
  /// - Parameter dynamicProvider: A closure that receives the trait collection and returns the color, such as one for
  ///   light and one for dark.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
    super.init()
  }

  /// Returns the object itself, because its values never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the color for a trait collection.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .fixed: return self
    case .dynamic(let provider): return provider(traitCollection).resolvedColor(with: traitCollection)
    case .system(let color, let alpha):
      let resolved = color.resolved(with: traitCollection)
      return UIColor(content: .fixed(alpha.flatMap { resolved.copy(alpha: $0) } ?? resolved))
    }
  }

  /// The Core Graphics color for the current trait collection.
  open var cgColor: CGColor {
    switch content {
    case .fixed(let color): return color
    case .dynamic, .system: return resolvedColor(with: .current).cgColor
    }
  }

  /// Returns the color with another alpha, which still depends on the trait collection if this color does.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let color): return UIColor(content: .fixed(color.copy(alpha: alpha) ?? color))
    case .dynamic(let provider):
      return UIColor(dynamicProvider: { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) })
    case .system(let color, _): return UIColor(content: .system(color, alpha: min(max(alpha, 0), 1)))
    }
  }

  /// Returns a Boolean value that indicates whether two colors are equal.
  ///
  /// Fixed colors are equal if their components are. Dynamic colors are equal if they are the same rule.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (content, other.content) {
    case (.fixed(let color), .fixed(let otherColor)): return color == otherColor
    case (.system(let color, let alpha), .system(let otherColor, let otherAlpha)):
      return color == otherColor && alpha == otherAlpha
    default: return self === other
    }
  }

  /// The hash value of the color.
  open override var hash: Int {
    switch content {
    case .fixed(let color): return color.hashValue
    case .system(let color, let alpha):
      var hasher = Hasher()
      hasher.combine(color)
      hasher.combine(alpha)
      return hasher.finalize()
    case .dynamic: return ObjectIdentifier(self).hashValue
    }
  }

  // MARK: Drawing

  /// Sets the fill color and the stroke color of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke color of the current context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Parts

  /// Gets the components in the sRGB color space for the current trait collection.
  ///
  /// The method always returns `true`, because the conversion always succeeds on Linux.
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Gets the hue, saturation, and brightness for the current trait collection.
  ///
  /// The method always returns `true`, because the conversion always succeeds on Linux.
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let parts = UIColor.hueParts(red: color.red, green: color.green, blue: color.blue)
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Gets the gray component for the current trait collection.
  ///
  /// The method returns `false` if the color isn't a gray.
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }
}
