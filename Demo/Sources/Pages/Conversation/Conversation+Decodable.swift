import Foundation

extension Conversation: Decodable {
  /// The content of the page's own file, or nothing where it is missing.
  static var fileData: Data? {
    Bundle.module.url(forResource: "conversation", withExtension: "json").flatMap { try? Data(contentsOf: $0) }
  }

  /// Reads a conversation's file in a language.
  ///
  /// - Throws: A `FileProblem` that says what is wrong, and where.
  static func read(_ data: Data, in language: Language) throws(FileProblem) -> Conversation {
    do {
      return try JSONDecoder.reading(in: language).decode(Conversation.self, from: data)
    } catch {
      throw FileProblem(error, reading: data)
    }
  }

  private enum Key: String, CodingKey {
    case title, heading, withdrawn, arriving, you, walkers, messages
  }

  private enum HeadingKey: String, CodingKey {
    case title, detail
  }

  init(from decoder: any Decoder) throws {
    let language = decoder.language
    let file = try decoder.container(keyedBy: Key.self)
    title = try file.text(.title, in: language)
    let heading = try file.nestedContainer(keyedBy: HeadingKey.self, forKey: .heading)
    self.heading = Heading(
      title: try heading.text(.title, in: language), detail: try heading.text(.detail, in: language))
    withdrawn = try file.text(.withdrawn, in: language)
    let walkers = try file.decode([String: Walker].self, forKey: .walkers)
    let you: Walker = try file.named(.you, in: walkers)
    var last: Walker?
    messages = try file.list(.messages, by: Message.Key.self) { message in
      let message = try Message(message, in: language, walkers: walkers, you: you, after: last)
      last = message.speech?.walker
      return message
    }
    arriving = try Message(
      file.nestedContainer(keyedBy: Message.Key.self, forKey: .arriving), in: language, walkers: walkers, you: you,
      after: last)
  }
}

extension Message {
  fileprivate enum Key: String, CodingKey {
    case id, walker, text, scene, caption, notice
  }

  fileprivate var speech: Speech? {
    switch content {
    case .text(let speech, _), .picture(let speech, _, _): speech
    case .notice: nil
    }
  }

  fileprivate init(
    _ message: KeyedDecodingContainer<Key>, in language: Language, walkers: [String: Walker], you: Walker,
    after last: Walker?
  ) throws {
    id = try message.decode(Int.self, forKey: .id)
    if message.contains(.notice) {
      content = .notice(try message.text(.notice, in: language))
      return
    }
    let walker: Walker = try message.named(.walker, in: walkers)
    let speech = Speech(walker: walker, isOwn: walker == you, isSequel: walker == last)
    if message.contains(.scene) {
      content = .picture(
        speech, try message.oneOf(TrailScene.self, .scene), caption: try message.text(.caption, in: language))
    } else {
      content = .text(speech, try message.text(.text, in: language))
    }
  }
}
