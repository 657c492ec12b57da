public import Foundation

/// What bars show as a button: a title or an image.
@MainActor @preconcurrency open class UIBarItem: NSObject {
  /// Makes an item without a title and an image.
  public override init() { super.init() }

  /// The title.
  open var title: String? {
    didSet { if title != oldValue { lookDidChange() } }
  }

  /// The image, which stands in the title's place.
  open var image: UIImage? {
    didSet { if image !== oldValue { lookDidChange() } }
  }

  /// Whether the item answers to touches.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { lookDidChange() } }
  }

  /// A number to find the item by.
  open var tag = 0

  /// Called when something of the above has changed.
  func lookDidChange() {}
}
