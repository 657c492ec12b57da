import UIKit

/// The rows of a section that a chain has said so far. For the package: apps write `row` instead.
///
/// Those before the last are objects that have the one before them, so that a chain of any length is made longer at the same cost.
@MainActor public struct _Form {
  var configuration: _SectionConfiguration
  private var before: Node?
  /// The row that was said last; the several rows of a choice.
  private var last: [FormRowSettings] = []

  private final class Node {
    let rows: [FormRowSettings]
    var previous: Node?

    init(_ rows: [FormRowSettings], after previous: Node?) {
      self.rows = rows
      self.previous = previous
    }

    // One after the other: each freeing the next would fill the stack.
    deinit {
      var next = previous
      previous = nil
      while isKnownUniquelyReferenced(&next) {
        let before = next?.previous
        next?.previous = nil
        next = before
      }
    }
  }

  init(_ configuration: _SectionConfiguration) { self.configuration = configuration }

  /// The same with more rows.
  func adding(_ rows: [FormRowSettings]) -> _Form {
    var copy = self
    if !last.isEmpty { copy.before = Node(last, after: before) }
    copy.last = rows
    return copy
  }

  /// Changes what is said of the last rows.
  mutating func changeLast(_ change: (inout FormRowSettings) -> Void) {
    for index in last.indices { change(&last[index]) }
  }

  /// All rows, in order.
  var rows: [FormRowSettings] {
    var parts = [last]
    var next = before
    while let node = next {
      parts.append(node.rows)
      next = node.previous
    }
    return parts.reversed().flatMap { $0 }
  }

  /// The section with the chain before it.
  var closed: _ClosedChain {
    var configuration = configuration
    var settings = rows
    if let height = configuration.settings.rowHeight {
      for index in settings.indices where settings[index].height == nil { settings[index].height = height }
      configuration.settings.rowHeight = nil
    }
    if configuration.settings.autoHeight == nil { configuration.settings.autoHeight = .whenNeeded }
    configuration.settings.appearance.asks.insert(.binding)
    let kinds = FormCellKinds(settings)
    let source = FormSource(settings, in: kinds, tableView: configuration.table.tableView)
    var rows = _RowConfiguration<FormItem>()
    rows.answers[.shouldHighlightRowAt] = { item, _ in item.row.isSelectable }
    if settings.contains(where: { $0.takesTaps || !$0.selectEvents.isEmpty }) {
      rows.events[.didSelectRowAt] = RowEvent(step: "onSelect", handlers: [{ item, _ in try item.row.select() }])
    }
    let cells = kinds.cells
    return ReadySection(
      _configuration: configuration, _rows: rows, source: source, mixed: cells, maker: _RowMaker(cells)
    )._closed
  }
}

/// The classes of the cells of a section of rows, each with the rows that it shows.
@MainActor struct FormCellKinds {
  private struct Kind: Hashable {
    let cell: ObjectIdentifier
    let isMeasured: Bool
  }

  /// The number of each row's kind.
  private(set) var numbers: [Int] = []
  /// The number of the kind of a message; nil where no row may be wrong.
  private(set) var message: Int?
  private var kinds: [(cell: UITableViewCell.Type, isMeasured: Bool)] = []

  init(_ rows: [FormRowSettings]) {
    var known: [Kind: Int] = [:]
    func number(of cell: UITableViewCell.Type, isMeasured: Bool) -> Int {
      let kind = Kind(cell: ObjectIdentifier(cell), isMeasured: isMeasured)
      if let number = known[kind] { return number }
      kinds.append((cell, isMeasured))
      known[kind] = kinds.count - 1
      return kinds.count - 1
    }
    numbers = rows.map { number(of: $0.cell, isMeasured: $0.height == nil) }
    if rows.contains(where: \.mayBeWrong) { message = number(of: MessageFormCell.self, isMeasured: true) }
  }

  var cells: _MixedCells<FormItem> {
    var cells = _MixedCells<FormItem>()
    for kind in kinds {
      let height: ItemHeight<FormItem> = { item, _, _ in item.row.settings.height ?? 0 }
      cells.add(kind.cell, place: { $0.row.kind }, height: kind.isMeasured ? nil : height) { cell, item, _ in
        item.row.fill(cell)
      }
    }
    return cells
  }
}
