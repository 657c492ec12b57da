/// The operations of one kind in a plan.
public enum BatchStep: Sendable, Hashable {
  /// Deletes sections at places before.
  case deleteSections([Int])
  /// Inserts sections at places after.
  case insertSections([Int])
  /// Moves sections.
  case moveSections([IndexPair])
  /// Deletes rows at paths before.
  case deleteRows([RowPath])
  /// Inserts rows at paths after.
  case insertRows([RowPath])
  /// Moves rows.
  case moveRows([RowPathPair])
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
