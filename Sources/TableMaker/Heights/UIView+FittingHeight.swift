import UIKit

extension UIView {
  /// Returns the fitting height of a view at a width, with the method that a table view calls and that views can
  /// override.
  ///
  /// The height of a self-sizing cell includes the separator: 34 + 20 points became 54.3333 on iOS 13 at 3×
  /// (stackoverflow.com/q/62599451), as before, when the content ended above the line (25059443). Since iOS 13, the
  /// content view is as tall as the row, and the line covers its last pixel. Apple doesn't document whether a cell
  /// that's off screen includes its separator; `compareWithScreen` checks a visible cell.
  ///
  /// - Parameter height: The height of the view unless something determines it.
  func fittingHeight(width: CGFloat, from height: CGFloat = UIView.layoutFittingCompressedSize.height) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension UITableViewCell {
  /// The fitting height of the cell's content at its current width, in points.
  var contentHeight: CGFloat { contentView.fittingHeight(width: contentView.bounds.width) }
}
