import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// `onUpdate` comes after the step of what has caused the update is registered.
@MainActor @Suite struct UndoneUpdateTests {
  private let manager = UndoManager()

  init() { manager.groupsByEvent = false }

  enum Way: CaseIterable, Sendable {
    case delete, insert, perform, updateInside, batchInside, scrollInside, nestedInside, otherTableInside
  }

  @Test(arguments: Way.allCases)
  func `an update finds what caused it to be undone, and done again`(_ way: Way) async throws {
    let (stage, second) = (Stage(), Stage())
    let list = ItemList(notes(4))
    var found: [Bool] = []
    var isUndoing = false
    func chain(_ stage: Stage) -> DataSource {
      stage.chain.undoable(with: manager).height(44).onUpdate { [manager] update in
        if !update.isReload { found.append(isUndoing ? manager.canRedo : manager.canUndo) }
      }
    }
    stage.show(
      chain(stage).section("s").cell(NoteCell.self).data(list).adapter { _, _, _ in }
        .onDelete { note, _ in list.remove(note) }
        .onInsert { [weak stage] note, index in
          list.insert(Note(10), at: index)
          stage?.dataSource?.update()
        }
        .make())
    second.show(chain(second).section("s").cell(NoteCell.self).data(list).adapter { _, _, _ in }.make())
    let dataSource = try #require(stage.dataSource)
    manager.beginUndoGrouping()
    switch way {
    case .delete: dataSource.tableView(stage.tableView, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    case .insert: dataSource.tableView(stage.tableView, commit: .insert, forRowAt: IndexPath(row: 1, section: 0))
    case .perform: dataSource.performUndoable("Edit") { list.items.removeLast() }
    case .updateInside:
      dataSource.performUndoable("Edit") {
        list.items.remove(at: 0)
        dataSource.update()
      }
    case .batchInside: dataSource.performUndoable("Edit") { dataSource.batch { list.items.remove(at: 0) } }
    case .scrollInside:
      dataSource.performUndoable("Edit") {
        list.append(Note(20))
        dataSource.scroll(to: Note(20))
      }
    case .nestedInside:
      dataSource.performUndoable("Edit") {
        dataSource.performUndoable("Inner") {
          list.items.remove(at: 0)
          dataSource.update()
        }
      }
    case .otherTableInside:
      dataSource.performUndoable("Edit") {
        list.items.remove(at: 0)
        second.dataSource?.update()
      }
    }
    manager.endUndoGrouping()
    await dataSource.waitForUpdates()
    await second.dataSource?.waitForUpdates()
    #expect(found == [true, true])
    found = []
    isUndoing = true
    manager.undo()
    await dataSource.waitForUpdates()
    await second.dataSource?.waitForUpdates()
    #expect(found == [true, true] && list.items == notes(4))
  }

  @Test func `what is changed in onUpdate after a step is a step of its own`() async throws {
    let stage = Stage()
    let list = ItemList(notes(4))
    stage.show(
      stage.chain.undoable(with: manager).height(44).onUpdate { [weak stage, manager] update in
        guard update.deletedRows == 1, list.items.count == 3 else { return }
        manager.beginUndoGrouping()
        stage?.dataSource?.performUndoable("Second") { list.items.remove(at: 0) }
        manager.endUndoGrouping()
      }
      .section("s").cell(NoteCell.self).data(list).adapter { _, _, _ in }.make())
    let dataSource = try #require(stage.dataSource)
    dataSource.performUndoable("First") { dataSource.batch { list.items.remove(at: 0) } }
    await dataSource.waitForUpdates()
    #expect(list.items.map(\.id) == [2, 3] && manager.undoActionName == "Second")
    manager.undo()
    await dataSource.waitForUpdates()
    #expect(list.items.map(\.id) == [1, 2, 3])
  }
}
