import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A chat with a server's pages and the app's messages in a table view.
@MainActor @Suite struct ChatPagesTests {
  private func show(_ chat: ChatStage, _ list: PagedList<Message>, isAnchored: Bool = true) async {
    let chain = isAnchored ? chat.stage.chain.scrollAnchor(.bottom) : chat.stage.chain
    await chat.show(chain.onError { _ in }) {
      $0.section("chat").height(60).cell(UITableViewCell.self).data(list)
        .adapter { cell, message, _ in cell.textLabel?.text = "\(message.id) \(message.state)" }
        .loadsMore(chat.server.followsEnd ? .manual : .automatic).make()
    }
  }

  @Test(arguments: [true, false], [3, 70])
  func `below the newest message of a list with earlier pages, nothing is shown`(_ isAnchored: Bool, _ count: Int) async
  {
    let chat = ChatStage(count)
    let list = chat.server.list()
    chat.server.isSlow = true
    list.append(Message(id: 900, state: .sending))
    await show(chat, list, isAnchored: isAnchored)
    #expect(chat.ids == [900] && chat.tableView.tableFooterView == nil, "while the first page loads")
    await chat.server.answer()
    chat.server.isSlow = false
    await chat.settle()
    // A list with a single page doesn't say whether it's a chat.
    guard isAnchored || count > 20 else { return }
    #expect(chat.tableView.tableFooterView == nil)
    for _ in 0..<5 { await list.loadPrevious().value }
    await chat.settle()
    #expect(chat.ids == Array(0..<count) + [900] && chat.tableView.tableFooterView == nil)
    await list.refresh().value
    await chat.settle()
    #expect(chat.ids.last == 900 && chat.tableView.tableFooterView == nil && chat.stage.log.messages == [])
  }

  @Test func `next to another list, one that has only earlier pages says that it's empty`() async {
    let chat = ChatStage(40)
    let list = chat.server.list()
    await chat.show(chat.stage.chain.onError { _ in }) {
      $0.section("chat").height(60).cell(UITableViewCell.self).data(list).adapter { _, _, _ in }.loadsMore()
        .section("other").height(60).cell(UITableViewCell.self).data([1]).adapter { _, _, _ in }.make()
    }
    await list.loadPrevious().value
    await chat.settle()
    func texts() -> [String?] {
      (0..<2).map { section in
        let view = chat.stage.dataSource?.delegate.tableView(chat.tableView, viewForFooterInSection: section)
        return (view as? SectionPageFooter)?.footer.subviews.lazy.compactMap { $0 as? UILabel }
          .first { !$0.isHidden }?.text
      }
    }
    #expect(texts() == [nil, nil])
    list.items = []
    await chat.settle()
    #expect(texts() == ["Nothing Here", nil])
    await list.refresh().value
    await chat.settle()
    #expect(chat.stage.rowCounts == [40, 1])
  }

  @Test func `a message goes from sending to sent in its row, and stays at the end while others arrive`() async throws {
    let chat = ChatStage(40)
    chat.server.followsEnd = true
    let list = chat.server.list()
    await show(chat, list)
    list.append(Message(id: 40, text: "mine", state: .sending))
    await chat.settle()
    #expect(abs(chat.gap) < 0.5)
    let path = try #require(chat.stage.dataSource?.indexPath(of: Message(id: 40)))
    let cell = try #require(chat.tableView.cellForRow(at: path))
    list.edit(Message(id: 40)) { $0.state = .failed }
    await chat.settle()
    #expect(cell.textLabel?.text == "40 failed" && chat.tableView.cellForRow(at: path) === cell)
    list.edit(Message(id: 40)) { $0.state = .sending }
    // Another message was first on the server, and the page has both.
    chat.server.messages += [Message(id: 41), Message(id: 40), Message(id: 42)]
    await list.loadMore().value
    await chat.settle()
    #expect(chat.ids.suffix(4) == [39, 41, 40, 42] && abs(chat.gap) < 0.5)
    #expect(cell.textLabel?.text == "40 sent" && chat.stage.log.messages == [])
  }

