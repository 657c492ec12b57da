@testable import TableMaker
import TestSupport
import Testing
import UIKit

/// A table that shows several lists in pages.
@MainActor @Suite struct SeveralPagedListsTests {
  let first = PageServer()
  let second = PageServer()

  /// Two sections with rows of 100 points in a window of 844.
  private func show(
    _ stage: Stage, _ one: PagedList<Note>, _ other: PagedList<Note>, trigger: LoadTrigger = .automatic
  ) async throws -> TableViewDataSource {
    stage.show(
      stage.chain.section("one").height(100).cell(NoteCell.self).data(one).loadsMore(trigger)
        .adapter { cell, note, _ in cell.note = note }
        .section("other").height(100).cell(NoteCell.self).data(other).loadsMore(trigger)
        .adapter { cell, note, _ in cell.note = note }
        .make())
    let dataSource = try #require(stage.dataSource)
    await settle(stage)
    return dataSource
  }

  private func settle(_ stage: Stage) async {
    await turns()
    await stage.dataSource?.waitForUpdates()
    await turns()
    stage.window.layOut()
  }

  private func subview<View: UIView>(_ type: View.Type, of view: UIView?) -> View? {
    view?.subviews.lazy.compactMap { $0 as? View ?? subview(type, of: $0) }.first
  }

  private func isSpinning(_ view: UIView?) -> Bool {
    subview(UIActivityIndicatorView.self, of: view)?.isAnimating == true
  }

  private func says(_ view: UIView?) -> String? {
    if let label = subview(UILabel.self, of: view), !label.isHidden { return label.text }
    if let button = subview(UIButton.self, of: view), !button.isHidden { return button.configuration?.title }
    return nil
  }

  private func footer(_ stage: Stage, _ section: Int) -> UIView? {
    stage.dataSource?.delegate.tableView(stage.tableView, viewForFooterInSection: section)
  }

