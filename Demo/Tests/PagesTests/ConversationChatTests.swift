import Foundation
import TableMaker
import Testing
import UIKit

@testable import Pages

/// The conversation as a chat: its end, what is sent and arrives, earlier pages, and the keyboard.
@MainActor struct ConversationChatTests {
  /// A length below a pixel, 3 a point.
  private let pixel: CGFloat = 0.34

  /// The distance by which the last message is farther from the bar below it than at the end of the content.
  private func gap(_ screen: ConversationScreen) throws -> CGFloat {
    try screen.composer.minY - 0.5 - screen.table.contentInset.bottom - screen.row(screen.last.id).maxY
  }

  @Test(arguments: [.large, .accessibilityExtraExtraExtraLarge] as [UIContentSizeCategory], [390, 320] as [CGFloat])
  func `begins with its last message above the composer, below a small title`(
    textSize: UIContentSizeCategory, width: CGFloat
  ) async throws {
    let screen = try ConversationScreen(width: width, textSize: textSize)
    #expect(try abs(gap(screen)) < pixel && screen.composer.width == width)
    let safeArea = screen.controller.view.safeAreaInsets
    #expect(safeArea.bottom > 0 && abs(844 - safeArea.bottom - screen.composer.maxY) < pixel)
    #expect(screen.navigation.navigationBar.frame.height < 60)
    #expect(screen.controller.navigationItem.title == "Kettle Pass, Sunday")
    try await screen.settle()
    #expect(try abs(gap(screen)) < pixel && screen.dataSource.isAtEnd)
  }

  @Test(arguments: [true, false]) func `a message is sent in its row, or fails and is sent again`(isSent: Bool)
    async throws
  {
    let screen = try ConversationScreen()
    try await screen.settle()
    screen.server.isHeld = true
    try await screen.send("  Four ladles, then. ")
    let id = try screen.last.id
    #expect(try screen.texts(id) == ["Four ladles, then.", "Sending…"] && abs(gap(screen)) < pixel)
    #expect(try screen.chat.menu(for: screen.last) == nil, "A message that's being sent can't be taken back.")
    try await screen.tap(id)
    #expect(try screen.last.state == .sending)
    let (cell, height) = (try screen.cell(id), try screen.row(id).height)
    if !isSent {
      try await screen.answer(hasSignal: false)
      #expect(try screen.texts(id).last == "Not delivered. Tap to send again." && screen.cell(id) === cell)
      #expect(try abs(gap(screen)) < pixel)
      screen.server.hasSignal = true
      try await screen.tap(id)
      #expect(try screen.texts(id).last == "Sending…")
    }
    try await screen.answer()
    #expect(try screen.texts(id) == ["Four ladles, then."] && screen.last.state == .sent && screen.cell(id) === cell)
    #expect(try screen.row(id).height < height - 10 && abs(gap(screen)) < pixel)
    #expect(try screen.chat.menu(for: screen.last) != nil)
  }

  @Test func `only a text can be sent, and the field is empty afterward`() async throws {
    let screen = try ConversationScreen()
    screen.server.isHeld = true
    let (composer, before) = (screen.controller.composer, screen.shown)
    #expect(!composer.button.isEnabled && composer.button.accessibilityLabel == "Send")
    #expect(composer.field.placeholder == "Message")
    try await screen.send(" \n ")
    #expect(screen.shown == before && screen.shown.contains(Message.unreadMarkID))
    composer.field.text = "In."
    composer.field.sendActions(for: .editingChanged)
    #expect(composer.button.isEnabled)
    composer.field.sendActions(for: .primaryActionTriggered)
    #expect(composer.field.text == "" && !composer.button.isEnabled)
    try await screen.answer()
    #expect(try screen.last.id == 1_001 && screen.last.state == .sent)
  }

  @Test func `a walker answers the first message only`() async throws {
    let screen = try ConversationScreen()
    screen.server.pause = .milliseconds(1)
    try await screen.send("One")
    #expect(try await comesTrue { try screen.last.id == 100 })
    try await screen.send("Two")
    #expect(try await comesTrue { try screen.last.state == .sent })
    try await Task.sleep(for: .milliseconds(20))
    #expect(screen.chat.messages.items.map(\.id).suffix(3) == [1_001, 100, 1_002])
    #expect(try screen.texts(100).first == "Salma سلمى")
  }

  @Test func `an earlier page leaves the first visible row in place`() async throws {
    let screen = try ConversationScreen()
    screen.server.isHeld = true
    try await screen.settle()
    try screen.scroll(to: 1, at: .top)
    try await screen.settle()
    #expect(screen.shown.first == 1 && screen.chat.messages.state.isLoading)
    let before = try screen.row(2)
    screen.server.release()
    for _ in 0..<20 { await Task.yield() }
    try await screen.dataSource.waitForUpdates()
    let path = try #require(screen.dataSource.indexPath(of: screen.message(2)))
    let layer = try #require(screen.table.cellForRow(at: path)).layer
    #expect(layer.presentation().map { $0.position == layer.position } != false, "It doesn't slide into its place.")
    screen.server.isHeld = true
    try await screen.settle()
    #expect(screen.shown.prefix(20).elementsEqual(Array(205...224)))
    #expect(try abs(screen.row(2).minY - before.minY) < pixel)
    // The last page has only four messages.
    try screen.scroll(to: 205, at: .top)
    try await screen.settle()
    let older = try screen.row(206)
    try await screen.answer()
    #expect(screen.shown.prefix(5) == [201, 202, 203, 204, 205] && !screen.chat.messages.hasPrevious)
    #expect(try abs(screen.row(206).minY - older.minY) < pixel)
    #expect(Set(screen.shown).count == screen.shown.count)
  }

