import Foundation

extension UIBarButtonItem {
  /// The distance between two items, in points (metrics.md 3).
  nonisolated static let itemGap: CGFloat = 8
  /// The padding on each side of an image, in points: 24 in 46 (metrics.md 3).
  static let imagePadding: CGFloat = 11
  /// The distance between a text and the outer end of its item, in points (metrics.md 3).
  static let textPadding: CGFloat = 8

  /// Returns the natural width of the item's content, in points.
  ///
  /// - Parameter padding: The total horizontal padding of a text or custom view.
  func naturalWidth(padding: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    if customView != nil { return UIBarButtonItem.naturalSize(view).width + padding }
    guard let button = view as? UIButton else { return 0 }
    if image != nil { return (button.imageView?.sizeThatFits(.zero).width ?? 0) + 2 * UIBarButtonItem.imagePadding }
    return (button.titleLabel?.intrinsicContentSize.width ?? 0) + padding
  }

  /// Returns the intrinsic size of a custom view, or else its current size.
  static func naturalSize(_ view: UIView) -> CGSize {
    let asked = view.intrinsicContentSize
    return CGSize(
      width: asked.width > 0 ? asked.width : view.bounds.width,
      height: asked.height > 0 ? asked.height : view.bounds.height)
  }
}
