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

    init(_ controller: NotebookController, width: CGFloat = 390, textSize: UIContentSizeCategory = .large) {
      table = controller.tableView
      window.frame.size.width = width
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

  @Test func `on a narrow phone a name has its whole line, and the date comes first in the note`() throws {
    func cell(width: CGFloat) throws -> (screen: Screen, cell: UITableViewCell) {
      let screen = Screen(NotebookController(language: .english), width: width)
      screen.table.scrollToRow(at: IndexPath(row: 0, section: 2), at: .top, animated: false)
      screen.table.layoutIfNeeded()
      return (screen, try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 2))))
    }
    let (narrow, wide) = (try cell(width: 320), try cell(width: 390))
    for (_, cell) in [narrow, wide] {
      let name = try #require(cell.textLabel)
      #expect(name.text == "Common Kingfisher")
      #expect(name.bounds.width >= name.intrinsicContentSize.width - 0.34)
    }
    #expect(narrow.cell.detailTextLabel?.text?.hasPrefix("21 Nov · Heron Lake hide · ") == true)
    #expect(!narrow.cell.contentView.shownLabels.contains { $0.text == "21 Nov" })
    #expect(wide.cell.detailTextLabel?.text?.hasPrefix("Heron Lake hide · ") == true)
    #expect(wide.cell.contentView.shownLabels.contains { $0.text == "21 Nov" })
  }

  @Test func `a phone that is turned shows dates beside names, and back again`() throws {
    let screen = Screen(NotebookController(language: .english), width: 320)
    for (width, start) in [(568, "Heron"), (320, "21 Nov"), (844, "Heron")] as [(CGFloat, String)] {
      screen.window.frame.size.width = width
      screen.window.layoutIfNeeded()
      screen.table.scrollToRow(at: IndexPath(row: 0, section: 2), at: .top, animated: false)
      screen.table.layoutIfNeeded()
      let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 2)))
      #expect(cell.detailTextLabel?.text?.hasPrefix(start) == true, "\(width): \(cell.detailTextLabel?.text ?? "")")
    }
  }

  @Test func `large values stand below their titles, and both are whole`() throws {
    let screen = Screen(NotebookController(language: .english), textSize: .accessibilityExtraExtraExtraLarge)
    for row in 0..<3 {
      let cell = try #require(screen.table.cellForRow(at: IndexPath(row: row, section: 0)))
      let (title, value) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
      #expect(value.frame.minY >= title.frame.maxY - 0.34)
      for label in [title, value] { #expect(label.bounds.width >= label.intrinsicContentSize.width - 0.34) }
    }
  }
}
