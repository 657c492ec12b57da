public import Foundation

/// The look of a bar's background.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  /// The material behind a bar's color, or none.
  enum Backing {
    /// The material that bars have, drawn as a color; see `UINavigationBar`.
    case material
    case nothing
  }

  private(set) var backing = Backing.material

  /// Makes the appearance that bars have by themselves.
  public convenience override init() { self.init(values: nil) }

  /// Makes an appearance with another one's values.
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

  /// The color of the bar, over its material.
  open var backgroundColor: UIColor?

  /// The color of the line at the bar's edge; nil for no line.
  open var shadowColor: UIColor? = UIBarAppearance.systemShadow

  /// Makes the bar look as the system's do: a material, and a line at its edge.
  open func configureWithDefaultBackground() {
    backing = .material
    backgroundColor = nil
    shadowColor = UIBarAppearance.systemShadow
  }

  /// Makes the bar hide what is behind it, with the color of the system's pages, and a line at its edge.
  open func configureWithOpaqueBackground() {
    backing = .nothing
    backgroundColor = .systemBackground
    shadowColor = UIBarAppearance.systemShadow
  }

  /// Makes the bar show all that is behind it, with no line at its edge.
  open func configureWithTransparentBackground() {
    backing = .nothing
    backgroundColor = nil
    shadowColor = nil
  }

  private static let systemShadow = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

/// The look of a navigation bar: its background and its titles.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of a title of common size: its font and color count.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of a large title: its font and color count.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  override func takeValues(from other: UIBarAppearance) {
    super.takeValues(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }
}
