public import UIKit

/// A header or footer view with a class that computes its height, so TableMaker needs no view to measure it.
///
/// ```swift
/// final class DayHeader: UITableViewHeaderFooterView, SelfMeasuringHeaderFooter {
///   static func height(width: CGFloat, traits: UITraitCollection) -> CGFloat {
///     UIFontMetrics(forTextStyle: .headline).scaledValue(for: 32, compatibleWith: traits)
///   }
/// }
/// ```
///
/// Use it for views with a height that doesn't depend on their content, such as one line of text. TableMaker measures
/// other views with their constraints each time their section changes. It caches the heights by the width and the
/// traits; `headerHeight` and `footerHeight` override them.
@preconcurrency @MainActor public protocol SelfMeasuringHeaderFooter: UITableViewHeaderFooterView {
  /// Returns the height of the header or footer, in points.
  ///
  /// The height is between 0, for the table view's own height, and 1,000,000.
  /// - Parameters:
  ///   - width: The row's width, in points; never zero.
  ///   - traits: The table view's traits, such as the text size and the display scale.
  static func height(width: CGFloat, traits: UITraitCollection) -> CGFloat
}
