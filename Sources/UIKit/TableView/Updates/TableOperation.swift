import Foundation

/// An operation that an app reports to a table view.
///
/// Deletions, reloads, and the sources of moves use numbers before the update; insertions and the targets of moves use
/// those after it (`batch-updates.md` 4.1).
struct TableOperation: Equatable, Sendable {
  typealias Row = RowGeometry.Row

  enum Kind: Equatable, Sendable {
    case deleteSection(Int)
    case insertSection(Int)
    case reloadSection(Int)
    case moveSection(from: Int, to: Int)
    case deleteRow(Row)
    case insertRow(Row)
    case reloadRow(Row)
    case moveRow(from: Row, to: Row)
  }

  var kind: Kind
  var animation = UITableView.RowAnimation.none

  init(_ kind: Kind, with animation: UITableView.RowAnimation = .none) {
    self.kind = kind
    self.animation = animation
  }
}
