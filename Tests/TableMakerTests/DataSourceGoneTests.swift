import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The result of `make()` goes while its table is on screen, or the table gets another data source (B 7, B 8, B 18).
@MainActor @Suite struct DataSourceGoneTests {
  private func numbers(_ chain: DataSource, _ count: Int = 100) -> TableViewDataSource {
    chain.height(44).section().cell(PlainCell.self).data(Array(0..<count))
      .adapter { cell, number, _ in cell.textLabel?.text = "\(number)" }.make()
  }

  private static let gone =
    "The result of make() was deallocated while its table view was on screen, so the table view is empty. Keep the "
    + "result in a property, because a table view holds its data source weakly."

  @Test func `B 7: the table is empty at once, scrolls on, and says why`() async {
    let stage = Stage()
    stage.show(numbers(stage.chain))
    #expect(stage.rowCounts == [100])
    stage.release()
    #expect(stage.tableView.hasNoRows, "at once")
    stage.tableView.contentOffset.y = 900
    stage.window.layOut()
    #expect(stage.tableView.visibleCells.isEmpty)
    await nextTurns()
    stage.tableView.contentOffset.y = 400
    stage.window.layOut()
    #expect(stage.log.messages == [Self.gone])
    #expect(stage.tableView.dataSource == nil && stage.tableView.delegate == nil)
    #expect(stage.tableView.rowHeight == UITableView.automaticDimension, "what the chain has set goes with it")
  }

  @Test func `R 1: a table that is laid out already survives that its new result is dropped`() async {
    let stage = Stage()
    stage.tableView.dataSource = nil
    stage.window.layOut()
    do {
      _ = numbers(stage.chain)
      stage.window.layOut()
    }
    stage.window.layOut()
    await nextTurns()
    stage.window.layOut()
    #expect(stage.tableView.hasNoRows)
    #expect(stage.log.messages == [Self.gone])
  }

  enum Moment: String, CaseIterable, Sendable {
    case adapter, heights, header, titles, onScroll, onSelect, shouldSelect, reading, map, onUpdate,
      onDiagnostic
  }

  /// Everything that holds the result, so that a closure of the chain can let go of it.
  @MainActor private final class Holder {
    var dataSource: TableViewDataSource?
    var isArmed = false

    /// - Parameter moment: Where the result is let go of.
    func reached(_ moment: Moment, _ wanted: Moment) {
      guard isArmed, moment == wanted else { return }
      dataSource = nil
    }
  }

