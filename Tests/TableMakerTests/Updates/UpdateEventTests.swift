import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// `onUpdate`, `animationLimit`, and what nobody sees.
@MainActor @Suite struct UpdateEventTests {
  private let stage = Stage()
  private let list = ItemList(notes(20))

  private func table(_ change: (DataSource) -> DataSource = { $0 }) -> TableViewDataSource {
    let dataSource = change(stage.chain.height(44)).section("notes").cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.note = note }.make()
    stage.show(dataSource)
    return dataSource
  }

  /// A Boolean value that indicates whether rows are moving or fading.
  private var isMoving: Bool {
    stage.tableView.visibleCells.contains { $0.layer.animationKeys()?.isEmpty == false }
  }

  @Test func `an update tells what has come, gone, moved and changed, once it is laid out`() async {
    let log = Log()
    var updates: [TableUpdate] = []
    let tableView = stage.tableView
    let dataSource = table { chain in
      chain.onUpdate { update in
        updates.append(update)
        log.add("\(tableView.numberOfSections == 0 ? 0 : tableView.numberOfRows(inSection: 0))")
      }
    }
    #expect(updates == [.reload])
    dataSource.batch {
      list.items.removeFirst(2)
      list.items.swapAt(0, 3)
      list.items[10].text = "changed"
      list.append(Note(50))
    }
    let update = updates.last
    #expect(update?.insertedRows == 1 && update?.deletedRows == 2 && update?.movedRows == 2 && update?.changedRows == 1)
    #expect(update?.isReload == false && update?.insertedSections == 0 && update?.deletedSections == 0)
    #expect(log.lines.last == "19")
    dataSource.update()
    #expect(updates.count == 2, "nothing was different")
    dataSource.section("notes").hide()
    await dataSource.waitForUpdates()
    #expect(updates.last?.deletedSections == 1 && updates.last?.deletedRows == 19)
    dataSource.reload()
    #expect(updates.last?.isReload == true)
  }

  @Test(arguments: ["onUpdate", "onSelectionChange"])
  func `what a closure inserts during an update can be scrolled to from it`(_ closure: String) async {
    let log = Log()
    let dataSource = table { [list, stage, log] chain in
      let insert = { [weak stage, log] in
        guard list.items.count == 19 else { return }
        list.append(Note(50))
        stage?.dataSource?.scroll(to: Note(50), animated: false)
        log.add("inserted")
      }
      let events = chain.onDiagnostic { [log] in log.add($0.message) }
      return closure == "onUpdate" ? events.onUpdate { _ in insert() } : events.onSelectionChange { _ in insert() }
    }
    dataSource.selection = [3]
    list.items.remove(at: 3)
    await dataSource.waitForUpdates()
    stage.window.layOut()
    #expect(log.lines == ["inserted"])
    #expect(stage.tableView.indexPathsForVisibleRows?.last == IndexPath(row: 19, section: 0))
  }

  @Test func `an owner is told of updates as long as it is there`() {
    final class Owner {
      var count = 0
    }
    var owner: Owner? = Owner()
    weak let gone = owner
    let dataSource = table { [owner] chain in
      guard let owner else { return chain }
      return chain.onUpdate(by: WeakReference(owner)) { owner, _ in owner.count += 1 }
    }
    list.append(Note(70))
    dataSource.update()
    #expect(owner?.count == 2)
    owner = nil
    #expect(gone == nil)
    list.append(Note(71))
    dataSource.update()
  }

  @Test func `what onUpdate changes is the next update`() async {
    let log = Log()
    let dataSource = table { [list] chain in
      chain.onUpdate { update in
        log.add("\(update.insertedRows)")
        if list.items.count < 23 { list.append(Note(list.items.count + 100)) }
      }
    }
    await dataSource.waitForUpdates()
    #expect(log.lines == ["0", "1", "1", "1"])
    #expect(stage.rowCounts == [23])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `an onUpdate that changes items each time is told of once, and waiting comes to an end`() async {
    let dataSource = table { [list] chain in
      chain.onUpdate { _ in list.append(Note(list.items.count + 100)) }
    }
    await dataSource.waitForUpdates()
    #expect(list.items.count < 50)
    #expect(stage.log.messages.count == 1)
  }

  @Test func `an update of more rows than the limit is not animated`() {
    let dataSource = table { $0.animationLimit(3) }
    dataSource.batch { list.items.removeFirst(3) }
    #expect(isMoving)
    settleAnimations()
    dataSource.batch { list.items.removeFirst(4) }
    #expect(!isMoving)
    #expect(stage.rowCounts == [13])
    dataSource.batch { list.items[0].text = "changed" }
    dataSource.batch { list.items.swapAt(0, 1) }
    #expect(isMoving)
  }

  @Test func `the rows of sections count, and a limit below zero is none`() async {
    let dataSource = table { $0.animationLimit(-4) }
    dataSource.batch { list.items.removeFirst() }
    #expect(!isMoving)
    dataSource.section("more").insert {
      $0.cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }
    }
    await dataSource.waitForUpdates()
    #expect(!isMoving)
  }

  @Test(arguments: [0, 1, 2]) func `B 18: nothing is animated in a table that nobody sees`(_ how: Int) {
    let dataSource = table()
    switch how {
    case 0: stage.tableView.isHidden = true
    case 1: stage.tableView.superview?.isHidden = true
    default: stage.tableView.alpha = 0
    }
    dataSource.batch { list.items.removeFirst(3) }
    #expect(!isMoving)
    #expect(stage.rowCounts == [17])
  }
}
