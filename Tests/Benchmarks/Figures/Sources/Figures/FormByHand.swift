import UIKit

/// The form as one writes it without a library: a list of rows that know what they show and what they set, a data source and a delegate.
///
/// As in a form that grows, rows may be hidden, and what is shown follows the values.
final class FormByHand: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// A row: what it shows, what it sets, and whether it is there.
  enum Row {
    case number(read: () -> Int, write: (Int) -> Void, isShown: () -> Bool)
    case name(read: () -> String, write: (String) -> Void, isShown: () -> Bool)

    var isShown: Bool {
      switch self {
      case .number(_, _, let isShown), .name(_, _, let isShown): isShown()
      }
    }
  }

  let table: UITableView
  private(set) var roster: Roster
  private let rows: [Row]
  private var shown: [Row] = []
  private static let names = ["number", "name"]

  init(_ table: UITableView, _ roster: Roster) {
    self.table = table
    self.roster = roster
    var rows: [Row] = []
    weak var form: FormByHand?
    for number in roster.names.indices {
      rows.append(
        .number(
          read: { form?.roster.numbers[number] ?? 0 }, write: { form?.roster.numbers[number] = $0 },
          isShown: { true }))
      rows.append(
        .name(
          read: { form?.roster.names[number] ?? "" }, write: { form?.roster.names[number] = $0 }, isShown: { true }))
    }
    self.rows = rows
    super.init()
    form = self
    table.register(NumberCell.self, forCellReuseIdentifier: Self.names[0])
    table.register(NameCell.self, forCellReuseIdentifier: Self.names[1])
    table.rowHeight = 44
    table.dataSource = self
    table.delegate = self
    shown = rows.filter(\.isShown)
  }

  /// Sets a value, and brings what is on screen up to date, as a form must where rows depend on each other.
  func set(_ number: Int, to value: Int) {
    roster.numbers[number] = value
    for path in table.indexPathsForVisibleRows ?? [] {
      if let cell = table.cellForRow(at: path) { fill(cell, shown[path.row]) }
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = shown[indexPath.row]
    let identifier = if case .number = row { Self.names[0] } else { Self.names[1] }
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    fill(cell, row)
    return cell
  }

  private func fill(_ cell: UITableViewCell, _ row: Row) {
    switch (cell, row) {
    case (let cell as NumberCell, .number(let read, let write, _)):
      let value = Double(read())
      if cell.stepper.value != value { cell.stepper.value = value }
      if cell.tag == 0 { cell.observeByHand() }
      cell.onChange = { write(Int($0)) }
      cell.tag = 1
    case (let cell as NameCell, .name(let read, let write, _)):
      let text = read()
      if cell.field.text != text { cell.field.text = text }
      if cell.tag == 0 { cell.observeByHand() }
      cell.onChange = write
      cell.tag = 1
    default: break
    }
  }
}
