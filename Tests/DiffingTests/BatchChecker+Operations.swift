@testable import TableMakerDiffing

extension BatchChecker {
  /// The first rule that a batch breaks; nil if it breaks none.
  ///
  /// - Parameters:
  ///   - operations: The operations, in any order; reloads too, which no plan has.
  ///   - isStrict: Refuses also what UIKit lets through and is reported to crash or to corrupt.
  func firstViolation(of operations: [BatchOperation], isStrict: Bool = true) -> BatchViolation? {
    firstViolation(of: BatchContents(operations), isStrict: isStrict)
  }
}

extension BatchContents {
  init(_ operations: [BatchOperation]) {
    var (deletedSections, insertedSections, reloadedSections) = ([Int](), [Int](), [Int]())
    var (deletedRows, insertedRows, reloadedRows) = ([RowPath](), [RowPath](), [RowPath]())
    var (sectionMoves, rowMoves) = ([IndexPair](), [RowPathPair]())
    for operation in operations {
      switch operation {
      case .deleteSection(let section): deletedSections.append(section)
      case .insertSection(let section): insertedSections.append(section)
      case .reloadSection(let section): reloadedSections.append(section)
      case .moveSection(let from, let to): sectionMoves.append(IndexPair(before: from, after: to))
      case .deleteRow(let path): deletedRows.append(path)
      case .insertRow(let path): insertedRows.append(path)
      case .reloadRow(let path): reloadedRows.append(path)
      case .moveRow(let from, let to): rowMoves.append(RowPathPair(before: from, after: to))
      }
    }
    self.init(
      deletedSections: deletedSections, insertedSections: insertedSections, sectionMoves: sectionMoves,
      reloadedSections: reloadedSections, deletedRows: deletedRows, insertedRows: insertedRows, rowMoves: rowMoves,
      reloadedRows: reloadedRows)
  }
}
