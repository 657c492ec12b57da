import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A table view with `scrollAnchor(.bottom)` begins at its end and stays there while it's there.
///
/// Elsewhere, the rows keep their place.
@MainActor @Suite struct ScrollAnchorTests {
  typealias Heights = AnchoredChat.Heights
  typealias Change = AnchoredChat.Change

  private let window = TestWindow()

  private func show(_ count: Int, _ heights: Heights) async -> AnchoredChat {
    let chat = AnchoredChat(count, heights)
    window.show(chat.tableView)
    await chat.dataSource?.waitForUpdates()
    return chat
  }

  @Test(arguments: Heights.allCases, [1, 2, 5, 30, 400])
  func `it appears with the last row at the bottom`(_ heights: Heights, _ count: Int) async {
    let chat = AnchoredChat(count, heights)
    window.show(chat.tableView)
    #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
    #expect(chat.dataSource?.isAtEnd == true)
    await chat.dataSource?.waitForUpdates()
    #expect(abs(chat.gap) < 0.5 && chat.log.lines.isEmpty && chat.log.messages.isEmpty, "\(chat.log.messages)")
  }

  @Test(arguments: Heights.allCases)
  func `in a navigation controller, between bars and in a tab, it begins at the end too`(_ heights: Heights) async {
    let window = TestWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    for count in [3, 200] {
      let chat = AnchoredChat(count, heights)
      let page = UIViewController()
      chat.tableView.frame = page.view.bounds
      chat.tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.view.addSubview(chat.tableView)
      window.show(UINavigationController(rootViewController: page))
      settleAnimations()
      #expect(abs(chat.gap) < 0.5, "\(count)")
      #expect(chat.tableView.adjustedContentInset.bottom == 34)
    }
  }

  @Test(arguments: Heights.allCases, Change.allCases)
  func `while it's at the end, it stays there`(_ heights: Heights, _ change: Change) async {
    for count in [1, 4, 12, 300] {
      let chat = await show(count, heights)
      await chat.make(change, in: window)
      #expect(abs(chat.gap) < 0.5, "\(count): \(chat.gap)")
      #expect(chat.dataSource?.isAtEnd == true && chat.log.lines.isEmpty, "\(count)")
      // The next change finds it there too.
      await chat.make(.appends, in: window)
      #expect(abs(chat.gap) < 0.5, "\(count), after another message: \(chat.gap)")
      #expect(chat.log.messages.isEmpty)
    }
  }

  @Test(arguments: Heights.allCases, Change.allCases)
  func `elsewhere, and at the very top, the first visible row keeps its place`(_ heights: Heights, _ change: Change)
    async throws
  {
    for isTop in [false, true] {
      let chat = await show(300, heights)
      let finger = TestFinger(on: window)
      finger.press(at: CGPoint(x: 100, y: 200))
      for step in 1...10 { finger.move(to: CGPoint(x: 100, y: 200 + CGFloat(step) * 50)) }
      finger.hold(for: 0.5)
      finger.lift()
      settleAnimations()
      if isTop {
        chat.dataSource?.scroll(to: chat.list.items[0], at: .top, animated: false)
        window.layOut()
      }
      #expect(chat.dataSource?.isAtEnd == false)
      let seen = try #require(chat.firstSeen)
      let before = try #require(chat.top(of: seen))
      await chat.make(change, in: window)
      guard change != .removesFirst || !isTop else { continue }
      // A row that changes its width can have another height: it stays with the part that was visible.
      if change == .widens { continue }
      let after = try #require(chat.top(of: seen))
      #expect(abs(after - before) < 0.5, "\(isTop ? "top" : "between"): \(before), then \(after)")
      #expect(chat.dataSource?.isAtEnd == false)
    }
  }

