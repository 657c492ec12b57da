import TableMaker
import TestSupport
import Testing
import UIKit

/// A table that shows a list in pages.
@MainActor @Suite struct PagedTableTests {
  let server = PageServer()
  let stage = Stage()

  /// Rows of 100 points in a window of 844.
  private func show(
    _ list: PagedList<Note>, _ chain: DataSource? = nil, trigger: LoadTrigger = .automatic,
    first: LoadTrigger = .automatic
  ) async throws -> TableViewDataSource {
    stage.show(
      (chain ?? stage.chain).section("notes").height(100).initialLoad(first).cell(NoteCell.self).data(list)
        .loadsMore(trigger).adapter { cell, note, _ in cell.note = note }.make())
    let dataSource = try #require(stage.dataSource)
    await settle(dataSource)
    return dataSource
  }

  private func settle(_ dataSource: TableViewDataSource) async {
    await turns()
    await dataSource.waitForUpdates()
    await turns()
    stage.window.layOut()
  }

  private func ids(_ page: Int, of count: Int = 5) -> Range<Int> { (page - 1) * count..<page * count }

  private var footer: UIView? { stage.tableView.tableFooterView }

  private func subview<View: UIView>(_ type: View.Type, of view: UIView?) -> View? {
    view?.subviews.lazy.compactMap { $0 as? View ?? subview(type, of: $0) }.first
  }

  /// Taps a button of a view, by the window.
  private func tapButton(of view: UIView?) throws {
    let button = try #require(subview(UIButton.self, of: view))
    stage.window.layOut()
    #expect(button.tap())
  }

  @Test func `a list that is shown loads its first page, and pages until there is more than a screen ahead`()
    async throws
  {
    let list = server.list(perPage: 5)
    let dataSource = try await show(list)
    #expect(server.asked.map(\.page) == [1])
    for page in 1...3 {
      await server.answer(ids(page))
      await settle(dataSource)
    }
    // 15 rows are 1500 points; 20 are 2000, more than two screens of 844.
    #expect(server.asked.map(\.page) == [1, 2, 3, 4])
    await server.answer(ids(4))
    await settle(dataSource)
    #expect(server.asked.count == 4 && stage.rowCounts == [20])
    stage.tableView.contentOffset.y = 800
    await settle(dataSource)
    #expect(server.asked.map(\.page) == [1, 2, 3, 4, 5])
    await server.answer([20], hasMore: false)
    await settle(dataSource)
    stage.tableView.contentOffset.y = 1200
    await settle(dataSource)
    #expect(server.asked.count == 5 && stage.rowCounts == [21])
    #expect(subview(UILabel.self, of: footer)?.text == "No More")
    #expect(stage.log.messages == [])
  }

  @Test func `a server that answers at once is asked for no more than fits ahead`() async throws {
    var asked: [Int] = []
    let list = PagedList<Note>(perPage: 5) { request in
      asked.append(request.page)
      return ItemPage(Array(notes(5 * request.page).suffix(5)), hasMore: request.page < 100)
    }
    let dataSource = try await show(list)
    for _ in 0..<10 { await settle(dataSource) }
    #expect(asked == [1, 2, 3, 4])
    #expect(stage.rowCounts == [20])
  }

  @Test func `a list is idle that is loaded by hand, and one that was asked for something else is left to it`()
    async throws
  {
    let list = server.list()
    let dataSource = try await show(list, first: .manual)
    #expect(server.asked.isEmpty && list.state.words == "idle" && footer == nil)
    list.load(page: 3)
    await server.answer([5, 6], hasMore: false)
    await settle(dataSource)
    #expect(server.asked.map(\.page) == [3])
    let other = server.list()
    other.load(page: 2)
    _ = try await show(other)
    #expect(server.asked.map(\.page) == [3, 2])
    await server.answer([1], hasMore: false)
  }

  @Test func `a page that fails leaves the rows, is not asked for again by itself, and by a tap is`() async throws {
    let list = server.list(perPage: 5)
    var errors = 0
    let dataSource = try await show(list, stage.chain.onError { _ in errors += 1 })
    await server.answer(ids(1))
    await settle(dataSource)
    #expect(subview(UIActivityIndicatorView.self, of: footer)?.isAnimating == true)
    await server.fail()
    await settle(dataSource)
    stage.tableView.contentOffset.y = 10
    await settle(dataSource)
    #expect(server.asked.count == 2 && stage.rowCounts == [5] && errors == 1)
    #expect(subview(UIButton.self, of: footer)?.configuration?.title == "Could Not Load. Tap to Retry.")
    try tapButton(of: footer)
    await settle(dataSource)
    #expect(server.asked.map(\.page) == [1, 2, 2])
    await server.answer(ids(2), hasMore: false)
    await settle(dataSource)
    #expect(stage.rowCounts == [10] && errors == 1)
  }

  @Test func `a page is loaded by a button where the chain says so`() async throws {
    let list = server.list(perPage: 5)
    let dataSource = try await show(list, trigger: .manual)
    await server.answer(ids(1))
    await settle(dataSource)
    #expect(server.asked.count == 1)
    #expect(subview(UIButton.self, of: footer)?.configuration?.title == "Load More")
    try tapButton(of: footer)
    await settle(dataSource)
    #expect(server.asked.map(\.page) == [1, 2])
    await server.answer(ids(2), hasMore: false)
    await settle(dataSource)
    #expect(stage.rowCounts == [10])
  }

