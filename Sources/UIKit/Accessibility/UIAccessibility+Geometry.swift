public import Foundation

extension UIAccessibility {
  /// Returns where on the screen a rectangle of a view is, in points.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the view's own points.
  ///   - view: The view. Of a view in no window, its topmost superview stands for the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let inRoot = UIView.rect(around: rect) { view.pointInRoot($0) }
    guard let window = view.window else { return inRoot }
    return UIView.rect(around: inRoot) { window.pointInSuperview($0) }
  }
}
