import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Every number of a chain, of the data source and of its lists: none is a trap, and none is shown that a view cannot have.
@MainActor @Suite struct ChainNumberTests {
  private func data(_ chain: DataSource, _ list: ItemList<Note>) -> ReadySection<NoteCell, Note, ItemList<Note>> {
    chain.section("notes").cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }
  }

  @Test func `every step that takes a whole number takes each`() async throws {
    for number in OddNumbers.wholes {
      let stage = Stage()
      let list = ItemList(notes(5))
      stage.show(
        data(stage.chain.heightCacheLimit(number).animationLimit(number), list).autoHeight()
          .indentation(number).indentations { _, _ in number }.make())
      let dataSource = try #require(stage.dataSource)
      list.append(Note(9))
      await dataSource.waitForUpdates()
      #expect(stage.rowCounts == [6])
      #expect(dataSource.dump(mostRows: number).sections.first?.rows.count == min(6, max(0, number)))
      #expect((dataSource.section(at: number) != nil) == (number == 0))
      for path in [IndexPath(row: number, section: 0), IndexPath(row: 0, section: number), IndexPath(index: number)] {
        #expect((dataSource.dump(at: path) != nil) == (path.count == 2 && path[0] == 0 && 0..<6 ~= path[1]))
        _ = dataSource.item(at: path, of: Note.self)
      }
      stage.release()
    }
  }

  @Test func `every step that takes a height takes each number, and tells of those that no view can have`() async {
    for number in OddNumbers.doubles {
      let isUsable = number.isFinite && number >= 0 && number <= 1_000_000
      let makes: [(DataSource, ItemList<Note>) -> TableViewDataSource] = [
        { self.data($0.height(number), $1).make() },
        { self.data($0.height(44).estimatedHeight(number), $1).make() },
        { self.data($0, $1).height(number).make() },
        { self.data($0, $1).height(44).estimatedHeight(number).make() },
        { self.data($0, $1).height(44).title("A").headerHeight(number).make() },
        { self.data($0, $1).height(44).footerTitle("A").footerHeight(number).make() },
        { self.data($0, $1).heights { _, _ in number }.make() },
        { self.data($0, $1).height(44).titles { _ in "A" }.headerHeights { _ in number }.make() },
        { self.data($0, $1).height(44).footerTitles { _ in "A" }.footerHeights { _ in number }.make() },
      ]
      for (place, make) in makes.enumerated() {
        let stage = Stage()
        let list = ItemList(notes(3))
        stage.show(make(stage.chain, list))
        list.append(Note(9))
        await stage.dataSource?.waitForUpdates()
        #expect(stage.rowCounts == [4])
        #expect(stage.tableView.contentSize.height.isFinite && stage.tableView.contentSize.height >= 0)
        #expect(stage.log.messages.isEmpty == isUsable, "\(number) at \(place): \(stage.log.messages)")
        stage.release()
      }
    }
  }

  @Test func `insets may be any number`() {
    for number in OddNumbers.doubles {
      let stage = Stage()
      let inset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
      stage.show(
        data(stage.chain, ItemList(notes(3))).height(44).separatorInset(inset).separatorInsets { _, _ in inset }.make())
      #expect(stage.rowCounts == [3])
      stage.release()
    }
  }

  @Test func `every verb of a list that takes an index takes each, and tells of those that it has not`() {
    for index in OddNumbers.wholes {
      for other in OddNumbers.wholes {
        let list = ItemList(notes(3))
        let text = standardError {
          list.insert(Note(7), at: index)
          list.insert(contentsOf: [Note(8)], at: index)
          list.move(from: index, to: other)
          list.remove(at: index)
        }
        #expect(list.items.count >= 4)
        #expect((0...3).contains(index) || text.contains("\(index)"))
      }
    }
  }
}
