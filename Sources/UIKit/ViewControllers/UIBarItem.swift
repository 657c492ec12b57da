public import Foundation

/// An item of a bar that appears as a button with a title or an image.
@MainActor @preconcurrency open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// Creates an item without a title or image.
  public override init() { super.init() }

  /// The title.
  open var title: String? {
    didSet { if title != oldValue { lookDidChange() } }
  }

  /// The image, which replaces the title.
  open var image: UIImage? {
    didSet { if image !== oldValue { lookDidChange() } }
  }

  /// A Boolean value that indicates whether the item responds to touches.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { lookDidChange() } }
  }

  /// A number that identifies the item.
  open var tag = 0

  /// An identifier for UI tests.
  ///
  /// Assistive technology doesn't read it.
  open var accessibilityIdentifier: String? {
    didSet { lookDidChange() }
  }

  /// The accessibility label of the item.
  ///
  /// The default is its title.
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

  /// A brief description of the result of a tap.
  open var accessibilityHint: String? {
    didSet { lookDidChange() }
  }

  private var ownAccessibilityLabel: String?

  /// The default label of an item with a system symbol.
  var labelOfSymbol: String? { nil }

  /// Copies the item's accessibility properties to the view that shows it.
  func describe(_ view: UIView) {
    view.accessibilityIdentifier = accessibilityIdentifier
    view.accessibilityLabel = accessibilityLabel
    view.accessibilityValue = accessibilityValue
    view.accessibilityHint = accessibilityHint
  }

  /// Called when a property changes.
  func lookDidChange() {}
}
