@testable import TableMaker
import TestSupport
import Testing
import UIKit

/// A paged list below a remote search: it's shown while the search text is empty.
@MainActor @Suite struct RemotePagesTests {
  let server = PageServer()
  let stage = Stage()
  let field = Field()

  private func show(_ list: PagedList<Note>, found: [Int] = [90, 91]) async throws -> TableViewDataSource {
    stage.show(
      stage.chain.section("notes").height(100).cell(NoteCell.self).data(list).loadsMore()
        .remoteSearch(by: field, debounce: .zero) { _ in found.map { Note($0, "found \($0)") } }
        .adapter { cell, note, _ in cell.note = note }.make())
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

  private func search(_ text: String, _ dataSource: TableViewDataSource) async {
    field.query = text
    await settle(dataSource)
  }

  private var footerText: String? {
    func label(in view: UIView?) -> UILabel? {
      view?.subviews.lazy.compactMap { $0 as? UILabel ?? label(in: $0) }.first
    }
    return label(in: stage.tableView.tableFooterView)?.text
  }

  @Test func `its pages load while nothing is searched for, and again after a search`() async throws {
    let dataSource = try await show(server.list(perPage: 9))
    #expect(server.asked.map(\.page) == [1])
    await server.answer(0..<9)
    await settle(dataSource)
    #expect(stage.rowCounts == [9] && server.asked.map(\.page) == [1, 2])
    await search("x", dataSource)
    #expect(stage.rowCounts == [2])
    await server.answer(9..<18)
    await search("", dataSource)
    #expect(stage.rowCounts == [18])
    stage.tableView.contentOffset.y = 900
    await settle(dataSource)
    #expect(server.asked.map(\.page) == [1, 2, 3])
    await server.answer(18..<20, hasMore: false)
    await settle(dataSource)
    #expect(stage.rowCounts == [20] && footerText == "No More")
    #expect(stage.log.messages == [])
  }

  @Test func `a search without results says so, and not what the list says`() async throws {
    let dataSource = try await show(server.list(perPage: 9), found: [])
    await server.answer([], hasMore: false)
    await settle(dataSource)
    func placeholder() -> String? {
      ((stage.tableView.backgroundView?.subviews.first as? UIContentUnavailableView)?.configuration
        as? UIContentUnavailableConfiguration)?.text
    }
    let ofList = placeholder()
    await search("x", dataSource)
    #expect(placeholder() == "No Results for “x”" && ofList != placeholder())
    await search("", dataSource)
    #expect(placeholder() == ofList)
  }

  @Test func `an item of a list beside it that a page also contains is shown once`() async {
    let pages = PagedList<Note>(perPage: 9, startingWith: [Note(1, "page")]) { _ in ItemPage([], hasMore: false) }
    let searched = RemoteSearchSource(pages, debounce: .zero) { _ in [] }
    let joined = MergedSource(searched, ItemList([Note(1, "list"), Note(2, "list")]))
    #expect(joined.items == [Note(1, "page"), Note(2, "list")])
  }
}