  @Test(arguments: Heights.allCases)
  func `the end is reached once for each time that it was left`(_ heights: Heights) async throws {
    let chat = await show(300, heights)
    chat.dataSource?.scroll(to: chat.list.items[100], at: .top, animated: false)
    window.layOut()
    #expect(chat.dataSource?.isAtEnd == false && chat.log.lines.isEmpty)
    await chat.make(.appends, in: window)
    #expect(chat.dataSource?.isAtEnd == false)
    chat.dataSource?.scrollToEnd()
    settleAnimations()
    #expect(abs(chat.gap) < 0.5 && chat.dataSource?.isAtEnd == true && chat.log.lines == ["end"])
    await chat.make(.appendsMany, in: window)
    #expect(abs(chat.gap) < 0.5 && chat.log.lines == ["end"])
    chat.dataSource?.scroll(to: chat.list.items[100], at: .top)
    settleAnimations()
    chat.dataSource?.scrollToEnd(animated: false)
    #expect(abs(chat.gap) < 0.5 && chat.log.lines == ["end", "end"])
  }

  @Test func `items that were added in the same turn are at the end that a scroll goes to`() async {
    let chat = await show(100, .measured)
    chat.dataSource?.scroll(to: chat.list.items[10], at: .top, animated: false)
    window.layOut()
    chat.list.append(Post(id: 700, author: "me", text: "sent"))
    chat.dataSource?.scrollToEnd(animated: false)
    #expect(abs(chat.gap) < 0.5)
    #expect(chat.tableView.numberOfRows(inSection: 0) == 101)
  }

  @Test func `a table that begins with an unread message stays there`() async throws {
    let chat = AnchoredChat(300, .fixed)
    chat.dataSource?.scroll(to: chat.list.items[150], at: .top, animated: false)
    window.show(chat.tableView)
    await chat.dataSource?.waitForUpdates()
    #expect(chat.dataSource?.isAtEnd == false)
    #expect(abs(try #require(chat.top(of: 150))) < 0.5)
  }

  @Test func `an empty table is at its end, and so is what comes`() async {
    let chat = await show(0, .measured)
    #expect(chat.dataSource?.isAtEnd == true)
    await chat.make(.appends, in: window)
    #expect(abs(chat.gap) < 0.5)
    await chat.make(.appendsMany, in: window)
    #expect(abs(chat.gap) < 0.5 && chat.log.lines.isEmpty)
  }

  @Test func `a finger that holds the rows isn't pulled to the end`() async {
    let chat = await show(100, .measured)
    let finger = TestFinger(on: window)
    finger.press(at: CGPoint(x: 100, y: 300))
    for step in 1...8 { finger.move(to: CGPoint(x: 100, y: 300 + CGFloat(step) * 10)) }
    let offset = chat.tableView.contentOffset.y
    chat.list.append(Post(id: 700, author: "me", text: "sent"))
    await chat.dataSource?.waitForUpdates()
    #expect(chat.tableView.contentOffset.y == offset)
    finger.lift()
    settleAnimations()
  }

  @Test(arguments: Heights.allCases)
  func `rows that come while a finger pulls at the end are shown once it's lifted`(_ heights: Heights) async {
    let shown = await show(100, heights)
    for pull in [-60, -15, -60, 15, 40] as [CGFloat] {
      // A table view asks its delegate for each of several pulls.
      let chat = pull < 0 ? shown : await show(100, heights)
      let finger = TestFinger(on: window)
      finger.press(at: CGPoint(x: 100, y: 400))
      // Upward past the end, then to where the touch stays.
      for step in 1...8 { finger.move(to: CGPoint(x: 100, y: 400 - CGFloat(step) * 10)) }
      for step in 1...8 { finger.move(to: CGPoint(x: 100, y: 320 + (80 + pull) * CGFloat(step) / 8)) }
      let isLeft = chat.dataSource?.isAtEnd == false
      let offset = chat.tableView.contentOffset.y
      await chat.make(.appends, in: window)
      for _ in 0..<3 { await chat.make(.appends, in: window) }
      #expect(abs(chat.tableView.contentOffset.y - offset) < 0.5, "a finger that drags holds the rows")
      finger.hold(for: 0.3)
      finger.lift()
      settleAnimations()
      window.layOut()
      #expect(isLeft == (pull > 0), "\(pull)")
      #expect((abs(chat.gap) < 0.5) == !isLeft && chat.dataSource?.isAtEnd == !isLeft, "\(pull): \(chat.gap)")
      #expect(chat.log.lines.isEmpty || isLeft)
    }
  }

