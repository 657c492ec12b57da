public import Foundation

/// An accessible part of a view that is no view itself, such as a drawn part.
@MainActor @preconcurrency open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  private var frameInContainer = CGRect.null

  /// Makes an element of what contains it, which is held weakly.
  ///
  /// - Parameter container: A view, as a rule; what is no object is forgotten.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  /// The object that contains the element; held weakly.
  open weak var accessibilityContainer: AnyObject?

  /// A name to find the element by; users never hear of it.
  open var accessibilityIdentifier: String? {
    get { accessibilityValues?.identifier }
    set { settableAccessibilityValues.identifier = newValue }
  }

  /// The element's rectangle in the container, a view, in points; it moves with the view. Null if not set.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer }
    set { frameInContainer = newValue }
  }

  /// The element's rectangle on the screen, in points: that in the container where one was set, else what was set here,
  /// which makes that one null.
  open override var accessibilityFrame: CGRect {
    get {
      guard !frameInContainer.isNull, let view = accessibilityContainer as? UIView else {
        return super.accessibilityFrame
      }
      return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
    }
    set {
      frameInContainer = .null
      super.accessibilityFrame = newValue
    }
  }
}
