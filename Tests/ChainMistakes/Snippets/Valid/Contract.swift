// Literals, and closures that compute.
import TableMaker
import UIKit

@MainActor func contract(_ tableView: UITableView, _ notes: [Note]) -> TableViewDataSource {
  var selected: [(Int, Int)] = []
  let dataSource = DataSource(tableView)
    .height(60)
    .section("fixed")
    .title("Fixed")
    .cell(PlainCell.self)
    .data(["a", "b", "c"])
    .adapter { cell, text, index in cell.textLabel?.text = "\(index) \(text)" }
    .height(44)
    .section("notes")
    .cell(NoteCell.self)
    .data(notes)
    .adapter { cell, note, _ in
      NoteCell.filled += 1
      cell.label.text = note.text
    }
    .onSelect { note, index in selected.append((note.id, index)) }
    .section()
    .cell(PlainCell.self)
    .data([1, 2, 3, 4])
    .adapter { cell, number, _ in cell.textLabel?.text = String(number) }
    .heights { number, _ in CGFloat(number) * 10 + 20 }
    .section("default")
    .cell(PlainCell.self)
    .data([0])
    .adapter { cell, _, _ in cell.textLabel?.text = "default" }
    .section("none")
    .title("Empty")
    .cell(PlainCell.self)
    .data([String]())
    .adapter { _, _, _ in }
    .make()
  return dataSource
}
