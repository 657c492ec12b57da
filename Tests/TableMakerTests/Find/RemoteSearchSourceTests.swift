import TableMaker
import TestSupport
import Testing
import UIKit

/// Searches that are done elsewhere.
@MainActor @Suite struct RemoteSearchSourceTests {
  /// A server that sends its responses when the test says so.
  @MainActor final class Server {
    private(set) var asked: [String] = []
    private var waiting: [String: CheckedContinuation<[Person], any Error>] = [:]

    func find(_ query: String) async throws -> [Person] {
      asked.append(query)
      return try await withCheckedThrowingContinuation { waiting[query] = $0 }
    }

    func answer(_ query: String, _ people: [Person]) { waiting.removeValue(forKey: query)?.resume(returning: people) }

    func fail(_ query: String, _ error: any Error) { waiting.removeValue(forKey: query)?.resume(throwing: error) }

    /// Waits until a number of questions have been asked.
    func wait(for count: Int) async {
      while asked.count < count { await Task.yield() }
    }
  }

  struct Failure: Error {}

  let server = Server()

  private func source() -> RemoteSearchSource<Person> {
    RemoteSearchSource(startingWith: [People.few[0]], debounce: .zero) { [server] in try await server.find($0) }
  }

  @Test func `a late answer is dropped, and one that failed leaves what was found`() async {
    let source = source()
    source.query = "a"
    await server.wait(for: 1)
    source.query = "ab"
    await server.wait(for: 2)
    server.answer("ab", [People.few[1]])
    await source.waitForUpdates()
    server.answer("a", [People.few[2]])
    for _ in 0..<20 { await Task.yield() }
    #expect(source.items.map(\.id) == [2])

    source.query = "abc"
    await server.wait(for: 3)
    server.fail("abc", Failure())
    await source.waitForUpdates()
    #expect(source.items.map(\.id) == [2])
    guard case .failed("abc", is Failure) = source.state else {
      Issue.record("It is \(source.state)")
      return
    }
    source.retry()
    await server.wait(for: 4)
    #expect(source.state.isLoading)
    server.answer("abc", [People.few[3]])
    await source.waitForUpdates()
    #expect(source.items.map(\.id) == [4])
    source.query = " "
    #expect(source.items.map(\.id) == [1])
    guard case .idle = source.state else {
      Issue.record("It is \(source.state)")
      return
    }
  }

  @Test func `letters that follow each other are searched for once`() async {
    let source = RemoteSearchSource(debounce: .milliseconds(20)) { [server] in try await server.find($0) }
    source.query = "m"
    source.query = "ma"
    source.query = "mar"
    await server.wait(for: 1)
    #expect(server.asked == ["mar"])
    server.answer("mar", People.few)
    await source.waitForUpdates()
    #expect(source.items.count == 6)
  }

  @Test func `a table shows its data, what is found, and tells of an error`() async throws {
    let (stage, field) = (Stage(), Field())
    var errors = 0
    stage.show(
      stage.chain.onError { _ in errors += 1 }
        .section("people").cell(PersonCell.self).data([People.few[0]])
        .remoteSearch(by: field, debounce: .zero) { [server] in try await server.find($0) }
        .ordered { $0.age < $1.age }
        .adapter { cell, person, _ in cell.person = person }.make())
    let dataSource = try #require(stage.dataSource)
    #expect(dataSource.numberOfItems == 1)
    field.query = "a"
    await server.wait(for: 1)
    #expect(dataSource.section("people").searchState?.isLoading == true)
    server.answer("a", People.few)
    await dataSource.waitForUpdates()
    #expect(dataSource.item(at: IndexPath(row: 0, section: 0), of: Person.self)?.id == 6)
    field.query = "ab"
    await server.wait(for: 2)
    server.fail("ab", Failure())
    await dataSource.waitForUpdates()
    #expect(errors == 1 && dataSource.numberOfItems == 6)
    dataSource.section("people").retrySearch()
    await server.wait(for: 3)
    server.answer("ab", [])
    await dataSource.waitForUpdates()
    #expect(dataSource.numberOfItems == 0)
    field.query = ""
    await dataSource.waitForUpdates()
    #expect(dataSource.numberOfItems == 1)
    #expect(errors == 1)
  }
}