  /// The rows on the way to the end, and the new ones, have other heights than their estimates.
  @Test(arguments: Heights.allCases)
  func `a table that the app scrolls up after rows have come isn't at its end`(_ heights: Heights) async {
    let chat = await show(300, heights)
    flick(from: 300, to: 200)
    await chat.make(.appendsMany, in: window)
    let top = -chat.tableView.adjustedContentInset.top
    chat.tableView.contentOffset.y = top
    #expect(chat.dataSource?.isAtEnd == false)
    await chat.make(.appends, in: window)
    #expect(chat.tableView.contentOffset.y == top && chat.dataSource?.isAtEnd == false)
  }

  @Test(arguments: Heights.allCases, [false, true])
  func `a table that the app scrolls to its end and up again isn't at its end`(_ heights: Heights, animated: Bool) async
  {
    let chat = await show(300, heights)
    let top = -chat.tableView.adjustedContentInset.top
    chat.tableView.contentOffset.y = top
    await chat.make(.appendsMany, in: window)
    chat.dataSource?.scrollToEnd(animated: animated)
    settleAnimations()
    #expect(abs(chat.gap) < 0.5 && chat.dataSource?.isAtEnd == true)
    chat.tableView.contentOffset.y = top
    #expect(chat.dataSource?.isAtEnd == false)
    await chat.make(.appends, in: window)
    #expect(chat.tableView.contentOffset.y == top && chat.dataSource?.isAtEnd == false)
  }

  /// A row's height is measured when it comes on screen, which is after the touch here.
  @Test(arguments: Heights.allCases)
  func `few rows that grow while a finger pulls them down stand at the bottom afterward`(_ heights: Heights) async {
    for change in [Change.growsLast, .appends, .removesLast] {
      let chat = await show(2, heights)
      let finger = TestFinger(on: window)
      finger.press(at: CGPoint(x: 100, y: 200))
      for step in 1...8 { finger.move(to: CGPoint(x: 100, y: 200 + CGFloat(step) * 70)) }
      await chat.make(change, in: window)
      finger.hold(for: 0.3)
      finger.lift()
      settleAnimations()
      window.layOut()
      settleAnimations()
      #expect(abs(chat.gap) < 0.5 && chat.dataSource?.isAtEnd == true, "\(change): \(chat.gap)")
      await chat.make(.appendsMany, in: window)
      #expect(abs(chat.gap) < 0.5 && chat.dataSource?.isAtEnd == true, "\(change), more: \(chat.gap)")
    }
  }

  @Test(arguments: Heights.allCases)
  func `a table that the app scrolls up after a touch isn't at its end`(_ heights: Heights) async {
    for (count, pull) in [(20, 5), (20, 8), (60, 5), (60, 8), (300, 5), (300, 8)] {
      let chat = await show(count, heights)
      let finger = TestFinger(on: window)
      finger.press(at: CGPoint(x: 100, y: 300))
      for step in 1...8 { finger.move(to: CGPoint(x: 100, y: 300 + CGFloat(step * pull))) }
      finger.hold(for: 0.3)
      chat.list.items.removeLast()
      await chat.dataSource?.waitForUpdates()
      window.layOut()
      finger.lift()
      settleAnimations()
      window.layOut()
      let top = -chat.tableView.adjustedContentInset.top
      chat.tableView.contentOffset.y = top
      #expect(chat.dataSource?.isAtEnd == false, "\(count), \(pull)")
    }
  }

  /// Flicks the rows, and waits until they rest.
  private func flick(from start: CGFloat, to end: CGFloat) {
    let finger = TestFinger(on: window)
    finger.press(at: CGPoint(x: 100, y: start))
    for step in 1...8 { finger.move(to: CGPoint(x: 100, y: start + (end - start) * CGFloat(step) / 8)) }
    finger.lift()
    settleAnimations()
  }

