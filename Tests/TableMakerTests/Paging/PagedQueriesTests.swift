import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// `pagedSearch(by:)`: one list in pages for each query.
@MainActor @Suite struct PagedQueriesTests {
  /// A source of queries of the test's own.
  @MainActor private final class Bar: QuerySource {
    var query = "" { didSet { tell?() } }
    private var tell: (() -> Void)?

    func observeQuery(_ tell: @escaping () -> Void) -> AnyObject {
      self.tell = tell
      return self
    }
  }

  private let server = PageServer()
  private let stage = Stage()
  private let bar = UISearchBar()

  /// Shows a table with a list for each of the bar's texts, and logs the texts that get a list.
  private func show(
    _ bar: (any QuerySource)? = nil, debounce: Duration = .zero, first: LoadTrigger = .automatic, log: Log
  ) async {
    stage.show(
      stage.chain.section().height(100).initialLoad(first).cell(NoteCell.self)
        .pagedSearch(by: bar ?? self.bar, debounce: debounce) { [server] query in
          log.add(query)
          return server.list(perPage: 10)
        }
        .adapter { cell, note, _ in
          cell.note = note
          cell.textLabel?.text = note.text
        }.loadsMore().make())
    await settle()
  }

  private func settle() async {
    await turns()
    await stage.dataSource?.waitForUpdates()
    await turns()
    stage.window.layOut()
  }

  @Test func `each text has a list of its own, whose first page is asked for, and the rows before stay until then`()
    async
  {
    let log = Log()
    await show(log: log)
    await server.answer([1, 2], hasMore: false)
    await settle()
    #expect(stage.texts == ["note 1", "note 2"])
    bar.query = "a"
    await settle()
    #expect(log.lines == ["", "a"] && stage.texts == ["note 1", "note 2"] && server.asked.count == 2)
    await server.answer([2, 3], hasMore: false)
    await settle()
    #expect(stage.texts == ["note 2", "note 3"])
    bar.query = ""
    await settle()
    await server.answer([1], hasMore: false)
    await settle()
    #expect(log.lines == ["", "a", ""] && stage.texts == ["note 1"])
    #expect(stage.log.messages == [])
  }

  @Test func `an answer to the text before is dropped, and what it waited for is cancelled`() async {
    let log = Log()
    await show(log: log)
    await server.answer([1], hasMore: false)
    bar.query = "a"
    await settle()
    bar.query = "ab"
    await settle()
    await server.answer([7])
    await settle()
    #expect(stage.texts == ["note 1"] && server.cancelled == [1])
    await server.answer([8], hasMore: false)
    await settle()
    #expect(stage.texts == ["note 8"])
  }

  @Test func `an emptiness is shown, and a failure too, with what can be done`() async {
    let log = Log()
    await show(log: log)
    await server.answer([1], hasMore: false)
    bar.query = "a"
    await settle()
    await server.answer([], hasMore: false)
    await settle()
    #expect(stage.rowCounts == [0] && stage.tableView.backgroundView != nil)
    bar.query = "ab"
    await settle()
    await server.fail()
    await settle()
    #expect(stage.dataSource?.live.groups[0].content.source.loadingSources.first?.listState.words == "failed first")
    stage.dataSource?.live.groups[0].content.source.loadingSources.first?.retrying?()
    await server.answer([5], hasMore: false)
    await settle()
    #expect(stage.texts == ["note 5"])
  }

  @Test func `pages go on within the list of the present text`() async {
    let log = Log()
    await show(log: log)
    await server.answer([1], hasMore: false)
    bar.query = "a"
    await settle()
    await server.answer(0..<10)
    await settle()
    #expect(server.asked.map(\.page) == [1, 1, 2])
    await server.answer(10..<20, hasMore: false)
    await settle()
    #expect(stage.rowCounts == [20])
  }

  @Test func `a text that is changed again at once has no list, and an empty one does not wait`() async throws {
    let (log, source) = (Log(), Bar())
    await show(source, debounce: .milliseconds(40), log: log)
    await server.answer([1], hasMore: false)
    for text in ["a", "ab", "abc"] { source.query = text }
    #expect(log.lines == [""])
    while log.lines.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(log.lines == ["", "abc"])
    await server.answer([2], hasMore: false)
    source.query = "abcd"
    source.query = ""
    #expect(log.lines == ["", "abc", ""])
    await server.answer([3], hasMore: false)
  }

  @Test func `what the bar says at first is the first query, and a list by hand waits`() async {
    let log = Log()
    bar.text = "sea"
    await show(first: .manual, log: log)
    bar.query = "seal"
    await settle()
    #expect(log.lines == ["sea", "seal"] && server.asked.isEmpty)
  }

  @Test func `it can be a source of its own, sorted too, and nothing keeps anything`() async {
    var source: PagedQueries<Note>? = PagedQueries(by: bar, debounce: .zero) { [server] _ in server.list() }
    weak let gone = source
    stage.show(
      stage.chain.section().cell(NoteCell.self).data(source!.sorted(by: \.id, .reverse)).loadsMore()
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.make())
    await settle()
    await server.answer([1, 2], hasMore: false)
    await settle()
    #expect(stage.texts == ["note 2", "note 1"])
    source = nil
    stage.release()
    await turns()
    #expect(gone == nil)
  }
}
