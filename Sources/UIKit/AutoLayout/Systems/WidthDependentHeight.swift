import Foundation

/// A view whose content's height depends on its width, such as a label of several lines.
///
/// The width is solved first, with `intrinsicContentSize` as the wish. Where it came out less, the view is asked for
/// the size at that width.
@MainActor protocol WidthDependentHeight: UIView {
  /// A Boolean value that indicates whether the height depends on the width now.
  var heightDependsOnWidth: Bool { get }

  /// The height that the content asks for in a width, in points.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat

  /// The size that the content asks for in a width, in points; at most the width.
  func intrinsicSize(forWidth width: CGFloat) -> CGSize
}

extension WidthDependentHeight {
  func intrinsicSize(forWidth width: CGFloat) -> CGSize {
    CGSize(width: width, height: intrinsicHeight(forWidth: width))
  }
}
