import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Separators of days, and a mark above unread messages, as pages arrive. There are ten messages a day.
@MainActor @Suite struct ChatDaysTests {
  private func show(
    _ count: Int, perPage: Int, followsEnd: Bool = false
  ) async -> (ChatStage, PagedList<Message>) {
    let chat = ChatStage(count)
    chat.server.followsEnd = followsEnd
    let list = chat.server.list(perPage: perPage)
    await chat.show(chat.stage.chain.scrollAnchor(.bottom).onError { _ in }) {
      $0.section("chat").height(60).data(list)
        .cells(NoteCell.self, for: \.isMark) { _, _, _ in }
        .otherwise(PlainCell.self) { cell, message, _ in cell.textLabel?.text = message.text }
        .grouped(by: .key(\.day, title: { "Day \($0)" }))
        .loadsMore(followsEnd ? .manual : .automatic).make()
    }
    return (chat, list)
  }

  /// The days that the rows have, in order, each once for a run of rows.
  private func days(of ids: [Int]) -> [String] {
    ids.map { $0 / 10 }.reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }.map { "Day \($0)" }
  }

  @Test func `each day has one separator, whichever pages its messages come with`() async throws {
    // A screen shows more than a page, so several load at first.
    let (chat, list) = await show(95, perPage: 7)
    while list.hasPrevious {
      let ids = chat.ids
      #expect(chat.titles == days(of: ids) && ids == Array((ids.first ?? 0)..<95))
      let first = try #require(chat.ids.first)
      let before = try #require(chat.top(of: first + 9))
      await list.loadPrevious().value
      await chat.settle()
      if abs(chat.gap) > 1 { #expect(abs((chat.top(of: first + 9) ?? 0) - before) < 0.5) }
    }
    #expect(chat.ids == Array(0..<95) && chat.titles == days(of: chat.ids))
    #expect(abs(chat.gap) < 0.5 && chat.stage.log.messages == [])
  }

  @Test func `elsewhere, an earlier page that completes the day of the first visible row leaves the rows in place`()
    async throws
  {
    let (chat, list) = await show(100, perPage: 25)
    chat.server.isSlow = true
    await chat.scrollToTop()
    let first = try #require(chat.ids.first)
    #expect(first % 10 == 5)
    let before = try #require(chat.top(of: first))
    await chat.server.answer()
    chat.server.isSlow = false
    await chat.settle()
    #expect(chat.ids.first == first - 25 && chat.titles == days(of: chat.ids))
    let header = chat.tableView.rectForHeader(inSection: 0).height
    #expect(abs((chat.top(of: first) ?? 0) - before) < 0.5, "the header of \(header) belongs above the new rows")
    #expect(chat.stage.log.messages == [] && list.items.count == chat.ids.count)
  }

  @Test func `a later page adds its day, and messages of the app stay below it`() async {
    let (chat, list) = await show(38, perPage: 30, followsEnd: true)
    list.append(Message(id: 900, day: 3, state: .sending))
    await chat.settle()
    #expect(chat.titles.last == "Day 3" && chat.ids.last == 900 && abs(chat.gap) < 0.5)
    chat.server.messages += (38..<40).map { Message(id: $0, day: 3) }
    await list.loadMore().value
    await chat.settle()
    #expect(chat.ids.suffix(3) == [38, 39, 900] && chat.titles.last == "Day 3" && abs(chat.gap) < 0.5)
    // It was sent after midnight.
    chat.server.messages += [Message(id: 900, day: 4), Message(id: 41, day: 4)]
    await list.loadMore().value
    await chat.settle()
    #expect(chat.ids.suffix(3) == [39, 900, 41] && chat.titles.suffix(2) == ["Day 3", "Day 4"])
    #expect(abs(chat.gap) < 0.5 && chat.stage.log.messages == [])
  }

  @Test(arguments: [43, 50, 33])
  func `a mark above the first unread message stays there as pages come, and goes`(unread: Int) async throws {
    let (chat, list) = await show(60, perPage: 27, followsEnd: true)
    let first = try #require(list[id: unread])
    list.insert(Message(id: -1, day: first.day, isMark: true), before: first)
    if let mark = list[id: -1] { chat.stage.dataSource?.scroll(to: mark, at: .top, animated: false) }
    await chat.settle()
    func marked() -> Bool {
      guard let place = chat.ids.firstIndex(of: -1) else { return false }
      return chat.ids[place + 1] == unread && (place == 0 || chat.ids[place - 1] == unread - 1)
    }
    #expect(marked())
    await list.loadPrevious().value
    chat.server.messages += (60..<63).map { Message(id: $0, day: 6) }
    await list.loadMore().value
    await chat.settle()
    #expect(marked() && chat.titles == days(of: chat.ids.filter { $0 >= 0 }))
    await list.refresh().value
    await chat.settle()
    #expect(chat.ids.contains(-1) && (unread < 36 || marked()), "\(chat.ids)")
    chat.stage.dataSource?.scroll(to: Message(id: 50), at: .top, animated: false)
    await chat.settle()
    let before = try #require(chat.top(of: 50))
    list.remove(Message(id: -1))
    await chat.settle()
    #expect(!chat.ids.contains(-1) && chat.titles == days(of: chat.ids))
    #expect(abs(chat.gap) < 0.5 || abs((chat.top(of: 50) ?? 0) - before) < 0.5)
    #expect(chat.stage.log.messages == [])
  }

  @Test func `the day of the first visible message floats at the top of a plain table view`() async throws {
    let (chat, _) = await show(60, perPage: 60)
    chat.stage.dataSource?.scroll(to: Message(id: 24), at: .top, animated: false)
    chat.tableView.contentOffset.y += 10
    await chat.settle()
    let header = try #require(chat.tableView.headerView(forSection: 2))
    #expect(abs(header.frame.minY - chat.tableView.contentOffset.y - chat.tableView.adjustedContentInset.top) < 0.5)
    #expect(header.textLabel?.text == "Day 2")
  }
}
