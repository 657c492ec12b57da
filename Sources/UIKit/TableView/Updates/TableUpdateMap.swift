/// Where every section and row of a table comes to stand with an update.
///
/// Made of operations that the rules allow; of others it makes something, but nothing sensible. Its size is that of the changes.
struct TableUpdateMap: Equatable, Sendable {
  typealias Row = RowGeometry.Row

  let sections: IndexMap
  private let sectionTargets: [Int: Int]
  private let sectionSources: [Int: Int]
  /// The rows of sections that were there before, by their index after; sections in which nothing comes or goes are not in it.
  private let rows: [Int: IndexMap]
  private let rowTargets: [Row: Row]
  private let rowSources: [Row: Row]

  init(_ operations: TableOperations) {
    sections = IndexMap(
      removed: operations.deletedSections + operations.reloadedSections + operations.movedSections.map(\.from),
      placed: operations.insertedSections + operations.reloadedSectionTargets + operations.movedSections.map(\.to))
    let sectionTargets = Dictionary(operations.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    self.sectionTargets = sectionTargets
    sectionSources = Dictionary(operations.movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
    rowTargets = Dictionary(operations.movedRows.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    rowSources = Dictionary(operations.movedRows.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })

    var removed: [Int: [Int]] = [:]
    for row in operations.deletedRows + operations.reloadedRows + operations.movedRows.map(\.from) {
      // The rows of a section that goes go with it.
      guard let section = sectionTargets[row.section] ?? sections.new(ofOld: row.section) else { continue }
      removed[section, default: []].append(row.row)
    }
    var placed: [Int: [Int]] = [:]
    for row in operations.insertedRows + operations.reloadedRowTargets + operations.movedRows.map(\.to) {
      placed[row.section, default: []].append(row.row)
    }
    var rows: [Int: IndexMap] = [:]
    for section in Set(removed.keys).union(placed.keys) {
      rows[section] = IndexMap(removed: removed[section, default: []], placed: placed[section, default: []])
    }
    self.rows = rows
  }

  /// Where a section comes to stand; nil for one that goes.
  func newSection(ofOld section: Int) -> Int? { sectionTargets[section] ?? sections.new(ofOld: section) }

  /// Where a section stood; nil for one that comes.
  func oldSection(ofNew section: Int) -> Int? { sectionSources[section] ?? sections.old(ofNew: section) }

  /// Whether a row was moved by itself, or with its section.
  func isMoved(toNew row: Row) -> Bool { rowSources[row] != nil || sectionSources[row.section] != nil }

  /// What changes in a section that was there before, by its index after.
  func changes(inNew section: Int) -> IndexMap? { rows[section] }

  /// Where a row comes to stand; nil for one that goes.
  func newRow(ofOld row: Row) -> Row? {
    if let target = rowTargets[row] { return target }
    guard let section = newSection(ofOld: row.section) else { return nil }
    guard let changes = rows[section] else { return Row(section: section, row: row.row) }
    return changes.new(ofOld: row.row).map { Row(section: section, row: $0) }
  }

  /// Where a row stood; nil for one that comes.
  func oldRow(ofNew row: Row) -> Row? {
    if let source = rowSources[row] { return source }
    guard let section = oldSection(ofNew: row.section) else { return nil }
    guard let changes = rows[row.section] else { return Row(section: section, row: row.row) }
    return changes.old(ofNew: row.row).map { Row(section: section, row: $0) }
  }
}
