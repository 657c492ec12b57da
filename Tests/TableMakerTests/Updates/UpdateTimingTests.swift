import TestSupport
import Testing
import UIKit

@testable import TableMaker

@MainActor @Suite struct UpdateTimingTests {
  private func show(_ stage: Stage, _ list: ItemList<Int>) -> TableViewDataSource {
    let dataSource = stage.chain.height(44).section().cell(PlainCell.self).data(list)
      .adapter { cell, number, _ in cell.textLabel?.text = "\(number)" }.make()
    stage.show(dataSource)
    return dataSource
  }

  /// Turns a list round until the difference is being found elsewhere: where the machine has other work, it may be there before
  /// anyone could look.
  ///
  /// - Returns: The first row that the table shows while the difference is being found.
  private func turnRound(_ list: ItemList<Int>, of dataSource: TableViewDataSource) async -> Int {
    var first = list.items[0]
    for _ in 0..<200 where !dataSource.live.updates.scheduler.isFinding {
      await dataSource.waitForUpdates()
      settleAnimations()
      first = list.items[0]
      list.items.reverse()
      for _ in 0..<20 where !dataSource.live.updates.scheduler.isFinding { await Task.yield() }
    }
    #expect(dataSource.live.updates.scheduler.isFinding)
    return first
  }

  @Test func `a large difference is found elsewhere, and the table shows what it showed until then`() async {
    let stage = Stage()
    let list = ItemList(Array(0..<30_000))
    let dataSource = show(stage, list)
    let first = await turnRound(list, of: dataSource)
    #expect(stage.texts.first == "\(first)")
    await dataSource.waitForUpdates()
    #expect(!dataSource.live.updates.scheduler.isFinding)
    settleAnimations()
    #expect(dataSource.live.snapshot.sections[0].items.item(at: 0) as? Int == 29_999 - first)
    #expect(dataSource.indexPath(of: 5) == IndexPath(row: first == 0 ? 29_994 : 5, section: 0))
  }

  @Test func `a large difference that is overtaken is dropped`() async {
    let stage = Stage()
    let list = ItemList(Array(0..<30_000))
    let dataSource = show(stage, list)
    _ = await turnRound(list, of: dataSource)
    list.items = [7]
    await dataSource.waitForUpdates()
    settleAnimations()
    #expect(stage.texts == ["7"])
  }

