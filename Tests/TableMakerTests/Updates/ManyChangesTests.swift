import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Many changes one after the other cost no more than they must (B 16); what they take is in Tests/Benchmarks.
@MainActor @Suite struct ManyChangesTests {
  /// A table that counts how often cells are registered.
  private final class CountingTableView: UITableView {
    var registrations = 0

    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      registrations += 1
      super.register(cellClass, forCellReuseIdentifier: identifier)
    }
  }

  @Test(arguments: [10, 200]) func `B 16: sections inserted one by one in a batch ask once for what they need`(
    _ count: Int
  ) async {
    let tableView = CountingTableView(frame: .zero, style: .plain)
    let stage = Stage(tableView: tableView)
    let dataSource = stage.chain.section("first").cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in }.make()
    stage.show(dataSource)
    tableView.registrations = 0
    dataSource.batch {
      for number in 0..<count {
        dataSource.section("\(number)").insert(before: "first") {
          $0.cell(PlainCell.self).data([1]).adapter { _, _, _ in }.height(30).onSelect { _, _ in }
        }
      }
    }
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == Array(repeating: 1, count: count + 1))
    #expect(tableView.registrations == count, "one for each section, not one for each that there is")
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `B 16: a burst of lists from a stream is shown in fewer updates, the last one in the end`() async throws {
    let stage = Stage()
    let (lists, continuation) = AsyncStream.makeStream(of: [Note].self)
    let log = Log()
    let stream = ItemStream(lists)
    let dataSource = stage.chain.onUpdate { _ in log.add("update") }
      .section().cell(NoteCell.self).data(stream).adapter { cell, note, _ in cell.note = note }.make()
    stage.show(dataSource)
    for number in 1...1_000 { continuation.yield([Note(number), Note(number + 1)]) }
    await expectSoon("the last list is there") { stream.items.first?.id == 1_000 }
    await dataSource.waitForUpdates()
    #expect(try stage.cell(0, as: NoteCell.self).note?.id == 1_000)
    #expect(log.lines.count < 1_000, "fewer than lists, however busy the machine is")
    continuation.finish()
  }
}
