@testable import TableMakerDiffing

/// A batch from a public report, and what is known of it.
struct BatchVector: Sendable, CustomStringConvertible {
  var name: String
  var before: [Int]
  var after: [Int]
  var operations: [BatchOperation]
  /// The rule that UIKit's own checks name; nil if they let the batch through.
  var plain: BatchRule?
  /// The rule that the strict checks name.
  var strict: BatchRule?
  var section: Int?
  var path: RowPath?
  var says: String?

  var description: String { name }
}

extension RowPath {
  init(_ section: Int, _ row: Int) { self.init(section: section, row: row) }
}

extension BatchVector {
  /// The vectors of reports. V9's change appears in three encodings: one section moved or the other, with operations on its
  /// rows.
  static let reported: [BatchVector] = [
    BatchVector(
      name: "V1", before: [1, 3], after: [3, 1],
      operations: [.reloadRow(RowPath(1, 0)), .moveSection(from: 1, to: 0)],
      plain: .rowTotal, strict: .rowTotal, section: 0, says: "(0 inserted, 1 deleted)"),
    BatchVector(
      name: "V2", before: [2], after: [2],
      operations: [.moveRow(from: RowPath(0, 1), to: RowPath(0, 0)), .reloadRow(RowPath(0, 1))],
      plain: .deletedAndMovedRow, strict: .deletedAndMovedRow, path: RowPath(0, 1)),
    BatchVector(
      name: "V3", before: [4], after: [3],
      operations: [
        .deleteRow(RowPath(0, 1)), .moveRow(from: RowPath(0, 0), to: RowPath(0, 1)),
        .moveRow(from: RowPath(0, 3), to: RowPath(0, 0)), .reloadRow(RowPath(0, 2)),
      ], plain: .insertedAndMovedRow, strict: .insertedAndMovedRow, path: RowPath(0, 1)),
    BatchVector(
      name: "V4", before: [0, 0, 0, 0, 0], after: [0, 0, 0, 0, 0],
      operations: [.moveSection(from: 2, to: 4), .reloadSection(3), .deleteSection(4), .insertSection(2)],
      plain: .insertedAndMovedSection, strict: .insertedAndMovedSection, section: 4),
    BatchVector(
      name: "V5", before: [8], after: [9],
      operations: [
        .deleteRow(RowPath(0, 1)), .reloadRow(RowPath(0, 1)), .reloadRow(RowPath(0, 4)),
        .moveRow(from: RowPath(0, 0), to: RowPath(0, 5)), .insertRow(RowPath(0, 6)), .insertRow(RowPath(0, 8)),
      ], plain: .deletedAndReloaded, strict: .deletedAndReloaded, path: RowPath(0, 1)),
    BatchVector(
      name: "V6", before: [2, 1], after: [1, 1, 1],
      operations: [.insertSection(2), .moveRow(from: RowPath(0, 0), to: RowPath(2, 0))],
      plain: .movedRowIntoInsertedSection, strict: .movedRowIntoInsertedSection, path: RowPath(2, 0)),
    BatchVector(
      name: "V7", before: [1, 2], after: [3],
      operations: [.deleteSection(0), .moveRow(from: RowPath(0, 0), to: RowPath(0, 0))],
      plain: .movedRowOutOfDeletedSection, strict: .movedRowOutOfDeletedSection, path: RowPath(0, 0)),
    BatchVector(
      name: "V8", before: [2, 2], after: [2, 1, 3],
      operations: [.insertSection(1), .moveSection(from: 1, to: 2), .insertRow(RowPath(2, 0))],
      plain: nil, strict: .rowOfMovedSection, path: RowPath(2, 0)),
    BatchVector(
      name: "V9, the second section moved up", before: [1, 1], after: [1, 0],
      operations: [
        .moveSection(from: 1, to: 0), .deleteRow(RowPath(0, 0)), .deleteRow(RowPath(1, 0)), .insertRow(RowPath(0, 0)),
      ], plain: nil, strict: .rowOfMovedSection, path: RowPath(1, 0)),
    BatchVector(
      name: "V9, the first section moved down", before: [1, 1], after: [1, 0],
      operations: [
        .moveSection(from: 0, to: 1), .deleteRow(RowPath(0, 0)), .deleteRow(RowPath(1, 0)), .insertRow(RowPath(0, 0)),
      ], plain: nil, strict: .rowOfMovedSection, path: RowPath(0, 0)),
    BatchVector(
      name: "V9, a row moved out of the moved section", before: [1, 1], after: [1, 0],
      operations: [
        .moveSection(from: 0, to: 1), .deleteRow(RowPath(1, 0)), .moveRow(from: RowPath(0, 0), to: RowPath(0, 0)),
      ], plain: nil, strict: .rowOfMovedSection, path: RowPath(0, 0)),
    BatchVector(
      name: "V10", before: [1, 1, 0], after: [1, 2, 0],
      operations: [.moveRow(from: RowPath(2, 0), to: RowPath(1, 0))],
      plain: .movedMissing, strict: .movedMissing, path: RowPath(2, 0)),
    BatchVector(
      name: "V11", before: [], after: [1, 1], operations: [.deleteRow(RowPath(1, 1))],
      plain: .deletedRowOfMissingSection, strict: .deletedRowOfMissingSection, path: RowPath(1, 1),
      says: "attempt to delete row 1 from section 1, but there are only 0 sections before the update"),
    BatchVector(
      name: "V12", before: [3], after: [0], operations: [.deleteRow(RowPath(0, 1)), .deleteRow(RowPath(0, 0))],
      plain: .rowTotal, strict: .rowTotal, section: 0, says: "(0 inserted, 2 deleted)"),
    BatchVector(
      name: "V13", before: [20], after: [3], operations: [.reloadRow(RowPath(0, 0))],
      plain: .rowTotal, strict: .rowTotal, section: 0, says: "(1 inserted, 1 deleted)"),
    BatchVector(
      name: "V14", before: [4], after: [11], operations: [],
      plain: .rowTotal, strict: .rowTotal, section: 0, says: "(0 inserted, 0 deleted)"),
    BatchVector(
      name: "V15", before: [10, 20, 30], after: [11, 21, 29],
      operations: [
        .insertRow(RowPath(0, 0)), .reloadRow(RowPath(1, 1)), .insertRow(RowPath(1, 2)), .deleteRow(RowPath(2, 1)),
      ], plain: nil, strict: .reloadedAmongOthers),
    BatchVector(
      name: "V16", before: [5], after: [5],
      operations: [
        .insertRow(RowPath(0, 2)), .deleteRow(RowPath(0, 1)), .moveRow(from: RowPath(0, 2), to: RowPath(0, 1)),
      ], plain: nil, strict: nil),
    BatchVector(
      name: "V17", before: [0, 0, 0, 0], after: [0, 0, 0, 0],
      operations: [
        .deleteSection(1), .insertSection(0), .moveSection(from: 2, to: 1), .moveSection(from: 0, to: 2),
      ], plain: nil, strict: nil),
    BatchVector(
      name: "V18", before: [1, 1], after: [2, 0],
      operations: [.moveSection(from: 1, to: 1), .moveRow(from: RowPath(1, 0), to: RowPath(0, 0))],
      plain: nil, strict: .movedNowhere, section: 1),
  ]
}
