import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A page of messages that begins at the newest keeps the reader's place while older pages arrive, however the reader got to the top.
/// A scroll ends where it was asked to, from whatever closure.
@MainActor @Suite struct ConversationTests {
  private struct Message: Identifiable, Equatable, Sendable {
    let id: Int
    var isMine: Bool { id % 3 == 0 }
    var day: Int { (id + 900) / 9 }
    var text: String { String(repeating: "some words ", count: 1 + (id + 900) * 7919 % 23) }
  }

  private class BubbleCell: UITableViewCell {
    private let (label, time) = (UILabel(), UILabel())

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      for view in [label, time] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      let side =
        self is MineCell
        ? label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
        : label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
      NSLayoutConstraint.activate([
        side, label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
        label.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.7),
        time.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 3),
        time.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        time.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -7),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ message: Message) { (label.text, time.text) = (message.text, "\(message.id)") }
  }

  private final class MineCell: BubbleCell {}

  private final class TheirsCell: BubbleCell {}

  private final class DayHeader: UITableViewHeaderFooterView {
    private let label = UILabel()

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
        label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ day: Int) { label.text = "Day \(day)" }
  }

  /// The views of a section besides its messages.
  enum Shape: CaseIterable { case plain, days, dayHeaders }

  /// The closure that scrolls to the newest message.
  enum Moment: CaseIterable { case update, adapter, display, state, nextTurn }

  /// Lets requests wait until they are answered.
  @MainActor private final class Gate {
    var isSlow = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
      if isSlow { await withCheckedContinuation { waiting.append($0) } }
    }

    /// Answers all requests, once there is one, and later ones immediately.
    func answer() async {
      await expectSoon("Nothing is asked for") { !waiting.isEmpty }
      isSlow = false
      for request in waiting { request.resume() }
      waiting = []
    }
  }

  /// A table controller below a navigation bar.
  private final class Page: UITableViewController {
    let pages: PagedList<Message>
    let moment: Moment
    var dataSource: TableViewDataSource?
    let log = Log()
    private let goal: (Message, UITableView.ScrollPosition, animated: Bool)?
    private var hasBegun = false
    private var following: Task<Void, Never>?
    let gate: Gate

    init(_ moment: Moment = .update, goal: (Message, UITableView.ScrollPosition, animated: Bool)? = nil, least: Int) {
      (self.moment, self.goal) = (moment, goal)
      let gate = Gate()
      self.gate = gate
      pages = PagedList<Message>(perPage: 30, cursor: Int.self) { request in
        await gate.pass()
        let end: Int = request.cursor ?? 30
        return ItemPage(((end - 30)..<end).map { Message(id: $0) }, next: nil, previous: end > least ? end - 30 : nil)
      }
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    func build(_ shape: Shape) {
      let log = log
      let section = DataSource(tableView).onDiagnostic { log.diagnostics.append($0) }
        .onUpdate { [unowned self] _ in begin(.update) }
        .section("messages").data(pages)
        .cells(MineCell.self, for: { $0.isMine }) { [unowned self] cell, message, _ in
          cell.show(message)
          begin(.adapter)
        }
        .otherwise(TheirsCell.self) { [unowned self] cell, message, _ in
          cell.show(message)
          begin(.adapter)
        }
        .autoHeight().onDisplay { [unowned self] _, _, _ in begin(.display) }.loadsMore()
      switch shape {
      case .plain: dataSource = section.make()
      case .days: dataSource = section.grouped(by: .key(\.day)).make()
      case .dayHeaders:
        dataSource =
          section.grouped(by: .key(\.day)).headers(DayHeader.self) { header, messages in
            header.show(messages[0].day)
          }.make()
      }
      following = Task { [weak self, states = pages.states] in for await _ in states { self?.begin(.state) } }
    }

    private func begin(_ moment: Moment) {
      let isRight = moment == self.moment || moment == .update && self.moment == .nextTurn
      guard isRight, !hasBegun, let dataSource, let last = pages.items.last else { return }
      hasBegun = true
      let goal = goal ?? (last, .bottom, animated: false)
      if self.moment == .nextTurn {
        Task {
          await dataSource.waitForUpdates()
          dataSource.scroll(to: goal.0, at: goal.1, animated: goal.animated)
        }
      } else {
        dataSource.scroll(to: goal.0, at: goal.1, animated: goal.animated)
      }
    }

    var top: CGFloat { -tableView.adjustedContentInset.top }

    func settle() async {
      for _ in 0..<6 {
        for _ in 0..<10 { await Task.yield() }
        await dataSource?.waitForUpdates()
        settleAnimations()
        view.window?.layoutIfNeeded()
      }
    }

    /// The distance from the top of the table view to the top of a message.
    func place(of id: Int) -> CGFloat? {
      dataSource?.indexPath(of: Message(id: id)).map { tableView.rectForRow(at: $0).minY - tableView.contentOffset.y }
    }

    /// The first message below the bar.
    var first: Int? {
      let seen = tableView.contentOffset.y - top + 0.5
      return tableView.indexPathsForVisibleRows?.first { tableView.rectForRow(at: $0).maxY > seen }
        .flatMap { dataSource?.item(at: $0, of: Message.self)?.id }
    }

    func stop() {
      following?.cancel()
      view.window?.rootViewController = nil
    }
  }

  private func show(_ page: Page, _ shape: Shape) async -> TestWindow {
    let window = TestWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    page.build(shape)
    window.show(UINavigationController(rootViewController: page))
    await page.settle()
    return window
  }

  private func drag(_ page: Page, _ window: TestWindow, to offset: CGFloat) async {
    let finger = TestFinger(on: window)
    finger.press(at: CGPoint(x: 195, y: 150))
    finger.move(to: CGPoint(x: 195, y: 160), duration: 0.1)
    let way = page.tableView.contentOffset.y - offset
    for step in 1...20 {
      finger.move(to: CGPoint(x: 195, y: 160 + way * CGFloat(step) / 20), duration: 0.05)
      await Task.yield()
    }
    finger.hold(for: 0.3)
    await Task.yield()
    finger.lift()
  }

  private nonisolated static let ways = [
    "offset", "offset, then a pull", "scroll", "scroll, animated", "status bar", "300 below", "1 below", "at the top",
    "60 above",
  ]

  /// Gets to the top in a way.
  private func go(_ way: String, _ page: Page, _ window: TestWindow) async throws {
    let (table, top) = (try #require(page.tableView), page.top)
    let first = try #require(page.pages.items.first)
    switch way {
    case "offset": table.setContentOffset(CGPoint(x: 0, y: top), animated: false)
    case "offset, then a pull":
      table.setContentOffset(CGPoint(x: 0, y: top), animated: false)
      window.layOut()
      await drag(page, window, to: top - 100)
    case "scroll": page.dataSource?.scroll(to: first, at: .top, animated: false)
    case "scroll, animated": page.dataSource?.scroll(to: first, at: .top)
    case "status bar": table.setContentOffset(CGPoint(x: 0, y: top), animated: true)
    default:
      table.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
      window.layOut()
      let distances: [String: CGFloat] = ["300 below": 300, "1 below": 1, "at the top": 0, "60 above": -60]
      await drag(page, window, to: top + (distances[way] ?? 0))
    }
    settleAnimations()
    window.layOut()
  }

  /// A real UIKit takes no touches from tests.
  @Test(.enabled(if: TestFinger.isReal), arguments: ways, Shape.allCases)
  func `older messages leave the first visible one in place`(_ way: String, shape: Shape) async throws {
    for isSlow in [true, false] {
      let page = Page(least: -60)
      let window = await show(page, shape)
      #expect(page.pages.items.count == 30)
      page.gate.isSlow = isSlow
      try await go(way, page, window)
      var first = try #require(page.first)
      var before = try #require(page.place(of: first))
      if isSlow {
        await page.settle()
        #expect(page.pages.items.count == 30)
        #expect(abs((page.place(of: first) ?? 1e9) - before) <= 0.5, "waiting")
        (first, before) = (try #require(page.first), try #require(page.place(of: first)))
        await page.gate.answer()
      }
      await page.settle()
      #expect(page.pages.items.count >= 60)
      #expect(abs((page.place(of: first) ?? 1e9) - before) <= 0.5, "slow: \(isSlow)")
      #expect(page.log.messages.isEmpty)
      page.stop()
    }
  }

  @Test(arguments: Moment.allCases, Shape.allCases)
  func `a scroll ends where it was asked to`(moment: Moment, shape: Shape) async throws {
    for (id, position) in [(29, UITableView.ScrollPosition.bottom), (14, .bottom), (14, .middle), (14, .top)] {
      for (isSlow, animated) in [(false, false), (true, false), (true, true)] {
        let page = Page(moment, goal: (Message(id: id), position, animated), least: 0)
        page.gate.isSlow = isSlow
        let window = await show(page, shape)
        if isSlow { await page.gate.answer() }
        await page.settle()
        let path = try #require(page.dataSource?.indexPath(of: Message(id: id)))
        let offset = page.tableView.contentOffset.y
        // A second scroll from outside has nothing left to do.
        page.tableView.scrollToRow(at: path, at: position, animated: false)
        window.layOut()
        let rest = page.tableView.contentOffset.y - offset
        #expect(abs(rest) <= 0.5, "\(id) at \(position), slow: \(isSlow), animated: \(animated): \(rest)")
        #expect(offset > page.top)
        #expect(page.log.messages.isEmpty)
        page.stop()
      }
    }
  }
}
