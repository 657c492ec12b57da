// What a closure without `return` may not say, and the way out.
import TableMaker
import UIKit

@MainActor func refused(_ tableView: UITableView, _ notes: [Note]) -> TableViewDataSource {
  DataSource(tableView).section().cell(NoteCell.self).data(notes)
    .adapter { cell, note, index in
      switch index {
      case 0: cell.label.text = note.text
      default: break
      }
    }
    .make()
}
