public import Foundation

/// A preview of a view, with the place that it comes from or moves to.
@MainActor @preconcurrency open class UITargetedPreview: NSObject, NSCopying {
  /// The place that the preview comes from or moves to.
  open private(set) var target: UIPreviewTarget
  /// The view in the preview.
  open private(set) var view: UIView
  /// The appearance of the preview.
  open private(set) var parameters: UIPreviewParameters

  /// Creates a preview of a view, which doesn't need to be in a window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view at its own place.
  ///
  /// Crashes if the view isn't in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let container = view.superview ?? view
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
  }

  /// Creates a preview of a view at its own place.
  ///
  /// Crashes if the view isn't in a window.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// Returns the object itself, because its values never change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view with another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The visible part of the view in its coordinates.
  var visibleRect: CGRect {
    guard let path = parameters.visiblePath else { return view.bounds }
    return path.bounds.intersection(view.bounds)
  }

  /// The frame of the visible part in the window, without the target's transform.
  var place: CGRect {
    let center = target.container.convert(target.center, to: nil)
    let (bounds, visible) = (view.bounds, visibleRect)
    return CGRect(
      x: center.x + visible.minX - bounds.midX, y: center.y + visible.minY - bounds.midY, width: visible.width,
      height: visible.height)
  }
}
