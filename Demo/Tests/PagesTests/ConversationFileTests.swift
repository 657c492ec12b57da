import Foundation
import Testing

@testable import Pages

/// The conversation's own file.
struct ConversationFileTests {
  private let data: Data

  init() throws {
    data = try #require(Conversation.fileData)
  }

  @Test(arguments: Language.allCases)
  func `reads in every language, with unique identities and messages of every kind`(language: Language) throws {
    let conversation = try Conversation.read(data, in: language)
    let all = (conversation.messages + [conversation.arriving]).flatMap(\.thread)
    #expect(all.count == 25)
    #expect(Set(all.map(\.id)).count == 25)
    #expect(all.contains { $0.isUnfolded } && all.contains { !$0.isUnfolded && !$0.replies.isEmpty })
    // A tap on a message of the reader's own takes it back; it cannot unfold a thread too.
    #expect(all.allSatisfy { !$0.isOwn || $0.replies.isEmpty })
    #expect(conversation.words(forReplies: 1) != conversation.words(forReplies: 2))
    #expect(conversation.words(forReplies: 12).contains("12"))
    #expect(all.count { $0.notice != nil } == 3 && all.count { $0.shot != nil } == 3)
    #expect(all.contains { $0.isOwn && $0.shot != nil } && all.contains { $0.isOwn && $0.shot == nil })
    #expect(!conversation.title.isEmpty && !conversation.withdrawn.isEmpty)
  }

  @Test func `every text in the file stands in both languages and in no third`() throws {
    #expect(try FileTexts.checkLanguages(of: data) == 3 + 1 + 2 + 2 * 4 + 25)
  }

  @Test func `each language is written with its own punctuation`() throws { try FileTexts.checkPunctuation(of: data) }

  @Test func `the initials on the badges, and the words in the reader's own bubbles, stand out by 4·5 to 1`() throws {
    let conversation = try Conversation.read(data, in: .english)
    for message in conversation.messages {
      switch message.content {
      case .text(let speech, _), .picture(let speech, _, _):
        #expect(Color.white.contrast(with: speech.walker.color) >= 4.5, "\(speech.walker.name)")
      case .notice: break
      }
    }
    for color in [Color(0x2A6B5E), Color(0x2B7365)] { #expect(Color.white.contrast(with: color) >= 4.5) }
  }

  @Test(arguments: [
    (#""you": "wen""#, #""you": "nobody""#, "you: there is no “nobody”."),
    (
      #""scene": "lake""#, #""scene": "sea""#,
      "messages[9].scene: there is no “sea”, only ridge, larches, lake, forest, snow, night, bog."
    ),
  ]) func `a mistake in the file is named, with its place`(text: String, mistake: String, words: String) throws {
    let file = String(decoding: data, as: UTF8.self)
    #expect(file.contains(text))
    let broken = Data(file.replacing(text, with: mistake).utf8)
    do throws(FileProblem) {
      _ = try Conversation.read(broken, in: .english)
      Issue.record("It is read.")
    } catch {
      #expect(error.words(in: .english) == words)
    }
  }
}
