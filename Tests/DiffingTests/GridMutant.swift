@testable import TableMakerDiffing

/// A plan with one thing wrong.
struct GridMutant {
  var operations: [BatchOperation]
  var what: String

  /// Every plan that removes, doubles or shifts one operation of another.
  static func all(of operations: [BatchOperation]) -> [GridMutant] {
    var mutants: [GridMutant] = []
    for (index, operation) in operations.enumerated() {
      func replace(with replacement: [BatchOperation], _ what: String) {
        var mutated = operations
        mutated.replaceSubrange(index...index, with: replacement)
        mutants.append(GridMutant(operations: mutated, what: "\(operation) \(what)"))
      }
      replace(with: [], "removed")
      replace(with: [operation, operation], "doubled")
      for shifted in shifts(of: operation) { replace(with: [shifted], "shifted to \(shifted)") }
    }
    return mutants
  }

  private static func shifts(of operation: BatchOperation) -> [BatchOperation] {
    func near(_ index: Int) -> [Int] { [index - 1, index + 1] }
    func near(_ path: RowPath) -> [RowPath] {
      near(path.row).map { RowPath(section: path.section, row: $0) }
        + near(path.section).map { RowPath(section: $0, row: path.row) }
    }
    return switch operation {
    case .deleteSection(let section): near(section).map { .deleteSection($0) }
    case .insertSection(let section): near(section).map { .insertSection($0) }
    case .reloadSection(let section): near(section).map { .reloadSection($0) }
    case .moveSection(let from, let to):
      near(from).map { .moveSection(from: $0, to: to) } + near(to).map { .moveSection(from: from, to: $0) }
    case .deleteRow(let path): near(path).map { .deleteRow($0) }
    case .insertRow(let path): near(path).map { .insertRow($0) }
    case .reloadRow(let path): near(path).map { .reloadRow($0) }
    case .moveRow(let from, let to):
      near(from).map { .moveRow(from: $0, to: to) } + near(to).map { .moveRow(from: from, to: $0) }
    }
  }
}

extension BatchPlan {
  /// The plan of some operations, reloads left out.
  init(_ operations: [BatchOperation]) {
    self.init()
    for operation in operations {
      switch operation {
      case .deleteSection(let section): deletedSections.append(section)
      case .insertSection(let section): insertedSections.append(section)
      case .moveSection(let from, let to): movedSections.append(IndexPair(before: from, after: to))
      case .deleteRow(let path): deletedRows.append(path)
      case .insertRow(let path): insertedRows.append(path)
      case .moveRow(let from, let to): movedRows.append(RowPathPair(before: from, after: to))
      case .reloadSection, .reloadRow: break
      }
    }
  }
}
