import Foundation

/// A menu: elements, some of which may be menus themselves.
@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  /// A name to find a menu by.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The menu of cut, copy and paste.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
  }

  /// The ways in which a menu stands in the one around it.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set, one for each option.
    public let rawValue: UInt

    /// Makes a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand among those of the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its actions is marked at a time: the one that was chosen last.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its elements stand side by side, as images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The sizes of elements.
  public enum ElementSize: Int, Sendable {
    /// Side by side, as images alone.
    case small = 0
    /// Side by side, an image above a short title.
    case medium = 1
    /// One below the other.
    case large = 2
    /// The size that the system chooses: here large.
    case automatic = -1
  }

  /// The name to find the menu by.
  open private(set) var identifier: UIMenu.Identifier
  /// The way in which it stands in the menu around it.
  open private(set) var options: UIMenu.Options
  /// Its elements.
  open private(set) var children: [UIMenuElement]
  /// The size of its elements.
  open var preferredElementSize = UIMenu.ElementSize.automatic

  /// The elements that are marked, also those of menus in it.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.selectedElements }
      return (element as? UIAction)?.state == .on ? [element] : []
    }
  }

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: What is shown for it in the menu around it.
  ///   - image: What is shown beside that.
  ///   - identifier: A name to find it by; one that nothing else has if nil.
  ///   - options: The way in which it stands in the menu around it.
  ///   - children: Its elements.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// Makes a menu with a second line.
  ///
  /// - Parameters:
  ///   - title: What is shown for it in the menu around it.
  ///   - subtitle: What is shown below that.
  ///   - image: What is shown beside that.
  ///   - identifier: A name to find it by; one that nothing else has if nil.
  ///   - options: The way in which it stands in the menu around it.
  ///   - children: Its elements.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.init(title: title, image: image, identifier: identifier, options: options, children: children)
    self.subtitle = subtitle
  }

  /// Makes a menu with elements of a size.
  ///
  /// - Parameters:
  ///   - title: What is shown for it in the menu around it.
  ///   - subtitle: What is shown below that.
  ///   - image: What is shown beside that.
  ///   - identifier: A name to find it by; one that nothing else has if nil.
  ///   - options: The way in which it stands in the menu around it.
  ///   - preferredElementSize: The size of its elements.
  ///   - children: Its elements.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    self.init(title: title, image: image, identifier: identifier, options: options, children: children)
    self.subtitle = subtitle
    self.preferredElementSize = preferredElementSize
  }

  /// Returns a menu that is the same but for its elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
