import Foundation
import TableMaker
import Testing
#if os(Linux)
  @_spi(Testing) import UIKit
#else
  import UIKit
#endif

@testable import Pages

/// The conversation on a phone's screen. Its server answers immediately, or when the test releases the answers.
@MainActor final class ConversationScreen {
  let screen: PageScreen
  let controller: ConversationController

  init(
    _ language: Language = .english, width: CGFloat = 390, textSize: UIContentSizeCategory = .large,
    isDark: Bool = false, isRightToLeft: Bool = false
  ) throws {
    screen = try PageScreen(
      .conversation, language, width: width, textSize: textSize, isDark: isDark, isRightToLeft: isRightToLeft)
    controller = try #require(screen.navigation.topViewController as? ConversationController)
    server.pause = nil
  }

  var window: UIWindow { screen.window }
  var navigation: UINavigationController { screen.navigation }
  var chat: Chat { controller.chat }
  var server: ConversationServer { controller.chat.server }
  var table: UITableView { controller.tableView }
  var dataSource: TableViewDataSource { get throws { try #require(controller.dataSource) } }
  var last: Message { get throws { try #require(chat.messages.items.last) } }

  /// The frame of the bar with the field, in the window.
  var composer: CGRect { controller.composer.convert(controller.composer.bounds, to: nil) }

  /// The identities of the messages in the table, from top to bottom.
  var shown: [Message.ID] {
    (0..<table.numberOfRows(inSection: 0)).compactMap { row in
      controller.dataSource?.item(at: IndexPath(row: row, section: 0), of: Message.self)?.id
    }
  }

  /// Lets what was asked for be answered and shown, and what moves come to rest.
  func settle() async throws {
    for _ in 0..<3 {
      for _ in 0..<20 { await Task.yield() }
      try await dataSource.waitForUpdates()
      rest()
    }
  }

  /// Lets what moves come to rest.
  func rest() {
    #if os(Linux)
      AnimationClock.shared.advance(by: 2)
      AnimationClock.shared.run()
    #endif
    window.layoutIfNeeded()
  }

  /// A message, or a reply, by its identity.
  func message(_ id: Message.ID) throws -> Message {
    try #require(chat.messages.items.flatMap(\.thread).first { $0.id == id })
  }

  /// The frame of a message's row, in the window.
  func row(_ id: Message.ID) throws -> CGRect {
    let path = try #require(dataSource.indexPath(of: message(id)))
    return table.convert(table.rectForRow(at: path), to: nil)
  }

  func scroll(to id: Message.ID, at position: UITableView.ScrollPosition) throws {
    try dataSource.scroll(to: message(id), at: position, animated: false)
    window.layoutIfNeeded()
  }

  /// The cell of a message, scrolled to.
  func cell(_ id: Message.ID) throws -> UITableViewCell {
    try scroll(to: id, at: .middle)
    let path = try #require(dataSource.indexPath(of: message(id)))
    return try #require(table.cellForRow(at: path))
  }

  /// The texts of a message's cell.
  func texts(_ id: Message.ID) throws -> [String] { try cell(id).contentView.shownLabels.compactMap(\.text) }

  func tap(_ id: Message.ID) async throws {
    let path = try #require(dataSource.indexPath(of: message(id)))
    try dataSource.tableView(table, didSelectRowAt: path)
    try await settle()
  }

  /// Writes a text and touches the button that sends it.
  func send(_ text: String) async throws {
    let composer = controller.composer
    composer.field.text = text
    composer.field.sendActions(for: .editingChanged)
    composer.button.sendActions(for: .primaryActionTriggered)
    try await settle()
  }

  /// Lets the server answer, or fail, and hold its answers again.
  func answer(hasSignal: Bool = true) async throws {
    server.hasSignal = hasSignal
    server.release()
    try await settle()
    server.isHeld = true
  }
}
