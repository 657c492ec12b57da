public import Foundation

/// How a view looks while it is dragged.
@MainActor @preconcurrency open class UIDragPreviewParameters: UIPreviewParameters {
  /// Makes parameters under which all of a view shows.
  public override init() { super.init() }
}

/// The place that a dragged view comes from or goes to.
@MainActor @preconcurrency open class UIDragPreviewTarget: UIPreviewTarget {}

/// What shows of an item while a finger drags it.
@MainActor @preconcurrency open class UIDragPreview: NSObject {
  /// The view that is shown.
  open private(set) var view: UIView
  private let look: UIDragPreviewParameters

  /// How it looks.
  open var parameters: UIDragPreviewParameters { look }

  /// Makes a preview of a view, which need not be in a window.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    look = parameters
    super.init()
  }

  /// Makes a preview of a view, all of which shows.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// A view that is lifted, dropped or goes back, and where it comes from or goes to.
@MainActor @preconcurrency open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a preview of the same view for another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
