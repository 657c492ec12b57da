import Foundation
import TableMaker
import Testing
import UIKit

@testable import Pages

/// The letters, laid out in a window.
@MainActor struct PostControllerTests {
  /// A length below a pixel, 3 a point.
  private let pixel: CGFloat = 0.34

  /// The page on a phone's screen, and its table.
  @MainActor private struct Post {
    let screen: PageScreen
    let controller: PostController
    var table: UITableView { controller.tableView }

    init(_ language: Language = .english, isDark: Bool = false, isRightToLeft: Bool = false) throws {
      screen = try PageScreen(.post, language, isDark: isDark, isRightToLeft: isRightToLeft)
      controller = try #require(screen.navigation.topViewController as? PostController)
    }

    /// The cell of a row, scrolled to.
    func cell(_ row: Int) throws -> LetterCell {
      let path = IndexPath(row: row, section: 0)
      table.scrollToRow(at: path, at: .middle, animated: false)
      screen.window.layoutIfNeeded()
      return try #require(table.cellForRow(at: path) as? LetterCell)
    }

    func texts(_ row: Int) throws -> [String] { try cell(row).contentView.shownLabels.compactMap(\.text) }

    /// Returns whether the dot of a row shows.
    func isUnread(_ row: Int) throws -> Bool {
      func hasDot(_ view: UIView) -> Bool {
        !view.isHidden && (view.layer.cornerRadius == 5 || view.subviews.contains(where: hasDot))
      }
      return hasDot(try cell(row).contentView)
    }

    /// Taps a row.
    func tap(_ row: Int) {
      controller.dataSource?.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
      screen.window.layoutIfNeeded()
    }

    /// The text above the first row.
    var heading: String? { table.tableHeaderView?.shownLabels.first?.text }
  }

