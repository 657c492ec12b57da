import TableMaker
import Testing

/// A message of a chat, with its state on the way to the server.
struct Message: Identifiable, Equatable, Sendable, Codable {
  enum State: String, Codable { case sending, failed, sent }

  let id: Int
  var text = ""
  var day = 0
  var state = State.sent
  var isMark = false
}

/// A server of messages that returns the newest page first, and answers when the test says so.
@MainActor final class ChatServer {
  struct Failure: Error {}

  var messages: [Message]
  /// A Boolean value that indicates whether requests wait for `answer()` or `fail()`.
  var isSlow = false
  private(set) var asked: [ListState.Load] = []
  private var waiting: [CheckedContinuation<Void, any Error>] = []

  init(_ count: Int) { messages = (0..<count).map { Message(id: $0, text: "message \($0)", day: $0 / 10) } }

  func list(perPage: Int = 20) -> PagedList<Message> {
    PagedList(perPage: perPage, cursor: Int.self) { [self] request in
      asked.append(request.load)
      if isSlow { try await withCheckedThrowingContinuation { waiting.append($0) } }
      let end = request.load == .more ? messages.count : request.cursor ?? messages.count
      let start = request.load == .more ? request.cursor ?? 0 : max(0, end - perPage)
      return ItemPage(
        Array(messages[start..<end]), next: request.load == .previous ? nil : followsEnd ? messages.count : nil,
        previous: start > 0 && request.load != .more ? start : nil)
    }
  }

  /// A Boolean value that indicates whether the server names a cursor for messages that are still to come.
  var followsEnd = false

  func answer() async {
    await expectSoon("Nothing is asked for") { !waiting.isEmpty }
    if !waiting.isEmpty { waiting.removeFirst().resume() }
    await turns()
  }

  func fail() async {
    await expectSoon("Nothing is asked for") { !waiting.isEmpty }
    if !waiting.isEmpty { waiting.removeFirst().resume(throwing: Failure()) }
    await turns()
  }
}
