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

/// What a form was made from, quickly compared: as long as the table still looks so, the form is the same.
///
/// A class, so that nothing is copied for the comparison, which every row asks for.
@MainActor final class TableLook {
  private let style: UITableView.Style
  private let width: CGFloat
  private let margins: UIEdgeInsets
  private let isEditing: Bool
  private let separatorStyle: UITableViewCell.SeparatorStyle
  /// Kept, so that no others can come to lie in its place. Traits never change: others are another object.
  private let traits: UITraitCollection

  init(of tableView: UITableView) {
    style = tableView.style
    width = tableView.bounds.width
    margins = tableView.layoutMargins
    isEditing = tableView.isEditing
    separatorStyle = tableView.separatorStyle
    traits = tableView.traitCollection
  }

  /// Whether a table looks so.
  func isThat(of tableView: UITableView) -> Bool {
    tableView.traitCollection === traits && tableView.bounds.width == width && tableView.layoutMargins == margins
      && tableView.isEditing == isEditing && tableView.separatorStyle == separatorStyle && tableView.style == style
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
