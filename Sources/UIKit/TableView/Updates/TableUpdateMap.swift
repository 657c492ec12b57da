/// The new places of all sections and rows after an update.
///
/// The operations must be valid; otherwise, the result is meaningless. Its size depends on the changes.
struct TableUpdateMap: Equatable, Sendable {
  typealias Row = RowGeometry.Row

  let sections: IndexMap
  private let sectionTargets: PlaceTable<Int, Int>
  private let sectionSources: PlaceTable<Int, Int>
  /// The changes of rows in sections that existed before, by new section index. Sections without changes aren't in it.
  let changes: PlaceTable<Int, IndexMap>
  private let rowTargets: PlaceTable<Row, Row>
  private let rowSources: PlaceTable<Row, Row>
  /// The rows that are deleted or moved, by their old places, and those that are inserted or moved, by their new
  /// places.
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
    // The rows of a deleted section are deleted with it.
    let removed = Self.sections(of: leaving) { [sections] in sectionTargets[$0] ?? sections.new(ofOld: $0) }
    let placed = Self.sections(of: coming) { $0 }
    let changed = removed.places.union(placed.places)
    let none = SortedPlaces<Int>(ascending: [])
    changes = PlaceTable(
      changed.elements,
      changed.elements.map { IndexMap(removed: removed[$0] ?? none, placed: placed[$0] ?? none) })
  }

  /// Returns the rows of each section after the update, by row number.
  private static func sections(
    of rows: SortedPlaces<Row>, _ section: (Int) -> Int?
  ) -> PlaceTable<Int, SortedPlaces<Int>> {
    var (sections, numbers): ([Int], [SortedPlaces<Int>]) = ([], [])
    let rows = rows.elements
    var start = 0
    while start < rows.count {
      let number = rows[start].section
      var end = start + 1
      while end < rows.count, rows[end].section == number { end += 1 }
      if let section = section(number) {
        sections.append(section)
        numbers.append(SortedPlaces(ascending: rows[start..<end].map(\.row)))
      }
      start = end
    }
    return PlaceTable(sections, numbers)
  }

  /// Returns the new index of a section, or `nil` if it was deleted.
  func newSection(ofOld section: Int) -> Int? { sectionTargets[section] ?? sections.new(ofOld: section) }

  /// Returns the old index of a section, or `nil` if it was inserted.
  func oldSection(ofNew section: Int) -> Int? { sectionSources[section] ?? sections.old(ofNew: section) }

  /// Returns whether a row moved, separately or with its section.
  func isMoved(toNew row: Row) -> Bool { rowSources[row] != nil || sectionSources[row.section] != nil }

  /// Returns whether a section was moved, by its new index.
  func isMoved(toNewSection section: Int) -> Bool { sectionSources[section] != nil }

  /// Returns the changes in a section that existed before, by its new index.
  func changes(inNew section: Int) -> IndexMap? { changes[section] }

  /// Returns the new place of a row, or `nil` if it was deleted.
  func newRow(ofOld row: Row) -> Row? {
    if let target = rowTargets[row] { return target }
    guard let section = newSection(ofOld: row.section) else { return nil }
    guard let changes = changes[section] else { return Row(section: section, row: row.row) }
    return changes.new(ofOld: row.row).map { Row(section: section, row: $0) }
  }

  /// Returns the old place of a row, or `nil` if it was inserted.
  func oldRow(ofNew row: Row) -> Row? {
    if let source = rowSources[row] { return source }
    guard let section = oldSection(ofNew: row.section) else { return nil }
    guard let changes = changes[row.section] else { return Row(section: section, row: row.row) }
    return changes.old(ofNew: row.row).map { Row(section: section, row: $0) }
  }
}
