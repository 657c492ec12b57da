import TableMakerDiffing
import TableMaker
import TestSupport
import UIKit

/// A description of a difference from the model.
struct Mismatch: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A comparison of the screen after a step with the model.
@MainActor struct Oracle {
  let scene: Scene
  let step: Step
  let before: Before
  /// The expected content now.
  let wanted: ShownTable

  var table: UITableView { scene.table }
  var events: Events { scene.events }

  init(_ scene: Scene, _ step: Step, _ before: Before) {
    (self.scene, self.step, self.before) = (scene, step, before)
    wanted = scene.desired
    scene.onceSelected.formUnion(before.selected.compactMap { before.table.row($0)?.number })
  }

  func check() async throws {
    try checkDiagnostics()
    try checkUpToDate()
    try checkPlans()
    try require(
      events.sectionsWithout ?? 0 == 0, "without a data source the table has \(events.sectionsWithout ?? 0) sections")
    try checkLists()
    if let mistake = events.worldMistake { throw Mismatch(mistake) }
    if let mistake = (events.footerMistakes + events.headerMistakes).first { throw Mismatch(mistake) }
    guard scene.isInWindow else { return }
    if step.isWaitedFor, let problem = scene.pagesProblem() { throw Mismatch(problem) }
    try checkCounts()
    try checkVisibleCells()
    try checkControls()
    try checkDisplayed()
    try checkTrees()
    try checkFolds()
    try checkIndex()
    try checkGeometry()
    try checkResidue()
    try checkConfigurations()
    try checkPlaceAfterReload()
    try checkHiddenSelection()
    if let way = Way(scene.events, before) {
      try checkSelection(way)
      try checkCellObjects(way)
      if !events.isMoved, !scene.isScrolling { try checkPlace() }
    }
    try await checkAgainstFreshTable()
  }

  /// Checks the state before the first step.
  func checkFirst() throws {
    try checkDiagnostics()
    try checkCounts()
    try checkVisibleCells()
    try checkGeometry()
  }

