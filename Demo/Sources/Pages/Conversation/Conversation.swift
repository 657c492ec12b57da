/// What walkers say to each other, as read from the page's file in one language.
struct Conversation: Sendable {
  let title: String
  let heading: Heading
  /// The notice in place of a message that was taken back.
  let withdrawn: String
  let messages: [Message]
  /// The message that comes later.
  let arriving: Message

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
