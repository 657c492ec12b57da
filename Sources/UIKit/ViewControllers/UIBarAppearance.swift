public import Foundation

/// The appearance of a bar's background.
@MainActor @preconcurrency open class UIBarAppearance: NSObject, NSCopying {
  /// The material behind a bar's color.
  enum Backing {
    /// The material of bars, drawn as a color; see `UINavigationBar`.
    case material
    case nothing
  }

  private(set) var backing = Backing.material

  /// Creates the default appearance of bars.
  public convenience override init() { self.init(values: nil) }

  /// Creates a copy of another appearance.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    takeValues(from: barAppearance)
  }

  init(values other: UIBarAppearance?) {
    super.init()
    if let other { takeValues(from: other) }
  }

  func takeValues(from other: UIBarAppearance) {
    backing = other.backing
    backgroundColor = other.backgroundColor
    shadowColor = other.shadowColor
  }

  /// The color of the bar, above its material.
  open var backgroundColor: UIColor?

  /// The color of the line at the bar's edge, or `nil` for no line.
  open var shadowColor: UIColor? = UIBarAppearance.systemShadow

  /// Configures the system's default: a material with a line at the edge.
  open func configureWithDefaultBackground() {
    backing = .material
    backgroundColor = nil
    shadowColor = UIBarAppearance.systemShadow
  }

  /// Configures an opaque background in the system's background color, with a line at the edge.
  open func configureWithOpaqueBackground() {
    backing = .nothing
    backgroundColor = .systemBackground
    shadowColor = UIBarAppearance.systemShadow
  }

  /// Configures a transparent background without a line at the edge.
  open func configureWithTransparentBackground() {
    backing = .nothing
    backgroundColor = nil
    shadowColor = nil
  }

  /// Returns an appearance with the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UIBarAppearance(barAppearance: self) }
  }

  private static let systemShadow = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

/// The appearance of a navigation bar's background and titles.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the standard title.
  ///
  /// Only the font and color are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of the large title.
  ///
  /// Only the font and color are used.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Returns an appearance with the same values.
  open override nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UINavigationBarAppearance(barAppearance: self) }
  }

  override func takeValues(from other: UIBarAppearance) {
    super.takeValues(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }
}
