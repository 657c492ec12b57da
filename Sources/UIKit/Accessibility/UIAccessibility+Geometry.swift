public import Foundation

extension UIAccessibility {
  /// Converts a rectangle from a view's coordinates to screen coordinates, in points.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the view's coordinates.
  ///   - view: The view. If it isn't in a window, its topmost superview acts as the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let inRoot = UIView.rect(around: rect) { view.pointInRoot($0) }
    guard let window = view.window else { return inRoot }
    return UIView.rect(around: inRoot) { window.pointInSuperview($0) }
  }
}