  @Test func `a server that sends nothing and says more is asked once, and that is said`() async throws {
    let list = server.list(perPage: 5)
    let dataSource = try await show(list)
    await server.answer(ids(1))
    await settle(dataSource)
    await server.answer([])
    await settle(dataSource)
    stage.tableView.contentOffset.y = 10
    await settle(dataSource)
    #expect(server.asked.count == 2)
    #expect(stage.log.messages.first?.contains("more items, but page 2 contained nothing new") == true)
    #expect(subview(UIButton.self, of: footer)?.configuration?.title == "Load More")
  }

  @Test func `sorted, searched and grouped lists in pages load theirs`() async throws {
    let list = server.list(perPage: 5)
    stage.show(
      stage.chain.section().height(100).cell(NoteCell.self).data(list.sorted(by: \.id, .reverse)).loadsMore()
        .adapter { cell, note, _ in cell.note = note }
        .make())
    var dataSource = try #require(stage.dataSource)
    await settle(dataSource)
    await server.answer(ids(1))
    await settle(dataSource)
    #expect(server.asked.count == 2)
    #expect(try stage.cell(0, as: NoteCell.self).note?.id == 4)
    await server.answer(ids(2), hasMore: false)
    await settle(dataSource)
    #expect(try stage.cell(0, as: NoteCell.self).note?.id == 9)
    stage.release()

    let other = server.list(perPage: 5)
    stage.show(
      stage.chain.sections(from: other.searched(by: \.text).grouped(by: .firstLetter(of: \.text))).height(100)
        .cell(NoteCell.self).loadsMore().adapter { cell, note, _ in cell.note = note }.make())
    dataSource = try #require(stage.dataSource)
    await settle(dataSource)
    await server.answer(ids(1))
    await settle(dataSource)
    #expect(stage.rowCounts == [5] && server.asked.map(\.page) == [1, 2, 1, 2])
    dataSource.query = "nobody"
    await server.answer(ids(2))
    await settle(dataSource)
    // Nothing of two pages is found: the third may have it.
    #expect(server.asked.map(\.page) == [1, 2, 1, 2, 3])
    await server.answer([], hasMore: false)
  }

  @Test func `a page before is loaded where the user scrolls up, and the rows on screen stay`() async throws {
    let list = server.list(perPage: 20)
    list.load(page: 3)
    let dataSource = try await show(list)
    await server.answer(ids(3, of: 20), hasMore: false)
    await settle(dataSource)
    #expect(server.asked.map(\.page) == [3])
    stage.tableView.contentOffset.y = 900
    await settle(dataSource)
    stage.tableView.dragContent(by: -300)
    await settle(dataSource)
    guard TestFinger.isReal else { return }
    #expect(server.asked.map(\.page) == [3, 2])
    let top = stage.tableView.visibleCells.first.flatMap { ($0 as? NoteCell)?.note?.id }
    let offset = stage.tableView.contentOffset.y
    await server.answer(ids(2, of: 20))
    await settle(dataSource)
    #expect(stage.rowCounts == [40])
    #expect(stage.tableView.visibleCells.first.flatMap { ($0 as? NoteCell)?.note?.id } == top)
    #expect(stage.tableView.contentOffset.y == offset + 2000)
  }

  @Test func `leaving the table takes away what was shown in it`() async throws {
    let list = server.list(perPage: 5)
    let dataSource = try await show(list, stage.chain.refreshable().hidesEmptySeparators())
    #expect(stage.tableView.backgroundView != nil && stage.tableView.refreshControl != nil)
    await server.answer(ids(1))
    await settle(dataSource)
    #expect(stage.tableView.backgroundView == nil && (footer?.bounds.height ?? 0) >= 44)
    dataSource.detach()
    #expect(footer == nil && stage.tableView.refreshControl == nil)
  }

  @Test func `a table that comes back into a window loads the page that was not loaded while nobody could see it`()
    async throws
  {
    let list = server.list(perPage: 5)
    let dataSource = try await show(list)
    await server.answer(ids(1))
    await settle(dataSource)
    let superview = try #require(stage.tableView.superview)
    stage.tableView.removeFromSuperview()
    await server.answer(ids(2))
    await settle(dataSource)
    #expect(server.asked.map(\.page) == [1, 2])
    superview.addSubview(stage.tableView)
    await settle(dataSource)
    #expect(server.asked.map(\.page) == [1, 2, 3])
    dataSource.detach()
    #expect(stage.tableView.subviews.allSatisfy { !$0.isHidden || $0 is UITableViewCell })
    await server.answer(ids(3), hasMore: false)
  }

  @Test func `a footer view of the app's own stays`() async throws {
    let (list, own) = (server.list(perPage: 5), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30)))
    let dataSource = try await show(list, stage.chain.footerView { own })
    await server.answer(ids(1), hasMore: false)
    await settle(dataSource)
    #expect(footer === own)
  }
}
