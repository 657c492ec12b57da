public import Foundation

/// A color, or a rule that names one for each set of traits.
///
/// Immutable, and so safe to share between threads, as Apple's header says of it.
open class UIColor: NSObject, @unchecked Sendable {  // open as Apple's; its stored values never change
  enum Content: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    case system(SystemColor, alpha: CGFloat?)
  }

  private let mark = AttributeValueMark()  // first: see there
  let content: Content

  init(content: Content) {
    self.content = content
    super.init()
  }

  /// Makes a shade of gray, from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(gray: white, alpha: alpha))
    super.init()
  }

  /// Makes a color from its parts in the sRGB space, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Makes a color from its hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = UIColor.parts(hue: hue, saturation: saturation, brightness: brightness)
    content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Makes a color of a Core Graphics one.
  public init(cgColor: CGColor) {
    content = .fixed(cgColor)
    super.init()
  }

  /// Makes a color that is asked for anew under each set of traits.
  ///
  /// - Parameter dynamicProvider: Names the color for traits, such as one for light and one for dark.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
    super.init()
  }

  /// Returns the color that this one is under the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .fixed: return self
    case .dynamic(let provider): return provider(traitCollection).resolvedColor(with: traitCollection)
    case .system(let color, let alpha):
      let resolved = color.resolved(with: traitCollection)
      return UIColor(content: .fixed(alpha.flatMap { resolved.copy(alpha: $0) } ?? resolved))
    }
  }

  /// The color under the current traits, for Core Graphics.
  open var cgColor: CGColor {
    switch content {
    case .fixed(let color): return color
    case .dynamic, .system: return resolvedColor(with: .current).cgColor
    }
  }

  /// Returns the color with another alpha; one that depends on traits still does.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let color): return UIColor(content: .fixed(color.copy(alpha: alpha) ?? color))
    case .dynamic(let provider):
      return UIColor(dynamicProvider: { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) })
    case .system(let color, _): return UIColor(content: .system(color, alpha: min(max(alpha, 0), 1)))
    }
  }

  /// Two colors are equal if they are fixed and have the same parts, or are one and the same rule.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (content, other.content) {
    case (.fixed(let color), .fixed(let otherColor)): return color == otherColor
    case (.system(let color, let alpha), .system(let otherColor, let otherAlpha)):
      return color == otherColor && alpha == otherAlpha
    default: return self === other
    }
  }

  /// Equal colors have equal hashes.
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

  /// Makes this the color of what is filled and of lines in the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the color of what is filled in the current context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the color of lines in the current context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Parts

  /// Writes the components in the sRGB space under the current traits; returns true, as conversion always succeeds
  /// here.
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

  /// Writes hue, saturation and brightness under the current traits; returns true, as conversion always succeeds here.
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

  /// Writes the gray component under the current traits; returns whether the color is a gray.
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
