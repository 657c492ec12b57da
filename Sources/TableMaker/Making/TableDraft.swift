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

/// What the table's own steps have said.
struct TableSettings {
  var rowHeight: CGFloat?
  var estimatedRowHeight: CGFloat?
  var measuresAhead = true
  var heightCacheLimit = 100_000
  var headerView: UIView?
  var footerView: UIView?
  var hidesEmptySeparators = false
  /// Nil: nobody said.
  var deselection: Deselection?
  weak var forwardee: (any UITableViewDelegate)?
  var scrollEvents: [(UIScrollView) -> Void] = []
  var errorEvents: [(any Error) -> Void] = []
  var diagnosticEvents: [(Diagnostic) -> Void] = []
}

extension CGFloat {
  /// Whether a table can have it as a height: finite, and not negative.
  var isUsableHeight: Bool { self >= 0 && isFinite }
}

/// A finished section: nothing is missing, and its types are erased.
struct ClosedSection {
  let settings: SectionSettings
  let content: any SectionContent
}
