import Foundation
import TableMaker
import Testing
import UIKit

@testable import Pages

/// The first screen.
@MainActor struct HomeControllerTests {
  @MainActor private struct Home {
    let screen: PageScreen
    let controller: HomeController

    init(_ language: Language, width: CGFloat = 390, textSize: UIContentSizeCategory = .large) throws {
      screen = try PageScreen(.home, language, width: width, textSize: textSize)
      // High enough for every row.
      screen.window.frame.size.height = 1300
      screen.window.layoutIfNeeded()
      controller = try #require(screen.navigation.topViewController as? HomeController)
    }

    /// The rows' cells, in order.
    var cells: [PageCell] {
      let table = controller.tableView
      return (0..<table.numberOfSections).flatMap { section in
        (0..<table.numberOfRows(inSection: section)).compactMap { row in
          table.cellForRow(at: IndexPath(row: row, section: section)) as? PageCell
        }
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `lists the pages by title and subtitle, and no sheets of tests`(language: Language) throws {
    let cells = try Home(language).cells
    let texts = cells.map { $0.contentView.shownLabels.compactMap(\.text) }
    #expect(texts == Page.listed.map { [$0.title(in: language), $0.subtitle(in: language)] })
    #expect(Set(Page.all.map(\.name)).subtracting(Page.listed.map(\.name)) == ["home", "controls", "updates"])
    #expect(cells.allSatisfy { $0.accessoryType == .disclosureIndicator })
    // Rows of one line each are as high as each other.
    #expect(Set(cells.map(\.bounds.height)).count == 1)
  }

  @Test func `a tap pushes the page, in the same language`() throws {
    for (index, page) in Page.listed.enumerated() {
      let home = try Home(.chinese)
      let table = home.controller.tableView
      home.controller.dataSource?.tableView(table, didSelectRowAt: IndexPath(row: index, section: 0))
      home.screen.window.layoutIfNeeded()
      #expect(home.screen.navigation.topViewController?.title == page.title(in: .chinese))
      #expect(home.screen.navigation.viewControllers.count == 2)
    }
  }

  @Test func `each page has an icon of its own`() {
    let icons = Page.all.map { $0.icon.image(scale: 2) }
    #expect(icons.allSatisfy { $0.size == CGSize(width: 56, height: 56) })
    #expect(Set(icons.map { $0.pngData() }).count == icons.count)
  }

  @Test func `large texts stand below the icon and take the whole width`() throws {
    let cell = try #require(Home(.english, textSize: .accessibilityLarge).cells.first)
    let title = try #require(cell.contentView.shownLabels.first)
    let frame = title.convert(title.bounds, to: cell.contentView)
    #expect(frame.minX == 16 && frame.minY > 12 + 56)
  }
}
