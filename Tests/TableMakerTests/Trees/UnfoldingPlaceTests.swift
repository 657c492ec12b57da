import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A tree that unfolds or folds, above the screen, on it, or below it, by a tap or by code, leaves the first row that is seen and stays where it was.
@MainActor @Suite struct UnfoldingPlaceTests {
  private static let inset: CGFloat = 30

  /// 200 items with replies, scrolled to where item 100 is the first that is seen, and half of it.
  private func table(_ count: Int) async -> TreeTable {
    let table = TreeTable(
      (0..<200).map { id in
        Reply(id, nil, (0..<count).map { Reply(1000 * (id + 1) + $0) })
      })
    table.stage.tableView.contentInset.top = Self.inset
    table.stage.tableView.contentOffset.y = 2010 - Self.inset
    await table.update()
    return table
  }

  private func top(of id: Int, _ table: TreeTable) throws -> CGFloat {
    let path = try #require(table.dataSource.indexPath(of: Reply(id)))
    return table.stage.tableView.rectForRow(at: path).minY - table.stage.tableView.contentOffset.y
  }

  private func reply(_ id: Int, _ table: TreeTable) -> Reply { table.list.items[id] }

  @Test func `by code, wherever it is, one item or all above, a few rows or five thousand`() async throws {
    for count in [1, 7, 500] {
      for ids in [[3], [99], [100], [101], [150], [0, 50, 99, 120], Array(0..<10)] {
        let table = await table(count)
        let before = try top(of: 100, table)
        #expect(before == Self.inset - 10)
        table.dataSource.batch { for id in ids { table.dataSource.expand(reply(id, table)) } }
        await table.update()
        #expect(table.stage.rowCounts == [200 + ids.count * count])
        #expect(try abs(top(of: 100, table) - before) < 0.01, "\(count), \(ids): unfolds")
        table.dataSource.batch { for id in ids { table.dataSource.collapse(reply(id, table)) } }
        await table.update()
        #expect(table.stage.rowCounts == [200])
        #expect(try abs(top(of: 100, table) - before) < 0.01, "\(count), \(ids): folds")
        #expect(table.stage.log.messages.isEmpty)
      }
    }
  }

  @Test func `by a tap on a row that is seen, which stays itself`() async throws {
    let table = await table(500)
    for id in [100, 101, 110] {
      let before = try (top(of: 100, table), top(of: id, table))
      let row = try #require(table.dataSource.indexPath(of: Reply(id))?.row)
      await table.tap(row)
      #expect(table.stage.rowCounts == [700])
      #expect(try top(of: 100, table) == before.0 && top(of: id, table) == before.1, "\(id) unfolds")
      await table.tap(row)
      #expect(table.stage.rowCounts == [200])
      #expect(try top(of: 100, table) == before.0 && top(of: id, table) == before.1, "\(id) folds")
    }
  }

  @Test func `an item that is folded while its own replies are all that is seen comes to the edge itself`() async throws
  {
    let table = await table(500)
    table.dataSource.expand(reply(20, table))
    await table.update()
    table.stage.tableView.contentOffset.y = 20 * 20 + 5000
    await table.update()
    table.dataSource.collapse(reply(20, table))
    await table.update()
    #expect(table.stage.rowCounts == [200] && table.stage.log.messages.isEmpty)
    let offset = table.stage.tableView.contentOffset.y + Self.inset
    #expect(offset >= 0 && offset <= 200 * 20)
  }
}
