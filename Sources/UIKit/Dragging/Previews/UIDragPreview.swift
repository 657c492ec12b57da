public import Foundation

/// The parameters that adjust the appearance of a drag preview.
@MainActor @preconcurrency open class UIDragPreviewParameters: UIPreviewParameters {
  /// Creates parameters that show the whole view.
  public override init() { super.init() }

  /// Returns parameters with the same values.
  open override nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate(into: UIDragPreviewParameters()) }
  }
}

/// The container and position that a dragged view starts from or moves to.
@MainActor @preconcurrency open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of an item while the user drags it.
@MainActor @preconcurrency open class UIDragPreview: NSObject, NSCopying {
  /// The view that the preview shows.
  open private(set) var view: UIView
  private let look: UIDragPreviewParameters

  /// The parameters of the preview.
  open var parameters: UIDragPreviewParameters { look }

  /// Creates a preview of a view, which doesn't have to be in a window.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    look = parameters
    super.init()
  }

  /// Creates a preview of a whole view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// Returns a preview of the same view with a copy of the parameters.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      UIDragPreview(view: view, parameters: look.copy() as? UIDragPreviewParameters ?? UIDragPreviewParameters())
    }
  }
}

/// The preview of an item during a lift, drop, or cancel animation, with its target.
@MainActor @preconcurrency open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a preview of the same view with a new target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
