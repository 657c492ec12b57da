/// A violation of the rules for updates.
struct TableUpdateViolation: Equatable, Sendable {
  /// The rules of `batch-updates.md` 4.3, in order, and those of 4.4.
  ///
  /// UIKit itself doesn't check the latter, but they lead to crashes or wrong rows.
  enum Rule: String, Sendable, CaseIterable {
    case deletedAndReloaded = "1"
    case deletedSectionIsNotThere = "2a"
    case sectionOfDeletedRowIsNotThere = "2b"
    case deletedRowIsNotThere = "2c"
    case sectionDeletedAndMoved = "3a"
    case rowDeletedAndMoved = "3b"
    case movedOutOfDeletedSection = "3c"
    case insertedSectionIsNotThere = "4a"
    case sectionOfInsertedRowIsNotThere = "4b"
    case insertedRowIsNotThere = "4c"
    case sectionInsertedAndMovedTo = "5a"
    case rowInsertedAndMovedTo = "5b"
    case movedIntoInsertedSection = "5c"
    case moveSourceIsNotThere = "6a"
    case movedSectionIsNotThere = "6b"
    case moveTargetIsNotThere = "6c"
    case movedTwice = "6d"
    case sectionCounts = "7"
    case rowCounts = "8"
    case reloadWithOthers = "X1"
    case rowsOfMovedSection = "X2"
    case namedTwice = "X3"
    case rowsOfDeletedOrInsertedSection = "X4"
    case moveToItsOwnPlace = "X5"
  }

  let rule: Rule
  /// The message of the violation, in Apple's words if they're known. Our own messages end with a mark.
  let text: String
}