  @Test func `a letter's row says who wrote, when, what about, and what`() throws {
    let post = try Post(.chinese)
    #expect(post.table.numberOfRows(inSection: 0) == 15)
    #expect(
      try post.texts(0) == ["梅姨", "08:12", "四十棵番茄苗", "一夜之间全冒出来，窗台摆不下了。带纸箱来，能拿多少拿多少，不许还。"])
    #expect(try post.texts(4) == ["17 号地", "昨天", "（无主题）", "你家的鸡又来了。"])
    // Where nothing is written nothing is left free.
    #expect(try post.texts(8) == ["小惠（七岁）", "周日", "我的南瓜！！"])
    let short = try post.cell(8).bounds.height
    #expect(abs(short - (52 + 24)) < pixel)
    #expect(post.heading == "6 封未读")
  }

  @Test(arguments: [390, 320] as [CGFloat]) func `every name is shown in full`(width: CGFloat) throws {
    let screen = try PageScreen(.post, .english, width: width)
    let controller = try #require(screen.navigation.topViewController as? PostController)
    for row in 0..<15 {
      let path = IndexPath(row: row, section: 0)
      controller.tableView.scrollToRow(at: path, at: .middle, animated: false)
      screen.window.layoutIfNeeded()
      let cell = try #require(controller.tableView.cellForRow(at: path) as? LetterCell)
      let name = try #require(cell.contentView.shownLabels.first)
      let (size, lines) = (name.bounds.size, name.numberOfLines)
      name.numberOfLines = 0
      #expect(name.sizeThatFits(CGSize(width: size.width, height: 1000)).height <= size.height + pixel, "\(name)")
      name.numberOfLines = lines
    }
  }

  @Test func `a tap marks a letter as read, and nothing else changes`() throws {
    let post = try Post()
    let before = try (0..<15).map { try post.isUnread($0) }
    #expect(before.count { $0 } == 6 && before[0])
    #expect(post.heading == "6 unread")
    let height = try post.cell(0).bounds.height

    post.tap(0)
    #expect(try !post.isUnread(0))
    #expect(post.heading == "5 unread")
    #expect(try (1..<15).map { try post.isUnread($0) } == Array(before.dropFirst()))
    #expect(abs(try post.cell(0).bounds.height - height) < pixel)

    post.tap(0)
    post.tap(3)
    #expect(post.heading == "5 unread")
  }

  @Test func `the button marks all letters as read, and can do so once`() throws {
    let post = try Post()
    let button = try #require(post.controller.navigationItem.rightBarButtonItem)
    #expect(button.title == "Read All" && button.isEnabled)

    button.primaryAction?.performWithSender(button, target: nil)
    post.screen.window.layoutIfNeeded()
    #expect(try (0..<15).allSatisfy { try !post.isUnread($0) })
    #expect(post.heading == "All read")
    #expect(!button.isEnabled)
  }

  @Test func `reading the last unread letter by hand switches the button off`() throws {
    let post = try Post()
    for row in 0..<15 { post.tap(row) }
    #expect(post.heading == "All read")
    #expect(post.controller.navigationItem.rightBarButtonItem?.isEnabled == false)
  }

  @Test(arguments: [false, true])
  func `every other row is tinted, also after rows were used again`(isDark: Bool) throws {
    let post = try Post(isDark: isDark)
    let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
    let colors = [UIColor.systemBackground, .postTint].map { $0.resolvedColor(with: traits) }
    #expect(colors[0] != colors[1])
    for row in Array(0..<15) + Array((0..<15).reversed()) {
      #expect(try post.cell(row).backgroundColor?.resolvedColor(with: traits) == colors[row % 2], "row \(row)")
    }
  }

  @Test func `a long name gives way to the date`() throws {
    let post = try Post()
    let labels = try post.cell(2).contentView.shownLabels
    let (name, date) = (labels[0], labels[1])
    #expect(date.bounds.width >= date.intrinsicContentSize.width - pixel)
    #expect(name.bounds.width < name.intrinsicContentSize.width)
    let (nameFrame, dateFrame) = (name.convert(name.bounds, to: nil), date.convert(date.bounds, to: nil))
    #expect(abs(dateFrame.minX - nameFrame.maxX - 8) < pixel)
    #expect(abs(dateFrame.maxX - 374) < pixel)
  }

  @Test func `the dot stands in the middle of the subject's first line, also where the subject has two`() throws {
    let post = try Post()
    for row in [0, 10] {
      let cell = try post.cell(row)
      let subject = cell.contentView.shownLabels[2]
      func dot(in view: UIView) -> UIView? {
        view.layer.cornerRadius == 5 ? view : view.subviews.lazy.compactMap { dot(in: $0) }.first
      }
      let found = try #require(dot(in: cell.contentView))
      let (line, frame) = (subject.convert(subject.bounds, to: nil), found.convert(found.bounds, to: nil))
      #expect(abs(frame.midY - (line.minY + subject.font.lineHeight / 2)) < 0.51)
      #expect(abs(frame.maxX - 374) < pixel && frame.width == 10 && frame.height == 10)
      #expect(row == 0 || line.height > subject.font.lineHeight * 1.8)
    }
  }

  @Test func `right to left the page is mirrored`() throws {
    let (post, other) = (try Post(isRightToLeft: true), try Post())
    for row in [0, 2, 4, 10] {
      let (cell, twin) = (try post.cell(row), try other.cell(row))
      #expect(abs(cell.bounds.height - twin.bounds.height) < 0.01)
      for (label, mirror) in zip(cell.contentView.shownLabels, twin.contentView.shownLabels) {
        let (frame, other) = (label.convert(label.bounds, to: cell), mirror.convert(mirror.bounds, to: twin))
        #expect(abs(frame.minX - (390 - other.maxX)) < pixel && abs(frame.minY - other.minY) < pixel)
      }
    }
  }

  @Test(arguments: [
    (#"{"title": {"en": 1}}"# as String?, "title.en: this should be a text."), (nil, "the file is missing."),
  ])
  func `a file that cannot be read shows one row that says why`(text: String?, words: String) throws {
    let controller = PostController(language: .english, data: text.map { Data($0.utf8) })
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    #expect(controller.tableView.numberOfSections == 1 && controller.tableView.numberOfRows(inSection: 0) == 1)
    #expect(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == words)
    #expect(controller.title == "Broken File")
  }

  @Test func `a page that is left is let go`() throws {
    weak var controller: PostController?
    do {
      let post = try Post()
      controller = post.controller
      post.tap(0)
      post.screen.window.rootViewController = nil
    }
    #expect(controller == nil)
  }
}