  @Test func `a finger that leaves the end after rows have come isn't taken there`() async {
    let chat = await show(100, .fixed)
    let finger = TestFinger(on: window)
    finger.press(at: CGPoint(x: 100, y: 400))
    for step in 1...8 { finger.move(to: CGPoint(x: 100, y: 400 - CGFloat(step) * 10)) }
    await chat.make(.appendsMany, in: window)
    for step in 1...8 { finger.move(to: CGPoint(x: 100, y: 320 + CGFloat(step) * 30)) }
    finger.hold(for: 0.3)
    let offset = chat.tableView.contentOffset.y
    finger.lift()
    settleAnimations()
    #expect(chat.tableView.contentOffset.y == offset && chat.dataSource?.isAtEnd == false)
  }

  @Test(arguments: Heights.allCases) func `a finger that only rests on the rows doesn't hold them`(_ heights: Heights)
    async
  {
    let chat = await show(100, heights)
    let finger = TestFinger(on: window)
    finger.press(at: CGPoint(x: 100, y: 300))
    await chat.make(.appends, in: window)
    #expect(abs(chat.gap) < 0.5 && chat.dataSource?.isAtEnd == true)
    finger.lift()
    settleAnimations()
    #expect(abs(chat.gap) < 0.5)
  }

  @Test func `what replaces the chain finds the table without the inset`() async {
    let chat = await show(2, .fixed)
    #expect(abs(chat.tableView.contentInset.top - (844 - 120)) < 0.5)
    let next = DataSource(chat.tableView).onDiagnostic { _ in }.section().cell(PlainCell.self).data([1]).adapter {
      _, _, _ in
    }
    .make()
    #expect(chat.tableView.contentInset.top == 0)
    _ = next
  }

  @Test(arguments: Heights.allCases)
  func `a scroll to the last row while it's at the end leaves it there`(_ heights: Heights) async throws {
    for animated in [false, true] {
      let chat = await show(100, heights)
      chat.dataSource?.scroll(to: try #require(chat.list.items.last), at: .bottom, animated: animated)
      settleAnimations()
      await chat.make(.appends, in: window)
      #expect(abs(chat.gap) < 0.5 && chat.dataSource?.isAtEnd == true, "\(animated): \(chat.gap)")
    }
  }

  @Test func `without an anchor, the end that a table begins with isn't told, and each later one is, once`() async {
    for count in [0, 3, 200] {
      let stage = Stage()
      let (list, log) = (ItemList(notes(count)), Log())
      stage.show(
        stage.chain.height(40).onReachEnd { log.add("end") }.section().cell(NoteCell.self).data(list)
          .adapter { cell, note, _ in cell.note = note }.make())
      await stage.dataSource?.waitForUpdates()
      #expect(log.lines.isEmpty && stage.dataSource?.isAtEnd == (count < 200), "\(count)")
      list.append(contentsOf: (0..<100).map { Note(1000 + $0) })
      await stage.dataSource?.waitForUpdates()
      settleAnimations()
      #expect(log.lines.isEmpty && stage.tableView.contentOffset.y == 0 && stage.dataSource?.isAtEnd == false)
      for number in 1...2 {
        stage.dataSource?.scrollToEnd(animated: number == 1)
        settleAnimations()
        #expect(log.lines.count == number && stage.dataSource?.isAtEnd == true)
        stage.tableView.contentOffset.y = 0
      }
      list.removeAll { $0.id > 2 }
      await stage.dataSource?.waitForUpdates()
      settleAnimations()
      #expect(log.lines.count == 3, "rows that went brought the end on screen")
    }
  }

  @Test func `the closure of onReachEnd can add items and scroll`() async {
    let stage = Stage()
    let list = ItemList(notes(100))
    var count = 0
    stage.show(
      stage.chain.height(40).scrollAnchor(.bottom).onReachEnd { [weak stage] in
        count += 1
        if count < 3 { list.append(Note(1000 + count)) }
        stage?.dataSource?.scrollToEnd(animated: false)
      }.section().cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }.make())
    stage.dataSource?.scroll(to: Note(10), at: .top, animated: false)
    list.removeAll { $0.id > 11 }
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    #expect(count == 1 && stage.rowCounts == [13] && stage.dataSource?.isAtEnd == true)
    #expect(stage.log.messages.isEmpty)
  }
}
