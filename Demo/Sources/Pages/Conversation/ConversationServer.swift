import TableMaker

/// A server of messages in memory, which answers after a moment, or not at all without a signal.
@MainActor final class ConversationServer {
  /// A Boolean value that indicates whether the server can be reached.
  var hasSignal = true
  /// The time that an answer takes. If it's `nil`, no walker answers the first message.
  var pause: Duration? = .seconds(1)
  /// A Boolean value that indicates whether answers wait for `release()`, so that what is awaited can be seen.
  var isHeld = false
  /// A closure that receives a walker's message.
  var onMessage: (Message) -> Void = { _ in }
  private var messages: [Message]
  /// The answer to the first message, until it's delivered.
  private var arriving: Message?
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ conversation: Conversation) {
    (messages, arriving) = (conversation.messages, conversation.arriving)
  }

  /// Returns the newest messages, as an earlier visit has left them.
  func newest(_ count: Int) -> [Message] { messages.suffix(count) }

  /// Returns the messages before one of them, or the newest.
  func messages(before id: Message.ID?, limit: Int) async throws -> ItemPage<Message, Message.ID> {
    if id != nil { try await answer() }
    let end = messages.firstIndex { $0.id == id } ?? messages.count
    let page = messages[max(0, end - limit)..<end]
    return ItemPage(Array(page), next: nil, previous: page.startIndex > 0 ? page.first?.id : nil)
  }

  /// Delivers a message, and returns it as the server has it.
  func send(_ message: Message) async throws -> Message {
    try await answer()
    var sent = message
    sent.state = .sent
    messages.append(sent)
    if let pause, let answer = arriving { deliver(answer, after: pause * 3) }
    return sent
  }

  /// Delivers a walker's message later.
  private func deliver(_ message: Message, after pause: Duration) {
    arriving = nil
    Task { [weak self] in
      try await Task.sleep(for: pause)
      self?.messages.append(message)
      self?.onMessage(message)
    }
  }

  /// Answers everything that waits.
  func release() {
    isHeld = false
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  private func answer() async throws {
    if isHeld { await withCheckedContinuation { waiting.append($0) } }
    if let pause { try await Task.sleep(for: pause) }
    if !hasSignal { throw NoSignal() }
  }

  /// The error of a server that can't be reached.
  private struct NoSignal: Error {}
}