  private func tapButton(of view: UIView?, _ stage: Stage) throws {
    let button = try #require(subview(UIButton.self, of: view))
    stage.window.layOut()
    #expect(button.tap())
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `each list has a wheel of its own below its rows, or says that there is no more`(
    style: UITableView.Style
  ) async throws {
    let stage = Stage(style: style)
    _ = try await show(stage, first.list(perPage: 3), second.list(perPage: 3))
    await first.answer(0..<3)
    await settle(stage)
    // The other one waits for its first page still.
    #expect(stage.rowCounts == [3, 0])
    #expect(isSpinning(footer(stage, 0)) && isSpinning(stage.tableView.tableFooterView))
    await second.answer(0..<3, hasMore: false)
    await settle(stage)
    #expect(stage.rowCounts == [3, 3])
    #expect(isSpinning(footer(stage, 0)) && says(stage.tableView.tableFooterView) == "No More")
    let view = try #require(footer(stage, 0))
    #expect(view.window != nil && view.frame == stage.tableView.rectForFooter(inSection: 0))
    #expect(view.bounds.height >= 44)
    await first.answer(3..<6, hasMore: false)
    await settle(stage)
    #expect(stage.rowCounts == [6, 3] && says(footer(stage, 0)) == "No More")
    #expect(stage.log.messages == [])
  }

  @Test(arguments: [UITableView.Style.plain, .grouped], [false, true])
  func `what stands below a list goes to its new last section with the page that brings it, and rows below stay`(
    style: UITableView.Style, isTitled: Bool
  ) async throws {
    let stage = Stage(style: style)
    let (one, other) = (first.list(perPage: 3), second.list(perPage: 30))
    // With a title the section that is there is replaced by one with a header.
    stage.show(
      stage.chain.section("one").height(50).cell(NoteCell.self).data(one).grouped(by: .key { $0.id / 3 })
        .titles { _ in isTitled && one.items.count > 3 ? "x" : nil }.loadsMore()
        .adapter { cell, note, _ in cell.note = note }
        .section("other").height(50).cell(NoteCell.self).data(other).loadsMore()
        .adapter { cell, note, _ in cell.note = note }.make())
    await settle(stage)
    await first.answer(0..<3)
    await second.answer(100..<130, hasMore: false)
    await settle(stage)
    #expect(stage.rowCounts == [3, 30] && isSpinning(footer(stage, 0)))
    // The first row of the other list is seen below the upper edge, and nothing of the first list.
    let top = stage.tableView.rectForRow(at: IndexPath(row: 0, section: 1)).minY
    stage.tableView.contentOffset.y = top - 10
    await settle(stage)
    await first.answer(3..<6)
    await settle(stage)
    #expect(stage.rowCounts == [3, 3, 30] && footer(stage, 0) == nil && isSpinning(footer(stage, 1)))
    let row = stage.tableView.rectForRow(at: IndexPath(row: 0, section: 2))
    #expect(abs(row.minY - stage.tableView.contentOffset.y - 10) < 0.5)
    #expect(stage.log.messages == [])
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `what stands below a list stays where it is when the section below goes`(style: UITableView.Style) async throws {
    let stage = Stage(style: style)
    let others = ItemList([Note(100), Note(101)])
    stage.show(
      stage.chain.section("one").height(50).cell(NoteCell.self).data(first.list(perPage: 30)).loadsMore(.manual)
        .adapter { cell, note, _ in cell.note = note }
        .section("other").height(50).hidesWhenEmpty().cell(NoteCell.self).data(others)
        .adapter { cell, note, _ in cell.note = note }.make())
    await settle(stage)
    await first.answer(0..<30)
    await settle(stage)
    #expect(stage.rowCounts == [30, 2] && says(footer(stage, 0)) == "Load More")
    let table = stage.tableView
    table.contentOffset.y = table.contentSize.height - table.bounds.height - 160
    await settle(stage)
    let offset = table.contentOffset.y
    others.items = []
    await settle(stage)
    settleAnimations()
    await settle(stage)
    #expect(stage.rowCounts == [30] && says(footer(stage, 0)) == "Load More" && table.tableFooterView == nil)
    #expect(table.contentOffset.y == offset)
    table.contentOffset.y = table.contentSize.height - table.bounds.height
    try tapButton(of: footer(stage, 0), stage)
    await settle(stage)
    #expect(first.asked.map(\.page) == [1, 2])
    await first.answer([], hasMore: false)
    #expect(stage.log.messages == [])
  }

  @Test func `a page that fails is asked for again by a tap below its own list`() async throws {
    let stage = Stage(style: .grouped)
    _ = try await show(stage, first.list(perPage: 3), second.list(perPage: 3))
    await first.answer(0..<3)
    await second.answer(0..<3)
    await settle(stage)
    #expect(first.asked.map(\.page) == [1, 2] && second.asked.map(\.page) == [1, 2])
    await first.fail()
    await second.fail()
    await settle(stage)
    #expect(says(footer(stage, 0)) == "Could Not Load. Tap to Retry.")
    #expect(says(stage.tableView.tableFooterView) == "Could Not Load. Tap to Retry.")
    try tapButton(of: footer(stage, 0), stage)
    await settle(stage)
    #expect(first.asked.map(\.page) == [1, 2, 2] && second.asked.map(\.page) == [1, 2])
    #expect(isSpinning(footer(stage, 0)) && !isSpinning(stage.tableView.tableFooterView))
    try tapButton(of: stage.tableView.tableFooterView, stage)
    await settle(stage)
    #expect(first.asked.map(\.page) == [1, 2, 2] && second.asked.map(\.page) == [1, 2, 2])
    await first.answer(3..<6, hasMore: false)
    await second.answer(3..<6, hasMore: false)
    await settle(stage)
    #expect(stage.rowCounts == [6, 6])
  }

  @Test func `a first page that fails beside rows of another list is asked for again by a tap`() async throws {
    let stage = Stage(style: .grouped)
    _ = try await show(stage, first.list(perPage: 3), second.list(perPage: 3))
    await second.answer(0..<3, hasMore: false)
    await first.fail()
    await settle(stage)
    #expect(stage.rowCounts == [0, 3] && says(footer(stage, 0)) == "Could Not Load. Tap to Retry.")
    try tapButton(of: footer(stage, 0), stage)
    await settle(stage)
    #expect(first.asked.map(\.page) == [1, 1])
    await first.answer([], hasMore: false)
    await settle(stage)
    #expect(says(footer(stage, 0)) == "Nothing Here")
  }

  @Test func `each list is loaded by a button of its own where the chain says so`() async throws {
    let stage = Stage(style: .grouped)
    _ = try await show(stage, first.list(perPage: 3), second.list(perPage: 3), trigger: .manual)
    await first.answer(0..<3)
    await second.answer(0..<3)
    await settle(stage)
    #expect(says(footer(stage, 0)) == "Load More" && says(stage.tableView.tableFooterView) == "Load More")
    try tapButton(of: footer(stage, 0), stage)
    await settle(stage)
    #expect(first.asked.map(\.page) == [1, 2] && second.asked.map(\.page) == [1])
    await first.answer(3..<6, hasMore: false)
    await settle(stage)
    #expect(stage.rowCounts == [6, 3])
  }

  @Test func `a list is loaded as its own end comes near, and not while the rows of the next one are looked at`()
    async throws
  {
    let stage = Stage()
    let (one, other) = (first.list(perPage: 20), second.list(perPage: 20))
    _ = try await show(stage, one, other)
    await first.answer(0..<20)
    await second.answer(0..<20)
    await settle(stage)
    // 2000 points each: the end of neither is less than a screen away.
    #expect(first.asked.count == 1 && second.asked.count == 1)
    stage.tableView.contentOffset.y = 500
    await settle(stage)
    #expect(first.asked.count == 2 && second.asked.count == 1)
    await first.answer(20..<40)
    await settle(stage)
    #expect(stage.rowCounts == [40, 20])
    stage.tableView.contentOffset.y = stage.tableView.rectForRow(at: IndexPath(row: 4, section: 1)).minY
    await settle(stage)
    #expect(first.asked.count == 2 && second.asked.count == 2)
    let top = stage.tableView.visibleCells.first.flatMap { ($0 as? NoteCell)?.note?.id }
    await second.answer(20..<40, hasMore: false)
    for _ in 0..<5 { await settle(stage) }
    #expect(first.asked.count == 2 && stage.rowCounts == [40, 40])
    #expect(stage.tableView.visibleCells.first.flatMap { ($0 as? NoteCell)?.note?.id } == top)
    stage.tableView.contentOffset.y = 3300
    await settle(stage)
    #expect(first.asked.count == 3)
    await first.answer([], hasMore: false)
  }

  @Test func `in a plain table what stands below a list stays below its last row and does not float`() async throws {
    let stage = Stage()
    _ = try await show(stage, first.list(perPage: 20), second.list(perPage: 20))
    await first.answer(0..<20, hasMore: false)
    await second.answer(0..<20, hasMore: false)
    await settle(stage)
    for offset in [0, 300, 1180, 1200, 1400] as [CGFloat] {
      stage.tableView.contentOffset.y = offset
      await settle(stage)
      let view = try #require(footer(stage, 0))
      guard view.window != nil else { continue }
      let label = try #require(subview(UILabel.self, of: view))
      let place = stage.tableView.convert(label.bounds, from: label)
      let last = stage.tableView.rectForRow(at: IndexPath(row: 19, section: 0))
      #expect(place.minY >= last.maxY && place.maxY <= last.maxY + 80, "at \(offset)")
    }
  }

  @Test func `as the text size or the width changes, what stands below a list stays below its last row`() async throws {
    let stage = Stage()
    stage.show(
      stage.chain.section("one").autoHeight().cell(NoteCell.self).data(first.list(perPage: 6)).loadsMore()
        .adapter { cell, note, _ in cell.textLabel?.text = String(repeating: "note \(note.id) ", count: 12) }
        .section("other").height(100).cell(NoteCell.self).data(second.list(perPage: 6)).loadsMore()
        .adapter { cell, note, _ in cell.note = note }.make())
    await settle(stage)
    await first.answer(0..<6, hasMore: false)
    await second.answer(0..<6, hasMore: false)
    await settle(stage)
    func expectPlace(_ change: String) throws {
      let view = try #require(footer(stage, 0))
      let label = try #require(subview(UILabel.self, of: view))
      let place = stage.tableView.convert(label.bounds, from: label)
      let section = stage.tableView.rect(forSection: 0)
      #expect(view.window != nil && place.maxY <= section.maxY && place.maxY > section.maxY - 70, "\(change)")
    }
    try expectPlace("at first")
    stage.tableView.frame.size.width = 200
    await settle(stage)
    try expectPlace("narrow")
    stage.window.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    await settle(stage)
    try expectPlace("large")
  }

  @Test func `rows that turn out to be lower than was guessed do not leave a gap above what stands below them`()
    async throws
  {
    let stage = Stage()
    stage.show(
      stage.chain.section("one").height(18).estimatedHeight(60).cell(NoteCell.self).data(first.list(perPage: 80))
        .loadsMore(.manual).adapter { cell, note, _ in cell.note = note }
        .section("other").height(18).estimatedHeight(60).cell(NoteCell.self).data(second.list(perPage: 80))
        .loadsMore().adapter { cell, note, _ in cell.note = note }.make())
    await settle(stage)
    await first.answer(0..<80)
    await second.answer(0..<80, hasMore: false)
    await settle(stage)
    for offset in stride(from: 0, through: 1800, by: 150) as StrideThrough<CGFloat> {
      stage.tableView.contentOffset.y = offset
      // In the turn of the scroll itself.
      stage.window.layOut()
      let view = try #require(footer(stage, 0))
      guard view.superview === stage.tableView, let inner = view.subviews.first else { continue }
      let place = stage.tableView.convert(inner.bounds, from: inner)
      #expect(abs(place.maxY - stage.tableView.rect(forSection: 0).maxY) < 0.5, "at \(offset)")
    }
  }

  @Test func `footers of the app's own stay, and the last list of all has the table's`() async throws {
    let stage = Stage(style: .grouped)
    let (one, other) = (first.list(perPage: 3), second.list(perPage: 3))
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    stage.show(
      stage.chain.section("one").footerView { own }.height(100).cell(NoteCell.self).data(one).loadsMore()
        .adapter { cell, note, _ in cell.note = note }
        .section("other").height(100).cell(NoteCell.self).data(other).loadsMore()
        .adapter { cell, note, _ in cell.note = note }
        .section("settings").height(100).data([StockRow("Settings")])
        .make())
    await settle(stage)
    await first.answer(0..<3, hasMore: false)
    await second.answer(0..<3, hasMore: false)
    await settle(stage)
    #expect(footer(stage, 0) === own)
    #expect(says(footer(stage, 1)) == "No More" && footer(stage, 2) == nil)
    // The one that has no place of its own below its rows has the table's.
    #expect(says(stage.tableView.tableFooterView) == "No More")
    stage.dataSource?.detach()
    #expect(stage.tableView.tableFooterView == nil)
  }

  @Test func `a list that is hidden takes its footer with it`() async throws {
    let stage = Stage(style: .grouped)
    let dataSource = try await show(stage, first.list(perPage: 3), second.list(perPage: 3))
    await first.answer(0..<3, hasMore: false)
    await second.answer(0..<3, hasMore: false)
    await settle(stage)
    dataSource.section("other").hide()
    await settle(stage)
    // The first list is now the last one, and the content below it stays there.
    #expect(says(footer(stage, 0)) == "No More" && stage.tableView.tableFooterView == nil)
    dataSource.section("other").show()
    await settle(stage)
    #expect(says(footer(stage, 0)) == "No More" && says(stage.tableView.tableFooterView) == "No More")
  }

  @Test func `what a cache has shown stays when the first page fails, with a button below it that asks again`()
    async throws
  {
    let stage = Stage()
    let list = PagedList<Note>(perPage: 3, startingWith: Array(notes(3))) { [first] request in
      try await first.load(request)
    }
    stage.show(
      stage.chain.onError { _ in }.section("notes").height(100).cell(NoteCell.self).data(list).loadsMore()
        .adapter { cell, note, _ in cell.note = note }.make())
    await settle(stage)
    #expect(first.asked.map(\.page) == [1] && stage.rowCounts == [3])
    await first.fail()
    await settle(stage)
    #expect(stage.rowCounts == [3] && says(stage.tableView.tableFooterView) == "Could Not Load. Tap to Retry.")
    try tapButton(of: stage.tableView.tableFooterView, stage)
    await settle(stage)
    #expect(first.asked.map(\.page) == [1, 1])
    await first.answer(0..<2, hasMore: false)
    await settle(stage)
    #expect(stage.rowCounts == [2] && says(stage.tableView.tableFooterView) == "No More")
  }
}
