import Foundation
import TableMaker
import Testing
import UIKit

@testable import Pages

/// The market, laid out in a window.
@MainActor struct MarketControllerTests {
  /// A length below a pixel, 3 a point.
  private let pixel: CGFloat = 0.34

  // MARK: Arrival

  @Test func `the page waits with a notice, and then shows the market`() async {
    let screen = MarketScreen(MarketController(language: .english), isWaiting: true)
    #expect(!screen.controller.notice.isHidden && screen.controller.loading != nil)
    #expect((0..<5).allSatisfy { screen.table.numberOfRows(inSection: $0) == 0 })
    #expect(screen.controller.notice.shownLabels.first?.text == "Setting up the stalls")

    await screen.controller.loading?.value
    screen.window.layoutIfNeeded()
    #expect(screen.controller.notice.isHidden)
    #expect((0..<5).map { screen.table.numberOfRows(inSection: $0) } == [1, 1, 4, 8, 4])
  }

  @Test func `a file that cannot be read says why, and another try may succeed`() async throws {
    let tries = Tries()
    let controller = MarketController(language: .english) { await tries.next() }
    let screen = MarketScreen(controller, isWaiting: true)
    await controller.loading?.value
    let words = controller.notice.shownLabels.compactMap(\.text)
    #expect(words.starts(with: ["The market cannot be shown", "banners: this is missing."]))

    controller.notice.onTryAgain?()
    #expect(controller.notice.shownLabels.first?.text == "Setting up the stalls")
    await controller.loading?.value
    #expect(controller.notice.isHidden && screen.table.numberOfRows(inSection: 3) == 8)
  }

  private actor Tries {
    private var count = 0
    func next() -> Data? {
      count += 1
      return count == 1 ? Data("{}".utf8) : Market.fileData
    }
  }

  @Test func `a market that has nothing says so`() async {
    let part = #"{"title": {"en": "", "zh": ""}, "detail": {"en": "", "zh": ""}, "items": []}"#
    let file = #"{"banners": [], "categories": [], "weekend": \#(part), "goods": \#(part), "more": \#(part)}"#
    let controller = MarketController(language: .english) { Data(file.utf8) }
    let screen = MarketScreen(controller, isWaiting: true)
    await controller.loading?.value
    #expect(controller.notice.shownLabels.map(\.text) == ["No market today", "Come back with the next tide."])
    #expect(screen.table.numberOfRows(inSection: 0) == 0)
  }

  @Test func `a page that went away before its file arrived is not kept by it`() async {
    weak var gone: MarketController?
    var loading: Task<Void, Never>?
    do {
      let controller = MarketController(language: .english)
      controller.loadViewIfNeeded()
      controller.startLoading()
      loading = controller.loading
      gone = controller
    }
    await loading?.value
    #expect(await comesTrue { gone == nil })
  }

  // MARK: The bar

  @Test func `the bar shows from none at 50 points to whole at 114`() throws {
    let screen = MarketScreen(.english)
    var last: CGFloat = -1
    for (offset, amount) in [(0, 0), (50, 0), (66, 0.25), (82, 0.5), (98, 0.75), (114, 1), (400, 1)]
      as [(CGFloat, CGFloat)]
    {
      screen.scroll(to: offset)
      for look in [screen.bar.standardAppearance, try #require(screen.bar.scrollEdgeAppearance)] {
        let color = try #require(look.backgroundColor)
        #expect(abs(color.cgColor.alpha - amount) < 0.001, "at \(offset)")
      }
      #expect(amount >= last)
      last = amount
    }
    screen.scroll(to: 0)
    #expect(screen.bar.standardAppearance.backgroundColor?.cgColor.alpha == 0)
  }

