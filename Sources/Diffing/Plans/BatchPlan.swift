/// The operations of one batch update that takes a table from one state to the next.
///
/// UIKit's rules hold by the plan's form: there is no reload; sections that move have no row operations; nothing is said about
/// rows of sections that go or come. Rows whose content changed are not operations: they are configured in place.
public struct BatchPlan: Sendable, Hashable {
  /// Whether rows are moved in a batch that also has section operations.
  ///
  /// False until it has been seen to be safe on a device: a report of 2013 says that tables never were reliable with both
  /// (RZCollectionList, issue 15). Such rows are deleted and inserted; it costs the animation of the move, no more.
  public static let movesRowsWithSections = false

  /// Places before of the sections to delete, ascending.
  public var deletedSections: [Int] = []
  /// Places after of the sections to insert, ascending.
  public var insertedSections: [Int] = []
  /// The sections to move, ascending by the place after.
  public var movedSections: [IndexPair] = []
  /// Paths before of the rows to delete, ascending.
  public var deletedRows: [RowPath] = []
  /// Paths after of the rows to insert, ascending.
  public var insertedRows: [RowPath] = []
  /// The rows to move, ascending by the path after.
  public var movedRows: [RowPathPair] = []
  /// The rows that stay and whose visible cells are to be configured again, ascending by the path after.
  public var configuredRows: [RowPathPair] = []

  /// Makes a plan without operations.
  public init() {}

  /// Plans what leads from one list of sections to another.
  ///
  /// - Parameters:
  ///   - difference: What changed.
  ///   - movesRowsWithSections: Whether rows are moved although there are section operations.
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

  /// Plans what leads from one list to another, in the only section that changes.
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

  /// Whether sections are deleted, inserted or moved.
  public var hasSectionOperations: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !movedSections.isEmpty
  }

  /// Whether nothing is deleted, inserted or moved; there may be rows to configure.
  public var hasNoOperations: Bool {
    !hasSectionOperations && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty
  }

  /// Deletes and inserts the rows that would be moved; the table then asks for them anew, so they are not configured in place.
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
  /// The plan's operations in the order in which a table gets them: sections first, deletions first.
  ///
  /// UIKit itself sorts the operations of a batch; the order is seen by subclasses, and in messages.
  public var steps: [BatchStep] {
    [
      .deleteSections(deletedSections), .insertSections(insertedSections), .moveSections(movedSections),
      .deleteRows(deletedRows), .insertRows(insertedRows), .moveRows(movedRows),
    ]
  }

  /// The plan's operations, one by one, in the order of `steps`.
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
