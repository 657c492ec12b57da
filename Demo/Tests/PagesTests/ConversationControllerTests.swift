import Foundation
import TableMaker
import Testing
import UIKit

@testable import Pages

/// The conversation, laid out in a window.
@MainActor struct ConversationControllerTests {
  /// A length below a pixel, 3 a point.
  private let pixel: CGFloat = 0.34

  private let screen: PageScreen
  private let controller: ConversationController
  private var table: UITableView { controller.tableView }

  init() throws {
    screen = try PageScreen(.conversation, .english)
    controller = try #require(screen.navigation.topViewController as? ConversationController)
  }

  /// A message, or a reply, by its identity.
  private func message(_ id: Message.ID) throws -> Message {
    try #require(controller.messages.items.flatMap(\.thread).first { $0.id == id })
  }

  /// The cell of a message, scrolled to.
  private func cell(_ id: Message.ID) throws -> UITableViewCell {
    let path = try #require(controller.dataSource?.indexPath(of: message(id)))
    table.scrollToRow(at: path, at: .middle, animated: false)
    screen.window.layoutIfNeeded()
    return try #require(table.cellForRow(at: path))
  }

  private func tap(_ id: Message.ID) async throws {
    let path = try #require(controller.dataSource?.indexPath(of: message(id)))
    controller.dataSource?.tableView(table, didSelectRowAt: path)
    await controller.dataSource?.waitForUpdates()
    screen.window.layoutIfNeeded()
  }

  /// The identities of the messages in the table, from top to bottom.
  private var shown: [Message.ID] {
    (0..<table.numberOfRows(inSection: 0)).compactMap { row in
      controller.dataSource?.item(at: IndexPath(row: row, section: 0), of: Message.self)?.id
    }
  }

  /// The words below a message about its replies.
  private func replies(_ id: Message.ID) throws -> String? {
    try cell(id).contentView.shownLabels.compactMap(\.text).first { $0.hasSuffix(" reply") || $0.hasSuffix(" replies") }
  }

  @Test func `each message stands in a cell of its kind, which says what it says`() throws {
    var kinds: Set<String> = []
    for message in controller.messages.items {
      let cell = try cell(message.id)
      kinds.insert("\(type(of: cell))")
      var texts = cell.contentView.shownLabels.compactMap(\.text)
      if !message.replies.isEmpty { #expect(try texts.removeLast() == replies(message.id)) }
      switch message.content {
      case .notice(let words): #expect(cell is NoticeCell && texts == [words])
      case .text(let speech, let text):
        #expect(cell is TextCell && texts.last == text)
        #expect(
          (texts.count == 2) == (!speech.isOwn && !speech.isSequel), "message \(message.id) names its writer once")
      case .picture(_, _, let caption): #expect(cell is ShotCell && texts.last == caption)
      }
    }
    #expect(kinds == ["NoticeCell", "TextCell", "ShotCell"])
  }

  @Test func `the reader's own messages stand at the end of the row, the others' after their badge`() throws {
    for message in controller.messages.items {
      guard let speech = (try cell(message.id)) as? SpeechCell else { continue }
      let frame = speech.bubble.convert(speech.bubble.bounds, to: nil)
      if message.isOwn {
        #expect(abs(frame.maxX - 374) < pixel && frame.minX >= 16 + 44 - pixel)
      } else {
        #expect(abs(frame.minX - 56) < pixel && frame.maxX <= 374)
      }
    }
  }

  @Test func `threads are unfolded as the file says, each level further in`() throws {
    #expect(shown == [1, 2, 3, 31, 32, 33] + Array(4...17))
    for (id, level) in [(3, 0), (31, 1), (32, 2)] as [(Message.ID, CGFloat)] {
      let speech = try #require(try cell(id) as? SpeechCell)
      let frame = speech.bubble.convert(speech.bubble.bounds, to: nil)
      #expect(abs(frame.minX - 56 - level * ThreadLines.step) < pixel, "message \(id)")
    }
    let own = try #require(try cell(33) as? SpeechCell)
    #expect(abs(own.bubble.convert(own.bubble.bounds, to: nil).maxX - 374) < pixel)
  }

  @Test func `a row says how many replies are below it, and a tap folds and unfolds them`() async throws {
    #expect(try replies(3) == "3 replies" && replies(31) == "1 reply" && replies(6) == "3 replies")
    #expect(try replies(4) == nil && replies(32) == nil)
    let height = try cell(3).bounds.height
    try await tap(3)
    #expect(shown == Array(1...17))
    #expect(try replies(3) == "3 replies" && abs(cell(3).bounds.height - height) < pixel)
    try await tap(3)
    #expect(shown.prefix(6) == [1, 2, 3, 31, 32, 33])
    try await tap(6)
    #expect(shown.contains(61) && shown.contains(62) && !shown.contains(63))
  }

  @Test func `a tap takes back a message of the reader's own, and another one restores it`() async throws {
    let text = try cell(4)
    let (height, others) = (text.bounds.height, try cell(5))
    try await tap(4)
    #expect(try cell(4) is NoticeCell)
    #expect(try cell(4).contentView.shownLabels.map(\.text) == ["You took a message back. Tap to restore it."])
    #expect(try cell(5) === others)
    try await tap(4)
    #expect(try cell(4) is TextCell)
    #expect(abs(try cell(4).bounds.height - height) < pixel)

    try await tap(10)
    #expect(try cell(10) is NoticeCell)
    try await tap(10)
    #expect(try cell(10) is ShotCell)
  }

  @Test func `a reply of the reader's own is taken back too, and its thread stays`() async throws {
    try await tap(33)
    #expect(try cell(33) is NoticeCell)
    #expect(shown.prefix(6) == [1, 2, 3, 31, 32, 33])
    try await tap(33)
    #expect(try cell(33) is TextCell)
  }

  @Test func `a tap on what others say, or on a notice, changes nothing`() async throws {
    let before = controller.messages.items
    for id in [1, 2, 5, 7, 32] { try await tap(id) }
    #expect(controller.messages.items == before)
  }

  @Test func `a message that arrives comes last`() async throws {
    controller.receive()
    await controller.dataSource?.waitForUpdates()
    #expect(table.numberOfRows(inSection: 0) == 21)
    #expect(try cell(100).contentView.shownLabels.first?.text == "Salma سلمى")
  }
}
