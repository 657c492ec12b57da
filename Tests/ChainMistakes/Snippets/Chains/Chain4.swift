import TableMaker
import UIKit

final class Controller: UIViewController {
  var dataSource: TableViewDataSource!
  func open(_ note: Note, _ index: Int) {}
  func allows(_ note: Note) -> Bool { true }

  func show(
    _ tableView: UITableView, _ notes: [Note], _ words: [String], _ numbers: [Int], _ days: SectionList<Note>
  ) {
    var total = 0.0
    dataSource = DataSource(tableView)
      .height(60)
      .hidesEmptySeparators()
      .measuresAhead(false)
      .animation(.fade)
      .onScroll { scrollView in total += scrollView.contentOffset.y * 2 }
      .section("s0")
      .title("Notes")
      .cell(NoteCell.self)
      .data(notes)
      .adapter { cell, note, _ in
        cell.show(note)
        cell.label.text = note.text
        if !cell.isMeasuring { cell.loadPicture(of: note) }
      }
      .headerHeight(30)
      .autoHeight()
      .onSelect(by: weakSelf) { owner, note, index in owner.open(note, index * 2 + 1) }
      .section("s1")
      .title("Words")
      .cell(PlainCell.self)
      .data(words)
      .adapter { cell, text, index in cell.textLabel?.text = "\(index) \(text)" }
      .height(44)
      .animation(.left)
      .shouldSelect { text, index in index > 0 && !text.isEmpty }
      .section("s2")
      .cell(PlainCell.self)
      .data(numbers)
      .adapter { cell, number, _ in cell.textLabel?.text = String(number) }
      .heights { number, _ in CGFloat(number) * 10 + 20 }
      .titles { numbers in "Numbers up to \(numbers.last ?? 0)" }
      .hidesWhenEmpty()
      .addItemRow(PlainCell.self, shown: .whileEditing) { cell in cell.textLabel?.text = "\(notes.count * 2) and one" }
      .onAddItem(by: weakSelf) { owner in owner.open(Note(id: 0, text: "new"), 2 * 3) }
      .onSelect { number, index in
        print(number)
        if index > 0 { total += Double(number * index) } else { total = 0 }
      }
      .onDeselect { number, index in total += Double(number) * 1.5 + Double(index) }
      .section("s3")
      .data(notes, id: \.id)
      .shouldSelect(by: weakSelf) { owner, note, index in owner.allows(note) && index * 2 > 1 }
      .footerTitle("All of them")
      .cell(PlainCell.self)
      .adapter { cell, note, _ in cell.textLabel?.text = note.text.isEmpty ? "empty" : note.text + "!" }
      .header(NoteHeader.self) { header in header.label.frame.size.height = 30 * 2 }
      .estimatedHeight(50)
      .sections(from: days)
      .cell(NoteCell.self)
      .adapter { cell, day, index in cell.label.text = "\(index). \(day.text)" }
      .titles { notes in notes.first.map { $0.text + ", and more" } }
      .make()
    _ = total
  }
}
