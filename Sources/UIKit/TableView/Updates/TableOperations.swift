import Foundation

/// The operations of an update by kind, each in the order of the calls.
struct TableOperations: Equatable, Sendable {
  typealias Row = RowGeometry.Row

  struct Move<Place: Equatable & Sendable>: Equatable, Sendable {
    var from, to: Place
  }

  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var reloadedSections: [Int] = []
  private(set) var movedSections: [Move<Int>] = []
  private(set) var deletedRows: [Row] = []
  private(set) var insertedRows: [Row] = []
  private(set) var reloadedRows: [Row] = []
  private(set) var movedRows: [Move<Row>] = []
  /// The calls, in order.
  private(set) var calls: [Call] = []
  /// The new places of reloaded sections and rows, which are known after all operations are recorded.
  private(set) var reloadedSectionTargets: [Int] = []
  private(set) var reloadedRowTargets: [Row] = []

  /// Consecutive operations of one kind with the same animation.
  struct Call: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case deleteSections, insertSections, reloadSections, moveSections, deleteRows, insertRows, reloadRows, moveRows
    }

    let kind: Kind
    let animation: UITableView.RowAnimation
    var count: Int
  }

  init() {}

  /// Creates a complete list of operations.
  init(_ operations: [TableOperation]) {
    for operation in operations { add(operation) }
    findTargets()
  }

  var isEmpty: Bool { calls.isEmpty }

  var count: Int { calls.reduce(0) { $0 + $1.count } }

  // MARK: Reporting operations

  mutating func add(_ operation: TableOperation) {
    switch operation.kind {
    case .deleteSection(let section):
      deletedSections.append(section)
      note(.deleteSections, operation.animation)
    case .insertSection(let section):
      insertedSections.append(section)
      note(.insertSections, operation.animation)
    case .reloadSection(let section):
      reloadedSections.append(section)
      note(.reloadSections, operation.animation)
    case .moveSection(let from, let to):
      movedSections.append(Move(from: from, to: to))
      note(.moveSections, operation.animation)
    case .deleteRow(let row):
      deletedRows.append(row)
      note(.deleteRows, operation.animation)
    case .insertRow(let row):
      insertedRows.append(row)
      note(.insertRows, operation.animation)
    case .reloadRow(let row):
      reloadedRows.append(row)
      note(.reloadRows, operation.animation)
    case .moveRow(let from, let to): moveRow(from, to)
    }
  }

  /// Adds one deletion for each row.
  mutating func deleteRows(_ indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    deletedRows.reserveCapacity(deletedRows.count + indexPaths.count)
    for path in indexPaths { deletedRows.append(Row(path)) }
    note(.deleteRows, animation, indexPaths.count)
  }

  /// Adds one insertion for each row.
  mutating func insertRows(_ indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    insertedRows.reserveCapacity(insertedRows.count + indexPaths.count)
    for path in indexPaths { insertedRows.append(Row(path)) }
    note(.insertRows, animation, indexPaths.count)
  }

  /// Adds one move of a row, which counts as a call of its own.
  mutating func moveRow(_ from: Row, _ to: Row) {
    movedRows.append(Move(from: from, to: to))
    note(.moveRows, .none)
  }

  @inline(__always)
  private mutating func note(_ kind: Call.Kind, _ animation: UITableView.RowAnimation, _ count: Int = 1) {
    if count == 0 { return }
    let last = calls.count - 1
    if last >= 0, calls[last].kind == kind, calls[last].animation == animation {
      calls[last].count += count
    } else {
      calls.append(Call(kind: kind, animation: animation, count: count))
    }
  }

  // MARK: Calls

  /// The individual operations, in the order of the calls.
  var all: [TableOperation] {
    var taken: [Call.Kind: Int] = [:]
    return calls.flatMap { call -> [TableOperation] in
      let start = taken[call.kind, default: 0]
      taken[call.kind] = start + call.count
      return (start..<start + call.count).map { TableOperation(operation(call.kind, $0), with: call.animation) }
    }
  }

  private func operation(_ kind: Call.Kind, _ index: Int) -> TableOperation.Kind {
    switch kind {
    case .deleteSections: .deleteSection(deletedSections[index])
    case .insertSections: .insertSection(insertedSections[index])
    case .reloadSections: .reloadSection(reloadedSections[index])
    case .moveSections: .moveSection(from: movedSections[index].from, to: movedSections[index].to)
    case .deleteRows: .deleteRow(deletedRows[index])
    case .insertRows: .insertRow(insertedRows[index])
    case .reloadRows: .reloadRow(reloadedRows[index])
    case .moveRows: .moveRow(from: movedRows[index].from, to: movedRows[index].to)
    }
  }

  /// Returns the animations of all operations of a kind.
  func animations(of kind: Call.Kind) -> CallAnimations {
    let calls = calls.filter { $0.kind == kind }
    if let first = calls.first, calls.allSatisfy({ $0.animation == first.animation }) { return .alike(first.animation) }
    return .each(calls.flatMap { Array(repeating: $0.animation, count: $0.count) })
  }

  // MARK: Reloads

  /// Finds the new places of reloaded sections and rows.
  ///
  /// A reload is a deletion and an insertion. Moves don't affect where it inserts (`batch-updates.md` 4.2, fitted to
  /// reported crashes).
  mutating func findTargets() {
    if reloadedSections.isEmpty, reloadedRows.isEmpty { return }
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
