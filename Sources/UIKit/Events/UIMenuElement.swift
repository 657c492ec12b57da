public import Foundation

/// An element of a menu.
@MainActor @preconcurrency open class UIMenuElement: NSObject, NSCopying, UIAccessibilityIdentification {
  /// The states of an element, which determine its checkmark.
  public enum State: Int, Sendable {
    /// The element has no checkmark.
    case off
    /// The element has a checkmark.
    case on
    /// The element has a checkmark that indicates a mixed state.
    case mixed
  }

  /// The attributes of an element's behavior.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set, one for each attribute.
    public let rawValue: UInt

    /// Creates a set of attributes from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user can't choose the element.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the user chooses the element.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title of the element.
  open internal(set) var title: String
  /// The smaller line below the title, or `nil` if there is none.
  open var subtitle: String?
  /// An identifier for UI tests, which the element has in an open menu.
  ///
  /// Assistive technology doesn't read it.
  open var accessibilityIdentifier: String?
  /// The image next to the title.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// Returns an element with the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy = MainActor.assumeIsolated { duplicate() }
    MainActor.assumeIsolated { copy.accessibilityIdentifier = accessibilityIdentifier }
    return copy
  }

  func duplicate() -> UIMenuElement {
    let copy = UIMenuElement(title: title, image: image)
    copy.subtitle = subtitle
    return copy
  }
}