  func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw Mismatch(message()) }
  }

  // MARK: The whole

  private func checkDiagnostics() throws {
    for diagnostic in events.diagnostics {
      switch diagnostic.kind {
      case .unknownAnchor, .invalidIndex, .unknownItems, .noList: break
      case .unknownSection, .notSearchable: break
      case .itemsChangedInClosure where events.isAskedWhileChanging: break
      case .itemsChangedWhileRead where events.kinds.contains(.editInItems): break
      case .nestedUpdate where events.kinds.contains(.ownGroup): break
      case .collapsibleWithoutHeader: break
      case .movedTwice where events.mayMoveTwice: break
      case .duplicateItems where scene.mayHaveDuplicates: break
      case .notExpandable where events.mayBeNoTree: break
      case .swipingTurnedOff where scene.spec.hasHands: break
      case .duplicatesInPage where hasPages, .nothingNewInPage where hasPages, .repeatedCursor where hasPages: break
      case .unhandledError where hasPages: break
      default: throw Mismatch("a diagnostic: \(diagnostic)")
      }
    }
  }

  /// A Boolean value that indicates whether a server can answer with errors, and with pages without new items.
  private var hasPages: Bool { scene.spec.groups.contains { $0.source == .paged } }

  private func checkUpToDate() throws {
    for group in scene.order where !group.isUpToDate {
      throw Mismatch(
        "section group \(group.spec.number), a \(group.spec.source), was not read again\(group.problem.map { ": " + $0 } ?? "")"
      )
    }
    try require(
      scene.current == wanted || !scene.isInWindow,
      "what the sources have was not shown: the last update was to \(scene.current)\nnot to \(wanted)")
  }

  /// Checks that each plan moves the right rows to the right places.
  private func checkPlans() throws {
    guard !events.isReload else { return }
    for update in events.updates {
      let oracle = PlanOracle(before: update.before, after: update.after)
      if let violation = oracle.violation(of: update.plan) { throw Mismatch("a plan breaks \(violation)") }
      if let misplacement = oracle.misplacement(of: update.plan) {
        throw Mismatch("a plan misplaces \(misplacement) (X17)")
      }
      try checkMutant(of: update, oracle)
    }
  }

  /// Checks that the fuzzer would notice if one of the plan's operations were missing.
  private func checkMutant(of update: Update, _ oracle: PlanOracle) throws {
    let count = update.plan.operations.count
    guard count > 0 else { return }
    var random = SeededGenerator(seed: step.seed)
    let index = random.below(count)
    let mutant = update.plan.without(index)
    scene.tally.mutants += 1
    if oracle.violation(of: mutant) != nil {
      scene.tally.caughtByChecker += 1
    } else if oracle.misplacement(of: mutant) != nil {
      scene.tally.caughtByIdentity += 1
    } else {
      throw Mismatch("nobody notices that a plan lacks \(update.plan.operations[index])")
    }
  }

  /// Checks that the cells on screen are the ones that the display events reported and didn't report as ended.
  private func checkDisplayed() throws {
    guard scene.spec.groups.contains(where: \.tellsDisplay) else { return }
    if let mistake = events.displayMistakes.first { throw Mismatch(mistake) }
    let visible = Set(table.visibleCells.lazy.compactMap { $0 as? FuzzCell }.map { ObjectIdentifier($0) })
    let displayed = Set(scene.displayed.keys)
    try require(
      displayed.isSuperset(of: visible), "\(visible.subtracting(displayed).count) cells are there without having come")
    guard step.isWaitedFor else { return }
    try require(
      displayed == visible, "\(displayed.subtracting(visible).count) cells are gone that have not been told of")
  }

  private func checkCounts() throws {
    let sections = table.numberOfSections
    try require(
      sections == wanted.sections.count, "\(sections) sections, not \(wanted.sections.count): \(wanted)")
    let counts = (0..<sections).map(table.numberOfRows(inSection:))
    try require(counts == wanted.counts, "\(counts) rows, not \(wanted.counts)")
    for (place, section) in wanted.sections.enumerated() {
      let title = scene.dataSource.tableView(table, titleForHeaderInSection: place)
      try require(
        title == section.title, "section \(place) has the title \(title ?? "nil"), not \(section.title ?? "nil")")
      guard let title, let header = table.headerView(forSection: place) else { continue }
      try require(
        header.textLabel?.text?.lowercased() == title.lowercased(),
        "the header of section \(place) shows \(header.textLabel?.text ?? "nil"), not \(title)")
    }
  }

  /// Checks that the index has the titles of its sections, and scrolls to them.
  private func checkIndex() throws {
    let dataSource = scene.dataSource
    let titles = dataSource.sectionIndexTitles(for: table) ?? []
    var sections: [Int] = []
    for (place, section) in wanted.sections.enumerated() {
      if let title = section.indexTitle, title != sections.last.flatMap({ wanted.sections[$0].indexTitle }) {
        sections.append(place)
      }
    }
    // A single title isn't shown.
    if sections.count < 2 { sections = [] }
    let expected = sections.compactMap { wanted.sections[$0].indexTitle }
    try require(titles == expected, "the index is \(titles), not \(expected)")
    let targets = titles.enumerated().map {
      dataSource.tableView(table, sectionForSectionIndexTitle: $0.element, at: $0.offset)
    }
    try require(targets == sections, "the index \(titles) leads to \(targets), not to \(sections)")
  }

  // MARK: Cells

  private func checkVisibleCells() throws {
    let paths = table.indexPathsForVisibleRows ?? []
    let seen = visibleByRects
    // While the table scrolls to another place, it has rows that it won't show there.
    let isAtRest = step.isWaitedFor || !scene.isScrolling
    let shown = paths.map { RowPath(section: $0.section, row: $0.row) }
    try require(
      !isAtRest || shown == seen.rows
        || shown.filter { !seen.edge.contains($0) } == seen.rows.filter { !seen.edge.contains($0) },
      "the visible rows are \(shown), not \(seen.rows); offset \(table.contentOffset.y) of \(table.contentSize.height), tops and ends "
        + "\(seen.rows.map { table.rectForRow(at: IndexPath(row: $0.row, section: $0.section)) }.map { [$0.minY, $0.maxY] })"
    )
    for path in paths {
      let place = RowPath(section: path.section, row: path.row)
      guard let cell = table.cellForRow(at: path) else { throw Mismatch("row \(place) is visible and has no cell") }
      try checkContent(of: cell, at: place)
      if step.isWaitedFor, scene.groupsWithIndex.contains(wanted.sections[path.section].key.group),
        let cell = cell as? FuzzCell, let index = cell.index
      {
        try require(index == path.row, "the cell of row \(place) shows the index \(index)")
      }
      let rect = table.rectForRow(at: path)
      try require(
        isNear(cell.frame, rect), "the cell of row \(place) has the frame \(cell.frame), not \(rect)")
      try require(
        cell.isSelected == (table.indexPathsForSelectedRows ?? []).contains(path),
        "the cell of row \(place) is \(cell.isSelected ? "" : "not ")shown selected")
      try require(table.indexPath(for: cell) == path, "the cell of row \(place) says it is another row's")
    }
    guard step.isWaitedFor else { return }
    let known = Set(paths.compactMap { table.cellForRow(at: $0).map { ObjectIdentifier($0) } })
    for case let cell as UITableViewCell in table.subviews
    where !cell.isHidden && cell.frame.intersects(table.bounds) && !known.contains(ObjectIdentifier(cell)) {
      if cell.frame.intersection(table.bounds).height < 0.01 { continue }
      let content = (cell as? FuzzCell)?.content.map { "\($0.row)" } ?? "nothing"
      throw Mismatch("a cell that shows \(content) is left on screen at \(cell.frame)")
    }
  }

  private func checkContent(of cell: UITableViewCell, at place: RowPath) throws {
    let section = wanted.sections[place.section]
    guard let row = wanted.row(place) else {
      return try require(
        cell is AddFuzzCell && cell.textLabel?.text == "Add", "row \(place) does not show the row that adds an item")
    }
    guard let cell = cell as? FuzzCell else { throw Mismatch("row \(place) has a \(type(of: cell))") }
    let content = Content(group: section.key.group, row: row)
    let hasAccessory = scene.group(content.group)?.spec.hasAccessories == true && row.hasAccessory
    try require(
      cell.accessoryType == (hasAccessory ? .checkmark : .none),
      "row \(place), \(row), has the accessory \(cell.accessoryType.rawValue)")
    if scene.group(content.group)?.spec.hasAccessories == true {
      try require(
        cell.accessibilityLabel == "\(row)", "row \(place), \(row), is read as \(cell.accessibilityLabel ?? "nothing")")
    }
    try checkNode(of: cell, at: place)
    try checkState(of: cell, at: place)
    if let spec = scene.group(content.group)?.spec, spec.isMixed {
      let isOther = spec.cell == .block ? cell is TextFuzzCell : cell is BlockFuzzCell
      try require(isOther == row.needsOtherCell, "row \(place), \(row), has a \(type(of: cell))")
    }
    if let group = scene.group(content.group), group.spec.find?.isSearched == true {
      let marks = FuzzLabel.marks(of: group.field.asked.query, in: row.label)
      try require(cell.marks == marks, "row \(place), \(row.label), is marked at \(cell.marks), not \(marks)")
    }
    try require(
      cell.content == content,
      "row \(place) shows \(cell.content.map { "\($0.row) of group \($0.group)" } ?? "nothing"), not \(row) of group \(content.group)"
    )
  }

  /// The visible rows, found row by row, and the rows that only touch the edge, which can count or not.
  private var visibleByRects: (rows: [RowPath], edge: Set<RowPath>) {
    let (top, bottom) = (table.bounds.minY, table.bounds.maxY)
    var result: [RowPath] = []
    var edge: Set<RowPath> = []
    for (section, count) in wanted.counts.enumerated() where count > 0 {
      let last = table.rectForRow(at: IndexPath(row: count - 1, section: section))
      let first = table.rectForRow(at: IndexPath(row: 0, section: section))
      if last.maxY < top - 1 || first.minY > bottom + 1 { continue }
      for row in 0..<count {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        if rect.minY > bottom + 1 { break }
        let path = RowPath(section: section, row: row)
        if rect.maxY > top, rect.minY < bottom, rect.height > 0 { result.append(path) }
        if abs(rect.maxY - top) < 0.001 || abs(rect.minY - bottom) < 0.001 { edge.insert(path) }
      }
    }
    return (result, edge)
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01 && abs(one.width - other.width) < 0.01
      && abs(one.height - other.height) < 0.01
  }
}
