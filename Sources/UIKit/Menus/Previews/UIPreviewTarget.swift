public import Foundation

/// The place that a preview comes from or goes to.
@MainActor @preconcurrency open class UIPreviewTarget: NSObject {
  /// The view that the place is in.
  open private(set) var container: UIView
  /// The middle of the place, in the container's points.
  open private(set) var center: CGPoint
  /// The transform of the preview there.
  open private(set) var transform: CGAffineTransform

  /// Makes a place. A container that is in no window ends the process.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    guard container.window != nil else {
      // Apple's words, as crash reports have them (reported).
      raise(
        .internalInconsistency,
        "UIPreviewTarget requires that the container view is in a window, but it is not. (container: \(container))")
    }
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Makes a place where the preview is not transformed. A container that is in no window ends the process.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
