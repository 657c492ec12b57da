import Foundation
import TableMaker
import Testing
import TideOffice
import Tides

@testable import Pages

/// A list in pages against a server over a real connection, to this machine only.
@MainActor @Suite(.serialized) struct TideOfficeTests {
  private func list(of tides: any TideService, perPage: Int = 7) -> PagedList<TideBulletin> {
    PagedList(perPage: perPage) { [tides] request in
      let answer = try await tides.bulletins(offset: request.offset, limit: request.perPage)
      return ItemPage(answer.items, hasMore: answer.hasMore, total: answer.total)
    }
  }

  /// Runs a test against an office that is closed afterwards.
  private func withOffice(
    count: Int = 48, delay: Duration = .milliseconds(30), _ body: (TideOffice, HTTPTides, URL) async throws -> Void
  ) async throws {
    let office = try TideOffice(count: count, delay: delay)
    let url = try await office.open()
    defer { Task { await office.close() } }
    try await body(office, HTTPTides(url, patience: 3_600), url)
  }

  @Test func `a list is loaded page by page to its end, each item once`() async throws {
    try await withOffice { _, tides, _ in
      let list = list(of: tides)
      while list.state.isIdle || list.hasMore { await list.loadMore().value }
      #expect(list.items.map(\.id) == Array((1...48).reversed()) && list.total == 48 && list.page == 7)
    }
  }

  @Test func `what is served is what the page has in memory`() async throws {
    try await withOffice { _, tides, _ in
      let scripted = ScriptedTides(words: TideWords(language: .english))
      for (offset, limit) in [(0, 12), (40, 12), (48, 5), (900, 5)] {
        let (served, kept) = (
          try await tides.bulletins(offset: offset, limit: limit),
          try await scripted.bulletins(offset: offset, limit: limit)
        )
        #expect(served == kept)
      }
    }
  }

  @Test func `a server that fails, is slow, has nothing, or has something new is a list's error, wait, end and merge`()
    async throws
  {
    try await withOffice { office, tides, _ in
      let list = list(of: tides)
      try await tides.turn(to: .failing)
      await list.refresh().value
      #expect((list.state.error as? TideFailure)?.errorDescription == "The harbor office does not answer.")
      try await tides.turn(to: .slow)
      let slow = list.retry()
      #expect(list.state.isLoading)
      await slow.value
      #expect(list.items.count == 7)
      try await tides.turn(to: .changing)
      await list.loadMore().value
      // One is new: the page begins with an item that is there already.
      #expect(list.items.count == 13 && Set(list.items.map(\.id)).count == 13 && list.total == 49)
      try await tides.turn(to: .empty)
      await list.refresh().value
      #expect(list.items.isEmpty && !list.hasMore)
      await office.turn(to: .fair)
      await list.refresh().value
      #expect(list.items.count == 7)
    }
  }

  @Test func `a request that makes no sense is refused in words`() async throws {
    try await withOffice { _, tides, _ in
      for (offset, limit) in [(-1, 5), (0, 0), (0, 501), (Int.max, 5)] {
        await #expect(throws: TideFailure(errorDescription: "offset is a number from 0, limit one from 1 to 500")) {
          try await tides.bulletins(offset: offset, limit: limit)
        }
      }
    }
  }

  @Test func `a page that is not awaited any more is cancelled on the way, and is no error`() async throws {
    try await withOffice(delay: .seconds(3_600)) { office, tides, _ in
      let list = list(of: tides)
      await list.refresh().value
      await office.turn(to: .slow)
      let more = list.loadMore()
      try await Task.sleep(for: .milliseconds(50))
      list.cancel()
      await more.value
      #expect(list.state.error == nil && list.items.count == 7)
    }
  }

  @Test func `two hundred races of refreshing and loading more leave each item once, in order, without a gap`()
    async throws
  {
    try await withOffice { office, tides, _ in
      let list = list(of: tides, perPage: 5)
      var random = SystemRandomNumberGenerator()
      for race in 0..<200 {
        if race % 50 == 25 { await office.turn(to: .changing) }
        if race % 50 == 30 { await office.turn(to: .fair) }
        let tasks = [list.refresh(), list.loadMore()]
        for _ in 0..<Int.random(in: 0...30, using: &random) { await Task.yield() }
        switch race % 4 {
        case 0: list.refresh()
        case 1: list.cancel()
        case 2: list.loadMore()
        default: break
        }
        let last = list.loadMore()
        for task in tasks + [last] { await task.value }
        let ids = list.items.map(\.id)
        #expect(list.state.error == nil && !list.state.isLoading, "race \(race)")
        #expect(Set(ids).count == ids.count, "race \(race)")
        #expect(ids == ids.sorted(by: >), "race \(race)")
        if let first = ids.first, let end = ids.last { #expect(first - end == ids.count - 1, "race \(race): \(ids)") }
      }
    }
  }

  @Test func `connections that are cut are errors that a retry mends, and nothing is lost or doubled`() async throws {
    try await withOffice { _, _, url in
      let port = try #require(url.port.flatMap { UInt16(exactly: $0) })
      let proxy = CuttingProxy(to: port)
      let address = try await proxy.open()
      var failures = 0
      for _ in 0..<12 {
        // A new session has new connections.
        let list = list(of: HTTPTides(address, patience: 3_600), perPage: 12)
        for _ in 0..<20 where list.state.isIdle || list.hasMore || list.state.error != nil {
          if list.state.error != nil {
            failures += 1
            await list.retry().value
          } else {
            await list.loadMore().value
          }
        }
        #expect(list.items.map(\.id) == Array((1...48).reversed()))
      }
      #expect(await proxy.cut > 0 && failures > 0)
      await proxy.close()
    }
  }

  @Test func `the environment names the office, and what is none is left out`() {
    #expect(HTTPTides.served(by: ["TIDE_OFFICE": "http://127.0.0.1:8642"]) != nil)
    for address in ["", "here", "file:///tmp", "http://"] {
      #expect(HTTPTides.served(by: ["TIDE_OFFICE": address]) == nil)
    }
    #expect(HTTPTides.served(by: [:]) == nil)
  }
}

extension ListState {
  fileprivate var isIdle: Bool { if case .idle = self { true } else { false } }
}