  @Test func `a list that never rests is shown all the same`() async {
    let stage = Stage()
    let list = ItemList(Array(0..<30_000))
    let dataSource = show(stage, list)
    var isShown = false
    for round in 1...20 {
      list.items = list.items.reversed() + [30_000 + round]
      await Task { @MainActor in }.value
      await Task.yield()
      if stage.rowCounts != [30_000] { isShown = true }
    }
    #expect(isShown, "after a few that were overtaken one is found at once")
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [30_020])
  }

  @Test func `an update without animation is over at once`() throws {
    let stage = Stage()
    let list = ItemList([1, 2, 3])
    let dataSource = show(stage, list)
    list.items = [3, 4]
    dataSource.update(animated: false)
    #expect(stage.texts == ["3", "4"])
    #expect(try stage.cell(0, as: PlainCell.self).frame.minY == 0)
  }

  @Test func `rows move through time`() throws {
    let stage = Stage()
    let list = ItemList([1, 2, 3])
    let dataSource = show(stage, list)
    dataSource.batch { list.items = [3, 1, 2] }
    let cell = try stage.cell(0, as: PlainCell.self)
    #expect(cell.layer.presentation()?.frame.minY != cell.frame.minY, "on its way")
    settleAnimations()
    #expect(cell.layer.presentation()?.frame.minY ?? cell.frame.minY == cell.frame.minY)
  }

  @Test func `where the user wants less motion rows take their places at once`() throws {
    let stage = Stage()
    let list = ItemList([1, 2, 3])
    let dataSource = show(stage, list)
    try withReducedMotion {
      dataSource.batch { list.items = [3, 4, 1] }
      #expect(stage.texts == ["3", "4", "1"], "what goes is gone")
      let cell = try stage.cell(0, as: PlainCell.self)
      #expect(cell.layer.presentation()?.frame.minY ?? 0 == 0)
    }
  }

  @Test func `while a finger holds the content rows change without animation`() throws {
    let stage = Stage()
    let list = ItemList(Array(0..<100))
    let dataSource = show(stage, list)
    var isStill: Bool?
    stage.tableView.drag(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300),
      while: {
        guard isStill == nil, stage.tableView.isDragging else { return }
        dataSource.batch { list.items.swapAt(6, 7) }
        isStill = stage.tableView.visibleCells.allSatisfy { cell in
          cell.layer.presentation().map { $0.frame.minY == cell.frame.minY } ?? true
        }
      })
    #expect(isStill == true)
    #expect(dataSource.item(at: IndexPath(row: 6, section: 0)) == 7)
  }

  @Test func `an update inside the app's own delegate waits its turn too`() async {
    final class Delegate: NSObject, UITableViewDelegate {
      var onDisplay: () -> Void = {}
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        onDisplay()
      }
    }
    let stage = Stage()
    let list = ItemList([1, 2, 3])
    let delegate = Delegate()
    let dataSource = stage.chain.height(44).forward(to: delegate).section().cell(PlainCell.self).data(list)
      .adapter { cell, number, _ in cell.textLabel?.text = "\(number)" }.make()
    var counts: [Int] = []
    delegate.onDisplay = {
      guard list.items.count == 3 else { return }
      dataSource.batch { list.append(4) }
      counts.append(stage.tableView.numberOfRows(inSection: 0))
    }
    stage.show(dataSource)
    #expect(counts == [3])
    await dataSource.waitForUpdates()
    #expect(stage.texts == ["1", "2", "3", "4"])
    delegate.onDisplay = {}
  }

  @Test func `the selection outlives a section that is moved and changed at once`() async {
    let stage = Stage()
    let list = SectionList([
      ItemSection("a", items: ["x", "y"]), ItemSection("b", items: ["z"]), ItemSection("c", items: ["u", "v", "w"]),
    ])
    let dataSource = stage.chain.height(44).deselection(.never).sections(from: list).cell(PlainCell.self)
      .adapter { cell, text, _ in cell.textLabel?.text = text }.make()
    stage.show(dataSource)
    dataSource.selection = ["v"]
    list.sections = [
      ItemSection("c", items: ["new", "v", "u"]), ItemSection("b", items: ["z", "more"]),
      ItemSection("a", items: ["x", "y", "more"]),
    ]
    await dataSource.waitForUpdates()
    #expect(dataSource.selection == ["v"])
    #expect(stage.tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    #expect(stage.log.messages == [])
  }

  @Test func `when nothing has changed nothing is asked`() async {
    let stage = Stage()
    let list = ItemList([1, 2, 3])
    let log = Log()
    let dataSource = stage.chain.height(44).section().cell(PlainCell.self).data(list)
      .adapter { _, number, _ in log.add("\(number)") }.make()
    stage.show(dataSource)
    log.lines = []
    list.items = [1, 2, 3]
    dataSource.update()
    await dataSource.waitForUpdates()
    #expect(log.lines == [])
  }

  @Test func `a list goes on without the data source that showed it, which nothing keeps`() async {
    let stage = Stage()
    let list = ItemList([1])
    weak var gone: TableViewDataSource?
    do {
      let dataSource = show(stage, list)
      gone = dataSource
      list.append(2)
      await dataSource.waitForUpdates()
    }
    stage.release()
    #expect(gone == nil)
    list.append(3)
    await Task { @MainActor in }.value
    #expect(list.items == [1, 2, 3])
  }

  @Test func `items of one identity are told of once, and stay rows of their own`() async throws {
    let stage = Stage()
    let list = ItemList(["a", "b"])
    let line = #line + 1
    let dataSource = stage.chain.height(44).section("letters").cell(PlainCell.self).data(list)
      .adapter { cell, text, _ in cell.textLabel?.text = text }.make()
    stage.show(dataSource)
    list.items = ["a", "b", "a", "a"]
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [4])
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "UpdateTimingTests.swift:\(line): Rows 0 and 2 of section “letters” have the same identity, a, so TableMaker "
          + "can't know which of them changes or moves. Give each item a unique id, or specify another: data(items, "
          + "id: \\.…)."
      ])
    list.items = ["a", "a", "b"]
    await dataSource.waitForUpdates()
    settleAnimations()
    #expect(stage.texts == ["a", "a", "b"])
    #expect(stage.log.diagnostics.count == 1)
  }

  @Test func `a title that depends on the items changes in its header, and the rows stay`() async throws {
    let stage = Stage()
    let list = ItemList([1, 2])
    let dataSource = stage.chain.height(44).section().cell(PlainCell.self).data(list)
      .adapter { cell, number, _ in cell.textLabel?.text = "\(number)" }
      .titles { items in items.isEmpty ? nil : "\(items.count) numbers" }
      .make()
    stage.show(dataSource)
    let header = try #require(stage.tableView.headerView(forSection: 0))
    let cell = try stage.cell(1, as: PlainCell.self)
    #expect(header.textLabel?.text == "2 numbers")
    list.append(3)
    await dataSource.waitForUpdates()
    #expect(stage.tableView.headerView(forSection: 0) === header)
    #expect(header.textLabel?.text == "3 numbers")
    #expect(try stage.cell(1, as: PlainCell.self) === cell)
    list.removeAll()
    await dataSource.waitForUpdates()
    settleAnimations()
    #expect(stage.tableView.headerView(forSection: 0) == nil)
  }
}
