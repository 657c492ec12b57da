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

    /// The identities of all things, place by place.
    var places: [[Int]] { page.places.sections.map { $0.items.map(\.id) } }

    /// The identities of the visible things, section by section.
    var rows: [[Int]] {
      (0..<page.tableView.numberOfSections).map { section in
        (0..<page.tableView.numberOfRows(inSection: section)).compactMap {
          page.dataSource?.item(at: IndexPath(row: $0, section: section), of: Thing.self)?.id
        }
      }
    }

    func settle() async {
      await page.dataSource?.waitForUpdates()
      screen.window.layoutIfNeeded()
    }

    /// Performs an action in a turn of its own, as a tap does.
    func act(_ body: () -> Void) async {
      let manager = page.undoManager
      body()
      await settle()
      // The manager's group ends with the turn.
      for _ in 0..<20 where (manager?.groupingLevel ?? 0) > 0 { await Task.yield() }
    }

  }

  @Test(arguments: Language.allCases)
  func `all bags and the shelf are shown in one table, each thing once`(language: Language) throws {
    let screen = try Screen(language)
    #expect(screen.rows == screen.places && screen.page.places.sections.last?.name == PackingListController.shelf)
    #expect(Set(screen.places.joined()).count == screen.places.joined().count)
    #expect(screen.page.undoManager?.canUndo == false)
  }

  @Test func `each thing that is done is undone in one step, and done again`() async throws {
    let screen = try Screen()
    let page = screen.page
    let first = try #require(page.places.sections[0].items.first)
    let shelved = try #require(page.places.sections.last?.items.first)
    let actions: [() -> Void] = [
      { page.dataSource?.tableView(page.tableView, commit: .delete, forRowAt: IndexPath(row: 1, section: 0)) },
      { page.leave(first) }, { page.take(shelved) }, { page.tap(shelved) }, { page.move(first, to: "food") },
      { page.tap(first) }, { page.edit(first) { $0.count += 1 } },
    ]
    for (number, action) in actions.enumerated() {
      let before = page.places.sections
      await screen.act(action)
      let after = page.places.sections
      #expect(before != after, "\(number)")
      #expect(screen.rows == screen.places)
      await screen.act { page.undoManager?.undo() }
      #expect(page.places.sections == before, "\(number)")
      #expect(screen.rows == screen.places)
      #expect(page.undoManager?.canUndo == false, "\(number) is one step")
      await screen.act { page.undoManager?.redo() }
      #expect(page.places.sections == after, "\(number)")
      await screen.act { page.undoManager?.undo() }
    }
  }

  @Test func `what is packed is counted, and what stays at home is not`() async throws {
    let screen = try Screen()
    let page = screen.page
    let bags = page.places.sections.dropLast().flatMap(\.items)
    let packed = bags.count(where: \.isPacked)
    #expect(page.heading.title == "\(packed) of \(bags.count) packed")
    let shelved = try #require(page.places.sections.last?.items.first)
    await screen.act { page.take(shelved) }
    #expect(page.heading.title == "\(packed) of \(bags.count + 1) packed")
    await screen.act { page.tap(shelved) }
    #expect(page.heading.title == "\(packed + 1) of \(bags.count + 1) packed")
  }

  @Test func `the buttons undo, redo and edit, and are there when they can be`() async throws {
    let screen = try Screen()
    let items = try #require(screen.page.navigationItem.rightBarButtonItems)
    #expect(items.map(\.isEnabled) == [true, false, false])
    await screen.act { screen.page.remove(screen.page.places.sections[0].items[0]) }
    #expect(items.map(\.isEnabled) == [true, false, false], "what is not done by hand is not undone")
    await screen.act {
      screen.page.dataSource?.tableView(
        screen.page.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    }
    #expect(items.map(\.isEnabled) == [true, false, true])
    await screen.act { screen.page.undoManager?.undo() }
    #expect(items.map(\.isEnabled) == [true, true, false])
    screen.page.setEditing(true, animated: false)
    #expect(screen.page.tableView.isEditing)
  }

  @Test func `a broken file is told in a row`() throws {
    let page = PackingListController(language: .english, data: Data(#"{"title": {"en": "x"}}"#.utf8))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = page
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(page.tableView.numberOfRows(inSection: 0) > 0)
  }
}
