import UIKit

/// The kinds of cells in a section of rows: each has a class, and its rows are measured or not.
@MainActor struct FormCellKinds {
  private struct Kind: Hashable {
    let cell: ObjectIdentifier
    let isMeasured: Bool
  }

  private var known: [Kind: Int] = [:]
  private var kinds: [(cell: UITableViewCell.Type, isMeasured: Bool)] = []

  init(_ rows: [FormRowSettings]) {
    for row in rows { take(row) }
  }

  /// Adds the kinds of a row's cell and of its message's cell.
  mutating func take(_ row: FormRowSettings) {
    guard row.elements == nil else { return }
    take(row.cell, isMeasured: row.height == nil)
    if row.mayBeWrong { take(MessageFormCell.self, isMeasured: true) }
  }

  private mutating func take(_ cell: UITableViewCell.Type, isMeasured: Bool) {
    let kind = Kind(cell: ObjectIdentifier(cell), isMeasured: isMeasured)
    guard known[kind] == nil else { return }
    known[kind] = kinds.count
    kinds.append((cell, isMeasured))
  }

  /// The number of kinds.
  var count: Int { kinds.count }

  /// Returns the number of a row's kind; -1 if it isn't known.
  func number(of row: FormRowSettings) -> Int {
    known[Kind(cell: ObjectIdentifier(row.cell), isMeasured: row.height == nil)] ?? -1
  }

  var cells: _MixedCells<FormItem> {
    var cells = _MixedCells<FormItem>()
    for kind in kinds {
      let height: ItemHeight<FormItem> = { item, _, _ in item.row.settings.height ?? 0 }
      cells.add(kind.cell, kindIndex: { $0.row.kind }, height: kind.isMeasured ? nil : height) { cell, item, _ in
        item.row.fill(cell)
      }
    }
    return cells
  }
}
