import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A table that does not have the rows that it was given is reported in one line, and shows what the lists say all the same.
@MainActor @Suite struct OtherRowsTests {
  /// A table that counts more rows than its data source has given it.
  private final class OddTable: UITableView {
    var extra = 0
    override func numberOfRows(inSection section: Int) -> Int { super.numberOfRows(inSection: section) + extra }
  }

  private let table = OddTable(frame: .zero, style: .plain)
  private let list = ItemList(notes(2))

  private func show() -> (Stage, TableViewDataSource, UInt) {
    let stage = Stage(tableView: table)
    let line: UInt = #line + 2
    let dataSource = stage.chain.height(44).section().cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.textLabel?.text = note.text }.make()
    stage.show(dataSource)
    return (stage, dataSource, line)
  }

  @Test func `each update of a table with other rows reloads it, with a line, and one with the right rows is animated`()
    async
  {
    let (stage, dataSource, line) = show()
    table.extra = 1
    list.append(Note(2, "two"))
    await dataSource.waitForUpdates()
    table.extra = 0
    stage.window.layOut()
    #expect(stage.texts == ["note 0", "note 1", "two"])
    #expect(stage.log.diagnostics.map(\.kind) == [.rowCountMismatch])
    #expect(stage.log.diagnostics.first?.place.line == Int(line))
    #expect(stage.log.messages.first?.contains("has 3 rows, but its data source specified 2 rows") == true)
    list.remove(at: 0)
    await dataSource.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(stage.texts == ["note 1", "two"] && stage.log.diagnostics.count == 1)
  }

  @Test func `whatever changes in such a table, the rows are those of the list`() async {
    let changes: [@MainActor (ItemList<Note>) -> Void] = [
      { $0.append(Note(9, "nine")) }, { $0.remove(at: 0) }, { $0.items.reverse() }, { $0.items[0].text = "other" },
      { $0.items = [] }, { $0.items = notes(5) },
    ]
    for (number, change) in changes.enumerated() {
      for extra in [1, 3] {
        let (stage, dataSource, _) = show()
        list.items = notes(3)
        await dataSource.waitForUpdates()
        table.extra = extra
        change(list)
        await dataSource.waitForUpdates()
        table.extra = 0
        settleAnimations()
        stage.window.layOut()
        #expect(stage.texts == list.items.map(\.text), "\(number), \(extra)")
        #expect(stage.log.diagnostics.count == 1, "\(number), \(extra)")
        dataSource.detach()
      }
    }
  }
}
