/// What walkers say to each other, as read from the page's file in one language.
struct Conversation: Sendable {
  let title: String
  let heading: Heading
  /// The notice in place of a message that was taken back.
  let withdrawn: String
  /// What a thread says of its replies: of a single one, and of more, with `#` for their number.
  let reply, replies: String
  let messages: [Message]
  /// The message that comes later.
  let arriving: Message

  /// Returns what a message says of the replies below it.
  func words(forReplies count: Int) -> String {
    count == 1 ? reply : replies.replacing("#", with: "\(count)")
  }

  /// The words above the first message.
  struct Heading: Sendable {
    let title, detail: String
  }
}

/// A line of a conversation: something said, a picture, or a notice of the system.
struct Message: Identifiable, Hashable, Sendable {
  let id: Int
  let content: Content
  /// The notice in its place, once it was taken back.
  var withdrawal: String?
  /// The thread below it.
  var replies: [Message] = []
  /// A Boolean value that indicates whether its thread is unfolded at first.
  var isUnfolded = false

  enum Content: Hashable, Sendable {
    case text(Speech, String)
    case picture(Speech, TrailScene, caption: String)
    case notice(String)
  }

  /// Who says it.
  struct Speech: Hashable, Sendable {
    let walker: Walker
    /// A Boolean value that indicates whether it is the reader's own.
    let isOwn: Bool
    /// A Boolean value that indicates whether it follows another one of the same walker.
    let isSequel: Bool
  }
}

// What each class of cells shows of a message; nil where it does not.
extension Message {
  /// The words of a notice.
  var notice: String? {
    if case .notice(let words) = content { words } else { withdrawal }
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

  /// A Boolean value that indicates whether the reader can take it back, or has.
  var isOwn: Bool {
    switch content {
    case .text(let speech, _), .picture(let speech, _, _): speech.isOwn
    case .notice: false
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
