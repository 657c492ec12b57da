// Every order: options first, data before cell, no adapter, stock cells, headers.
import TableMaker
import UIKit

@MainActor func orders(
  _ tableView: UITableView, _ notes: [Note], _ delegate: any UITableViewDelegate
) -> TableViewDataSource {
  DataSource(tableView)
    .hidesEmptySeparators()
    .deselection(.afterTap)
    .forward(to: delegate)
    .onError { error in print(error) }
    .onDiagnostic { diagnostic in print(diagnostic) }
    .headerView { UILabel() }
    .footerView { UILabel() }
    .estimatedHeight(50)
    .section()
    .height(20)
    .data(notes)
    .cell(NoteCell.self)
    .adapter { cell, note, _ in cell.label.text = note.text }
    .section()
    .cell(SelfNoteCell.self)
    .data(notes)
    .section("again")
    .data(notes, id: \.text)
    .cell(SelfNoteCell.self)
    .onSelect { note, index in print(note.text, index) }
    .section()
    .stockCell(.subtitle)
    .data(notes)
    .adapter { cell, note, index in cell.detailTextLabel?.text = note.text }
    .header(NoteHeader.self) { header in header.label.text = "Notes" }
    .footerView { UILabel() }
    .footerHeight(12)
    .section()
    .data(notes)
    .stockCell(.default)
    .adapter { cell, note, index in cell.textLabel?.text = note.text }
    .headerView { UILabel() }
    .footer(NoteHeader.self) { footer in footer.label.text = "Notes" }
    .section("prototypes")
    .cell(NoteCell.self, from: .storyboard("note"))
    .data(notes)
    .adapter { cell, note, _ in cell.label.text = note.text.isEmpty ? "empty" : note.text + "!" }
    .heights { note, index in
      if note.text.isEmpty { 20 } else { CGFloat(note.text.count) * 2 + 10 }
    }
    .shouldSelect { note, index in index > 0 && !note.text.isEmpty }
    .section()
    .data(ItemList(notes))
    .cell(SelfNoteCell.self)
    .shouldSelect { note, _ in
      let long = note.text.count > 3
      return long
    }
    .make()
}

@MainActor func empty(_ tableView: UITableView) -> TableViewDataSource { DataSource(tableView).make() }

/// A long chain may be cut anywhere: a maker is a value.
@MainActor func cut(_ tableView: UITableView, _ notes: [Note]) -> TableViewDataSource {
  let first = DataSource(tableView).section().cell(SelfNoteCell.self).data(notes)
  return first.section().cell(SelfNoteCell.self).data(notes).make()
}

/// Every kind of list.
@MainActor func lists(_ tableView: UITableView, _ notes: [Note]) -> TableViewDataSource {
  let words = ItemList(["a", "b"])
  let views = ItemList([UIView()])
  let empty = ItemList<Note>([])
  return DataSource(tableView)
    .section().cell(SelfTextCell.self).data(words)
    .section().cell(PlainCell.self).data(views).adapter { cell, view, _ in cell.backgroundView = view }
    .section().cell(SelfNoteCell.self).data(empty)
    .section().cell(SelfNoteCell.self).data(ItemList(notes))
    .make()
}
