/// A rule of batch updates; the raw value is its number in the table of rules, in the order in which they are checked.
///
/// Rules 1 to 8 are UIKit's own. The X rules refuse what UIKit lets through, at least sometimes, and is reported to crash or to
/// corrupt.
public enum BatchRule: String, Sendable, Hashable, CaseIterable {
  /// A row or section is deleted and reloaded.
  case deletedAndReloaded = "1"
  /// A section is deleted that did not exist.
  case deletedMissingSection = "2a"
  /// A row is deleted from a section that did not exist.
  case deletedRowOfMissingSection = "2b"
  /// A row is deleted that did not exist.
  case deletedMissingRow = "2c"
  /// A section is deleted, or reloaded, and moved.
  case deletedAndMovedSection = "3a"
  /// A row is deleted, or reloaded, and moved.
  case deletedAndMovedRow = "3b"
  /// A row is moved out of a section that is deleted or reloaded.
  case movedRowOutOfDeletedSection = "3c"
  /// A section is inserted beyond the end.
  case insertedMissingSection = "4a"
  /// A row is inserted into a section that does not exist after the update.
  case insertedRowOfMissingSection = "4b"
  /// A row is inserted beyond the end of its section.
  case insertedMissingRow = "4c"
  /// A section is inserted, or reloaded, where another is moved to.
  case insertedAndMovedSection = "5a"
  /// A row is inserted, or reloaded, where another is moved to.
  case insertedAndMovedRow = "5b"
  /// A row is moved into a section that is inserted or reloaded.
  case movedRowIntoInsertedSection = "5c"
  /// What is moved did not exist.
  case movedMissing = "6a"
  /// What is moved goes to where nothing can be.
  case movedBeyondEnd = "6c"
  /// Two moves have one target, or one source.
  case movedTwice = "6d"
  /// The number of sections does not come out.
  case sectionTotal = "7"
  /// The number of rows of a section does not come out.
  case rowTotal = "8"
  /// A reload together with an insertion, a deletion or a move.
  case reloadedAmongOthers = "X1"
  /// A move that changes nothing.
  case movedNowhere = "X5"
  /// One thing deleted, inserted or reloaded twice.
  case repeated = "X3"
  /// A row operation in a section that is deleted or inserted.
  case rowOfChangedSection = "X4"
  /// A row operation in a section that is moved.
  case rowOfMovedSection = "X2"
}

/// The first rule that a batch breaks.
public struct BatchViolation: Sendable, Hashable, CustomStringConvertible {
  /// The rule.
  public var rule: BatchRule
  /// The section at fault: a place after for rules about what is inserted and for totals, else a place before.
  public var section: Int?
  /// The row at fault, where there is one.
  public var path: RowPath?
  /// What is wrong, in one sentence.
  public var message: String

  /// The rule's number, and what is wrong.
  public var description: String { "Rule \(rule.rawValue): \(message)" }
}
