import Foundation
import TableMaker
import Testing
import UIKit

@testable import Pages

/// The boat's booking: rows that come and go, what is wrong with them, and pages of choices.
@MainActor struct BoatBookingControllerTests {
  @MainActor private struct Screen {
    let screen: PageScreen
    let page: BoatBookingController

    init(_ language: Language = .english) throws {
      screen = try PageScreen(.booking, language)
      page = try #require(screen.navigation.topViewController as? BoatBookingController)
      page.isFree = { $0 != "Ella" }
    }

    var dataSource: TableViewDataSource { get throws { try #require(page.dataSource) } }
    var rowCounts: [Int] { (0..<page.tableView.numberOfSections).map { page.tableView.numberOfRows(inSection: $0) } }

    func settle() async throws {
      try await dataSource.waitForUpdates()
      screen.window.layoutIfNeeded()
    }

    /// Brings a row into sight.
    func cell(_ name: String) throws -> UITableViewCell {
      try dataSource.row(name).scroll(at: .middle, animated: false)
      screen.window.layoutIfNeeded()
      return try #require(dataSource.row(name).cell)
    }

    func tap(_ name: String) async throws {
      _ = try cell(name)
      let path = try #require(dataSource.row(name).indexPath)
      try dataSource.tableView(page.tableView, didSelectRowAt: path)
      try await settle()
    }

    /// The texts of a view, from its first label on.
    func texts(_ view: UIView) -> [String] {
      view.isHidden ? [] : (view as? UILabel)?.text.map { [$0] } ?? view.subviews.flatMap { texts($0) }
    }
  }

  @Test(arguments: Language.allCases) func `every text is there in each language`(language: Language) throws {
    let words = BoatBookingWords(language: language)
    let other = BoatBookingWords(language: language == .english ? .chinese : .english)
    #expect(words.harbours.count == other.harbours.count && Set(words.harbours).count == words.harbours.count)
    #expect(Set(BoatBooking.Extra.allCases.map { words.name(of: $0) }).count == BoatBooking.Extra.allCases.count)
  }

  @Test(arguments: Language.allCases) func `empty fields have a hint, and all money has one currency`(
    language: Language
  ) throws {
    let screen = try Screen(language)
    func fields(in view: UIView) -> [UITextField] {
      (view as? UITextField).map { [$0] } ?? view.subviews.flatMap(fields)
    }
    screen.screen.window.frame.size.height = 1600
    screen.screen.window.layoutIfNeeded()
    let all = fields(in: screen.page.tableView)
    #expect(all.count > 4 && all.allSatisfy { $0.text?.isEmpty == false || $0.placeholder?.isEmpty == false })
    #expect(all.contains { $0.text?.contains("€") == true && $0.text?.contains("24.50") == true })
    #expect(screen.texts(screen.page.tableView).contains { $0.hasSuffix("%") })
  }

  @Test func `a row for each guest comes and goes, and the sizes with the jackets`() async throws {
    let screen = try Screen()
    let before = screen.rowCounts
    screen.page.draft.guests = 5
    screen.page.draft.wantsJackets = true
    try await screen.settle()
    #expect(screen.rowCounts[1] == before[1] + 4)
    screen.page.draft.revert()
    try await screen.settle()
    #expect(screen.rowCounts == before)
  }

  @Test(arguments: Language.allCases) func `a harbour and what lies on board are chosen on pages of their own`(
    language: Language
  ) async throws {
    let screen = try Screen(language)
    let (page, words, navigation) = (screen.page, screen.page.words, screen.screen.navigation)
    try await screen.tap("harbour")
    #expect(navigation.topViewController?.title == words.harbour)
    let harbours = try #require(navigation.topViewController as? UITableViewController)
    #expect(harbours.navigationItem.searchController != nil)
    harbours.tableView.dataSource.map { source in
      (source as? TableViewDataSource)?.tableView(harbours.tableView, didSelectRowAt: IndexPath(row: 3, section: 0))
    }
    try await screen.settle()
    #expect(navigation.topViewController === page && page.draft.harbour == 3)
    #expect(try screen.texts(screen.cell("harbour").contentView) == [words.harbour, words.harbours[3]])
    try await screen.tap("extras")
    let extras = try #require(navigation.topViewController as? UITableViewController)
    for row in [2, 0] {
      (extras.tableView.dataSource as? TableViewDataSource)?
        .tableView(extras.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
    }
    #expect(page.draft.extras == [.bait, .lunch] && navigation.topViewController === extras)
    navigation.popViewController(animated: false)
    try await screen.settle()
    let text = try screen.texts(screen.cell("extras").contentView).last
    #expect(text?.hasPrefix(words.name(of: .bait)) == true && text?.hasSuffix(words.name(of: .lunch)) == true)
  }

  @Test func `a day is one of those that can be booked`() async throws {
    let screen = try Screen()
    let before = screen.rowCounts
    screen.page.draft.day = BoatBooking.days.upperBound.addingTimeInterval(3 * 86_400)
    try await screen.settle()
    #expect(screen.rowCounts[2] == before[2] + 1 && !screen.page.draft.isValid)
    screen.page.draft.day = BoatBooking.days.lowerBound.addingTimeInterval(3 * 86_400)
    try await screen.settle()
    #expect(screen.rowCounts == before)
  }

  @Test func `what is wrong is said, and what is right is booked`() async throws {
    let screen = try Screen()
    let page = screen.page
    let before = screen.rowCounts
    #expect(throws: DraftError.self) { try page.draft.commit() }
    try await screen.settle()
    #expect(screen.rowCounts[0] == before[0] + 2 && page.booking == BoatBooking())
    page.draft.boat = "Ella"
    page.draft.email = "ada@harbour.example"
    for _ in 0..<2_000 where screen.rowCounts[0] != before[0] + 1 {
      try await Task.sleep(for: .milliseconds(1))
      try await screen.settle()
    }
    #expect(screen.rowCounts[0] == before[0] + 1 && !page.draft.isValid)
    page.draft.boat = "Nora"
    #expect(await comesTrue { (try? page.draft.commit()) != nil })
    #expect(page.booking.boat == "Nora" && !page.draft.isChanged)
    page.draft.boat = "Ella"
    page.draft.revert()
    try await screen.settle()
    #expect(page.draft.boat == "Nora" && screen.rowCounts == before)
  }
}
