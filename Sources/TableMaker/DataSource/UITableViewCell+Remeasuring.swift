public import UIKit

extension UITableViewCell {
  /// Measures the cell's row again as the cell is now, and changes its height with animation; the row's top stays.
  ///
  /// For what happens inside a cell, such as a text that its own button unfolds. The cell itself is measured, not a sizing cell,
  /// and the height is kept for the item: note the state where the adapter looks too, since the cell will show other items.
  /// Outside of a table with automatic heights, and in a cell that is not on screen, it does nothing.
  ///
  /// Called in `layoutSubviews()` it waits for the next turn of the main actor where the layout is that of another call, and a cell
  /// that asks for another height at each layout is left alone after some, with a diagnostic.
  ///
  /// - Parameter animated: Whether rows take their new places with animation.
  /// - Complexity: O(1) in the number of rows, but for the first call after a section's rows came, which is O(n).
  public func remeasureRow(animated: Bool = true) {
    guard
      let tableView = sequence(first: self as UIView, next: \.superview).lazy.compactMap({ $0 as? UITableView }).first
    else { return }
    (tableView.dataSource as? TableViewDataSource)?.remeasureRow(of: self, animated: animated)
  }
}
