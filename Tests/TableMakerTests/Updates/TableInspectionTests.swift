import TestSupport
import Testing
import UIKit

@_spi(Inspection) @testable import TableMaker

/// The news that a tool receives about a table that it inspects.
@MainActor @Suite(.serialized) final class TableInspectionTests {
  private let stage = Stage()
  private let list = ItemList(notes(20))
  private var heard: [TableNews] = []
  private var reports: [UpdateReport] {
    heard.compactMap { if case .update(let report) = $0.event { report } else { nil } }
  }

  private func table(_ change: (DataSource) -> DataSource = { $0 }) -> TableViewDataSource {
    let dataSource = change(stage.chain.height(44)).section("notes").cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.note = note }.make()
    stage.show(dataSource)
    return dataSource
  }

  /// Listens to one table; suites that run at the same time have others.
  private func listen(to dataSource: TableViewDataSource) {
    TableInspection.listener = { [weak self, weak dataSource] source, news in
      if source === dataSource { self?.heard.append(news) }
    }
  }

  isolated deinit { TableInspection.listener = nil }

  @Test func `an update tells what has asked for it, what has changed, and how long its parts took`() async throws {
    let dataSource = table()
    listen(to: dataSource)
    list.items.removeFirst(2)
    list.items.swapAt(0, 3)
    list.append(Note(50))
    await dataSource.waitForUpdates()
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    guard case .source("notes", let place, let type)? = report.tellers.first else {
      Issue.record("\(report.tellers)")
      return
    }
    #expect(report.tellers.count == 1)
    #expect(place.contains("TableInspectionTests.swift:"))
    #expect(type == "ItemList<Note>")
    #expect(report.update.insertedRows == 1 && report.update.deletedRows == 2 && report.update.movedRows == 2)
    #expect(report.rowCount == 19)
    #expect(report.reading > .zero && report.difference > .zero && report.batch > .zero)
    #expect(report.layout.map { $0 > .zero } == true)
    #expect(heard.first?.place.contains("TableInspectionTests.swift:") == true)
  }

  @Test func `calls of the app's are told by their names, also where nothing is different`() async throws {
    let dataSource = table()
    listen(to: dataSource)
    dataSource.update()
    dataSource.reload()
    dataSource.section("notes").hide()
    await dataSource.waitForUpdates()
    #expect(reports.map(\.tellers) == [[.call("update()")], [.call("reload()")], [.call("section()")]])
    try #require(reports.count == 3)
    #expect(reports[0].update.isEmpty)
    #expect(reports[1].update.isReload && reports[1].layout == nil, "its layout comes later")
    #expect(reports[2].update.deletedSections == 1 && reports[2].rowCount == 0)
  }

  @Test func `a diagnostic is heard beside the app's own handler, and in its order`() async {
    var own = 0
    let dataSource = table { $0.onDiagnostic { _ in own += 1 } }
    listen(to: dataSource)
    dataSource.reconfigure([Note(99)])
    #expect(own == 1)
    list.append(Note(3))
    await dataSource.waitForUpdates()
    let kinds = heard.map { if case .diagnostic = $0.event { "diagnostic" } else { "update" } }
    #expect(kinds == ["diagnostic", "update", "diagnostic"], "a duplicate is found after the update")
    #expect(own == 2)
  }

  @Test func `a difference that is found off the main actor counts, and what another overtakes is told with it`()
    async throws
  {
    let (large, small) = (ItemList(Array(0..<30_000)), ItemList([1]))
    let dataSource = stage.chain.height(44)
      .section("small").cell(PlainCell.self).data(small)
      .adapter { cell, number, _ in cell.textLabel?.text = "\(number)" }
      .section("large").cell(PlainCell.self).data(large)
      .adapter { cell, number, _ in cell.textLabel?.text = "\(number)" }
      .make()
    stage.show(dataSource)
    listen(to: dataSource)
    // On a machine that has other work a difference may be there before anyone could look.
    for attempt in 0..<200 where !dataSource.live.updates.scheduler.isFinding {
      large.items = large.items.reversed() + [30_000 + attempt]
      for _ in 0..<20 where !dataSource.live.updates.scheduler.isFinding { await Task.yield() }
    }
    let before = reports.count
    #expect(dataSource.live.updates.scheduler.isFinding)
    small.items = [2, 3]
    await dataSource.waitForUpdates()
    try #require(reports.count == before + 1)
    let told = reports[before].tellers.map { if case .source(let section, _, _) = $0 { section } else { "" } }
    #expect(told == ["large", "small"])
    #expect(reports[before].difference > .zero)
  }

  @Test func `where nobody listens, nothing is noted and nothing measured`() async {
    let dataSource = table()
    list.append(Note(50))
    #expect(dataSource.live.updates.tellers.isEmpty)
    await dataSource.waitForUpdates()
    #expect(dataSource.live.updates.tellers.isEmpty && dataSource.live.updates.trace == nil)
    listen(to: dataSource)
    list.append(Note(51))
    #expect(dataSource.live.updates.tellers.count == 1)
    TableInspection.listener = nil
    await dataSource.waitForUpdates()
    #expect(dataSource.live.updates.tellers.isEmpty && dataSource.live.updates.trace == nil)
    #expect(heard.isEmpty)
  }
}
