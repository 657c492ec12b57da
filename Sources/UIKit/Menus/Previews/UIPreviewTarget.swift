public import Foundation

/// The place that a preview comes from or moves to.
@MainActor @preconcurrency open class UIPreviewTarget: NSObject, NSCopying {
  /// The view that contains the place.
  open private(set) var container: UIView
  /// The center of the place in the container's coordinates.
  open private(set) var center: CGPoint
  /// The transform of the preview at that place.
  open private(set) var transform: CGAffineTransform

  /// Creates a place.
  ///
  /// Crashes if the container isn't in a window.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    guard container.window != nil else {
      // Apple's message, as in crash reports (reported).
      raise(
        .internalInconsistency,
        "UIPreviewTarget requires that the container view is in a window, but it is not. (container: \(container))")
    }
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Returns the object itself, because its values never change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Creates a place without a transform.
  ///
  /// Crashes if the container isn't in a window.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
