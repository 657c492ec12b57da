// What an app writes to change what is shown.
import TableMaker
import UIKit

@MainActor func everyChange(
  _ tableView: UITableView, _ notes: [Note], _ a: Note, _ b: Note, _ c: Note
) async -> TableViewDataSource {
  let list = ItemList(notes)
  let more = ItemList<Note>([])
  let dataSource = DataSource(tableView)
    .animation(.fade)
    .section("notes").cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.label.text = note.text }
    .addItemRow(PlainCell.self, shown: .whileEditing) { cell in cell.textLabel?.text = "Add" }
    .onAddItem { list.append(Note(id: 0, text: "")) }
    .section("more").cell(NoteCell.self).data(more).adapter { cell, note, _ in cell.label.text = note.text }
    .hidesWhenEmpty().usesIndex().animation(.left)
    .make()
  list.insert(contentsOf: [b, c], after: a)
  list.items = notes
  list.items[0].text = "changed"
  dataSource.batch {
    list.remove(b)
    more.append(c)
  }
  dataSource.batch { list.remove(c) }
  dataSource.batch(animation: .fade) { list.append(c) }
  dataSource.batch(animation: .init(insertions: .left, deletions: .right, reloads: .none)) { list.remove(c) }
  dataSource.update(animated: false)
  dataSource.reload()
  await dataSource.waitForUpdates()

  dataSource.list(named: "notes", of: Note.self)?.append(c)
  dataSource.section("more").hide()
  dataSource.section("more").show()
  dataSource.section("more").hide(animation: .none)
  dataSource.section("more").show(animation: .fade)
  let shown: [Note] = dataSource.section("notes").shownItems()
  print(shown.count, dataSource.shownItems(of: Note.self).count)
  if let place = try? list.savePlace() { list.restore(place) }
  dataSource.section("more").move(before: "notes")
  dataSource.section("words").insert(after: "notes") { section in
    section.cell(PlainCell.self).data(["x"]).adapter { cell, text, _ in cell.textLabel?.text = text }
  }
  dataSource.section("words").configure { $0.title("Words").height(60).animation(.fade).deselection(.never) }
  dataSource.section("words").replace { section in
    section.cell(NoteCell.self).data(notes).adapter { cell, note, _ in cell.label.text = note.text }
  }
  dataSource.section("last").insert(at: 3) { section in
    section.cell(PlainCell.self).data(["y"]).adapter { cell, text, _ in cell.textLabel?.text = text }
  }
  dataSource.configure { $0.height(44).animation(.left).deselection(.onReturn) }
  dataSource.section("words").remove()
  let first: Note? = dataSource.item(at: IndexPath(row: 0, section: 0))
  if let first, let path = dataSource.indexPath(of: first) {
    tableView.selectRow(at: path, animated: true, scrollPosition: .none)
  }
  dataSource.cell(for: a)?.isUserInteractionEnabled = false
  dataSource.scroll(to: c, at: .middle)
  dataSource.reconfigure(a)
  dataSource.selection = [a.id, b.id]
  dataSource.setEditing(true, animated: true)
  return dataSource
}
