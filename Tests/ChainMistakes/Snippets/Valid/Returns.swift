// What a closure may say with a `return` at its end, and what without.
import TableMaker
import UIKit

@MainActor func taken(_ tableView: UITableView, _ notes: [Note]) -> TableViewDataSource {
  DataSource(tableView).section().cell(NoteCell.self).data(notes)
    .adapter { cell, note, index in
      switch index {
      case 0: cell.label.text = note.text
      default: break
      }
      return
    }
    .onSelect { note, _ in
      defer { print("done") }
      do { try check(note) } catch { print(error) }
      while false {}
      return
    }
    .onDeselect { note, _ in
      guard note.id > 0 else { return }
      for index in 0..<note.id where index > 2 { if index > 3 { break } }
    }
    .onSelect { note, _ in
      let text: String
      if note.id > 1 { text = "a" } else { text = "b" }
      for _ in 0..<2 { print(text) }
      switch note.id {
      case 1: print(1)
      default: ()
      }
      try check(note)
    }
    .make()
}
func check(_ note: Note) throws {}