  @Test func `elsewhere, a message that's sent and later pages move no visible row`() async throws {
    let chat = ChatStage(60)
    chat.server.followsEnd = true
    let list = chat.server.list(perPage: 40)
    await show(chat, list)
    chat.tableView.contentOffset.y -= 700
    await chat.settle()
    let before = try #require(chat.top(of: 45))
    list.append(Message(id: 90, state: .sending))
    await chat.settle()
    chat.server.messages += [Message(id: 60), Message(id: 90)]
    await list.loadMore().value
    list.remove(Message(id: 60))
    await chat.settle()
    #expect(abs((chat.top(of: 45) ?? 0) - before) < 0.5)
    #expect(chat.ids.suffix(2) == [59, 90] && chat.stage.log.messages == [])
  }

  @Test(.enabled(if: TestFinger.isReal))
  func `a page that fails while the reader pulls is requested again by the next pull`() async throws {
    let chat = ChatStage(60)
    let list = chat.server.list()
    await show(chat, list)
    chat.server.isSlow = true
    await chat.scrollToTop()
    #expect(chat.server.asked == [.first, .previous])
    list.append(Message(id: 90, state: .sending))
    let before = try #require(chat.top(of: 40))
    await pull(chat) { await chat.server.fail() }
    #expect(list.state.words == "failed previous" && chat.ids == Array(40..<60) + [90])
    #expect(abs((chat.top(of: 40) ?? 0) - before) < 0.5)
    let count = chat.server.asked.count
    await chat.settle()
    #expect(chat.server.asked.count == count, "without a pull, nothing is requested")
    await pull(chat) {
      #expect(chat.server.asked.count == count + 1)
      await chat.server.fail()
      #expect(chat.server.asked.count == count + 1, "once in a pull")
    }
    await pull(chat) {
      let held = chat.top(of: 40) ?? 0
      #expect(held > before + 5, "pulled")
      await chat.server.answer()
      await chat.stage.dataSource?.waitForUpdates()
      #expect(chat.ids == Array(20..<60) + [90] && abs((chat.top(of: 40) ?? 0) - held) < 0.5)
    }
    #expect(chat.ids == Array(20..<60) + [90] && chat.tableView.contentOffset.y > 0)
    #expect(chat.stage.log.messages == [])
  }

  /// Pulls the table view down at its top, and releases it afterward.
  private func pull(_ chat: ChatStage, while body: () async -> Void) async {
    let finger = TestFinger(on: chat.stage.window)
    finger.press(at: CGPoint(x: 195, y: 150))
    for step in 1...10 {
      finger.move(to: CGPoint(x: 195, y: 150 + CGFloat(step) * 12), duration: 0.05)
      await turns(3)
    }
    await turns()
    await body()
    finger.hold(for: 0.3)
    finger.lift()
    await chat.settle()
  }

  @Test func `a list of pages and a list of outgoing messages are one section, in which nothing appears twice`() async {
    let chat = ChatStage(50)
    let (history, outgoing) = (chat.server.list(), ItemList<Message>([]))
    await chat.show(chat.stage.chain.scrollAnchor(.bottom)) {
      $0.section("chat").height(60).cell(UITableViewCell.self).data(history, outgoing)
        .adapter { cell, message, _ in cell.textLabel?.text = "\(message.state)" }.loadsMore().make()
    }
    #expect(chat.ids == Array(30..<50) && abs(chat.gap) < 0.5)
    outgoing.append(Message(id: 90, state: .sending))
    outgoing.append(Message(id: 91, state: .sending))
    await chat.settle()
    #expect(chat.ids == Array(30..<50) + [90, 91] && abs(chat.gap) < 0.5)
    await chat.scrollToTop()
    #expect(chat.ids == Array(10..<50) + [90, 91] && chat.server.asked.last == .previous)
    chat.server.messages += [Message(id: 50), Message(id: 90)]
    await history.refresh().value
    await chat.settle()
    #expect(chat.ids.suffix(4) == [49, 50, 90, 91])
    outgoing.remove(Message(id: 90))
    await chat.settle()
    #expect(chat.ids.suffix(4) == [49, 50, 90, 91] && chat.stage.log.messages == [])
  }

  @Test func `loadsMore of several lists without pages is reported`() async {
    let chat = ChatStage(0)
    let (one, other) = (ItemList([Message(id: 1)]), ItemList([Message(id: 2)]))
    await chat.show(chat.stage.chain) {
      $0.section("notes").cell(UITableViewCell.self).data(one, other).adapter { _, _, _ in }.loadsMore().make()
    }
    #expect(chat.ids == [1, 2])
    #expect(chat.stage.log.diagnostics.map(\.kind) == [.noPagedList])
    #expect(chat.stage.log.messages.first?.contains("No source of section “notes” is a paged list") == true)
  }
}
