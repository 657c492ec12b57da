/// A group of walkers and its messages, as read from the page's file in one language.
struct Conversation: Sendable {
  /// The page's title in lists of pages.
  let title: String
  /// The group's name.
  let name: String
  let words: Words
  /// The user.
  let you: Walker
  /// The messages on the server, the newest last.
  let messages: [Message]
  /// The identity of the first message that the user hasn't read.
  let firstUnread: Message.ID
  /// The answer to the user's first message.
  let arriving: Message

  /// The words of the app. A `#` is replaced by a number.
  struct Words: Sendable {
    let withdrawn, takeBack, reply, replies, newMessage, newMessages: String
    let prompt, send, sending, failed, network, offline: String
    /// A message that the user could send.
    let example: String
  }

  /// Returns the line below a message: its delivery, or the number of its replies.
  func foot(of message: Message) -> Message.Foot? {
    switch message.state {
    case .sending: Message.Foot(words: words.sending, kind: .sending)
    case .failed: Message.Foot(words: words.failed, kind: .failed)
    case .sent:
      message.replies.isEmpty
        ? nil : Message.Foot(words: Self.count(message.replyCount, words.reply, words.replies), kind: .replies)
    }
  }

  /// Returns the row above a number of unread messages.
  func unreadMark(_ count: Int) -> Message {
    Message(id: Message.unreadMarkID, content: .unread(Self.count(count, words.newMessage, words.newMessages)))
  }

  /// Returns a new message of the user's, which isn't sent yet.
  ///
  /// - Parameter messages: The messages above it. The server's identities are below 1,000.
  func draft(_ text: String, after messages: [Message]) -> Message {
    let speech = Message.Speech(walker: you, isOwn: true, isSequel: messages.last?.isOwn == true)
    let id = max(1_000, messages.map(\.id).max() ?? 0) + 1
    return Message(id: id, content: .text(speech, text), state: .sending)
  }

  private static func count(_ count: Int, _ one: String, _ more: String) -> String {
    count == 1 ? one : more.replacing("#", with: "\(count)")
  }
}

/// A line of a conversation: something said, a picture, or a notice of the system.
struct Message: Identifiable, Hashable, Sendable {
  let id: Int
  let content: Content
  /// The notice in its place, once it was taken back.
  var withdrawal: String?
  var state = State.sent
  /// The thread below it.
  var replies: [Message] = []
  /// A Boolean value that indicates whether its thread is unfolded at first.
  var isUnfolded = false

  /// The identity of the row above the unread messages.
  static let unreadMarkID = -1

  enum Content: Hashable, Sendable {
    case text(Speech, String)
    case picture(Speech, TrailScene, caption: String)
    case notice(String)
    /// The row above the unread messages.
    case unread(String)
  }

  /// The delivery of a message.
  enum State: Hashable, Sendable { case sending, sent, failed }

  /// The speaker of a message.
  struct Speech: Hashable, Sendable {
    let walker: Walker
    /// A Boolean value that indicates whether it is the reader's own.
    let isOwn: Bool
    /// A Boolean value that indicates whether it follows another one of the same walker.
    let isSequel: Bool
  }

  /// The line below a message.
  struct Foot: Hashable, Sendable {
    let words: String
    let kind: Kind

    enum Kind: Hashable, Sendable { case replies, sending, failed }
  }
}

// What each class of cells shows of a message; nil where it does not.
extension Message {
  /// The words of a notice.
  var notice: String? {
    if case .notice(let words) = content { words } else { withdrawal }
  }

  /// The words of the row above the unread messages.
  var unread: String? {
    if case .unread(let words) = content { words } else { nil }
  }

  /// A picture with its words.
  var shot: Shot? {
    guard withdrawal == nil, case .picture(let speech, let scene, let caption) = content else { return nil }
    return Shot(speech: speech, scene: scene, caption: caption)
  }

  /// A picture with its words.
  struct Shot: Hashable, Sendable {
    let speech: Speech
    let scene: TrailScene
    let caption: String
  }

  /// A Boolean value that indicates whether the reader can take it back, or restore it.
  var isOwn: Bool {
    switch content {
    case .text(let speech, _), .picture(let speech, _, _): speech.isOwn
    case .notice, .unread: false
    }
  }
}

// A message and the thread below it.
extension Message {
  /// The number of replies below it, those to replies too.
  var replyCount: Int { replies.reduce(replies.count) { $0 + $1.replyCount } }

  /// It and all replies below it, in the order of the rows.
  var thread: [Message] { [self] + replies.flatMap(\.thread) }

  /// Changes the message, or the reply below it, that has an identity.
  mutating func edit(_ id: ID, _ change: (inout Message) -> Void) {
    if id == self.id { change(&self) }
    for index in replies.indices { replies[index].edit(id, change) }
  }
}
