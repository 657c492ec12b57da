import Foundation

/// A view with content height that depends on its width, such as a label with several lines.
///
/// The width is solved first, with `intrinsicContentSize` as the preferred size. If the result is smaller, the view
/// provides its size at that width.
@MainActor protocol WidthDependentHeight: UIView {
  /// A Boolean value that indicates whether the height currently depends on the width.
  var heightDependsOnWidth: Bool { get }

  /// Returns the intrinsic height of the content for a width, in points.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat

  /// Returns the intrinsic size of the content for a width, in points. Its width is at most the given width.
  func intrinsicSize(forWidth width: CGFloat) -> CGSize
}

extension WidthDependentHeight {
  func intrinsicSize(forWidth width: CGFloat) -> CGSize {
    CGSize(width: width, height: intrinsicHeight(forWidth: width))
  }
}
