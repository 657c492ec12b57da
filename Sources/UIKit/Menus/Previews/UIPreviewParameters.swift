public import Foundation

/// An object that describes the appearance of a view in a preview.
@MainActor @preconcurrency open class UIPreviewParameters: NSObject, NSCopying {
  /// The color behind the view, or `nil` for the system's choice, which is none.
  open var backgroundColor: UIColor!
  /// The visible part of the view in its coordinates, or `nil` for the whole view.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow in the view's coordinates, or `nil` for that of the visible part.
  open var shadowPath: UIBezierPath?

  /// Creates parameters that show the whole view.
  public override init() { super.init() }

  /// Returns parameters with the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate(into: UIPreviewParameters()) }
  }

  func duplicate(into copy: UIPreviewParameters) -> UIPreviewParameters {
    copy.backgroundColor = backgroundColor
    copy.visiblePath = visiblePath?.copy() as? UIBezierPath
    copy.shadowPath = shadowPath?.copy() as? UIBezierPath
    return copy
  }
}
