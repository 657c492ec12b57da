@testable import TableMaker
import Testing
import UIKit

/// The events of a list, as text, and the states that follow.
@MainActor @Suite struct PagedScriptTests {
  /// Plays a script: `refresh`, `more`, `previous`, `page3`, `retry`, `cancel`, `reset`, `fail`, and responses.
  ///
  /// A response is `1,2+`, for example, and its `+` means that the server has more.
  ///
  /// - Parameter count: The number of states that are expected.
  private func play(_ script: String, _ count: Int = 1) async throws -> (states: [String], items: [Int], asked: [Int]) {
    let server = PageServer()
    let list = server.list()
    let log = StateLog(list.states)
    await turns()
    for word in script.split(separator: " ") {
      switch word {
      case "refresh": list.refresh()
      case "more": list.loadMore()
      case "previous": list.loadPrevious()
      case "retry": list.retry()
      case "cancel": list.cancel()
      case "reset": list.reset()
      case "fail": await server.fail()
      case _ where word.hasPrefix("page"): list.load(page: Int(word.dropFirst(4)) ?? 0)
      default:
        let ids = word.split(separator: ",").compactMap { Int($0.filter(\.isNumber)) }
        await server.answer(ids, hasMore: word.hasSuffix("+"))
      }
      await turns()
    }
    try await log.has(count)
    await turns()
    return (log.words, list.items.map(\.id), server.asked.map(\.page))
  }

  @Test(
    arguments: [
      ("", "idle", []),
      ("refresh 1,2+", "idle|loading first|loaded", [1, 2]),
      ("more 1,2+ more 3", "idle|loading first|loaded|loading more|exhausted", [1, 2, 3]),
      ("more -", "idle|loading first|empty", []),
      ("refresh fail retry 1", "idle|loading first|failed first|loading first|exhausted", [1]),
      (
        "more 1,2+ more fail retry 3", "idle|loading first|loaded|loading more|failed more|loading more|exhausted",
        [1, 2, 3]
      ),
      // The page that the refresh has outdated comes too late.
      (
        "more 1,2+ more refresh 8,9+ 5,6+", "idle|loading first|loaded|loading more|loading refresh|loaded", [5, 6]
      ),
      ("refresh refresh refresh 1", "idle|loading first|exhausted", [1]),
      ("refresh cancel 1,2+", "idle|loading first|idle", []),
      (
        "more 1,2+ more cancel 3 more 4", "idle|loading first|loaded|loading more|loaded|loading more|exhausted",
        [1, 2, 4]
      ),
      ("more 1,2+ refresh fail", "idle|loading first|loaded|loading refresh|failed refresh", [1, 2]),
      ("more 1+ reset", "idle|loading first|loaded|idle", []),
      (
        "page3 5,6+ previous 3,4+ more 7", "idle|loading first|loaded|loading previous|loaded|loading more|exhausted",
        [3, 4, 5, 6, 7]
      ),
      ("retry", "idle", []),
    ] as [(String, String, [Int])])
  func `a list says what it goes through`(script: String, states: String, items: [Int]) async throws {
    let played = try await play(script, states.split(separator: "|").count)
    #expect(played.states.joined(separator: "|") == states)
    #expect(played.items == items)
  }

  @Test func `what is asked for twice is asked for once`() async throws {
    let played = try await play("refresh more previous refresh 1,2+ more more 3")
    #expect(played.asked == [1, 2])
  }
}
