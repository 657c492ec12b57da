import TableMaker
import UIKit

final class Controller: UIViewController {
  var dataSource: TableViewDataSource!

  func show(_ tableView: UITableView, _ notes: [Note]) {
    dataSource = DataSource(tableView)
      .section("s0")
      .cell(NoteCell.self)
      .data(notes)
      .adapter { cell, note, _ in
        cell.show(note)
        cell.label.text = note.text
        if !cell.isMeasuring { cell.loadPicture(of: note) }
      }
      .make()
  }
}
