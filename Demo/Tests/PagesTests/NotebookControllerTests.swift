import Foundation
import Testing
import UIKit

@testable import Pages

/// The page itself, laid out in a window.
@MainActor struct NotebookControllerTests {
  /// The page in a window, laid out. The table lives only as long as this does.
  @MainActor private final class Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let table: UITableView

    init(_ controller: NotebookController, textSize: UIContentSizeCategory = .large) {
      table = controller.tableView
      window.traitOverrides.preferredContentSizeCategory = textSize
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
  }

  @Test func `has a row for every row of the file, and an empty section with its title`() throws {
    let screen = Screen(NotebookController(language: .english))
    let table = screen.table

    #expect((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == [5, 0, 240, 6])
    // Grouped tables write their titles in capitals.
    #expect(table.headerView(forSection: 1)?.textLabel?.text?.lowercased() == "drafts")
  }

  @Test func `the first sighting's cell says what the file says`() throws {
    let screen = Screen(NotebookController(language: .chinese))
    let table = screen.table
    table.scrollToRow(at: IndexPath(row: 0, section: 2), at: .top, animated: false)
    table.layoutIfNeeded()

    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 2)))
    #expect(cell.textLabel?.text == "普通翠鸟")
    #expect(cell.detailTextLabel?.text == "鹭湖观鸟屋 · 天刚亮，栏杆上有霜。扎了两次，叼起一条小鱼。")
    #expect(cell.imageView?.image?.size == CGSize(width: 44, height: 44))
  }

  @Test func `a broken file shows one row that says what is broken`() throws {
    let screen = Screen(NotebookController(language: .english, data: Data(#"{"title": {"en": 1}}"#.utf8)))

    #expect(screen.table.numberOfSections == 1)
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.textLabel?.text == "title.en: this should be a text.")
  }

  @Test func `a missing file shows one row that says so`() throws {
    let screen = Screen(NotebookController(language: .english, data: nil))

    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.textLabel?.text == "the file is missing.")
  }

  @Test func `rows grow with the text size`() throws {
    let small = Screen(NotebookController(language: .english))
    let large = Screen(NotebookController(language: .english), textSize: .accessibilityExtraLarge)

    for path in [IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 2)] {
      #expect(large.table.rectForRow(at: path).height > small.table.rectForRow(at: path).height + 20)
    }
  }
}
