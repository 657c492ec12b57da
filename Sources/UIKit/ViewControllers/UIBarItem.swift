public import Foundation

/// An item of a bar, shown as a button: a title or an image.
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

  /// A Boolean value that indicates whether the item answers to touches.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { lookDidChange() } }
  }

  /// A number to find the item by.
  open var tag = 0

  /// A name by which tests of an interface find the item's button; users never hear of it.
  open var accessibilityIdentifier: String? {
    didSet { lookDidChange() }
  }

  /// The label of the item, in a word or two; by default its title.
  open var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? title ?? labelOfSymbol }
    set {
      ownAccessibilityLabel = newValue
      lookDidChange()
    }
  }

  /// The accessibility value of the item.
  open var accessibilityValue: String? {
    didSet { lookDidChange() }
  }

  /// The result of a tap on the item, in a sentence.
  open var accessibilityHint: String? {
    didSet { lookDidChange() }
  }

  private var ownAccessibilityLabel: String?

  /// What an item says that shows a symbol of the system's.
  var labelOfSymbol: String? { nil }

  /// Copies the item's accessibility to the view that shows it.
  func describe(_ view: UIView) {
    view.accessibilityIdentifier = accessibilityIdentifier
    view.accessibilityLabel = accessibilityLabel
    view.accessibilityValue = accessibilityValue
    view.accessibilityHint = accessibilityHint
  }

  /// Called when something of the above has changed.
  func lookDidChange() {}
}
