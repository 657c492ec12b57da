import Foundation

extension UILabel: WidthDependentHeight {
  var heightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && !isEmpty }

  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { fullSize(width: width).height }

  func intrinsicSize(forWidth width: CGFloat) -> CGSize { fullSize(width: width) }
}
