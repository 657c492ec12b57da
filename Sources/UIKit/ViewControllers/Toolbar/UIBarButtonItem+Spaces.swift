import Foundation

extension UIBarButtonItem {
  /// The distance between two items, in points (metrics.md 3).
  nonisolated static let itemGap: CGFloat = 8
  /// Room beside an image's left and right, in points: 24 in 46 (metrics.md 3).
  static let imagePadding: CGFloat = 11
  /// The distance of a text from the outer end of its item, in points (metrics.md 3).
  static let textPadding: CGFloat = 8

  /// The width that the item's content asks for, in points.
  ///
  /// - Parameter padding: What a text or a view of the app's has beside it, both sides together.
  func naturalWidth(padding: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    if customView != nil { return UIBarButtonItem.naturalSize(view).width + padding }
    guard let button = view as? UIButton else { return 0 }
    if image != nil { return (button.imageView?.sizeThatFits(.zero).width ?? 0) + 2 * UIBarButtonItem.imagePadding }
    return (button.titleLabel?.intrinsicContentSize.width ?? 0) + padding
  }

  /// The size that a view of the app's asks for, or else has.
  static func naturalSize(_ view: UIView) -> CGSize {
    let asked = view.intrinsicContentSize
    return CGSize(
      width: asked.width > 0 ? asked.width : view.bounds.width,
      height: asked.height > 0 ? asked.height : view.bounds.height)
  }
}
