import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The start of a list, once on screen, asks for the page before, however it got there, and what the user sees stays where it is. A scroll
/// ends where it was asked to, from `onUpdate` too.
@MainActor @Suite struct EarlierPagesTests {
  private final class Bubble: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      ])
      height = label.heightAnchor.constraint(equalToConstant: 40)
      height?.isActive = true
    }

    required init?(coder: NSCoder) { nil }

    var height: NSLayoutConstraint?
  }

  private struct Line: Identifiable, Equatable, Sendable {
    let id: Int
    var day: Int { (id + 1000) / 7 }
    var height: CGFloat { CGFloat(30 + (id * 7919 & 0xff) % 90) }
  }

  @MainActor private final class Chat {
    let stage = Stage()
    let pages = PagedList<Line>(perPage: 30, cursor: Int.self) { request in
      let end: Int = request.cursor ?? 30
      return ItemPage(((end - 30)..<end).map { Line(id: $0) }, next: nil, previous: end > -270 ? end - 30 : nil)
    }
    private var isBegun = false
    private var scrolls: ((TableViewDataSource, Line) -> Void)?

    init(isGrouped: Bool, loads: Bool = true, scrolls: ((TableViewDataSource, Line) -> Void)? = nil) {
      self.scrolls = scrolls
      let section = stage.chain.onUpdate { [unowned self] _ in update() }.section().cell(Bubble.self).data(pages)
        .adapter { cell, line, _ in cell.height?.constant = line.height }.autoHeight()
      switch (isGrouped, loads) {
      case (true, true): stage.show(section.grouped(by: .key(\.day)).loadsMore().make())
      case (true, false): stage.show(section.grouped(by: .key(\.day)).make())
      case (false, true): stage.show(section.loadsMore().make())
      case (false, false): stage.show(section.make())
      }
    }

    private func update() {
      guard !isBegun, let last = pages.items.last, let dataSource = stage.dataSource else { return }
      isBegun = true
      if let scrolls { scrolls(dataSource, last) } else { dataSource.scroll(to: last, at: .bottom, animated: false) }
    }

    var table: UITableView { stage.tableView }

    func settle() async {
      for _ in 0..<6 {
        for _ in 0..<10 { await Task.yield() }
        await stage.dataSource?.waitForUpdates()
        settleAnimations()
        stage.window.layOut()
      }
    }

    /// Where a line is on screen.
    func place(_ id: Int) -> CGFloat? {
      guard let path = stage.dataSource?.indexPath(of: Line(id: id)) else { return nil }
      return table.rectForRow(at: path).minY - table.contentOffset.y
    }

    /// The first line that is seen.
    var first: Int? {
      table.indexPathsForVisibleRows?.lazy.compactMap { self.stage.dataSource?.item(at: $0, of: Line.self)?.id }
        .first
    }
  }

  private nonisolated static let ways = ["offset", "scroll(to:)", "status bar", "300 below", "1 below"]

  @Test(arguments: ways, [false, true])
  func `a start that is on screen asks for the page before, and the first line stays`(_ way: String, isGrouped: Bool)
    async throws
  {
    let chat = Chat(isGrouped: isGrouped)
    await chat.settle()
    #expect(chat.pages.items.count == 30)
    let top = -chat.table.adjustedContentInset.top
    switch way {
    case "offset": chat.table.contentOffset.y = top
    case "scroll(to:)": chat.stage.dataSource?.scroll(to: Line(id: 0), at: .top, animated: false)
    case "status bar": chat.table.setContentOffset(CGPoint(x: 0, y: top), animated: true)
    case "300 below": chat.table.dragContent(by: top + 300 - chat.table.contentOffset.y)
    default: chat.table.dragContent(by: top + 1 - chat.table.contentOffset.y)
    }
    settleAnimations()
    chat.stage.window.layOut()
    let first = try #require(chat.first)
    let before = try #require(chat.place(first))
    await chat.settle()
    #expect(chat.pages.items.count == 60)
    #expect(abs((chat.place(first) ?? 1e9) - before) <= 0.5)
  }

  @Test func `an earlier page that the app asks for keeps the place at the very top, and other new rows come in there`()
    async throws
  {
    let chat = Chat(isGrouped: false, loads: false)
    chat.pages.refresh()
    await chat.settle()
    chat.table.contentOffset.y = -chat.table.adjustedContentInset.top
    await chat.settle()
    #expect(chat.pages.items.count == 30)
    let before = try #require(chat.place(0))
    await chat.pages.loadPrevious().value
    await chat.settle()
    #expect(chat.pages.items.count == 60)
    #expect(abs((chat.place(0) ?? 1e9) - before) <= 0.5)
    // An edit is nothing of an earlier page.
    chat.table.contentOffset.y = -chat.table.adjustedContentInset.top
    await chat.settle()
    let offset = chat.table.contentOffset.y
    chat.pages.items.insert(Line(id: 500), at: 0)
    await chat.settle()
    #expect(chat.table.contentOffset.y == offset)
    #expect(chat.first == 500)
  }

  /// A real UIKit takes no touches from tests.
  @Test(.enabled(if: TestFinger.isReal), arguments: [0, 60, 160], [false, true])
  func `an earlier page that comes while the table is pulled leaves each line under the touch`(
    pull: Double, isGrouped: Bool
  ) async throws {
    let chat = Chat(isGrouped: isGrouped, loads: false)
    chat.pages.refresh()
    await chat.settle()
    chat.table.contentOffset.y = -chat.table.adjustedContentInset.top
    await chat.settle()
    let finger = TestFinger(on: chat.stage.window)
    var touch = CGPoint(x: 100, y: 300)
    finger.press(at: touch)
    for _ in 0..<16 {
      touch.y += (pull + 20) / 16
      finger.move(to: touch)
    }
    let before = try #require(chat.place(0))
    await chat.pages.loadPrevious().value
    for _ in 0..<20 { await Task.yield() }
    await chat.stage.dataSource?.waitForUpdates()
    chat.stage.window.layOut()
    #expect(chat.pages.items.count == 60)
    #expect(abs((chat.place(0) ?? 1e9) - before) <= 0.5)
    finger.move(to: CGPoint(x: touch.x, y: touch.y + 30))
    #expect(abs((chat.place(0) ?? 1e9) - before - 30) <= 1)
    finger.hold(for: 0.3)
    finger.lift()
    await chat.settle()
    #expect(abs((chat.place(0) ?? 1e9) - before - 30) <= 1)
  }

  @Test(arguments: [false, true], [UITableView.ScrollPosition.bottom, .middle, .top])
  func `a scroll from onUpdate ends where it was asked to`(isGrouped: Bool, position: UITableView.ScrollPosition)
    async throws
  {
    for loads in [false, true] {
      // Not at an end of the content, which other pages and the footer move later.
      for id in loads ? (position == .bottom ? [29, 14] : [14]) : [29, 14, 3] {
        let chat = Chat(isGrouped: isGrouped, loads: loads) { dataSource, _ in
          dataSource.scroll(to: Line(id: id), at: position, animated: false)
        }
        if !loads { chat.pages.refresh() }
        await chat.settle()
        let path = try #require(chat.stage.dataSource?.indexPath(of: Line(id: id)))
        let offset = chat.table.contentOffset.y
        // A second scroll from outside has nothing left to do.
        chat.table.scrollToRow(at: path, at: position, animated: false)
        chat.stage.window.layOut()
        #expect(abs(chat.table.contentOffset.y - offset) <= 0.5, "\(id), loads: \(loads)")
      }
    }
  }
}
