import UIKit

/// The conditions under which measured heights are valid: everything but item and section that a row's height depends on.
///
/// A class, so that comparing it with the table for every row copies nothing.
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
  /// Retained, so that no other object can take its address. Traits are immutable: changed ones are another object.
  private let traits: UITraitCollection

  /// The environment of a table.
  ///
  /// - Parameters:
  ///   - hasIndex: Whether the table shows an index, which takes some of its width.
  ///   - correction: Points by which rows on screen are wider than the table's own width suggests.
  init(of tableView: UITableView, hasIndex: Bool = false, correction: CGFloat = 0) {
    traits = tableView.traitCollection
    tableWidth = tableView.bounds.width
    separatorStyle = tableView.separatorStyle
    let margins = tableView.layoutMargins
    // Cards lie inside the table's margins; other rows go from edge to edge.
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
  /// Whether the table is being edited.
  var isEditing: Bool { values.isEditing }
  /// A Boolean value that indicates whether rows have marks by which the user chooses them.
  var marksRows: Bool { values.marksRows }
  /// Whether the table shows an index.
  var hasIndex: Bool { values.hasIndex }
  /// Pixels per point.
  var scale: CGFloat { values.scale }

  /// Whether the table still matches, except for its margins and its index.
  ///
  /// An index comes and goes with updates, for which the environment is determined anew. `SizingCellPool` reports changed margins: computing them for each row costs more than looking up a height.
  func matches(_ tableView: UITableView) -> Bool {
    tableView.traitCollection === traits && tableView.bounds.width == tableWidth
      && tableView.isEditingRows == values.isEditing && tableView.separatorStyle == separatorStyle
      && (!values.isEditing || tableView.allowsMultipleSelectionDuringEditing == values.marksRows)
  }

  /// A height in whole pixels, rounded up; an excess of less than a hundredth of a pixel is a rounding error.
  func pixels(_ height: CGFloat) -> Int32 {
    // False for NaN too.
    guard height > 0 else { return 0 }
    return Int32(clamping: Int((min(height, 1e8) * scale - 0.01).rounded(.up)))
  }

  /// A number of pixels in points.
  func points(_ pixels: Int32) -> CGFloat { CGFloat(pixels) / scale }
}

extension LayoutEnvironment: Equatable {
  nonisolated static func == (first: LayoutEnvironment, second: LayoutEnvironment) -> Bool {
    first.values == second.values
  }
}