  @Test func `the bar looks as before when the page is left, and clear again when it is back`() throws {
    let screen = MarketScreen(MarketController(language: .english), isWaiting: true)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let (own, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    own.backgroundColor = .red
    edge.backgroundColor = .blue
    navigation.navigationBar.standardAppearance = own
    navigation.navigationBar.scrollEdgeAppearance = edge
    screen.window.rootViewController = navigation
    screen.window.layoutIfNeeded()
    let controller = MarketController(language: .english)
    controller.arriveNow()
    navigation.pushViewController(controller, animated: false)
    screen.window.layoutIfNeeded()
    controller.tableView.contentOffset.y = 82
    let bar = navigation.navigationBar
    #expect(bar.standardAppearance.backgroundColor?.cgColor.alpha == 0.5)

    navigation.pushViewController(UIViewController(), animated: false)
    #expect(bar.standardAppearance.backgroundColor == .red && bar.scrollEdgeAppearance?.backgroundColor == .blue)
    #expect(controller.pager?.isRunning != true)
    controller.tableView.contentOffset.y = 300
    #expect(bar.standardAppearance.backgroundColor == .red, "what scrolls out of sight changes no bar")

    navigation.popViewController(animated: false)
    #expect(bar.standardAppearance.backgroundColor?.cgColor.alpha == 1)
    navigation.popViewController(animated: false)
    #expect(bar.standardAppearance.backgroundColor == .red && bar.scrollEdgeAppearance?.backgroundColor == .blue)
  }

  @Test func `a bar without a look at the edge has none again`() {
    let screen = MarketScreen(.english)
    screen.navigation.pushViewController(UIViewController(), animated: false)
    #expect(screen.bar.scrollEdgeAppearance == nil)
    #expect(screen.bar.standardAppearance.backgroundColor == nil)
  }

  @Test func `the banner's time runs while some of it is in sight`() throws {
    let screen = MarketScreen(.english)
    let pager = try #require(screen.controller.pager)
    #expect(pager.isRunning)
    screen.scroll(to: pager.bounds.height + 10)
    #expect(screen.controller.pager?.isRunning != true)
    screen.scroll(to: 0)
    #expect(screen.controller.pager?.isRunning == true)
  }

  // MARK: Rows

  @Test(arguments: Language.allCases, [320, 390, 844] as [CGFloat])
  func `words have the room they need, at every text size`(language: Language, width: CGFloat) throws {
    for textSize in [.extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge]
      as [UIContentSizeCategory]
    {
      let screen = MarketScreen(language, width: width, textSize: textSize)
      for (section, rows) in [(2, 4), (3, 8), (4, 4)] {
        for row in 0..<rows {
          let place = Comment("section \(section) row \(row) \(textSize)")
          let cell = try #require(screen.cell(section, row), place)
          checkTexts(of: cell, place)
        }
      }
    }
  }

  /// Checks that no label is lower than its text, or reaches out of the margins.
  private func checkTexts(of cell: UITableViewCell, _ place: Comment) {
    for label in cell.contentView.shownLabels where label.text?.isEmpty == false {
      let needed = label.height(lines: label.numberOfLines)
      #expect(label.bounds.height >= needed - pixel && label.bounds.height <= needed + 2 * pixel, place)
      let frame = label.convert(label.bounds, to: cell.contentView)
      #expect(frame.minX >= 16 - pixel && frame.maxX <= cell.contentView.bounds.width - 16 + pixel, place)
      #expect(frame.minY >= 8 - pixel && frame.maxY <= cell.contentView.bounds.height - 8 + pixel, place)
    }
  }

  @Test(
    arguments: [320, 390, 844] as [CGFloat], [.large, .accessibilityExtraExtraExtraLarge] as [UIContentSizeCategory])
  func `the banner is as high as a wide picture, or as its words need`(
    width: CGFloat, textSize: UIContentSizeCategory
  ) throws {
    let screen = MarketScreen(.english, width: width, textSize: textSize)
    let cell = try #require(screen.cell(0, 0, as: BannerCell.self))
    #expect(cell.bounds.height >= 300 && abs(cell.pager.bounds.height - cell.bounds.height) < pixel)
    #expect(cell.bounds.width == width)
  }

  @Test func `goods stand on stripes`() throws {
    let screen = MarketScreen(.english)
    for row in 0..<8 {
      let cell = try #require(screen.cell(3, row, as: GoodCell.self))
      #expect(cell.backgroundColor == (row.isMultiple(of: 2) ? MarketColors.ground : MarketColors.stripe))
    }
  }

  @Test func `a good shows what the file says, and no empty words`() throws {
    let screen = MarketScreen(.chinese)
    func words(_ row: Int) throws -> [String] {
      try #require(screen.cell(3, row)).contentView.shownLabels.compactMap(\.text)
    }
    #expect(try words(0) == ["手钓鲭鱼", "苍鹭号渔船 · 今早五点上岸", "¥28 / 公斤"])
    #expect(try words(2) == ["熬汤用的鱼骨", "苍鹭号渔船 · 送完为止，请自备袋子", "免费"])
    #expect(try words(6) == ["堤上散养鸡蛋", "¥12 / 六个"])
  }

  @Test func `a tap on a good puts it into the basket`() throws {
    let screen = MarketScreen(.english)
    #expect(screen.controller.basket.shownLabels.isEmpty)
    for _ in 0..<3 {
      screen.controller.dataSource?.tableView(screen.table, didSelectRowAt: IndexPath(row: 1, section: 3))
    }
    #expect(screen.controller.basket.count == 3)
    #expect(screen.controller.basket.shownLabels.map(\.text) == ["3"])
  }

  @Test func `sixteen kinds of goods stand on two pages of four by two, on four of two by two where text is large`()
    throws
  {
    for (textSize, columns, pages) in [
      (.large, 4, 2), (.accessibilityLarge, 2, 4),
    ] as [(UIContentSizeCategory, Int, Int)] {
      let screen = MarketScreen(.english, textSize: textSize)
      let cell = try #require(screen.cell(1, 0, as: CategoriesCell.self))
      let scrollView = try #require(cell.contentView.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
      let tiles = scrollView.subviews.compactMap { $0 as? CategoryTile }
      #expect(tiles.count == 16 && scrollView.contentSize.width == 390 * CGFloat(pages))
      #expect(Set(tiles.map { ($0.frame.minX * 3).rounded() }).count == columns * pages)
      #expect(Set(tiles.map(\.frame.minY)).count == 2)
      for tile in tiles {
        #expect(tile.shownLabels.allSatisfy { $0.bounds.height >= $0.height(lines: 2) - pixel })
      }
    }
  }

  @Test func `right to left the page is mirrored`() throws {
    let (screen, left) = (MarketScreen(.english, isRightToLeft: true), MarketScreen(.english))
    for (section, row) in [(1, 0), (2, 0), (3, 1), (4, 0)] {
      let (cell, other) = (try #require(screen.cell(section, row)), try #require(left.cell(section, row)))
      #expect(abs(cell.bounds.height - other.bounds.height) < 0.01)
      for (label, twin) in zip(cell.contentView.shownLabels, other.contentView.shownLabels) {
        let frame = label.convert(label.bounds, to: cell.contentView)
        let mirror = twin.convert(twin.bounds, to: other.contentView)
        #expect(abs(frame.minX - (390 - mirror.maxX)) < pixel && abs(frame.minY - mirror.minY) < pixel)
      }
    }
  }

  @Test func `nothing keeps the page once it has gone`() {
    weak var gone: MarketController?
    do {
      let screen = MarketScreen(.english)
      gone = screen.controller
    }
    #expect(gone == nil)
  }
}
