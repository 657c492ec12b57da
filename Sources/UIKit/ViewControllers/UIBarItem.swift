public import Foundation

/// What bars show as a button: a title or an image.
@MainActor @preconcurrency open class UIBarItem: NSObject, UIAccessibilityIdentification {
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

  /// A name by which tests of an interface find the item's button; users never hear of it.
  open var accessibilityIdentifier: String? {
    didSet { lookDidChange() }
  }

  /// In a word or two what the item is; by default its title.
  open var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? title }
    set {
      ownAccessibilityLabel = newValue
      lookDidChange()
    }
  }

  /// What the item stands at.
  open var accessibilityValue: String? {
    didSet { lookDidChange() }
  }

  /// What happens when the user taps the item, in a sentence.
  open var accessibilityHint: String? {
    didSet { lookDidChange() }
  }

  private var ownAccessibilityLabel: String?

  /// Has the view that shows the item say what the item says.
  func describe(_ view: UIView) {
    view.accessibilityIdentifier = accessibilityIdentifier
    view.accessibilityLabel = accessibilityLabel
    view.accessibilityValue = accessibilityValue
    view.accessibilityHint = accessibilityHint
  }

  /// Called when something of the above has changed.
  func lookDidChange() {}
}
