// Sections of a source: a list that the app edits, and a source of its own.
import TableMaker
import UIKit

@MainActor final class OwnSections: SectionSource {
  let observers = ItemObservers()
  var sections: [ItemSection<Note>] { [ItemSection("own", title: "Own", items: [])] }
}

@MainActor func sections(
  _ tableView: UITableView, _ notes: [Note], _ own: OwnSections
) -> TableViewDataSource {
  let days = SectionList([
    ItemSection("monday", title: "Monday", items: notes), ItemSection("tuesday", indexTitle: "T", items: []),
  ])
  let dataSource = DataSource(tableView)
    .sections(from: days)
    .cell(NoteCell.self)
    .adapter { cell, note, index in cell.label.text = "\(index) \(note.text)" }
    .titles { notes in
      if notes.isEmpty { "Nothing" } else { "\(notes.count) notes" }
    }
    .section("more")
    .stockCell(.subtitle)
    .data(["More"])
    .adapter { cell, text, _ in cell.textLabel?.text = text }
    .sections(from: own)
    .title("Without a title of its own")
    .cell(SelfNoteCell.self)
    .sections("found", from: SectionList<Note>([]))
    .titles { notes in
      guard let first = notes.first else { return nil }
      return first.text
    }
    .cell(SelfNoteCell.self)
    .make()
  days["monday"]?.items.append(notes[0])
  days["tuesday"] = ItemSection("tuesday", items: notes)
  days.append(ItemSection("friday", items: []))
  days.insert(ItemSection("sunday", items: []), before: "monday")
  days.moveSection("sunday", after: "friday")
  days.append(contentsOf: notes, to: "friday")
  days.removeSection("tuesday")
  days.edit("friday") { day in
    day.title = "Friday"
    day.items.removeAll { $0.text.isEmpty }
  }
  days.sections.swapAt(0, 1)
  return dataSource
}
