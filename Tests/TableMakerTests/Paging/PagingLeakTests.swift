import TableMaker
import TestSupport
import Testing
import UIKit

/// Nothing of a paged list keeps another thing.
@MainActor @Suite struct PagingLeakTests {
  @Test func `a table, its list and their owner are let go while a page loads`() async {
    let server = PageServer()
    var list: PagedList<Note>? = server.list()
    weak let goneList = list
    weak var goneSource: TableViewDataSource?
    do {
      let stage = Stage()
      stage.show(
        stage.chain.refreshable().placeholder { _ in UIView() }
          .section().cell(NoteCell.self).data(list!).loadsMore().adapter { cell, note, _ in cell.note = note }
          .make())
      await turns()
      #expect(server.asked.count == 1)
      goneSource = stage.dataSource
      list = nil
      #expect(goneList != nil)
      stage.release()
      await turns()
      #expect(goneSource == nil && goneList == nil)
    }
    await server.answer([1])
  }

  @Test func `a list does not keep what only a weak capture names`() async {
    @MainActor final class Client {
      func load() async -> [Note] { [Note(1)] }
    }
    var client: Client? = Client()
    weak let gone = client
    let list = PagedList<Note>(perPage: 2) { [weak client] _ in ItemPage(await client?.load() ?? [], hasMore: false) }
    await list.refresh().value
    client = nil
    #expect(gone == nil && list.items.count == 1)
  }
}
