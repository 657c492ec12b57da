/// The traits of an accessible element: its kind and its behavior.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits of the set, one for each trait.
  public let rawValue: UInt64

  /// Makes traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The empty set.
  public static let none: UIAccessibilityTraits = []
  /// A tap carries something out.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A tap goes to another place.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The chosen one of several.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// A tap plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that the user cannot change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of what is seen when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// An element that does not answer to the user.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes its label or value often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Begins something that plays or records.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element whose value can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Touches go to the element itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The page is turned when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The title of what follows.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// An element that is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
