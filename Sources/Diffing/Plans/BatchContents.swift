/// The operations of a batch by kind, with each reload as a deletion and an insertion.
struct BatchContents: Sendable {
  /// The explicitly deleted sections, and those together with reloaded ones.
  let deletedSections: SortedList<Int>
  let removedSections: SortedList<Int>
  /// The inserted sections, including the new places of reloaded ones.
  let placedSections: SortedList<Int>
  let sectionMoves: [IndexPair]
  let sectionSources: SortedList<Int>
  let sectionTargets: SortedList<Int>
  let reloadedSections: SortedList<Int>

  let deletedRows: SortedList<RowPath>
  let removedRows: SortedList<RowPath>
  let placedRows: SortedList<RowPath>
  let rowMoves: [RowPathPair]
  let rowSources: SortedList<RowPath>
  let rowTargets: SortedList<RowPath>
  let reloadedRows: SortedList<RowPath>

  init(
    deletedSections: [Int], insertedSections: [Int], sectionMoves: [IndexPair], reloadedSections: [Int],
    deletedRows: [RowPath], insertedRows: [RowPath], rowMoves: [RowPathPair], reloadedRows: [RowPath]
  ) {
    let deletedSections = SortedList(deletedSections)
    let insertedSections = SortedList(insertedSections)
    let deletedRows = SortedList(deletedRows)
    let insertedRows = SortedList(insertedRows)
    // Moves are ignored, as public crash reports show.
    func target(ofSection section: Int) -> Int {
      var target = section - deletedSections.countBelow(section)
      for inserted in insertedSections.elements where inserted <= target { target += 1 }
      return target
    }
    func target(ofRow path: RowPath) -> RowPath {
      let section = target(ofSection: path.section)
      var row = path.row - deletedRows.countAbove(path)
      for inserted in insertedRows.elements where inserted.section == section && inserted.row <= row { row += 1 }
      return RowPath(section: section, row: row)
    }
    self.deletedSections = deletedSections
    self.reloadedSections = SortedList(reloadedSections)
    removedSections = SortedList(deletedSections.elements + reloadedSections)
    placedSections = SortedList(insertedSections.elements + reloadedSections.map(target(ofSection:)))
    self.sectionMoves = sectionMoves
    sectionSources = SortedList(sectionMoves.map(\.before))
    sectionTargets = SortedList(sectionMoves.map(\.after))
    self.deletedRows = deletedRows
    self.reloadedRows = SortedList(reloadedRows)
    removedRows = SortedList(deletedRows.elements + reloadedRows)
    placedRows = SortedList(insertedRows.elements + reloadedRows.map(target(ofRow:)))
    self.rowMoves = rowMoves
    rowSources = SortedList(rowMoves.map(\.before))
    rowTargets = SortedList(rowMoves.map(\.after))
  }

  init(_ plan: BatchPlan) {
    self.init(
      deletedSections: plan.deletedSections, insertedSections: plan.insertedSections, sectionMoves: plan.movedSections,
      reloadedSections: [], deletedRows: plan.deletedRows, insertedRows: plan.insertedRows, rowMoves: plan.movedRows,
      reloadedRows: [])
  }

  /// Returns the old section of each new one, or `nil` for inserted ones.
  ///
  /// Moved sections are at their targets, and the other remaining sections fill the gaps in order. The batch must not
  /// break the rules about bounds, conflicts, and the number of sections.
  func sectionOrigins(countBefore: Int, countAfter: Int) -> [Int?] {
    var origins: [Int?] = Array(repeating: nil, count: countAfter)
    var isTaken = Array(repeating: false, count: countAfter)
    var stays = Array(repeating: true, count: countBefore)
    for section in removedSections.elements { stays[section] = false }
    for section in placedSections.elements { isTaken[section] = true }
    for move in sectionMoves {
      stays[move.before] = false
      isTaken[move.after] = true
      origins[move.after] = move.before
    }
    var next = 0
    for section in origins.indices where !isTaken[section] {
      while next < countBefore, !stays[next] { next += 1 }
      guard next < countBefore else { break }
      origins[section] = next
      next += 1
    }
    return origins
  }
}
