import UIKit

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
