import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Changes that come while the difference of others is found off the main actor.
@MainActor @Suite struct OvertakenChangeTests {
  @Test func `what another section's change overtakes is shown with it`() async {
    let stage = Stage()
    let (large, small) = (ItemList(Array(0..<30_000)), ItemList([1]))
    let dataSource = stage.chain.height(44)
      .section().cell(PlainCell.self).data(small).adapter { cell, number, _ in cell.textLabel?.text = "\(number)" }
      .section().cell(PlainCell.self).data(large).adapter { cell, number, _ in cell.textLabel?.text = "\(number)" }
      .make()
    stage.show(dataSource)
    // On a machine that has other work a difference may be there before anyone could look.
    for attempt in 0..<200 where !dataSource.live.updates.scheduler.isFinding {
      large.items = large.items.reversed() + [30_000 + attempt]
      for _ in 0..<20 where !dataSource.live.updates.scheduler.isFinding { await Task.yield() }
    }
    #expect(dataSource.live.updates.scheduler.isFinding)
    small.items = [2, 3]
    await dataSource.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(stage.rowCounts == [2, large.items.count])
    #expect(stage.texts.prefix(4) == ["2", "3", "\(large.items[0])", "\(large.items[1])"])
  }

  @Test func `a reload that one source asks for while it is read loses nothing of another that is found elsewhere`()
    async
  {
    let stage = Stage()
    let large = ItemList(Array(0..<30_000))
    var reloads: () -> Void = {}
    let dataSource = stage.chain.height(44)
      .section().cell(PlainCell.self).observing {
        reloads()
        return [1]
      }
      .adapter { cell, number, _ in cell.textLabel?.text = "\(number)" }
      .section().cell(PlainCell.self).data(large).adapter { cell, number, _ in cell.textLabel?.text = "\(number)" }
      .make()
    stage.show(dataSource)
    await dataSource.waitForUpdates()
    // Without another update shortly before, the next turn comes ahead of the finding's end.
    dataSource.live.updates.lastShown = nil
    reloads = { [unowned dataSource] in
      reloads = {}
      dataSource.reload()
    }
    large.items.reverse()
    dataSource.update()
    await dataSource.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(stage.texts.prefix(3) == ["1", "29999", "29998"])
  }

  @Test func `the first change after a table is shown is an update, not a reload`() async {
    let table = RecordingTableView(frame: .zero, style: .plain)
    let stage = Stage(tableView: table)
    let list = ItemList(notes(2))
    let dataSource = stage.chain.height(44).section().cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.note = note }.make()
    stage.show(dataSource)
    _ = table.takeTold()
    list.append(Note(2))
    await dataSource.waitForUpdates()
    #expect(table.takeTold() == ["insert rows 0.2"])
  }
}
