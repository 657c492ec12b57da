import Foundation
import TableMaker

/// A conversation as the app has it: the messages that are loaded and sent, and the user's actions.
@MainActor final class Chat {
  let conversation: Conversation
  let server: ConversationServer
  let messages: PagedList<Message>
  /// A closure that returns whether the newest message is visible.
  var isAtEnd: () -> Bool = { true }
  /// The number of messages below the unread mark.
  private var unreadCount = 0

  static let perPage = 20

  init(_ conversation: Conversation) {
    let server = ConversationServer(conversation)
    (self.conversation, self.server) = (conversation, server)
    messages = PagedList(
      perPage: Self.perPage, cursor: Message.ID.self, startingWith: server.newest(Self.perPage)
    ) { request in
      try await server.messages(before: request.cursor, limit: request.perPage)
    }
    server.onMessage = { [weak self] in self?.receive($0) }
    guard let first = messages.items.firstIndex(where: { $0.id == conversation.firstUnread }) else { return }
    markUnread(from: messages.items[first], count: messages.items.count - first)
  }

  /// Returns the line below a message: its delivery, or the number of its replies.
  func foot(of message: Message) -> Message.Foot? { conversation.foot(of: message) }

  // MARK: Sending

  /// Adds a message of the user's, and sends it. Does nothing if the text has only spaces.
  func send(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { return }
    markAsRead()
    let message = conversation.draft(text, after: messages.items)
    messages.append(message)
    transmit(message)
  }

  private func transmit(_ message: Message) {
    messages.edit(message) { $0.state = .sending }
    Task { [messages, server] in
      do {
        messages.replace(try await server.send(message))
      } catch {
        messages.edit(message) { $0.state = .failed }
      }
    }
  }

  /// Sends a message again that failed, and restores one that was taken back.
  func tap(_ message: Message) {
    if message.withdrawal != nil {
      edit(message) { $0.withdrawal = nil }
    } else if message.state == .failed {
      transmit(message)
    }
  }

  // MARK: Taking back

  /// Returns a Boolean value that indicates whether the user can take a message back.
  func canTakeBack(_ message: Message) -> Bool {
    message.isOwn && message.state == .sent && message.withdrawal == nil && message.replies.isEmpty
  }

  /// Shows a notice in the place of a message of the user's.
  func takeBack(_ message: Message) {
    if canTakeBack(message) { edit(message) { [conversation] in $0.withdrawal = conversation.words.withdrawn } }
  }

  /// Changes a message, or a reply below one.
  private func edit(_ message: Message, _ change: (inout Message) -> Void) {
    guard let root = messages.items.first(where: { $0.thread.contains { $0.id == message.id } }) else { return }
    messages.edit(root) { $0.edit(message.id, change) }
  }

  // MARK: Unread messages

  /// Adds a walker's message. The mark counts it, unless the user sees it.
  func receive(_ message: Message) {
    let isSeen = isAtEnd()
    messages.append(message)
    if !isSeen { markUnread(from: message, count: unreadCount + 1) }
  }

  /// Removes the unread mark.
  func markAsRead() {
    unreadCount = 0
    messages.removeAll { $0.unread != nil }
  }

  private func markUnread(from first: Message, count: Int) {
    unreadCount = count
    let mark = conversation.unreadMark(count)
    if messages.replace(mark) == nil { messages.insert(mark, before: first) }
  }
}
