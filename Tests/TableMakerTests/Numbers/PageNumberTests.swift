import Foundation
import TableMakerDiffing
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Every number of pages, of items and of times that an app or a file names: none is a trap.
@MainActor @Suite struct PageNumberTests {
  private struct Word: Identifiable, Codable, Equatable {
    let id: Int
  }

  private func list(
    perPage: Int, asked: @escaping @MainActor (PageRequest<Never>) -> Void = { _ in }
  ) -> PagedList<Word> {
    PagedList(perPage: perPage) { request in
      asked(request)
      return ItemPage([Word(id: 1), Word(id: 2)], hasMore: true, total: .max)
    }
  }

  @Test func `each page of each size is loaded, or is told of and is not`() async {
    for perPage in OddNumbers.wholes {
      for page in OddNumbers.wholes {
        let log = Log()
        let stage = Stage()
        var requests: [PageRequest<Never>] = []
        let list = list(perPage: perPage) { requests.append($0) }
        stage.show(
          DataSource(stage.tableView).onDiagnostic { log.add($0.description) }
            .section().cell(PlainCell.self).data(list).adapter { _, _, _ in }.initialLoad(.manual).loadsMore(.manual)
            .make())
        await list.load(page: page).value
        await list.loadMore().value
        await list.loadPrevious().value
        await list.retry().value
        for request in requests { #expect(request.page >= 1 && request.offset >= 0) }
        let isLoaded = PagedState<Word>.isUsable(page: page, perPage: list.perPage)
        #expect(requests.contains { $0.page == page } == isLoaded || page == 1 || page == 2, "\(page) of \(perPage)")
        #expect(isLoaded || log.lines.contains { $0.contains("Page \(page) doesn't exist") })
        stage.release()
      }
    }
  }

  @Test func `a saved state of any numbers is read, or changes nothing, and the list goes on`() async throws {
    for perPage in [1, 20, 100_000, .max] {
      let saved = list(perPage: perPage)
      await saved.load(page: 1).value
      var json = try #require(try JSONSerialization.jsonObject(with: saved.save()) as? [String: Any])
      let place = try #require(json["place"] as? [String: Any])
      for key in ["firstPage", "lastPage", "start", "end", "total", "failure"] {
        for number in OddNumbers.wholes {
          for kind in ["first", "refresh", "more", "previous"] {
            var changed = place
            if key == "failure" {
              changed["failures"] = [["load": kind, "page": number]]
            } else {
              changed[key] = number
            }
            json["place"] = changed
            let other = list(perPage: perPage)
            let isRead = other.restore(try JSONSerialization.data(withJSONObject: json))
            #expect(isRead || other.items.isEmpty)
            await other.retry().value
            await other.loadMore().value
            await other.loadPrevious().value
            await other.refresh().value
            #expect(other.items.count == 2)
            if key != "failure" { break }
          }
        }
      }
    }
  }

  @Test func `a list by cursors goes on from pages before its first one`() async throws {
    func list() -> PagedList<Word> {
      PagedList(perPage: 1, cursor: Int.self) { request in
        let number = request.cursor ?? 5
        return ItemPage([Word(id: number)], next: number + 1, previous: number - 1)
      }
    }
    let first = list()
    await first.refresh().value
    await first.loadPrevious().value
    await first.loadPrevious().value
    let other = list()
    #expect(other.restore(try first.save()) && other.items.map(\.id) == [3, 4, 5])
    await other.loadPrevious().value
    #expect(other.items.map(\.id) == [2, 3, 4, 5])
  }

  @Test func `a state takes any page for one that it can go on from`() {
    for perPage in OddNumbers.wholes where perPage > 0 {
      for page in OddNumbers.wholes {
        var state = PagedState<Word>(identity: .found(), perPage: perPage)
        guard case .begun(let load, _) = state.begin(.page(page)) else {
          Issue.record("It begins")
          continue
        }
        _ = state.receive(PageAnswer(items: [Word(id: 1)], next: .open(nil)), for: load.generation)
        _ = state.begin(.more)
        _ = state.begin(.previous)
        #expect(load.page >= 1 && load.offset >= 0)
      }
    }
  }

  @Test func `a cache keeps any number of items`() async {
    for limit in OddNumbers.wholes {
      var kept: [Word]?
      let list = list(perPage: 2)
        .cached(by: ItemCache(read: { [] }, write: { kept = $0 }), limit: limit)
      await list.refresh().value
      await nextTurns()
      #expect(kept?.count == min(2, max(0, limit)))
    }
  }

  @Test func `searches, queries and returns from the background wait for any time`() async {
    for time in OddNumbers.times {
      var found = 0
      let source = RemoteSearchSource<Word>(debounce: time) { _ in
        found += 1
        return []
      }
      source.query = "a"
      let bar = UISearchBar()
      let queries = PagedQueries<Word>(by: bar, debounce: time) { _ in
        PagedList(perPage: 1) { _ in ItemPage([], hasMore: false) }
      }
      bar.query = "b"
      await nextTurns()
      let isLong = time > .seconds(1)
      #expect(found == (isLong ? 0 : 1), "\(time)")
      #expect(queries.query == (isLong ? "" : "b"), "\(time)")
      let stage = Stage()
      stage.show(stage.chain.refreshesOnForeground(after: time).make())
      #expect(stage.log.messages.count == (time < .zero ? 1 : 0))
    }
  }
}
