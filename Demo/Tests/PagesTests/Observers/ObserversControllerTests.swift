import Foundation
import TableMaker
import Testing
import UIKit

@testable import Pages

/// The page of observers: what a search, the order and the index show.
@MainActor struct ObserversControllerTests {
  @MainActor private struct Screen {
    let screen: PageScreen
    let page: ObserversController

    init(_ language: Language = .english) throws {
      screen = try PageScreen(.observers, language)
      page = try #require(screen.navigation.topViewController as? ObserversController)
    }

    /// The people in the table, from top to bottom.
    var people: [Observer] {
      let table = page.tableView
      return (0..<table.numberOfSections).flatMap { section in
        (0..<table.numberOfRows(inSection: section)).compactMap { row in
          page.dataSource?.item(at: IndexPath(row: row, section: section), of: Observer.self)
        }
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `all 150 are shown, each once, under letters in order`(language: Language) async throws {
    let screen = try Screen(language)
    await screen.page.dataSource?.waitForUpdates()
    let file = try Observers.read(Observers.fileData, in: language)
    #expect(file.people.count == 150)
    #expect(screen.people.count == 150 && Set(screen.people) == Set(file.people))
    let titles = try #require(screen.page.dataSource?.sectionTitles.compactMap { $0 })
    #expect(titles.first == "A" && titles.last == "#" && titles.dropLast() == titles.dropLast().sorted()[...])
  }

  @Test func `typing finds names whatever their case and accents, and clearing brings all back`() async throws {
    let screen = try Screen()
    for query in ["m", "ma", "mar", "már"] {
      await screen.page.type(query)
      let kept = try Observers.read(Observers.fileData, in: .english).people.filter { person in
        [person.name, person.place].contains {
          $0.range(of: query, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]) != nil
        }
      }
      #expect(!kept.isEmpty && Set(screen.people) == Set(kept), "\(query)")
    }
    #expect(
      screen.people.contains { $0.name == "Ángela Mármol" } && screen.people.contains { $0.name == "marc delorme" })
    #expect(screen.people.contains { $0.name == "Ｍａｒｓｈ Ｗａｔｃｈ" })
    await screen.page.type("")
    #expect(screen.people.count == 150)
  }

  @Test func `Chinese is found, and what nobody is called empties the table`() async throws {
    let screen = try Screen()
    await screen.page.type("远山")
    #expect(screen.people.map(\.name) == ["郑远山"])
    await screen.page.type("marquee xyz")
    #expect(screen.people.isEmpty && screen.page.tableView.numberOfSections == 0)
  }

  @Test func `a scope keeps those who watch the same`() async throws {
    let screen = try Screen()
    screen.page.search.isActive = true
    screen.page.search.searchBar.selectedScopeButtonIndex = 2
    screen.page.search.searchResultsUpdater?.updateSearchResults(for: screen.page.search)
    await screen.page.dataSource?.waitForUpdates()
    #expect(!screen.people.isEmpty && screen.people.allSatisfy { $0.subject == .plants })
  }

  @Test(arguments: Language.allCases, ["A", "S", "Z", "#"])
  func `a jump by the index lands on its letter`(language: Language, letter: String) async throws {
    let screen = try Screen(language)
    await screen.page.dataSource?.waitForUpdates()
    screen.page.jump(to: letter)
    screen.screen.window.layoutIfNeeded()
    let table = screen.page.tableView
    let section = try #require(screen.page.dataSource?.sectionTitles.firstIndex(of: letter))
    #expect(table.indexPathsForVisibleRows?.contains(IndexPath(row: 0, section: section)) == true)
  }

  @Test func `a tap opens the person on screen, also among hits`() async throws {
    let screen = try Screen()
    await screen.page.type("tove")
    let table = screen.page.tableView
    screen.page.dataSource?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
    screen.screen.window.layoutIfNeeded()
    #expect(screen.screen.navigation.topViewController?.title == "Tove Dahl")
  }

  @Test func `a hundred thousand people open and answer a query`() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let page = ObserversController(language: .english, count: 100_000)
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    await page.dataSource?.waitForUpdates()
    #expect(page.dataSource?.numberOfItems == 100_000)
    await page.type("mar")
    let found = try #require(page.dataSource?.numberOfItems)
    #expect(found > 0 && found < 100_000)
    await page.type("")
    #expect(page.dataSource?.numberOfItems == 100_000)
  }

  @Test func `as many people as asked for are generated, the same each time`() throws {
    let file = try Observers.read(Observers.fileData, in: .chinese)
    #expect(file.people(count: 3000) == file.people(count: 3000))
    #expect(file.people(count: 3000).map(\.id) == Array(1...3000))
    #expect(file.people(count: 0).count == 1)
  }

  @Test func `a missing file is told of`() {
    #expect(throws: FileProblem(.fileMissing, at: [])) { try Observers.read(nil, in: .english) }
  }

  @Test func `every text of the file stands in both languages`() throws {
    #expect(try FileTexts.checkLanguages(of: #require(Observers.fileData)) == 9)
  }
}
