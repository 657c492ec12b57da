/// A rule of batch updates, with its number as the raw value, in the order of the checks.
///
/// Rules 1 to 8 are UIKit's own. The X rules reject batches that UIKit accepts at least sometimes, but that are
/// reported to crash or corrupt the table view.
public enum BatchRule: String, Sendable, Hashable, CaseIterable {
  /// A row or section is deleted and reloaded.
  case deletedAndReloaded = "1"
  /// A deleted section doesn't exist.
  case deletedMissingSection = "2a"
  /// The section of a deleted row doesn't exist.
  case deletedRowOfMissingSection = "2b"
  /// A deleted row doesn't exist.
  case deletedMissingRow = "2c"
  /// A section is deleted or reloaded, and moved.
  case deletedAndMovedSection = "3a"
  /// A row is deleted or reloaded, and moved.
  case deletedAndMovedRow = "3b"
  /// A row moves out of a section that's deleted or reloaded.
  case movedRowOutOfDeletedSection = "3c"
  /// A section is inserted beyond the end.
  case insertedMissingSection = "4a"
  /// A row is inserted into a section that doesn't exist after the update.
  case insertedRowOfMissingSection = "4b"
  /// A row is inserted beyond the end of its section.
  case insertedMissingRow = "4c"
  /// A section is inserted or reloaded at the target of a move.
  case insertedAndMovedSection = "5a"
  /// A row is inserted or reloaded at the target of a move.
  case insertedAndMovedRow = "5b"
  /// A row moves into a section that's inserted or reloaded.
  case movedRowIntoInsertedSection = "5c"
  /// A moved section or row doesn't exist.
  case movedMissing = "6a"
  /// The target of a move is beyond the end.
  case movedBeyondEnd = "6c"
  /// Two moves have the same target or source.
  case movedTwice = "6d"
  /// The number of sections is inconsistent.
  case sectionTotal = "7"
  /// The number of rows in a section is inconsistent.
  case rowTotal = "8"
  /// A reload occurs together with an insertion, deletion, or move.
  case reloadedAmongOthers = "X1"
  /// A move changes nothing.
  case movedNowhere = "X5"
  /// A section or row is deleted, inserted, or reloaded twice.
  case repeated = "X3"
  /// A row operation is in a section that's deleted or inserted.
  case rowOfChangedSection = "X4"
  /// A row operation is in a section that moves.
  case rowOfMovedSection = "X2"
}

/// The first rule that a batch breaks.
public struct BatchViolation: Sendable, Hashable, CustomStringConvertible {
  /// The rule.
  public var rule: BatchRule
  /// The section of the violation: a new place for insertions and totals, or else an old place.
  public var section: Int?
  /// The row of the violation, if any.
  public var path: RowPath?
  /// A description of the violation, in one sentence.
  public var message: String

  /// The rule's number and the description.
  public var description: String { "Rule \(rule.rawValue): \(message)" }
}
