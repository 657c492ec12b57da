import UIKit

/// What the table's own steps have said.
struct TableSettings {
  var rowHeight: CGFloat?
  var estimatedRowHeight: CGFloat?
  var measuresAhead = true
  var heightCacheLimit = 100_000
  var headerView: UIView?
  var footerView: UIView?
  var hidesEmptySeparators = false
  /// How rows and sections come and go.
  var animation = UITableView.RowAnimation.automatic
  /// How many rows may come, go and move with animation in one update; nil for any number.
  var animationLimit: Int?
  var updateEvents: [(TableUpdate) -> Void] = []
  /// Nil: nobody said.
  var deselection: Deselection?
  weak var forwardee: (any UITableViewDelegate)?
  var scrollEvents: [(UIScrollView) -> Void] = []
  var errorEvents: [(any Error) -> Void] = []
  var diagnosticEvents: [(Diagnostic) -> Void] = []
}
