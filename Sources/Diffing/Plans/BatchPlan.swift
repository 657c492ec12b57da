/// The operations of a batch update from one state of a table view to the next.
///
/// Its form ensures UIKit's rules: there are no reloads, moved sections have no row operations, and deleted and
/// inserted sections don't mention their rows. Rows with changed content aren't operations because they're configured
/// in place.
public struct BatchPlan: Sendable, Hashable {
  /// A Boolean value that indicates whether a batch with section operations can also move rows.
  ///
  /// It's `false` until a device shows that it's safe: a report from 2013 says that table views were never reliable
  /// with both (RZCollectionList, issue 15). Such rows are deleted and inserted, which only loses the animation of the
  /// move.
  public static let movesRowsWithSections = false

  /// The old places of deleted sections, in ascending order.
  public var deletedSections: [Int] = []
  /// The new places of inserted sections, in ascending order.
  public var insertedSections: [Int] = []
  /// The moved sections, in ascending order of their new places.
  public var movedSections: [IndexPair] = []
  /// The old paths of deleted rows, in ascending order.
  public var deletedRows: [RowPath] = []
  /// The new paths of inserted rows, in ascending order.
  public var insertedRows: [RowPath] = []
  /// The moved rows, in ascending order of their new paths.
  public var movedRows: [RowPathPair] = []
  /// The remaining rows with visible cells to configure again, in ascending order of their new paths.
  public var configuredRows: [RowPathPair] = []

  /// Creates an empty plan.
  public init() {}

  /// Creates a plan from the difference of two lists of sections.
  ///
  /// - Parameters:
  ///   - difference: The difference.
  ///   - movesRowsWithSections: Whether to move rows even if there are section operations.
  /// - Complexity: O(k log k) for k changes.
  public init(_ difference: SectionedDifference, movesRowsWithSections: Bool = BatchPlan.movesRowsWithSections) {
    deletedSections = difference.sections.removals
    insertedSections = difference.sections.insertions
    movedSections = difference.sections.moves
    deletedRows = difference.removals
    insertedRows = difference.insertions
    movedRows = difference.moves
    configuredRows = difference.changes
    if hasSectionOperations, !movesRowsWithSections { replaceMovedRows() }
  }

  /// Creates a plan from the difference of two lists in a single section.
  ///
  /// - Complexity: O(k) for k changes.
  public init(_ difference: Difference, section: Int) {
    func path(_ row: Int) -> RowPath { RowPath(section: section, row: row) }
    func paths(_ pair: IndexPair) -> RowPathPair { RowPathPair(before: path(pair.before), after: path(pair.after)) }
    deletedRows = difference.removals.map(path)
    insertedRows = difference.insertions.map(path)
    movedRows = difference.moves.map(paths)
    configuredRows = difference.changes.map(paths)
  }

  /// A Boolean value that indicates whether sections are deleted, inserted, or moved.
  public var hasSectionOperations: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !movedSections.isEmpty
  }

  /// A Boolean value that indicates whether nothing is deleted, inserted, or moved.
  ///
  /// There may be rows to configure.
  public var hasNoOperations: Bool {
    !hasSectionOperations && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty
  }

  /// Replaces moves of rows with deletions and insertions. Their cells are loaded again, so they aren't configured in
  /// place.
  private mutating func replaceMovedRows() {
    guard !movedRows.isEmpty else { return }
    deletedRows = (deletedRows + movedRows.map(\.before)).sorted()
    insertedRows = (insertedRows + movedRows.map(\.after)).sorted()
    if !configuredRows.isEmpty {
      let arrivals = Set(movedRows.map(\.after))
      configuredRows.removeAll { arrivals.contains($0.after) }
    }
    movedRows = []
  }
}

extension BatchPlan {
  /// The operations in the order for a table view: sections first, deletions first.
  ///
  /// UIKit sorts the operations of a batch itself. The order matters only to subclasses and messages.
  public var steps: [BatchStep] {
    [
      .deleteSections(deletedSections), .insertSections(insertedSections), .moveSections(movedSections),
      .deleteRows(deletedRows), .insertRows(insertedRows), .moveRows(movedRows),
    ]
  }

  /// The individual operations, in the order of `steps`.
  public var operations: [BatchOperation] {
    steps.flatMap { step -> [BatchOperation] in
      switch step {
      case .deleteSections(let sections): sections.map { .deleteSection($0) }
      case .insertSections(let sections): sections.map { .insertSection($0) }
      case .moveSections(let moves): moves.map { .moveSection(from: $0.before, to: $0.after) }
      case .deleteRows(let paths): paths.map { .deleteRow($0) }
      case .insertRows(let paths): paths.map { .insertRow($0) }
      case .moveRows(let moves): moves.map { .moveRow(from: $0.before, to: $0.after) }
      }
    }
  }
}
