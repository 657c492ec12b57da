/// Where every section and row of a table comes to stand with an update.
///
/// Made of operations that the rules allow; of others it makes something, but nothing sensible. Its size is that of the changes.
struct TableUpdateMap: Equatable, Sendable {
  typealias Row = RowGeometry.Row

  let sections: IndexMap
  private let sectionTargets: PlaceTable<Int, Int>
  private let sectionSources: PlaceTable<Int, Int>
  /// The rows of sections that were there before, by their index after; sections in which nothing comes or goes are not in it.
  private let rows: [Int: IndexMap]
  private let rowTargets: PlaceTable<Row, Row>
  private let rowSources: PlaceTable<Row, Row>

  init(_ operations: TableOperations) {
    sections = IndexMap(
      removed: operations.deletedSections + operations.reloadedSections + operations.movedSections.map(\.from),
      placed: operations.insertedSections + operations.reloadedSectionTargets + operations.movedSections.map(\.to))
    let (movedFrom, movedTo) = (operations.movedSections.map(\.from), operations.movedSections.map(\.to))
    let sectionTargets = PlaceTable(movedFrom, movedTo)
    self.sectionTargets = sectionTargets
    sectionSources = PlaceTable(movedTo, movedFrom)
    let (sources, targets) = (operations.movedRows.map(\.from), operations.movedRows.map(\.to))
    rowTargets = PlaceTable(sources, targets)
    rowSources = PlaceTable(targets, sources)

    var removed: [Int: [Int]] = [:]
    for rows in [operations.deletedRows, operations.reloadedRows, sources] {
      // The rows of a section that goes go with it.
      Self.add(rows, to: &removed) { [sections] in sectionTargets[$0] ?? sections.new(ofOld: $0) }
    }
    var placed: [Int: [Int]] = [:]
    for rows in [operations.insertedRows, operations.reloadedRowTargets, targets] { Self.add(rows, to: &placed) { $0 } }
    var rows: [Int: IndexMap] = [:]
    for section in Set(removed.keys).union(placed.keys) {
      rows[section] = IndexMap(removed: removed[section, default: []], placed: placed[section, default: []])
    }
    self.rows = rows
  }

  /// Adds rows to the lists of the sections that they belong to by then; rows of one section mostly follow each other.
  private static func add(_ rows: [Row], to lists: inout [Int: [Int]], section: (Int) -> Int?) {
    var start = 0
    while start < rows.count {
      let old = rows[start].section
      var end = start + 1
      while end < rows.count, rows[end].section == old { end += 1 }
      if let section = section(old) {
        lists[section, default: []].append(contentsOf: rows[start..<end].lazy.map(\.row))
      }
      start = end
    }
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
