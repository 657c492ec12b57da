import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Updates inside a group of updates that the app has opened at the table (B 10).
@MainActor @Suite struct OpenGroupTests {
  private let stage = Stage()
  private let list = ItemList(notes(10))
  private let dataSource: TableViewDataSource

  init() {
    dataSource = stage.chain.height(44).section().cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.note = note }.make()
    stage.show(dataSource)
  }

  private var shown: [Int?] {
    settleAnimations()
    return (0..<stage.tableView.numberOfRows(inSection: 0)).map { row in
      (stage.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? NoteCell)?.note?.id
    }
  }

  private static let told =
    "A second update occurred inside the app's performBatchUpdates or beginUpdates, which can contain only one, so the "
    + "update waits for its end. Put the changes into one batch { }."

  @Test func `one batch in the app's group is shown with it`() {
    stage.tableView.performBatchUpdates {
      dataSource.batch { list.append(Note(20)) }
    }
    stage.window.layOut()
    #expect(stage.rowCounts == [11])
    #expect(stage.log.messages.isEmpty)
  }

  @Test
  func `a section that is found no more goes with the app's group, and marks are those of the new query after it`()
    async
  {
    let (stage, list) = (Stage(), ItemList(notes(4)))
    var marks: [Int: String] = [:]
    let dataSource = stage.chain.height(44).section("notes").cell(NoteCell.self).data(list)
      .searchable(Field()) { note, query in query.isEmpty || note.id > 1 }
      .grouped(by: .key { $0.id % 2 })
      .adapter { cell, note, _ in cell.note = note }
      .highlightMatches { _, note, match in marks[note.id] = match.query }.make()
    stage.show(dataSource)
    #expect(stage.rowCounts == [2, 2])
    stage.tableView.performBatchUpdates {
      dataSource.batch {
        list.removeAll { $0.id % 2 == 0 }
        dataSource.query = "x"
      }
    }
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [1] && stage.log.messages.isEmpty)
    #expect(marks[3] == "x")
  }

  @Test func `a table that is left in the app's group has nothing more to take, and another one begins anew`() async {
    let other = Stage().tableView
    stage.tableView.performBatchUpdates {
      dataSource.batch { list.append(Note(20)) }
      dataSource.detach()
      dataSource.selection = [20]
    }
    #expect(!dataSource.live.updates.scheduler.isBatchOpen)
    dataSource.attach(to: other)
    await dataSource.waitForUpdates()
    #expect(other.numberOfRows(inSection: 0) == 11)
    #expect(stage.log.messages.isEmpty)
    #expect(stage.tableView.indexPathsForSelectedRows ?? [] == [])
  }

  @Test func `after a batch in the app's group headers and selection are as after any other`() async {
    let (stage, list, other) = (Stage(), ItemList(notes(2)), ItemList([Note(50)]))
    func title(_ notes: [Note]) -> String? { notes.isEmpty ? nil : "\(notes.count) notes" }
    let dataSource = stage.chain.height(44)
      .section("one").cell(NoteCell.self).data(list).adapter { _, _, _ in }.titles { "\($0.count) notes" }
      .section("two").cell(NoteCell.self).data(other).adapter { _, _, _ in }.titles { title($0) }.make()
    stage.tableView.allowsMultipleSelection = true
    stage.show(dataSource)
    dataSource.selection = [1, 50]
    stage.tableView.performBatchUpdates {
      dataSource.batch {
        // The second section is replaced, as its title goes: the row that crosses over to the first is followed.
        other.items = []
        list.items = [Note(0), Note(50), Note(1)]
      }
    }
    await dataSource.waitForUpdates()
    stage.window.layOut()
    #expect(stage.tableView.headerView(forSection: 0)?.textLabel?.text == "3 notes")
    let selected = Set(stage.tableView.indexPathsForSelectedRows ?? [])
    #expect(selected == [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)])
    #expect(stage.rowCounts == [3, 0])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `what is asked for after a batch in the app's group comes after it, about the rows that there are then`()
    async
  {
    let dataSource = dataSource
    stage.tableView.performBatchUpdates {
      dataSource.batch { list.insert(contentsOf: (20..<60).map { Note($0) }, at: 0) }
      dataSource.selection = [9]
      dataSource.scroll(to: Note(9), at: .bottom, animated: false)
    }
    await dataSource.waitForUpdates()
    stage.window.layOut()
    #expect(stage.tableView.indexPathsForSelectedRows == [IndexPath(row: 49, section: 0)])
    #expect(stage.tableView.indexPathsForVisibleRows?.last == IndexPath(row: 49, section: 0))
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `an animated scroll goes on after a batch in the app's group to where its row is then`() async {
    list.items = (0..<60).map { Note($0) }
    await dataSource.waitForUpdates()
    stage.window.layOut()
    dataSource.scroll(to: Note(55), at: .bottom)
    stage.tableView.performBatchUpdates {
      dataSource.batch { list.insert(contentsOf: (100..<140).map { Note($0) }, at: 10) }
    }
    await dataSource.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(stage.tableView.indexPathsForVisibleRows?.last == IndexPath(row: 95, section: 0))
  }

  @Test func `B 10: a second batch in the app's group is shown after it, and told of`() async {
    stage.tableView.performBatchUpdates {
      dataSource.batch { list.append(Note(20)) }
      dataSource.batch { list.items.removeFirst(3) }
    }
    stage.window.layOut()
    await dataSource.waitForUpdates()
    #expect(shown == [3, 4, 5, 6, 7, 8, 9, 20])
    #expect(stage.log.messages == [Self.told])
  }

  @Test func `B 10: a batch that waits for the app's group is an update then, and no reload`() async {
    var shownUpdates: [TableUpdate] = []
    let list = list
    let dataSource = stage.chain.height(44).onUpdate { shownUpdates.append($0) }
      .section().cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }.make()
    stage.show(dataSource)
    stage.tableView.beginUpdates()
    dataSource.batch { list.append(Note(20)) }
    dataSource.batch { list.items.removeFirst(3) }
    stage.tableView.endUpdates()
    await dataSource.waitForUpdates()
    #expect(shown == [3, 4, 5, 6, 7, 8, 9, 20])
    // The first is that the table came to show anything.
    #expect(shownUpdates.map(\.insertedRows) == [0, 1, 0])
    #expect(shownUpdates.map(\.deletedRows) == [0, 0, 3])
  }

  @Test func `B 10: two batches that only move rows in one group`() async {
    stage.tableView.beginUpdates()
    dataSource.batch { list.move(from: 0, to: 9) }
    dataSource.batch { list.move(from: 0, to: 9) }
    dataSource.batch { list.move(from: 0, to: 9) }
    stage.tableView.endUpdates()
    await dataSource.waitForUpdates()
    #expect(shown == [3, 4, 5, 6, 7, 8, 9, 0, 1, 2])
    #expect(stage.log.messages == [Self.told])
  }

  @Test func `a reload after a batch in the app's group waits for its end`() async {
    stage.tableView.performBatchUpdates {
      dataSource.batch { list.append(Note(20)) }
      list.items.removeLast(5)
      dataSource.reload()
    }
    await dataSource.waitForUpdates()
    stage.window.layOut()
    #expect(shown == [0, 1, 2, 3, 4, 5])
  }

  @Test func `a group that is left open ends nothing, and the rows are right when it ends`() async {
    stage.tableView.beginUpdates()
    dataSource.batch { list.append(Note(20)) }
    dataSource.batch { list.items.removeFirst(3) }
    await dataSource.waitForUpdates()
    stage.tableView.endUpdates()
    list.append(Note(21))
    await dataSource.waitForUpdates()
    stage.window.layOut()
    #expect(shown == [3, 4, 5, 6, 7, 8, 9, 20, 21])
  }

  @Test func `a row that has another control after the app's group is shown with it, while the table is edited`() async
  {
    let (stage, list) = (Stage(), ItemList(notes(5)))
    let dataSource = stage.chain.height(44).section().cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.textLabel?.text = note.text }
      .onDelete { _, _ in }.editability { note, _ in note.text == "fixed" ? .never : .always }.make()
    stage.show(dataSource)
    dataSource.setEditing(true, animated: false)
    stage.tableView.performBatchUpdates {
      dataSource.batch {
        list.items[1].text = "fixed"
        list.items.removeLast()
      }
    }
    await dataSource.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(stage.tableView.visibleCells.map { $0.textLabel?.text } == ["note 0", "fixed", "note 2", "note 3"])
    #expect(stage.tableView.visibleCells.map(\.isEditing) == [true, false, true, true])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a row of the app's own cell shows its new content after the app's group`() async {
    let (stage, list) = (Stage(), ItemList(notes(3)))
    let dataSource = stage.chain.height(44).section().data(list)
      .cellProvider { table, path, note in
        let cell =
          table.dequeueReusableCell(withIdentifier: "own") ?? UITableViewCell(style: .default, reuseIdentifier: "own")
        cell.textLabel?.text = note.text
        return cell
      }.make()
    stage.show(dataSource)
    stage.tableView.performBatchUpdates {
      dataSource.batch {
        list.items[1].text = "other"
        list.items.removeLast()
      }
    }
    await dataSource.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(stage.tableView.visibleCells.map { $0.textLabel?.text } == ["note 0", "other"])
  }

  @Test func `after a group the next one is told of again`() async {
    for _ in 0..<2 {
      stage.tableView.performBatchUpdates {
        dataSource.batch { list.append(Note((list.items.last?.id ?? 0) + 20)) }
        dataSource.batch { list.items.removeFirst(1) }
      }
      await dataSource.waitForUpdates()
    }
    #expect(stage.rowCounts == [10])
    #expect(stage.log.messages == [Self.told, Self.told])
  }
}