  @Test(arguments: Moment.allCases) func `B 7: a result that goes inside a closure empties the table`(
    _ moment: Moment
  ) async {
    let stage = Stage()
    let holder = Holder()
    let list = ItemList(notes(60))
    holder.dataSource = DataSource(stage.tableView)
      .onDiagnostic { [log = stage.log] in
        log.diagnostics.append($0)
        holder.reached(.onDiagnostic, moment)
      }
      .onScroll { _ in holder.reached(.onScroll, moment) }
      .onUpdate { _ in holder.reached(.onUpdate, moment) }
      .section("a").cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in
        cell.note = note
        holder.reached(.adapter, moment)
      }
      .heights { _, _ -> CGFloat in
        holder.reached(.heights, moment)
        return 44
      }
      .titles { _ -> String? in
        holder.reached(.titles, moment)
        return "a"
      }
      .onSelect { _, _ in holder.reached(.onSelect, moment) }
      .shouldSelect { _, _ -> Bool in
        holder.reached(.shouldSelect, moment)
        return true
      }
      .section("b").cell(NoteCell.self)
      .observing { () -> [Note] in
        holder.reached(.reading, moment)
        return notes(3)
      }
      .adapter { _, _, _ in }
      .section("c").cell(NoteCell.self)
      .data(
        list.map { note in
          holder.reached(.map, moment)
          return note
        }
      )
      .adapter { _, _, _ in }
      .header(NoteHeader.self) { _ in holder.reached(.header, moment) }
      .make()
    stage.window.layOut()
    weak let dataSource = holder.dataSource
    holder.isArmed = true
    list.items.swapAt(0, 5)
    list.append(Note(70))
    holder.dataSource?.update()
    stage.window.layOut()
    stage.tableView.tap(1)
    for y in stride(from: CGFloat(0), to: 6_000, by: 400) {
      stage.tableView.contentOffset.y = y
      stage.window.layOut()
    }
    if moment == .onDiagnostic { holder.dataSource?.scroll(to: "nothing") }
    stage.window.layOut()
    await nextTurns()
    stage.window.layOut()
    #expect(holder.dataSource == nil, "the moment has come")
    #expect(dataSource == nil)
    #expect(stage.tableView.hasNoRows && stage.tableView.visibleCells.isEmpty)
    #expect(stage.log.messages.contains(Self.gone))
  }

  @Test(arguments: [Moment.adapter, .heights, .header, .titles, .reading, .map, .onSelect, .onScroll])
  func `detach inside a closure empties the table, and a new chain may fill it in the same breath`(
    _ moment: Moment
  ) async {
    let stage = Stage()
    let list = ItemList(notes(60))
    var (older, newer): (TableViewDataSource?, TableViewDataSource?) = (nil, nil)
    func reached(_ here: Moment) {
      guard here == moment, newer == nil, let dataSource = older else { return }
      dataSource.detach()
      newer = numbers(stage.chain, 7)
    }
    older = stage.chain.height(44)
      .onScroll { _ in reached(.onScroll) }
      .section("a").cell(NoteCell.self).data(
        list.map { (note: Note) -> Note in
          reached(.map)
          return note
        }
      )
      .adapter { _, _, _ in reached(.adapter) }
      .heights { _, _ -> CGFloat in
        reached(.heights)
        return 44
      }
      .titles { _ -> String? in
        reached(.titles)
        return "a"
      }
      .onSelect { _, _ in reached(.onSelect) }
      .section("b").cell(NoteCell.self)
      .observing { () -> [Note] in
        reached(.reading)
        return notes(30)
      }
      .adapter { _, _, _ in }
      .header(NoteHeader.self) { _ in reached(.header) }
      .make()
    stage.window.layOut()
    list.append(Note(71))
    older?.update()
    stage.window.layOut()
    stage.tableView.tap(1)
    for y in stride(from: CGFloat(0), to: 3_000, by: 400) {
      stage.tableView.contentOffset.y = y
      stage.window.layOut()
    }
    await nextTurns()
    await newer?.waitForUpdates()
    stage.window.layOut()
    #expect(newer != nil, "the moment has come")
    #expect(stage.rowCounts == [7])
    #expect(stage.tableView.dataSource === newer && older?.tableView == nil)
  }

  @Test func `B 18: a data source made on the same table inside heights takes the table over`() async {
    let stage = Stage()
    var newer: TableViewDataSource?
    var isArmed = false
    let older = stage.chain.section().cell(PlainCell.self).data([1, 2, 3]).adapter { _, _, _ in }
      .heights { _, _ -> CGFloat in
        if isArmed, newer == nil { newer = numbers(stage.chain, 5) }
        return 30
      }
      .make()
    stage.show(older)
    isArmed = true
    older.invalidateHeights()
    older.update()
    stage.tableView.reloadData()
    stage.window.layOut()
    await nextTurns()
    stage.window.layOut()
    #expect(stage.rowCounts == [5])
    #expect(newer?.tableView === stage.tableView && older.tableView == nil)
  }

  // MARK: Another data source

  private final class OwnDataSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { PlainCell() }
  }

  @Test func `B 8: a table that the app has given another data source is left alone, and told of once`() async {
    let stage = Stage()
    let list = ItemList(notes(40))
    let line = #line + 1
    let dataSource = stage.chain.height(44).section().cell(NoteCell.self).data(list).adapter { _, _, _ in }.make()
    stage.show(dataSource)
    let own = OwnDataSource()
    stage.tableView.dataSource = own
    stage.tableView.reloadData()
    list.items.removeLast(20)
    await dataSource.waitForUpdates()
    list.items.removeLast(5)
    dataSource.reload()
    dataSource.scroll(to: Note(1))
    dataSource.selection = [2]
    dataSource.reconfigure(Note(1))
    dataSource.invalidateHeights()
    dataSource.setEditing(true, animated: true)
    await dataSource.waitForUpdates()
    stage.window.layOut()
    #expect(stage.rowCounts == [3])
    #expect(stage.tableView.indexPathsForSelectedRows == nil && !stage.tableView.isEditing)
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "DataSourceGoneTests.swift:\(line): The app gave the table view another data source, OwnDataSource, so "
          + "TableMaker no longer updates the table view. Call detach() first, or attach(to:) to take the table view "
          + "back."
      ])
    stage.tableView.dataSource = dataSource
    stage.tableView.delegate = dataSource.delegate
    stage.window.layOut()
    #expect(stage.rowCounts == [15])
    list.append(Note(99))
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [16])
  }

  @Test func `a result that goes after its table got another data source leaves that alone`() async {
    let stage = Stage()
    stage.show(numbers(stage.chain))
    let own = OwnDataSource()
    stage.tableView.dataSource = own
    stage.release()
    stage.window.layOut()
    await nextTurns()
    #expect(stage.rowCounts == [3])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `detach leaves a table alone that has another data source`() {
    let stage = Stage()
    let dataSource = numbers(stage.chain)
    stage.show(dataSource)
    let own = OwnDataSource()
    stage.tableView.dataSource = own
    dataSource.detach()
    stage.window.layOut()
    #expect(stage.rowCounts == [3] && stage.tableView.dataSource === own && stage.tableView.delegate == nil)
  }
}
