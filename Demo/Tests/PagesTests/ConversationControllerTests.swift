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

  /// The cell of a row, scrolled to.
  private func cell(_ row: Int) throws -> UITableViewCell {
    let path = IndexPath(row: row, section: 0)
    table.scrollToRow(at: path, at: .middle, animated: false)
    screen.window.layoutIfNeeded()
    return try #require(table.cellForRow(at: path))
  }

  private func tap(_ row: Int) async {
    controller.dataSource?.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
    await controller.dataSource?.settled()
    screen.window.layoutIfNeeded()
  }

  @Test func `each message stands in a cell of its kind, which says what it says`() throws {
    for (row, message) in controller.messages.items.enumerated() {
      let cell = try cell(row)
      let texts = cell.contentView.shownLabels.compactMap(\.text)
      switch message.content {
      case .notice(let words): #expect(cell is NoticeCell && texts == [words])
      case .text(let speech, let text):
        #expect(cell is TextCell && texts.last == text)
        #expect((texts.count == 2) == (!speech.isOwn && !speech.isSequel), "row \(row) names its writer once")
      case .picture(_, _, let caption): #expect(cell is ShotCell && texts.last == caption)
      }
    }
    #expect(Set(try (0..<17).map { "\(type(of: try cell($0)))" }) == ["NoticeCell", "TextCell", "ShotCell"])
  }

  @Test func `the reader's own messages stand at the end of the row, the others' after their badge`() throws {
    for (row, message) in controller.messages.items.enumerated() {
      guard let speech = (try cell(row)) as? SpeechCell else { continue }
      let frame = speech.bubble.convert(speech.bubble.bounds, to: nil)
      if message.isOwn {
        #expect(abs(frame.maxX - 374) < pixel && frame.minX >= 16 + 44 - pixel)
      } else {
        #expect(abs(frame.minX - 56) < pixel && frame.maxX <= 374)
      }
    }
  }

  @Test func `a tap takes back a message of the reader's own, and another one restores it`() async throws {
    let text = try cell(3)
    let (height, others) = (text.bounds.height, try cell(4))
    await tap(3)
    #expect(try cell(3) is NoticeCell)
    #expect(try cell(3).contentView.shownLabels.map(\.text) == ["You took a message back. Tap to restore it."])
    #expect(try cell(4) === others)
    await tap(3)
    #expect(try cell(3) is TextCell)
    #expect(abs(try cell(3).bounds.height - height) < pixel)

    await tap(9)
    #expect(try cell(9) is NoticeCell)
    await tap(9)
    #expect(try cell(9) is ShotCell)
  }

  @Test func `a tap on what others say, or on a notice, changes nothing`() async throws {
    let before = controller.messages.items
    for row in [0, 1, 4, 6] { await tap(row) }
    #expect(controller.messages.items == before)
  }

  @Test func `a message that arrives comes last`() async throws {
    controller.receive()
    await controller.dataSource?.settled()
    #expect(table.numberOfRows(inSection: 0) == 18)
    #expect(try cell(17).contentView.shownLabels.first?.text == "Salma سلمى")
  }
}
