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
    #expect(all.count == 54)
    #expect(Set(all.map(\.id)).count == 54)
    // Those of messages that are sent begin at 1,000.
    #expect(all.allSatisfy { (1..<1_000).contains($0.id) })
    #expect(all.contains { $0.isUnfolded } && all.contains { !$0.isUnfolded && !$0.replies.isEmpty })
    // A message with replies can't be taken back.
    #expect(all.allSatisfy { !$0.isOwn || $0.replies.isEmpty })
    #expect(all.count { $0.notice != nil } == 7 && all.count { $0.shot != nil } == 4)
    #expect(all.contains { $0.isOwn && $0.shot != nil } && all.contains { $0.isOwn && $0.shot == nil })
    #expect(conversation.messages.suffix(3).first?.id == conversation.firstUnread)
    #expect(!conversation.title.isEmpty && !conversation.name.isEmpty)
  }

  @Test(arguments: Language.allCases) func `numbers and deliveries are put into words`(language: Language) throws {
    let conversation = try Conversation.read(data, in: language)
    let (one, more) = (conversation.unreadMark(1).unread ?? "", conversation.unreadMark(12).unread ?? "")
    #expect(one.contains("1") && more.contains("12") && !more.contains("#") && one != more)
    let thread = try #require(conversation.messages.first { $0.replyCount == 3 })
    #expect(conversation.foot(of: thread)?.words.contains("3") == true)
    var draft = conversation.draft("In.", after: conversation.messages)
    #expect(draft.id == 1_001 && draft.isOwn && conversation.foot(of: draft)?.kind == .sending)
    #expect(conversation.draft("In.", after: conversation.messages + [draft]).id == 1_002)
    draft.state = .failed
    #expect(conversation.foot(of: draft)?.kind == .failed)
    draft.state = .sent
    #expect(conversation.foot(of: draft) == nil)
  }

  @Test func `every text in the file stands in both languages and in no third`() throws {
    #expect(try FileTexts.checkLanguages(of: data) == 2 + 13 + 2 * 4 + 54)
  }

  @Test func `each language is written with its own punctuation`() throws { try FileTexts.checkPunctuation(of: data) }

  @Test func `the initials on the badges, and the words in the reader's own bubbles, stand out by 4·5 to 1`() throws {
    let conversation = try Conversation.read(data, in: .english)
    for message in conversation.messages {
      switch message.content {
      case .text(let speech, _), .picture(let speech, _, _):
        #expect(Color.white.contrast(with: speech.walker.color) >= 4.5, "\(speech.walker.name)")
      case .notice, .unread: break
      }
    }
    for color in [Color(0x2A6B5E), Color(0x2B7365)] { #expect(Color.white.contrast(with: color) >= 4.5) }
  }

  @Test(arguments: [
    (#""you": "wen""#, #""you": "nobody""#, "you: there is no “nobody”."),
    (#""firstUnread": 18"#, #""firstUnread": 118"#, "firstUnread: there is no “118”."),
    (#""sending": {"#, #""sent": {"#, "words.sending: this is missing."),
    (
      #""scene": "lake""#, #""scene": "sea""#,
      "messages[33].scene: there is no “sea”, only ridge, larches, lake, forest, snow, night, bog."
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
