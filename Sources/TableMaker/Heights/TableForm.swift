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
    Int32(clamping: Int((min(height, 1e8) * scale - 0.01).rounded(.up)))
  }

  /// A number of pixels in points.
  func points(_ pixels: Int32) -> CGFloat { CGFloat(pixels) / scale }
}

/// What of a table is looked at for every row, to see whether its form is still the one that was noted.
///
/// Of the margins `SizingRoom` tells: to work them out for each row costs more than to look a height up. A class, so that nothing
/// is copied for the comparison.
@MainActor final class TableLook {
  private let width: CGFloat
  private let isEditing: Bool
  private let separatorStyle: UITableViewCell.SeparatorStyle
  /// Kept, so that no others can come to lie in its place. Traits never change: others are another object.
  private let traits: UITraitCollection

  init(of tableView: UITableView) {
    width = tableView.bounds.width
    isEditing = tableView.isEditing
    separatorStyle = tableView.separatorStyle
    traits = tableView.traitCollection
  }

  /// Whether a table looks so.
  func isThat(of tableView: UITableView) -> Bool {
    tableView.traitCollection === traits && tableView.bounds.width == width
      && tableView.isEditing == isEditing && tableView.separatorStyle == separatorStyle
  }
}

/// Numbers for the forms that a table has had. Few: one for each width, text size and so on.
struct TableForms {
  private var numbers: [TableForm: UInt32] = [:]
  /// The form that the table has.
  private(set) var current: TableForm?
  private(set) var number: UInt32 = 0

  /// Notes what the table is like now.
  ///
  /// - Returns: Whether that is new.
  mutating func note(_ form: TableForm) -> Bool {
    guard form != current else { return false }
    current = form
    if let known = numbers[form] {
      number = known
    } else {
      number = UInt32(numbers.count) + 1
      numbers[form] = number
    }
    return true
  }
}
