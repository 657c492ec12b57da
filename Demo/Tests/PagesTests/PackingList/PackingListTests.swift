import Foundation
import TableMaker
import Testing
import UIKit

@testable import Pages

/// The packing list: what is deleted, moved, packed and taken along, and its undoing.
@MainActor struct PackingListTests {
  @MainActor private struct Screen {
    let screen: PageScreen
    let page: PackingListController

    init(_ language: Language = .english, width: CGFloat = 390) throws {
      screen = try PageScreen(.packing, language, width: width)
      page = try #require(screen.navigation.topViewController as? PackingListController)
    }

    /// The identities of what is in the bags, bag by bag.
    var bags: [[Int]] { page.bags.sections.map { $0.items.map(\.id) } }
    var shelf: [Int] { page.shelf.items.map(\.id) }

    /// What the tables show, section by section.
    func rows(_ table: UITableView, _ source: TableViewDataSource?) -> [[Int]] {
      (0..<table.numberOfSections).map { section in
        (0..<table.numberOfRows(inSection: section)).compactMap {
          source?.item(at: IndexPath(row: $0, section: section), of: Thing.self)?.id
        }
      }
    }

    func settle() async {
      await page.bagsDataSource?.waitForUpdates()
      await page.shelfDataSource?.waitForUpdates()
      screen.window.layoutIfNeeded()
    }

    /// Does something as a turn of its own, as a finger would.
    func act(_ body: () -> Void) async {
      let manager = page.undoManager
      body()
      await settle()
      // The manager's group ends with the turn.
      for _ in 0..<20 where (manager?.groupingLevel ?? 0) > 0 { await Task.yield() }
    }

    func expectShown() {
      #expect(rows(page.bagsView, page.bagsDataSource) == bags)
      #expect(rows(page.shelfView, page.shelfDataSource) == [shelf])
    }
  }

  @Test(arguments: Language.allCases)
  func `all bags and the shelf are shown, each thing once`(language: Language) throws {
    let screen = try Screen(language)
    screen.expectShown()
    #expect(Set(screen.bags.flatMap { $0 } + screen.shelf).count == screen.bags.joined().count + screen.shelf.count)
    #expect(screen.page.undoManager?.canUndo == false)
  }

  @Test func `each thing that is done is undone in one step, in both tables, and done again`() async throws {
    let screen = try Screen()
    let page = screen.page
    let first = try #require(page.bags.sections[0].items.first)
    let shelved = try #require(page.shelf.items.first)
    let actions: [() -> Void] = [
      { page.bagsDataSource?.tableView(page.bagsView, commit: .delete, forRowAt: IndexPath(row: 1, section: 0)) },
      { page.leave(first) }, { page.take(shelved) }, { page.move(first, to: "food") },
      { page.edit(first) { $0.isPacked.toggle() } }, { page.edit(first) { $0.count += 1 } },
      { page.shelfDataSource?.tableView(page.shelfView, commit: .insert, forRowAt: IndexPath(row: 1, section: 0)) },
    ]
    for (number, action) in actions.enumerated() {
      let before = (page.bags.sections, page.shelf.items)
      await screen.act(action)
      let after = (page.bags.sections, page.shelf.items)
      #expect(before.0 != after.0, "\(number)")
      screen.expectShown()
      await screen.act { page.undoManager?.undo() }
      #expect(page.bags.sections == before.0 && page.shelf.items == before.1, "\(number)")
      screen.expectShown()
      #expect(page.undoManager?.canUndo == false, "\(number) is one step")
      await screen.act { page.undoManager?.redo() }
      #expect(page.bags.sections == after.0 && page.shelf.items == after.1, "\(number)")
      await screen.act { page.undoManager?.undo() }
    }
  }

  @Test func `the buttons undo, redo and edit, and are there when they can be`() async throws {
    let screen = try Screen()
    let items = try #require(screen.page.navigationItem.rightBarButtonItems)
    #expect(items.map(\.isEnabled) == [true, false, false])
    await screen.act { screen.page.remove(screen.page.bags.sections[0].items[0]) }
    #expect(items.map(\.isEnabled) == [true, false, false], "what is not done by hand is not undone")
    await screen.act {
      screen.page.bagsDataSource?.tableView(
        screen.page.bagsView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    }
    #expect(items.map(\.isEnabled) == [true, false, true])
    await screen.act { screen.page.undoManager?.undo() }
    #expect(items.map(\.isEnabled) == [true, true, false])
    screen.page.setEditing(true, animated: false)
    #expect(screen.page.bagsView.isEditing && screen.page.shelfView.isEditing)
  }

  @Test func `tables stand below each other on a phone, and beside each other where there is room`() throws {
    let (narrow, wide) = (try Screen().page, try Screen(width: 1024).page)
    // A line of a pixel is between them.
    let line = 0.2...0.6 as ClosedRange<CGFloat>
    let (above, below) = (narrow.bagsView.frame, narrow.shelfView.frame)
    #expect(line.contains(below.minY - above.maxY) && below.minX == 0, "\(above), \(below)")
    let (first, second) = (wide.bagsView.frame, wide.shelfView.frame)
    #expect(line.contains(second.minX - first.maxX) && second.minY == first.minY, "\(first), \(second)")
  }

  @Test func `a broken file is told in a row`() throws {
    let page = PackingListController(language: .english, data: Data(#"{"title": {"en": "x"}}"#.utf8))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = page
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(page.bagsView.numberOfRows(inSection: 0) > 0 && page.shelfView.superview == nil)
  }
}
