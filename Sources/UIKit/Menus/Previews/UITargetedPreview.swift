public import Foundation

/// A view that is shown apart from its place, and where it comes from or goes to.
@MainActor @preconcurrency open class UITargetedPreview: NSObject {
  /// The place that the preview comes from or goes to.
  open private(set) var target: UIPreviewTarget
  /// The view that is shown.
  open private(set) var view: UIView
  /// How it looks.
  open private(set) var parameters: UIPreviewParameters

  /// Makes a preview of a view, which need not be in a window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Makes a preview of a view at its own place. A view that is in no window ends the process.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let container = view.superview ?? view
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
  }

  /// Makes a preview of a view at its own place. A view that is in no window ends the process.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view for another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The part of the view that shows, in its own points.
  var visibleRect: CGRect {
    guard let path = parameters.visiblePath else { return view.bounds }
    return path.bounds.intersection(view.bounds)
  }

  /// Where the visible part is in a window, without the target's transform.
  var place: CGRect {
    let center = target.container.convert(target.center, to: nil)
    let (bounds, visible) = (view.bounds, visibleRect)
    return CGRect(
      x: center.x + visible.minX - bounds.midX, y: center.y + visible.minY - bounds.midY, width: visible.width,
      height: visible.height)
  }
}
