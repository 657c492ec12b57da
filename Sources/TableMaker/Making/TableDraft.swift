import UIKit

/// What a chain has said so far: the table's own steps, and the sections that are finished.
struct TableDraft {
  let tableView: UITableView
  var settings = TableSettings()
  var sections: [ClosedSection] = []
  /// What was found wrong on the way; told when the chain is made.
  var problems: [Diagnostic] = []

  /// Returns a height that a table can have; notes a problem and returns nil for any other.
  mutating func checked(_ height: CGFloat, of kind: Diagnostic.Height, at place: CallSite) -> CGFloat? {
    if height.isUsableHeight { return height }
    problems.append(.invalidHeight(kind, value: height, row: nil, at: place))
    return nil
  }
}

extension CGFloat {
  /// Whether a table can have it as a height: not negative, and at most 1,000,000 points, below which rows are out of reach.
  var isUsableHeight: Bool { self >= 0 && self <= 1_000_000 }
}
