public import Foundation

/// An accessible part of a view that isn't a view itself, such as a drawn part.
@MainActor @preconcurrency open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  private var frameInContainer = CGRect.null

  /// Creates an element in a container, which it holds weakly.
  ///
  /// - Parameter container: The container, usually a view. A value that isn't an object is ignored.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  /// The object that contains the element.
  ///
  /// The element holds it weakly.
  open weak var accessibilityContainer: AnyObject?

  /// A name that identifies the element in tests, and that users never hear.
  open var accessibilityIdentifier: String? {
    get { accessibilityValues?.identifier }
    set { settableAccessibilityValues.identifier = newValue }
  }

  /// The frame of the element in the coordinates of its container, which must be a view.
  ///
  /// The frame moves with the view. It's null if you don't set it.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer }
    set { frameInContainer = newValue }
  }

  /// The frame of the element on the screen, in points.
  ///
  /// If you set the frame in the container, this property derives from it. Setting this property resets the frame in
  /// the container to null.
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
