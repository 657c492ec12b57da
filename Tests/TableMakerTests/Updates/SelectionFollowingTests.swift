import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The selection stays with its items through updates that replace sections, and across sections (B 15).
@MainActor @Suite struct SelectionFollowingTests {
  private let stage = Stage()
  private let a = ItemList(notes(4))
  private let b = ItemList((10..<14).map { Note($0) })
  private let dataSource: TableViewDataSource

  init() {
    stage.tableView.allowsMultipleSelection = true
    dataSource = stage.chain.height(44)
      .section("a").cell(NoteCell.self).data(a).adapter { cell, note, _ in cell.note = note }
      // A title that comes or goes replaces the section.
      .titles { $0.count.isMultiple(of: 2) ? "even" : nil }
      .section("b").cell(NoteCell.self).data(b).adapter { cell, note, _ in cell.note = note }
      .titles { $0.count > 4 ? "many" : nil }
      .make()
    stage.show(dataSource)
  }

  @Test func `B 15: a row that crosses out of a replaced section stays selected`() {
    dataSource.selection = [0, 1]
    dataSource.batch {
      if let zero = a.remove(Note(0)) { b.append(zero) }
    }
    #expect(dataSource.selection == [0, 1])
    #expect(stage.tableView.indexPathsForSelectedRows?.count == 2)
  }

  @Test func `a row that crosses out of a removed section stays selected`() async {
    dataSource.selection = [2, 12]
    dataSource.batch {
      if let two = a.remove(Note(2)) { b.items.insert(two, at: 1) }
      dataSource.section("a").remove()
    }
    await dataSource.waitForUpdates()
    #expect(dataSource.selection == [2, 12])
  }

  @Test
  func
    `a row that goes is deselected with its section replaced, and one of the same identity that was there is not selected`()
  {
    dataSource.selection = [0]
    dataSource.batch { a.remove(Note(0)) }
    #expect(dataSource.selection == [])
    b.append(Note(3))
    dataSource.update()
    dataSource.selection = [1]
    dataSource.batch { a.remove(Note(1)) }
    #expect(dataSource.selection == [])
  }

  @Test(arguments: 0..<20)
  func `the selection is what it was, less what is gone, whatever rows and sections do`(_ seed: Int) async {
    var random = SeededGenerator(seed: seed)
    var next = 100
    for _ in 0..<40 {
      let all = a.items + b.items
      let chosen = Set(all.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }.map { AnyHashable($0.id) })
      dataSource.selection = chosen
      let isReload = Int.random(in: 0..<6, using: &random) == 0
      dataSource.batch {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let (from, to) = Bool.random(using: &random) ? (a, b) : (b, a)
          switch Int.random(in: 0..<5, using: &random) {
          case 0:
            next += 1
            to.items.insert(Note(next), at: Int.random(in: 0...to.items.count, using: &random))
          case 1 where !from.items.isEmpty:
            from.items.remove(at: Int.random(in: 0..<from.items.count, using: &random))
          case 2 where !from.items.isEmpty:
            let item = from.items.remove(at: Int.random(in: 0..<from.items.count, using: &random))
            to.items.insert(item, at: Int.random(in: 0...to.items.count, using: &random))
          case 3: to.items.shuffle(using: &random)
          default: dataSource.section("a").move(after: "b")
          }
        }
        if isReload { dataSource.reload() }
      }
      await dataSource.waitForUpdates()
      let left = Set((a.items + b.items).map { AnyHashable($0.id) })
      #expect(dataSource.selection == chosen.intersection(left))
    }
  }
}
