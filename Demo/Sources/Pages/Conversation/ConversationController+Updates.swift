import TableMaker
import UIKit

extension ConversationController {
  /// Messages that become notices and come back, threads that unfold and fold, and a message that arrives: drawn before, during and after.
  nonisolated static let updates = [
    PageUpdate(
      "take-back", of: ConversationController.self, english: "A message is taken back", chinese: "撤回一条消息",
      perform: { page in await page.change(4) }),
    PageUpdate(
      "restore", of: ConversationController.self, english: "It is restored", chinese: "恢复这条消息",
      prepare: { page in await page.change(4) }, perform: { page in await page.change(4) }),
    PageUpdate(
      "picture", of: ConversationController.self, english: "A picture is taken back", chinese: "撤回一张图片",
      prepare: { page in
        if let message = page.message(10) { page.dataSource?.scroll(to: message, at: .middle, animated: false) }
      },
      perform: { page in await page.change(10) }),
    PageUpdate(
      "unfold", of: ConversationController.self, english: "A thread unfolds", chinese: "展开一串回复",
      prepare: { page in
        if let message = page.message(6) { page.dataSource?.scroll(to: message, at: .middle, animated: false) }
      },
      perform: { page in await page.unfold(6) }),
    PageUpdate(
      "fold", of: ConversationController.self, english: "A thread folds", chinese: "收起一串回复",
      perform: { page in await page.fold(3) }),
    PageUpdate(
      "arrive", of: ConversationController.self, english: "A message arrives", chinese: "来了新消息",
      prepare: { page in
        if let last = page.messages.items.last { page.dataSource?.scroll(to: last, at: .bottom, animated: false) }
      },
      perform: { page in
        page.receive()
        await page.dataSource?.waitForUpdates()
        if let last = page.messages.items.last { page.dataSource?.scroll(to: last, at: .bottom) }
      }),
  ]

  private func message(_ id: Message.ID) -> Message? { messages.items.first { $0.id == id } }

  private func unfold(_ id: Message.ID) async {
    if let message = message(id) { dataSource?.expand(message) }
    await dataSource?.waitForUpdates()
  }

  private func fold(_ id: Message.ID) async {
    if let message = message(id) { dataSource?.collapse(message) }
    await dataSource?.waitForUpdates()
  }

  private func change(_ id: Message.ID) async {
    if let message = message(id) { takeBackOrRestore(message) }
    await dataSource?.waitForUpdates()
  }
}
