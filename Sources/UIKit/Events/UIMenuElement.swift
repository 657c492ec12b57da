public import Foundation

/// An element of a menu.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
  /// The marks of an element.
  public enum State: Int, Sendable {
    /// No mark.
    case off
    /// Marked.
    case on
    /// Marked for some of what it stands for.
    case mixed
  }

  /// The attributes of an element's behavior.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set, one for each attribute.
    public let rawValue: UInt

    /// Makes a set of attributes from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An element that cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// An element that takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// An element that is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title that is shown.
  open internal(set) var title: String
  /// A second, smaller line below the title; nil for none.
  open var subtitle: String?
  /// The image beside the title.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
