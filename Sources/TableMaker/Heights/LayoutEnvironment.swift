import UIKit

/// All that the height of a row depends on beside its item and its section: the table as it is now.
struct TableForm: Hashable {
  /// The width of a row, in points.
  var width: CGFloat
  var leftMargin: CGFloat
  var rightMargin: CGFloat
  var isEditing: Bool
  var hasSeparators: Bool
  var category: UIContentSizeCategory
  var direction: UITraitEnvironmentLayoutDirection
  var scale: CGFloat
  var weight: UILegibilityWeight

  @MainActor init(of tableView: UITableView, correction: CGFloat = 0) {
    let traits = tableView.traitCollection
    let margins = tableView.layoutMargins
    let bounds = tableView.bounds.width
    // Cards lie inside the table's margins; other rows go from edge to edge.
    let sides = tableView.style == .insetGrouped ? margins.left + margins.right : 0
    width = max(0, bounds - sides + correction)
    (leftMargin, rightMargin) = (margins.left, margins.right)
    isEditing = tableView.isEditing
    hasSeparators = tableView.separatorStyle != .none
    category = traits.preferredContentSizeCategory
    direction = traits.layoutDirection
    scale = max(1, traits.displayScale)
    weight = traits.legibilityWeight
  }

  /// A height in whole pixels, upwards; what is over by less than a hundredth of one is rounding.
  func pixels(_ height: CGFloat) -> Int32 {
    // False for NaN too.
    guard height > 0 else { return 0 }
    return Int32(clamping: Int((min(height, 1e8) * scale - 0.01).rounded(.up)))
  }

  /// A number of pixels in points.
  func points(_ pixels: Int32) -> CGFloat { CGFloat(pixels) / scale }
}
