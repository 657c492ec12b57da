import Foundation

/// A menu of elements, which can include other menus.
@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name of the identifier.
    public let rawValue: String

    /// Creates an identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The menu with Cut, Copy, and Paste.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
  }

  /// Constants that specify the appearance of a menu in its outer menu.
  public struct Options: OptionSet, Sendable {
    /// The raw value, with one bit for each option.
    public let rawValue: UInt

    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements appear among those of the outer menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu's actions are destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its actions is marked: the one that the user chose last.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements appear in a row, as images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// Constants that specify the size of elements.
  public enum ElementSize: Int, Sendable {
    /// Elements in a row, only with images.
    case small = 0
    /// Elements in a row, each with an image above a short title.
    case medium = 1
    /// Elements in a column.
    case large = 2
    /// The system's choice, which is large.
    case automatic = -1
  }

  /// The identifier of the menu.
  open private(set) var identifier: UIMenu.Identifier
  /// The appearance of the menu in its outer menu.
  open private(set) var options: UIMenu.Options
  /// The elements of the menu.
  open private(set) var children: [UIMenuElement]
  /// The size of the menu's elements.
  open var preferredElementSize = UIMenu.ElementSize.automatic

  /// The marked elements, including those in submenus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.selectedElements }
      return (element as? UIAction)?.state == .on ? [element] : []
    }
  }

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title in the outer menu.
  ///   - image: The image next to the title.
  ///   - identifier: An identifier, or `nil` for a unique one.
  ///   - options: The appearance in the outer menu.
  ///   - children: The elements of the menu.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// Creates a menu with a subtitle.
  ///
  /// - Parameters:
  ///   - title: The title in the outer menu.
  ///   - subtitle: The subtitle below the title.
  ///   - image: The image next to the title.
  ///   - identifier: An identifier, or `nil` for a unique one.
  ///   - options: The appearance in the outer menu.
  ///   - children: The elements of the menu.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.init(title: title, image: image, identifier: identifier, options: options, children: children)
    self.subtitle = subtitle
  }

  /// Creates a menu with a size for its elements.
  ///
  /// - Parameters:
  ///   - title: The title in the outer menu.
  ///   - subtitle: The subtitle below the title.
  ///   - image: The image next to the title.
  ///   - identifier: An identifier, or `nil` for a unique one.
  ///   - options: The appearance in the outer menu.
  ///   - preferredElementSize: The size of the elements.
  ///   - children: The elements of the menu.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    self.init(title: title, image: image, identifier: identifier, options: options, children: children)
    self.subtitle = subtitle
    self.preferredElementSize = preferredElementSize
  }

  override func duplicate() -> UIMenuElement { replacingChildren(children) }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
