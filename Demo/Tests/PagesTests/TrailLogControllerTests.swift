import Foundation
import Testing
import UIKit

@testable import Pages

/// The trail log, laid out in a window.
@MainActor struct TrailLogControllerTests {
  /// A little more than a pixel. The live phone's tests can have set another scale.
  private let pixel = 1 / UIScreen.main.scale + 0.01

  @Test(arguments: Language.allCases, [320, 390, 844] as [CGFloat])
  func `rows are as high as their content needs, at every text size`(language: Language, width: CGFloat) throws {
    var folded = 0
    for textSize in [.extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge]
      as [UIContentSizeCategory]
    {
      for isGrown in [false, true] {
        let screen = TrailLogScreen(language, isGrown: isGrown, width: width, textSize: textSize)
        #expect(screen.table.numberOfRows(inSection: 0) == 16)
        for row in 0..<screen.table.numberOfRows(inSection: 0) {
          let cell = try #require(screen.cell(row))
          let place = Comment("row \(row) \(textSize) \(isGrown)")
          #expect(abs(cell.bounds.height - screen.height(of: row)) < 0.01, place)
          checkTexts(of: cell, place)
          checkWord(of: cell, isGrown: isGrown, place)
          if cell.body.more.bounds.height > 1 { folded += 1 }
        }
      }
    }
    // The test must have seen both.
    #expect(folded > 8 && folded < 56)
  }

  /// Checks that no label is lower than its text, or reaches out of the cell.
  private func checkTexts(of cell: TrailPostCell, _ place: Comment) {
    for label in cell.contentView.shownLabels where label !== cell.body.more && label.text?.isEmpty == false {
      let needed = label.height(lines: label.numberOfLines)
      #expect(label.bounds.height >= needed - pixel && label.bounds.height <= needed + 2 * pixel, place)
      if label.numberOfLines == 1 {
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        #expect(label.bounds.width >= label.sizeThatFits(unlimited).width - pixel, place)
      }
      let frame = label.convert(label.bounds, to: cell.contentView)
      #expect(frame.minX >= 16 - pixel && frame.maxX <= cell.contentView.bounds.width - 16 + pixel, place)
      #expect(frame.minY >= 14 - pixel && frame.maxY <= cell.contentView.bounds.height - 14 + pixel, place)
    }
  }

  /// The word for more is there, whole, where text is cut off, and nowhere else.
  private func checkWord(of cell: TrailPostCell, isGrown: Bool, _ place: Comment) {
    let (label, more) = (cell.body.label, cell.body.more)
    guard !cell.body.isHidden else { return }
    let isLarge = cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    #expect(label.numberOfLines == (isGrown ? 0 : isLarge ? 8 : 4), place)
    let isCut = label.height(lines: 0) > label.height(lines: label.numberOfLines) + 1
    #expect(abs(more.bounds.height - (isCut ? more.height(lines: 1) : 0)) < pixel, place)
  }

  @Test func `a tap grows a long post with its top staying, and another shrinks it again`() throws {
    let screen = TrailLogScreen(.english)
    for row in [0, 3, 12] {
      _ = try #require(screen.cell(row))
      let (height, top) = (screen.height(of: row), screen.top(of: row))
      screen.tap(row)

      #expect(screen.height(of: row) > height + 20)
      #expect(abs(screen.top(of: row) - top) < pixel)
      let body = try #require(screen.table.cellForRow(at: screen.path(row)) as? TrailPostCell).body
      #expect(abs(body.label.bounds.height - body.label.height(lines: 0)) < pixel)
      #expect(body.more.bounds.height < pixel)

      screen.tap(row)
      #expect(abs(screen.height(of: row) - height) < 0.01)
      #expect(abs(screen.top(of: row) - top) < pixel)
    }
  }

  @Test func `in a navigation controller, too, rows that were not seen are estimated like those that were`() throws {
    let controller = TrailLogController(language: .english)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let table = controller.tableView
    let heights = (0..<16).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights.dropFirst(3).allSatisfy { $0 > 120 })
    #expect(table.contentSize.height > 4000)
  }

  @Test func `a tap on a short post changes nothing`() throws {
    let screen = TrailLogScreen(.chinese)
    _ = try #require(screen.cell(1))
    let (height, top) = (screen.height(of: 1), screen.top(of: 1))
    screen.tap(1)

    #expect(abs(screen.height(of: 1) - height) < 0.01)
    #expect(abs(screen.top(of: 1) - top) < 0.01)
  }

  @Test func `a grown post stays grown when the phone is turned and turned back`() throws {
    let screen = TrailLogScreen(.english)
    screen.tap(0)
    let (height, other) = (screen.height(of: 0), screen.height(of: 2))
    screen.window.frame.size = CGSize(width: 844, height: 390)
    screen.window.layoutIfNeeded()
    _ = try #require(screen.cell(0))
    #expect(abs(screen.height(of: 0) - height) > 20)

    screen.window.frame.size = CGSize(width: 390, height: 844)
    screen.window.layoutIfNeeded()
    #expect(abs(screen.height(of: 0) - height) < 0.01)
    #expect(abs(screen.height(of: 2) - other) < 0.01)
  }

  @Test func `the first post says what the file says, in the page's language`() throws {
    let screen = TrailLogScreen(.chinese)
    let texts = try #require(screen.cell(0)).contentView.shownLabels.compactMap(\.text)

    #expect(texts.starts(with: ["林玛拉", "云门岭 · 11月20日"]))
    #expect(texts.suffix(3) == ["展开", "14.2 公里", "960 米"])
    #expect(screen.controller.title == "山野日志")
  }

  @Test func `numbers that were not noted do not show`() throws {
    let screen = TrailLogScreen(.english)
    #expect(
      try #require(screen.cell(3)).contentView.shownLabels.compactMap(\.text).suffix(2) == ["21.5 km", "1,310 m"])
    #expect(try #require(screen.cell(7)).contentView.shownLabels.last?.text == "3 km")
    let last = try #require(screen.cell(15)).contentView.shownLabels.compactMap(\.text)
    #expect(!last.contains { $0.hasSuffix("km") || $0.hasSuffix(" m") })
  }

  @Test func `right to left the page is mirrored`() throws {
    let screen = TrailLogScreen(.english, isRightToLeft: true)
    let left = TrailLogScreen(.english)
    let (cell, other) = (try #require(screen.cell(3)), try #require(left.cell(3)))
    #expect(abs(cell.bounds.height - other.bounds.height) < 0.01)
    for (label, twin) in zip(cell.contentView.shownLabels, other.contentView.shownLabels) {
      let (frame, mirror) = (
        label.convert(label.bounds, to: cell.contentView), twin.convert(twin.bounds, to: other.contentView)
      )
      #expect(abs(frame.minX - (390 - mirror.maxX)) < pixel && abs(frame.minY - mirror.minY) < pixel)
    }
  }

  @Test(arguments: [
    (#"{"title": {"en": 1}}"# as String?, "title.en: this should be a text."), (nil, "the file is missing."),
  ])
  func `a file that cannot be read shows one row that says why`(text: String?, words: String) throws {
    let controller = TrailLogController(language: .english, data: text.map { Data($0.utf8) })
    let screen = TrailLogScreen(controller)

    #expect(screen.table.numberOfSections == 1 && screen.table.numberOfRows(inSection: 0) == 1)
    let cell = try #require(screen.table.cellForRow(at: screen.path(0)))
    #expect(cell.textLabel?.text == words)
    #expect(controller.title == "Broken File")
  }
}
