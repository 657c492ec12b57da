public import Foundation

/// What a navigation bar shows while its controller is on top.
@MainActor open class UINavigationItem: NSObject {
  weak var bar: UINavigationBar?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// When the title is shown large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item before; large for the first one.
    case automatic
    /// Always large.
    case always
    /// Never large.
    case never
  }

  /// The title.
  open var title: String? {
    didSet { bar?.setNeedsLayout() }
  }

  /// A view in the title's place.
  open var titleView: UIView? {
    didSet { bar?.setNeedsLayout() }
  }

  /// What the button that leads back to this item says; its title if nobody said.
  open var backButtonTitle: String? {
    didSet { bar?.setNeedsLayout() }
  }

  /// Whether the button that leads back from this item is left out.
  open var hidesBackButton = false {
    didSet { bar?.setNeedsLayout() }
  }

  /// When the title is shown large, in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { bar?.setNeedsLayout() }
  }
}
