public import Foundation

/// How a view looks while it is shown apart from its place.
@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
  /// The color behind the view; nil for what the system chooses: here none.
  open var backgroundColor: UIColor!
  /// The part of the view that shows, in its own points; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's points; nil for that of what shows.
  open var shadowPath: UIBezierPath?

  /// Makes parameters under which all of a view shows.
  public override init() { super.init() }
}
