import Foundation

/// A change that an app tells a table of.
///
/// What is deleted, reloaded or moved away counts as before the update; what is inserted, and where something is moved to, as after
/// it (`batch-updates.md` 4.1).
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
