import Foundation

/// A change that an app tells a table of.
///
/// What is deleted, reloaded or moved away counts as before the update; what is inserted, and where something is moved to, as after
/// it (`reference/batch-updates.md` 4.1).
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

  /// One operation for each of some rows. Not a closure in the table's methods: each of its calls would ask where it runs.
  static func all(
    _ indexPaths: [IndexPath], _ kind: (Row) -> Kind, with animation: UITableView.RowAnimation
  ) -> [TableOperation] {
    indexPaths.map { TableOperation(kind(Row($0)), with: animation) }
  }
}

/// The operations of an update, each kind for itself, in the order in which they were called.
struct TableOperations: Equatable, Sendable {
  typealias Row = RowGeometry.Row

  struct Move<Place: Equatable & Sendable>: Equatable, Sendable {
    var from, to: Place
  }

  let all: [TableOperation]
  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var reloadedSections: [Int] = []
  private(set) var movedSections: [Move<Int>] = []
  private(set) var deletedRows: [Row] = []
  private(set) var insertedRows: [Row] = []
  private(set) var reloadedRows: [Row] = []
  private(set) var movedRows: [Move<Row>] = []
  /// Where the sections and rows that are reloaded come to stand.
  private(set) var reloadedSectionTargets: [Int] = []
  private(set) var reloadedRowTargets: [Row] = []

  init(_ operations: [TableOperation] = []) {
    all = operations
    for operation in operations {
      switch operation.kind {
      case .deleteSection(let section): deletedSections.append(section)
      case .insertSection(let section): insertedSections.append(section)
      case .reloadSection(let section): reloadedSections.append(section)
      case .moveSection(let from, let to): movedSections.append(Move(from: from, to: to))
      case .deleteRow(let row): deletedRows.append(row)
      case .insertRow(let row): insertedRows.append(row)
      case .reloadRow(let row): reloadedRows.append(row)
      case .moveRow(let from, let to): movedRows.append(Move(from: from, to: to))
      }
    }
    if !reloadedSections.isEmpty || !reloadedRows.isEmpty { findTargets() }
  }

  var isEmpty: Bool { all.isEmpty }

  /// A reload is a deletion and an insertion. Where it inserts, no move counts (`reference/batch-updates.md` 4.2, fitted to
  /// what was reported of crashes).
  private mutating func findTargets() {
    let sections = Shift(removed: deletedSections, placed: insertedSections)
    reloadedSectionTargets = reloadedSections.map(sections.target)
    let removed = Dictionary(grouping: deletedRows, by: \.section)
    let placed = Dictionary(grouping: insertedRows, by: \.section)
    reloadedRowTargets = reloadedRows.map { row in
      let section = sections.target(of: row.section)
      let rows = Shift(
        removed: removed[row.section, default: []].map(\.row), placed: placed[section, default: []].map(\.row))
      return Row(section: section, row: rows.target(of: row.row))
    }
  }

  private struct Shift {
    let removed, placed: [Int]

    init(removed: [Int], placed: [Int]) {
      self.removed = removed
      self.placed = Set(placed).sorted()
    }

    func target(of index: Int) -> Int {
      var target = index - Set(removed).lazy.filter { $0 < index }.count
      for place in placed where place <= target { target += 1 }
      return target
    }
  }
}
