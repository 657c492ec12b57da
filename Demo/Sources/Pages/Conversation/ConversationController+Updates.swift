import TableMaker
import UIKit

extension ConversationController {
  /// The updates that are drawn before, during and after.
  nonisolated static let updates = [
    update(
      "keyboard", english: "The composer follows the keyboard", chinese: "输入栏跟随键盘",
      perform: { page in page.composer.field.becomeFirstResponder() }),
    update(
      "send", english: "A message is sent", chinese: "发送一条消息",
      prepare: { page in page.write() },
      perform: { page in await page.send() }),
    update(
      "sent", english: "It is delivered", chinese: "消息已送达",
      prepare: { page in
        page.write()
        await page.send()
      },
      perform: { page in await page.answer() }),
    update(
      "fail", english: "It is not delivered", chinese: "消息未送达",
      prepare: { page in
        page.write()
        await page.send()
      },
      perform: { page in await page.answer(hasSignal: false) }),
    update(
      "again", english: "A tap sends it again", chinese: "点击重新发送",
      prepare: { page in
        page.write()
        await page.send()
        await page.answer(hasSignal: false)
        (page.chat.server.hasSignal, page.chat.server.isHeld) = (true, true)
      },
      perform: { page in
        if let message = page.chat.messages.items.last { page.chat.tap(message) }
        await page.settle()
      }),
    update(
      "arrive", english: "A message arrives at the end", chinese: "停在末尾时来了新消息",
      perform: { page in await page.receive() }),
    update(
      "unread", english: "A message arrives further down", chinese: "翻看时来了新消息",
      prepare: { page in
        page.chat.markAsRead()
        await page.settle()
        page.scroll(to: 12, at: .bottom)
        await page.receive()
      },
      perform: { page in
        page.scroll(to: Message.unreadMarkID, at: .middle)
        await page.settle()
      }),
    update(
      "read", english: "The unread mark goes", chinese: "未读标记消失",
      perform: { page in
        page.chat.markAsRead()
        await page.settle()
      }),
    update(
      "older", english: "An earlier page comes", chinese: "更早的一页到达",
      prepare: { page in
        page.scroll(to: 1, at: .top)
        await page.settle()
        page.tableView.contentOffset.y = -page.tableView.adjustedContentInset.top
      },
      perform: { page in
        await page.answer()
        page.scroll(to: 1, at: .middle)
        await page.settle()
      }),
    PageUpdate(
      "menu", of: ConversationController.self, english: "A message shows its menu",
      chinese: "长按消息出现菜单",
      prepare: { page in await page.begin() },
      finger: { page in page.bubblePath(17) }),
    update(
      "take-back", english: "A message is taken back", chinese: "撤回一条消息",
      perform: { page in await page.takeBack(17) }),
    update(
      "restore", english: "It is restored", chinese: "恢复这条消息",
      prepare: { page in
        await page.takeBack(17)
      },
      perform: { page in
        page.message(17).map(page.chat.tap)
        await page.settle()
      }),
    update(
      "picture", english: "A picture is taken back", chinese: "撤回一张图片",
      prepare: { page in page.scroll(to: 10, at: .middle) },
      perform: { page in await page.takeBack(10) }),
    update(
      "unfold", english: "A thread unfolds", chinese: "展开一串回复",
      prepare: { page in page.scroll(to: 6, at: .middle) },
      perform: { page in
        page.message(6).map { page.dataSource?.expand($0) }
        await page.settle()
      }),
    update(
      "fold", english: "A thread folds", chinese: "收起一串回复",
      prepare: { page in page.scroll(to: 3, at: .top) },
      perform: { page in
        page.message(3).map { page.dataSource?.collapse($0) }
        await page.settle()
      }),
  ]

  /// Names an update. The page's server then answers only when it's asked to.
  nonisolated private static func update(
    _ name: String, english: String, chinese: String,
    prepare: @escaping @MainActor @Sendable (ConversationController) async -> Void = { _ in },
    perform: @escaping @MainActor @Sendable (ConversationController) async -> Void
  ) -> PageUpdate {
    PageUpdate(
      name, of: ConversationController.self, english: english, chinese: chinese,
      prepare: { page in
        await page.begin()
        await prepare(page)
      }, perform: perform)
  }

  fileprivate func message(_ id: Message.ID) -> Message? { chat.messages.items.first { $0.id == id } }

  /// Waits until nothing is loaded, the table shows it, and has scrolled to its end.
  fileprivate func settle() async {
    while chat.messages.state.isLoading, !chat.server.isHeld, (try? await Task.sleep(for: .milliseconds(1))) != nil {}
    for _ in 0..<2 {
      for _ in 0..<50 { await Task.yield() }
      await dataSource?.waitForUpdates()
    }
    await tableView.waitForRest()
  }

  /// Lets the server answer only when it's asked to.
  fileprivate func begin() async {
    (chat.server.pause, chat.server.isHeld) = (nil, true)
    await settle()
  }

  /// Writes a message, without sending it.
  fileprivate func write() {
    composer.field.becomeFirstResponder()
    composer.field.insertText(chat.conversation.words.example)
  }

  fileprivate func send() async {
    composer.button.sendActions(for: .primaryActionTriggered)
    await settle()
  }

  /// Lets the server answer, or fail.
  fileprivate func answer(hasSignal: Bool = true) async {
    chat.server.hasSignal = hasSignal
    chat.server.release()
    for _ in 0..<500 where chat.messages.state.isLoading || chat.messages.items.last?.state == .sending {
      try? await Task.sleep(for: .milliseconds(1))
    }
    await settle()
  }

  fileprivate func receive() async {
    chat.receive(chat.conversation.arriving)
    await settle()
  }

  fileprivate func takeBack(_ id: Message.ID) async {
    message(id).map(chat.takeBack)
    await settle()
  }

  fileprivate func scroll(to id: Message.ID, at position: UITableView.ScrollPosition) {
    if let message = message(id) { dataSource?.scroll(to: message, at: position, animated: false) }
  }

  /// The location of a message, which is touched and held there.
  fileprivate func bubblePath(_ id: Message.ID) -> FingerPath? {
    guard let path = message(id).flatMap({ dataSource?.indexPath(of: $0) }) else { return nil }
    let row = tableView.convert(tableView.rectForRow(at: path), to: nil)
    return FingerPath(CGPoint(x: row.maxX - 60, y: row.midY), rest: 1)
  }
}
