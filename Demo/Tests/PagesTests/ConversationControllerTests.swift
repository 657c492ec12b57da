import Foundation
import TableMaker
import Testing
import UIKit

@testable import Pages

/// The messages of the conversation: their cells, threads, and what is taken back.
@MainActor struct ConversationControllerTests {
  /// A length below a pixel, 3 a point.
  private let pixel: CGFloat = 0.34

  private let screen: ConversationScreen
  private var table: UITableView { screen.table }

  /// Without earlier pages.
  init() async throws {
    screen = try ConversationScreen()
    screen.server.isHeld = true
    try await screen.settle()
  }

  /// The words below a message about its replies.
  private func replies(_ id: Message.ID) throws -> String? {
    try screen.texts(id).first { $0.hasSuffix(" reply") || $0.hasSuffix(" replies") }
  }

  @Test func `each message stands in a cell of its kind, which says what it says`() throws {
    var kinds: Set<String> = []
    // The unread mark goes when the end is reached again.
    for message in screen.chat.messages.items.reversed() {
      let cell = try screen.cell(message.id)
      kinds.insert("\(type(of: cell))")
      var texts = cell.contentView.shownLabels.compactMap(\.text)
      if !message.replies.isEmpty { #expect(try texts.removeLast() == replies(message.id)) }
      switch message.content {
      case .notice(let words): #expect(cell is NoticeCell && texts == [words])
      case .unread(let words): #expect(cell is UnreadCell && texts == [words])
      case .text(let speech, let text):
        #expect(cell is TextCell && texts.last == text)
        #expect(
          (texts.count == 2) == (!speech.isOwn && !speech.isSequel), "message \(message.id) names its writer once")
      case .picture(_, _, let caption): #expect(cell is ShotCell && texts.last == caption)
      }
    }
    #expect(kinds == ["NoticeCell", "UnreadCell", "TextCell", "ShotCell"])
  }

  @Test func `the user's own messages are at the end of the row, the others' after their badge`() throws {
    for message in screen.chat.messages.items.reversed() {
      guard let speech = (try screen.cell(message.id)) as? SpeechCell else { continue }
      let frame = speech.bubble.convert(speech.bubble.bounds, to: nil)
      if message.isOwn {
        #expect(abs(frame.maxX - 374) < pixel && frame.minX >= 16 + 44 - pixel)
      } else {
        #expect(abs(frame.minX - 56) < pixel && frame.maxX <= 374)
      }
    }
  }

  @Test func `threads are unfolded as the file says, each level further in`() throws {
    #expect(screen.shown == [1, 2, 3, 31, 32, 33] + Array(4...17) + [Message.unreadMarkID, 18, 19, 20])
    for (id, level) in [(3, 0), (31, 1), (32, 2)] as [(Message.ID, CGFloat)] {
      let speech = try #require(try screen.cell(id) as? SpeechCell)
      let frame = speech.bubble.convert(speech.bubble.bounds, to: nil)
      #expect(abs(frame.minX - 56 - level * ThreadLines.step) < pixel, "message \(id)")
    }
    let own = try #require(try screen.cell(33) as? SpeechCell)
    #expect(abs(own.bubble.convert(own.bubble.bounds, to: nil).maxX - 374) < pixel)
  }

  @Test func `a row says how many replies are below it, and a tap folds and unfolds them`() async throws {
    #expect(try replies(3) == "3 replies" && replies(31) == "1 reply" && replies(6) == "3 replies")
    #expect(try replies(4) == nil && replies(32) == nil)
    let height = try screen.cell(3).bounds.height
    let all = screen.shown
    try await screen.tap(3)
    #expect(screen.shown == all.filter { ![31, 32, 33].contains($0) })
    #expect(try replies(3) == "3 replies" && abs(screen.cell(3).bounds.height - height) < pixel)
    try await screen.tap(3)
    #expect(screen.shown == all)
    try await screen.tap(6)
    #expect(screen.shown.contains(61) && screen.shown.contains(62) && !screen.shown.contains(63))
  }

  @Test func `the menu takes back a message of the user's, and a tap restores it`() async throws {
    let height = try screen.cell(4).bounds.height
    let others = try screen.cell(5)
    let menu = try #require(screen.chat.menu(for: screen.message(4)))
    #expect(menu.children.map(\.title) == ["Take Back"])
    try screen.chat.takeBack(screen.message(4))
    try await screen.settle()
    #expect(try screen.cell(4) is NoticeCell)
    #expect(try screen.texts(4) == ["You took a message back. Tap to restore it."])
    #expect(try screen.cell(5) === others)
    #expect(try screen.chat.menu(for: screen.message(4)) == nil)
    try await screen.tap(4)
    #expect(try screen.cell(4) is TextCell)
    #expect(try abs(screen.cell(4).bounds.height - height) < pixel)

    try screen.chat.takeBack(screen.message(10))
    try await screen.settle()
    #expect(try screen.cell(10) is NoticeCell)
    try await screen.tap(10)
    #expect(try screen.cell(10) is ShotCell)
  }

  @Test func `a reply of the user's is taken back too, and its thread stays`() async throws {
    let all = screen.shown
    try screen.chat.takeBack(screen.message(33))
    try await screen.settle()
    #expect(try screen.cell(33) is NoticeCell)
    #expect(screen.shown == all)
    try await screen.tap(33)
    #expect(try screen.cell(33) is TextCell)
  }

  @Test func `other messages, notices, and the unread mark have no menu, and a tap changes nothing`() async throws {
    let before = screen.chat.messages.items
    for id in [1, 2, 4, 5, 7, 17, 32, Message.unreadMarkID] { try await screen.tap(id) }
    for id in [1, 2, 5, 7, 32, Message.unreadMarkID] {
      #expect(try screen.chat.menu(for: screen.message(id)) == nil)
      try screen.chat.takeBack(screen.message(id))
    }
    #expect(screen.chat.messages.items == before)
  }

  @Test(arguments: [("{", "this is not JSON, from line 1 on."), (nil, "the file is missing.")])
  func `a page whose file is broken says what is wrong, and where`(file: String?, words: String) throws {
    let page = Conversation.page(in: .english, data: file.map { Data($0.utf8) })
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(page.title == "Broken File")
    let texts = page.view.shownLabels.compactMap(\.text)
    #expect(texts.contains(words) && texts.contains("conversation.json"))
  }
}
