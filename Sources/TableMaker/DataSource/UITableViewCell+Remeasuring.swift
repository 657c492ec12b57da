public import UIKit

extension UITableViewCell {
  /// Measures the cell's row again in the cell's present state, and animates the new height. The top of the row stays
  /// in place.
  ///
  /// Use this method for changes inside a cell, such as a text that a button expands. TableMaker measures the cell
  /// itself, not a sizing cell, and keeps the height for the item. Because the cell later shows other items, also store
  /// the state where the adapter reads it. In a table view without automatic heights, and in a cell that isn't on
  /// screen, the method does nothing.
  ///
  /// If you call it in `layoutSubviews()` during another call's layout, it waits for the next turn of the main actor.
  /// If a cell requests another height in each layout, TableMaker stops after some of them and reports a diagnostic.
  ///
  /// - Parameter animated: A Boolean value that indicates whether to animate the new heights.
  /// - Complexity: O(1) in the number of rows, except for the first call after the section's rows have changed, which
  ///   is O(n).
  public func remeasureRow(animated: Bool = true) {
    guard
      let tableView = sequence(first: self as UIView, next: \.superview).lazy.compactMap({ $0 as? UITableView }).first
    else { return }
    tableView.liveTable?.remeasureRow(of: self, animated: animated)
  }
}