  @Test func `an earlier page that fails leaves the messages, and can be loaded again`() async throws {
    let screen = try ConversationScreen()
    screen.server.isHeld = true
    try await screen.settle()
    try screen.scroll(to: 1, at: .top)
    try await screen.settle()
    let before = try screen.row(2)
    try await screen.answer(hasSignal: false)
    #expect(screen.shown.first == 1 && screen.chat.messages.state.error != nil)
    #expect(try screen.row(2) == before)
    (screen.server.hasSignal, screen.server.isHeld) = (true, false)
    await screen.chat.messages.retry().value
    try await screen.settle()
    #expect(screen.shown.contains(224))
  }

  @Test func `the unread mark is above the first unread message, and goes when the user answers`() async throws {
    let screen = try ConversationScreen()
    try await screen.settle()
    #expect(screen.shown.suffix(4) == [Message.unreadMarkID, 18, 19, 20])
    #expect(try screen.texts(Message.unreadMarkID) == ["3 new messages"])
    try await screen.send("In.")
    #expect(try !screen.shown.contains(Message.unreadMarkID) && abs(gap(screen)) < pixel)
  }

  @Test func `messages that arrive while the user reads others are counted by the mark until the end is reached`()
    async throws
  {
    let screen = try ConversationScreen()
    screen.server.isHeld = true
    try await screen.settle()
    screen.chat.receive(try screen.chat.server.arrival(100))
    try await screen.settle()
    #expect(try screen.shown.suffix(4) == [18, 19, 20, 100] && abs(gap(screen)) < pixel, "at the end, it's seen")
    screen.chat.markAsRead()
    try screen.scroll(to: 6, at: .top)
    let before = try screen.row(6)
    for id in [101, 102] {
      screen.chat.receive(try screen.chat.server.arrival(id))
      try await screen.settle()
    }
    #expect(screen.shown.suffix(4) == [100, Message.unreadMarkID, 101, 102])
    #expect(try abs(screen.row(6).minY - before.minY) < pixel)
    #expect(screen.chat.messages.items.compactMap(\.unread) == ["2 new messages"])
    try screen.dataSource.scrollToEnd(animated: false)
    try await screen.settle()
    #expect(screen.shown.suffix(3) == [100, 101, 102])
  }

  @Test func `composer and last message are above the keyboard, and at the foot of the page without it`() throws {
    let screen = try ConversationScreen()
    let (field, rest) = (screen.controller.composer.field, screen.composer)
    // A guide follows the keyboard from the moment on at which it's asked for.
    let guide = screen.window.keyboardLayoutGuide
    // Nothing is awaited, because all windows of the process share the keyboard.
    field.becomeFirstResponder()
    screen.rest()
    #expect(guide.layoutFrame.height > 200 && abs(screen.composer.maxY - guide.layoutFrame.minY) < pixel)
    #expect(try abs(gap(screen)) < pixel && screen.dataSource.isAtEnd)
    field.resignFirstResponder()
    screen.rest()
    #expect(try screen.composer == rest && abs(gap(screen)) < pixel)
  }

  @Test(arguments: [.large, .accessibilityExtraExtraExtraLarge] as [UIContentSizeCategory], [false, true])
  func `a failed message's words, the mark, and the composer are whole`(
    textSize: UIContentSizeCategory, isRightToLeft: Bool
  ) async throws {
    for language in Language.allCases {
      let screen = try ConversationScreen(
        language, width: 320, textSize: textSize, isDark: isRightToLeft, isRightToLeft: isRightToLeft)
      try await screen.settle()
      checkTexts(of: try screen.cell(Message.unreadMarkID))
      screen.server.hasSignal = false
      try await screen.send(screen.chat.conversation.words.example)
      let (id, cell) = (try screen.last.id, try #require(screen.cell(screen.last.id) as? SpeechCell))
      #expect(try screen.texts(id).last == screen.chat.conversation.words.failed)
      checkTexts(of: cell)
      let bubble = cell.bubble.convert(cell.bubble.bounds, to: nil)
      #expect(abs(isRightToLeft ? bubble.minX - 16 : 304 - bubble.maxX) < pixel)
      let composer = screen.controller.composer
      let (field, button) = (composer.field.frame, composer.button.frame)
      #expect(field.height >= (composer.field.font?.lineHeight ?? 0) && button.width >= 24 && button.height >= 24)
      #expect(isRightToLeft ? button.maxX <= field.minX : field.maxX <= button.minX)
    }
  }

  /// Checks that the labels of a cell on a narrow phone are as high as their texts, and within its margins.
  private func checkTexts(of cell: UITableViewCell) {
    for label in cell.contentView.shownLabels {
      let frame = label.convert(label.bounds, to: cell)
      let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
      let place = Comment(rawValue: "“\(label.text ?? "")” \(frame)")
      #expect(label.bounds.height >= label.sizeThatFits(room).height - pixel, place)
      #expect(frame.minX >= 16 - pixel && frame.maxX <= 304 + pixel, place)
    }
  }
}

extension ConversationServer {
  /// A message of a walker's with an identity.
  fileprivate func arrival(_ id: Message.ID) throws -> Message {
    let message = try #require(newest(1).first)
    return Message(id: id, content: message.content)
  }
}
