import UIKit

/// The conditions under which measured heights are valid: everything that a row's height depends on except its item and
/// section.
///
/// It's a class, so comparing it with the table view for every row copies nothing.
@MainActor final class LayoutEnvironment {
  private struct Values: Equatable, Sendable {
    let width, leftMargin, rightMargin: CGFloat
    let isEditing, marksRows, hasSeparators, hasIndex: Bool
    let category: UIContentSizeCategory
    let direction: UITraitEnvironmentLayoutDirection
    let scale: CGFloat
    let weight: UILegibilityWeight
  }

  private let values: Values
  private let tableWidth: CGFloat
  private let separatorStyle: UITableViewCell.SeparatorStyle
  /// Retained, so no other object can have its address. Traits are immutable, so changed traits are another object.
  private let traits: UITraitCollection

  /// Creates the environment of a table view.
  ///
  /// - Parameters:
  ///   - hasIndex: A Boolean value that indicates whether the table view shows an index, which takes some of its width.
  ///   - correction: The difference between the width of rows on screen and the width that the table view's own width
  ///     suggests, in points.
  init(of tableView: UITableView, hasIndex: Bool = false, correction: CGFloat = 0) {
    traits = tableView.traitCollection
    tableWidth = tableView.bounds.width
    separatorStyle = tableView.separatorStyle
    let margins = tableView.layoutMargins
    // Rows in the inset grouped style are inside the table view's margins. Other rows extend from edge to edge.
    let sides = tableView.style == .insetGrouped ? margins.left + margins.right : 0
    values = Values(
      width: max(0, tableWidth - sides + correction), leftMargin: margins.left, rightMargin: margins.right,
      isEditing: tableView.isEditingRows, marksRows: tableView.marksRows, hasSeparators: separatorStyle != .none,
      hasIndex: hasIndex,
      category: traits.preferredContentSizeCategory, direction: traits.layoutDirection,
      scale: max(1, traits.displayScale), weight: traits.legibilityWeight)
  }

  /// The width of a row, in points.
  var width: CGFloat { values.width }
  /// A Boolean value that indicates whether the table view is in editing mode.
  var isEditing: Bool { values.isEditing }
  /// A Boolean value that indicates whether rows have selection marks.
  var marksRows: Bool { values.marksRows }
  /// A Boolean value that indicates whether the table view shows an index.
  var hasIndex: Bool { values.hasIndex }
  /// The number of pixels per point.
  var scale: CGFloat { values.scale }

  /// Returns whether the table view still matches, except for its margins and its index.
  ///
  /// An index appears and disappears with updates, which determine the environment again. `SizingCellPool` reports
  /// changed margins, because computing them for each row costs more than looking up a height.
  func matches(_ tableView: UITableView) -> Bool {
    tableView.traitCollection === traits && tableView.bounds.width == tableWidth
      && tableView.isEditingRows == values.isEditing && tableView.separatorStyle == separatorStyle
      && (!values.isEditing || tableView.allowsMultipleSelectionDuringEditing == values.marksRows)
  }

  /// Returns a height in whole pixels, rounded up. An excess of less than a hundredth of a pixel is a rounding error.
  func pixels(_ height: CGFloat) -> Int32 {
    // Also `false` for NaN.
    guard height > 0 else { return 0 }
    return Int32(clamping: Int((min(height, 1e8) * scale - 0.01).rounded(.up)))
  }

  /// Returns a number of pixels in points.
  func points(_ pixels: Int32) -> CGFloat { CGFloat(pixels) / scale }
}

extension LayoutEnvironment: Equatable {
  nonisolated static func == (first: LayoutEnvironment, second: LayoutEnvironment) -> Bool {
    first.values == second.values
  }
}
