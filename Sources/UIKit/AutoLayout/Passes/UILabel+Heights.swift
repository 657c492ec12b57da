import Foundation

extension UILabel: WidthDependentHeight {
  var heightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && !isEmpty }

  func intrinsicSize(forWidth width: CGFloat) -> CGSize { fullSize(width: width) }
}
