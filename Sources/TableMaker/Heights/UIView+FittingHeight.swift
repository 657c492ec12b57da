import UIKit

extension UIView {
  /// The height that a view asks for at a width, by the method that a table calls, which views may override.
  ///
  /// A self-sizing cell's answer has the separator in it: 34 + 20 points became 54.3333 on iOS 13 at 3×
  /// (stackoverflow.com/q/62599451), as before, when the content ended above the line (25059443). Since iOS 13 the content view
  /// is as high as the row, and the line lies over its last pixel. Whether a cell that is not on screen counts its separator is
  /// not documented; `compareWithScreen` asks a cell that is.
  ///
  /// - Parameter height: The height that the view takes unless something determines it.
  func fittingHeight(width: CGFloat, from height: CGFloat = UIView.layoutFittingCompressedSize.height) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension UITableViewCell {
  /// The height that the cell's content asks for in its present width, in points.
  var contentHeight: CGFloat { contentView.fittingHeight(width: contentView.bounds.width) }
}
