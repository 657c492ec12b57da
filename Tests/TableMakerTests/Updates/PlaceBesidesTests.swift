import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The first row that is seen and stays keeps its place also where an index comes or goes with the change, and takes
/// width, and where footers of lists in pages come, go, or change.
@MainActor @Suite struct PlaceBesidesTests {
  private struct Entry: Identifiable, Equatable, Sendable {
    let id: Int
    var key: String
    var text: String
  }

  private static func entries(_ count: Int, in groups: Int) -> [Entry] {
    (0..<count).map {
      Entry(id: $0, key: "\($0 * groups / count)", text: String(repeating: "words ", count: 5 + $0 * 31 % 40))
    }
  }

  private enum Heights: CaseIterable { case fixed, measured, measuredAtOnce }

  private func top<Item>(of item: Item, _ stage: Stage) throws -> CGFloat {
    let path = try #require(stage.dataSource?.indexPath(of: item))
    return stage.tableView.rectForRow(at: path).minY - stage.tableView.contentOffset.y
  }

  private func settle(_ stage: Stage) async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  // MARK: An index

  private func show(_ heights: Heights, _ list: ItemList<Entry>) -> Stage {
    let stage = Stage()
    let section = stage.chain.measuresAhead(false).section().cell(PostCell.self).data(list)
      .adapter { cell, entry, _ in cell.show(Post(id: entry.id, author: entry.key, text: entry.text)) }
      .grouped(by: .key(\.key), index: .singleLetter)
    switch heights {
    case .fixed: stage.show(section.height(44).make())
    case .measured: stage.show(section.autoHeight().make())
    case .measuredAtOnce: stage.show(section.autoHeight(.allAtOnce).make())
    }
    return stage
  }

  /// The changes of a table that has an index. Entry 60 has the first row that is seen.
  private static let changes: [(String, @MainActor (inout [Entry]) -> Void)] = [
    ("a group above", { $0.insert(Entry(id: 900, key: "\u{21}", text: "new"), at: 0) }),
    ("fewer above", { $0.removeSubrange(5..<20) }),
    ("another group below", { $0.append(Entry(id: 900, key: "z", text: "new")) }),
    ("longer texts above", { for place in 0..<40 { $0[place].text += $0[place].text } }),
    ("no index any more", { for place in $0.indices { $0[place].key = $0[60].key } }),
    (
      "only one group, fewer rows",
      {
        $0 = $0.filter { entry in entry.key == "1" || entry.id > 80 }.map {
          Entry(id: $0.id, key: "1", text: $0.text)
        }
      }
    ),
  ]

  @Test func `of an index that stays, comes, or goes`() async throws {
    for heights in Heights.allCases {
      for (name, change) in Self.changes {
        let list = ItemList(Self.entries(120, in: 3))
        let stage = show(heights, list)
        let entry = list.items[60]
        stage.dataSource?.scroll(to: entry, at: .top, animated: false)
        await settle(stage)
        // Below the header that floats there, the row before would be the first one.
        stage.tableView.contentOffset.y += 37
        await settle(stage)
        let before = try top(of: entry, stage)
        change(&list.items)
        await settle(stage)
        guard list.items.contains(where: { $0.id == 60 }) else { continue }
        #expect(try abs(top(of: entry, stage) - before) < 0.5, "\(heights), \(name)")
        // And back again.
        list.items = Self.entries(120, in: 3)
        await settle(stage)
        #expect(try abs(top(of: entry, stage) - before) < 0.5, "\(heights), \(name), back")
        #expect(stage.log.messages.isEmpty)
      }
    }
  }

  // MARK: Footers of lists in pages

  @Test func `of footers above it that come, go, and say that there is no more`() async throws {
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      for isMeasured in [false, true] {
        let server = PageServer()
        let (first, list) = (server.list(perPage: 20), ItemList((0..<100).map { Note(1000 + $0, "note \($0)") }))
        let stage = Stage(style: style)
        let pages = stage.chain.onError { _ in }.measuresAhead(false).section("pages").cell(NoteCell.self).data(first)
          .adapter { cell, note, _ in cell.textLabel?.text = note.text }.loadsMore(.manual)
        let notes = (isMeasured ? pages.autoHeight() : pages.height(44)).section("notes").cell(NoteCell.self).data(list)
          .adapter { cell, note, _ in cell.textLabel?.text = note.text }
        stage.show(isMeasured ? notes.autoHeight().make() : notes.height(44).make())
        await turns()
        await server.answer(0..<20)
        await settle(stage)
        stage.dataSource?.scroll(to: list.items[30], at: .top, animated: false)
        await settle(stage)
        stage.tableView.contentOffset.y += 11
        await settle(stage)
        let before = try top(of: list.items[30], stage)
        let label = "\(style), \(isMeasured)"
        func expectKept(_ what: String) async throws {
          await turns()
          await settle(stage)
          #expect(try abs(top(of: list.items[30], stage) - before) < 0.5, "\(label): \(what)")
        }
        first.loadMore()
        try await expectKept("loading")
        await server.fail()
        try await expectKept("failed")
        first.loadMore()
        await server.answer(20..<40)
        try await expectKept("another page")
        first.loadMore()
        await server.answer(40..<50, hasMore: false)
        try await expectKept("no more")
        first.refresh()
        await server.answer(0..<20)
        try await expectKept("refreshed")
        stage.dataSource?.section("pages").hide()
        try await expectKept("hidden")
        stage.dataSource?.section("pages").show()
        try await expectKept("shown")
        #expect(stage.log.messages.isEmpty, "\(label)")
      }
    }
  }
}
