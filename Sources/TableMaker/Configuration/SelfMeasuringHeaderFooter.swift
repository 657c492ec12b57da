public import UIKit

/// A header or footer view whose class knows its height: no view is made or filled to measure it.
///
/// ```swift
/// final class DayHeader: UITableViewHeaderFooterView, SelfMeasuringHeaderFooter {
///   static func height(width: CGFloat, traits: UITraitCollection) -> CGFloat {
///     UIFontMetrics(forTextStyle: .headline).scaledValue(for: 32, compatibleWith: traits)
///   }
/// }
/// ```
///
/// For views whose height does not depend on their content, such as one line of text. Others are measured by their constraints, each time that
/// their section changes. The answers are cached by the width and the traits; `headerHeight` and `footerHeight` go before them.
@MainActor public protocol SelfMeasuringHeaderFooter: UITableViewHeaderFooterView {
  /// The height of the header or footer, in points. From 0, which stands for the table's own, to 1,000,000.
  ///
  /// - Parameters:
  ///   - width: The width of a row, in points; never zero.
  ///   - traits: The table's traits: text size, display scale and so on.
  static func height(width: CGFloat, traits: UITraitCollection) -> CGFloat
}
