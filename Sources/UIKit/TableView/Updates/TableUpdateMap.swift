/// Where every section and row of a table comes to stand with an update.
///
/// Made of operations that the rules allow; of others it makes something, but nothing sensible. Its size is that of the changes.
struct TableUpdateMap: Equatable, Sendable {
  typealias Row = RowGeometry.Row

  let sections: IndexMap
  private let sectionTargets: PlaceTable<Int, Int>
  private let sectionSources: PlaceTable<Int, Int>
  /// The rows of sections that were there before, by their index after; sections in which nothing comes or goes are not in it.
  let rows: [Int: IndexMap]
  private let rowTargets: PlaceTable<Row, Row>
  private let rowSources: PlaceTable<Row, Row>
  /// All rows that go or move, by their places before, and all that come or move, by their places after; each once.
  let leaving, coming: SortedPlaces<Row>

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

    leaving = SortedPlaces(operations.deletedRows).union(SortedPlaces(operations.reloadedRows)).union(rowTargets.places)
    coming = SortedPlaces(operations.insertedRows).union(SortedPlaces(operations.reloadedRowTargets))
      .union(rowSources.places)
    var removed: [Int: SortedPlaces<Int>] = [:]
    for (old, rows) in Self.sections(of: leaving) {
      // The rows of a section that goes go with it.
      if let section = sectionTargets[old] ?? sections.new(ofOld: old) { removed[section] = rows }
    }
    var rows: [Int: IndexMap] = [:]
    let none = SortedPlaces<Int>(ascending: [])
    for (section, placed) in Self.sections(of: coming) {
      rows[section] = IndexMap(removed: removed.removeValue(forKey: section) ?? none, placed: placed)
    }
    for (section, removed) in removed { rows[section] = IndexMap(removed: removed, placed: none) }
    self.rows = rows
  }

  /// The rows of each section, by their numbers in it.
  private static func sections(of rows: SortedPlaces<Row>) -> [(section: Int, rows: SortedPlaces<Int>)] {
    var result: [(section: Int, rows: SortedPlaces<Int>)] = []
    let rows = rows.elements
    var start = 0
    while start < rows.count {
      let section = rows[start].section
      var end = start + 1
      while end < rows.count, rows[end].section == section { end += 1 }
      result.append((section, SortedPlaces(ascending: rows[start..<end].map(\.row))))
      start = end
    }
    return result
  }

  /// Where a section comes to stand; nil for one that goes.
  func newSection(ofOld section: Int) -> Int? { sectionTargets[section] ?? sections.new(ofOld: section) }

  /// Where a section stood; nil for one that comes.
  func oldSection(ofNew section: Int) -> Int? { sectionSources[section] ?? sections.old(ofNew: section) }

  /// Whether a row was moved by itself, or with its section.
  func isMoved(toNew row: Row) -> Bool { rowSources[row] != nil || sectionSources[row.section] != nil }

  /// Whether a section was moved, by its number after.
  func isMoved(toNewSection section: Int) -> Bool { sectionSources[section] != nil }

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
