import Foundation
import UIKit

extension Conversation: Decodable {
  /// The content of the page's own file, or nothing where it is missing.
  static var fileData: Data? {
    Bundle.module.url(forResource: "conversation", withExtension: "json").flatMap { try? Data(contentsOf: $0) }
  }

  /// Reads a conversation's file in a language; `nil` is a missing file.
  ///
  /// - Throws: A `FileProblem` that says what is wrong, and where.
  static func read(_ data: Data?, in language: Language) throws(FileProblem) -> Conversation {
    guard let data else { throw FileProblem(.fileMissing, at: []) }
    do {
      return try JSONDecoder.reading(in: language).decode(Conversation.self, from: data)
    } catch {
      throw FileProblem(error, reading: data)
    }
  }

  /// Returns the conversation's page in a language, or a page that says what is wrong in its file.
  @MainActor static func page(in language: Language, data: Data? = fileData) -> UIViewController {
    do throws(FileProblem) {
      return ConversationController(try read(data, in: language))
    } catch {
      return FileProblemController(error, file: "conversation.json", in: language)
    }
  }

  private enum Key: String, CodingKey {
    case title, name, words, arriving, you, firstUnread, walkers, messages
  }

  init(from decoder: any Decoder) throws {
    let language = decoder.language
    let file = try decoder.container(keyedBy: Key.self)
    title = try file.text(.title, in: language)
    name = try file.text(.name, in: language)
    words = try Words(file.nestedContainer(keyedBy: Words.Key.self, forKey: .words), in: language)
    let walkers = try file.decode([String: Walker].self, forKey: .walkers)
    you = try file.named(.you, in: walkers)
    let reader = MessageReader(language: language, walkers: walkers, you: you)
    messages = try reader.messages(of: file, .messages)
    firstUnread = try file.decode(Int.self, forKey: .firstUnread)
    guard messages.contains(where: { [firstUnread] in $0.id == firstUnread }) else {
      throw FileProblem(.unknown("\(firstUnread)", known: []), at: [Key.firstUnread])
    }
    arriving = try reader.message(
      file.nestedContainer(keyedBy: Message.Key.self, forKey: .arriving), after: messages.last)
  }
}

extension Conversation.Words {
  fileprivate enum Key: String, CodingKey {
    case withdrawn, takeBack, reply, replies, newMessage, newMessages
    case prompt, send, sending, failed, network, offline, example
  }

  fileprivate init(_ file: KeyedDecodingContainer<Key>, in language: Language) throws {
    withdrawn = try file.text(.withdrawn, in: language)
    takeBack = try file.text(.takeBack, in: language)
    reply = try file.text(.reply, in: language)
    replies = try file.text(.replies, in: language)
    newMessage = try file.text(.newMessage, in: language)
    newMessages = try file.text(.newMessages, in: language)
    prompt = try file.text(.prompt, in: language)
    send = try file.text(.send, in: language)
    sending = try file.text(.sending, in: language)
    failed = try file.text(.failed, in: language)
    network = try file.text(.network, in: language)
    offline = try file.text(.offline, in: language)
    example = try file.text(.example, in: language)
  }
}

/// Reads messages, and the threads below them.
private struct MessageReader {
  let language: Language
  let walkers: [String: Walker]
  let you: Walker

  /// Reads a list of messages.
  func messages<Key: CodingKey>(of file: KeyedDecodingContainer<Key>, _ key: Key) throws -> [Message] {
    var last: Message?
    return try file.list(key, by: Message.Key.self) { message in
      let message = try self.message(message, after: last)
      last = message
      return message
    }
  }

  /// Reads a message.
  func message(_ file: KeyedDecodingContainer<Message.Key>, after last: Message?) throws -> Message {
    var message = Message(id: try file.decode(Int.self, forKey: .id), content: try content(file, after: last))
    if file.contains(.replies) { message.replies = try messages(of: file, .replies) }
    message.isUnfolded = try file.decodeIfPresent(Bool.self, forKey: .unfolded) ?? false
    return message
  }

  private func content(
    _ file: KeyedDecodingContainer<Message.Key>, after last: Message?
  ) throws -> Message.Content {
    if file.contains(.notice) { return .notice(try file.text(.notice, in: language)) }
    let walker: Walker = try file.named(.walker, in: walkers)
    // After a thread it says again who speaks.
    let isSequel = last?.replies.isEmpty == true && last?.speech?.walker == walker
    let speech = Message.Speech(walker: walker, isOwn: walker == you, isSequel: isSequel)
    if file.contains(.scene) {
      return .picture(
        speech, try file.oneOf(TrailScene.self, .scene), caption: try file.text(.caption, in: language))
    }
    return .text(speech, try file.text(.text, in: language))
  }
}

extension Message {
  fileprivate enum Key: String, CodingKey {
    case id, walker, text, scene, caption, notice, replies, unfolded
  }

  fileprivate var speech: Speech? {
    switch content {
    case .text(let speech, _), .picture(let speech, _, _): speech
    case .notice, .unread: nil
    }
  }
}
