@testable import TableMaker
import TestSupport
import Testing
import UIKit

/// The footer below the rows of a paged list, and the loads that a tap on it starts.
@MainActor @Suite struct PageFooterTests {
  private let server = PageServer()
  private let stage = Stage()

  private func settle() async {
    await turns()
    await stage.dataSource?.waitForUpdates()
    await turns()
    stage.window.layOut()
  }

  private var footer: UIView? { stage.tableView.tableFooterView }

  private func subview<View: UIView>(_ type: View.Type, of view: UIView?) -> View? {
    view?.subviews.lazy.compactMap { $0 as? View ?? subview(type, of: $0) }.first
  }

  private var isSpinning: Bool { subview(UIActivityIndicatorView.self, of: footer)?.isAnimating == true }

  private var button: String? {
    subview(UIButton.self, of: footer).flatMap { $0.isHidden ? nil : $0.configuration?.title }
  }

  /// Shows a list as the last one of a table that has rows of its own.
  private func show(_ list: PagedList<Note>, hasAddItemRow: Bool = false) async {
    let chain = stage.chain.onError { _ in }.section("own").height(100).data([StockRow("Own")]).section("notes")
      .height(100).cell(NoteCell.self).data(list).loadsMore().adapter { cell, note, _ in cell.note = note }
    stage.show(
      hasAddItemRow ? chain.addItemRow(NoteCell.self, shown: .always) { _ in }.onAddItem {}.make() : chain.make())
    await settle()
  }

  /// Shows a list as the only one in its table.
  private func show(_ list: PagedList<Note>, in chain: DataSource) {
    stage.show(
      chain.section("notes").height(100).cell(NoteCell.self).data(list).loadsMore()
        .adapter { cell, note, _ in cell.note = note }.make())
  }

  private func tap() async throws {
    let button = try #require(subview(UIButton.self, of: footer))
    stage.window.layOut()
    #expect(button.tap())
    await settle()
  }

  @Test func `while a refresh runs a wheel stands there, and no button that would only wait for it`() async throws {
    let list = server.list(perPage: 20)
    await show(list)
    await server.answer(0..<20)
    await settle()
    #expect(isSpinning && server.asked.map(\.page) == [1])
    list.refresh()
    await settle()
    #expect(isSpinning && button == nil)
    await server.answer(0..<20, hasMore: false)
    await settle()
    #expect(!isSpinning && server.asked.map(\.page) == [1, 1])
  }

  @Test func `a page by itself that fails as the first is asked for again, and not the first page`() async throws {
    let list = server.list(perPage: 3)
    list.load(page: 4)
    await show(list)
    await server.fail()
    await settle()
    #expect(button == "Could Not Load. Tap to Retry.")
    try await tap()
    #expect(server.asked.map(\.page) == [4, 4] && isSpinning)
    await server.answer(9..<12, hasMore: false)
    await settle()
    #expect(stage.rowCounts == [1, 3])
  }

  @Test func `a refresh that fails while nothing is left is asked for again, and not the next page`() async throws {
    let list = server.list(perPage: 20)
    await show(list)
    await server.answer(0..<20)
    await settle()
    list.refresh()
    await server.fail()
    list.items = []
    await settle()
    #expect(stage.rowCounts == [1, 0] && button == "Could Not Load. Tap to Retry.")
    try await tap()
    #expect(server.asked.last?.page == 1)
    await server.answer(0..<2, hasMore: false)
    await settle()
    #expect(stage.rowCounts == [1, 2])
  }

  @Test func `what a table shows in place of pages goes with its data source, though another is made in the same turn`()
    async throws
  {
    let list = server.list(perPage: 3)
    show(list, in: stage.chain.onError { _ in }.refreshable())
    await settle()
    await server.answer(0..<3)
    await server.fail()
    await settle()
    let height = stage.tableView.rowHeight
    #expect(button == "Could Not Load. Tap to Retry." && stage.tableView.refreshControl != nil)
    stage.release()
    show(list, in: stage.chain)
    #expect(stage.tableView.refreshControl == nil)
    await settle()
    try await tap()
    #expect(isSpinning && button == nil && stage.tableView.rowHeight == height)
    await server.answer(3..<6, hasMore: false)
    await settle()
    #expect(subview(UILabel.self, of: footer)?.text == "No More")
    stage.release()
    await settle()
    #expect(footer == nil)
  }

  @Test func `the row that adds an item is none of the list's: the first page has its wheel, its button and its end`()
    async throws
  {
    await show(server.list(perPage: 3), hasAddItemRow: true)
    #expect(stage.rowCounts == [1, 1] && isSpinning)
    await server.fail()
    await settle()
    #expect(button == "Could Not Load. Tap to Retry.")
    try await tap()
    await server.answer([], hasMore: false)
    await settle()
    #expect(subview(UILabel.self, of: footer)?.text == "Nothing Here")
  }

  @Test func `the next page is loaded also where the rows turn out to be lower than estimated`() async throws {
    stage.show(
      stage.chain.section("notes").cell(NoteCell.self).data(server.list(perPage: 5)).loadsMore()
        .adapter { cell, note, _ in cell.note = note }.estimatedHeight(400).heights { _, _ in 30 }.make())
    await settle()
    await server.answer(0..<5)
    await turns()
    stage.window.layOut()
    await settle()
    #expect(stage.rowCounts == [5] && server.asked.map(\.page) == [1, 2] && isSpinning)
  }

  /// Checks that a footer is as high as the button in it asks for.
  private func expectFits(_ footer: UIView?, _ when: String) throws {
    let button = try #require(subview(UIButton.self, of: footer))
    let wanted = max(52, button.sizeThatFits(CGSize(width: 288, height: 1000)).height + 16)
    #expect(footer?.bounds.height == wanted, "\(when)")
  }

  /// If a list has been read before, the table shows the button first there, and no activity indicator.
  @Test(arguments: [false, true], [false, true])
  func `a button for the next page is as high as its text asks for in the table's text size, from the start and later`(
    isBelowSection: Bool, isReadBefore: Bool
  ) async throws {
    stage.window.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let list = server.list(perPage: 3)
    if isReadBefore {
      list.load(page: 1)
      await server.answer(0..<3)
    }
    let chain = stage.chain.section("notes").height(100).cell(NoteCell.self).data(list)
      .loadsMore(.manual).adapter { cell, note, _ in cell.note = note }
    stage.show(isBelowSection ? chain.section("own").height(100).data([StockRow("Own")]).make() : chain.make())
    if !isReadBefore {
      await settle()
      await server.answer(0..<3)
    }
    func shown() -> UIView? {
      guard isBelowSection else { return footer }
      let view = stage.dataSource?.delegate.tableView(stage.tableView, viewForFooterInSection: 0)
      return subview(UIButton.self, of: view)?.superview
    }
    // From the turn on in which it appears: no wrong height at first moves the views below it.
    for turn in 0..<12 {
      await Task.yield()
      stage.window.layOut()
      guard let footer = shown(), subview(UIButton.self, of: footer)?.isHidden == false else { continue }
      try expectFits(footer, "turn \(turn)")
      let room = isBelowSection ? stage.tableView.rectForFooter(inSection: 0) : footer.frame
      #expect(room.height == footer.bounds.height, "turn \(turn)")
    }
    #expect(shown()?.bounds.height ?? 0 > 60)
    await settle()
    try expectFits(shown(), "settled")
    for size in [UIContentSizeCategory.large, .accessibilityLarge, .small] {
      stage.window.window.traitOverrides.preferredContentSizeCategory = size
      stage.window.layOut()
      await settle()
      try expectFits(shown(), size.rawValue)
    }
  }

  @Test(arguments: [true, false])
  func `what comes below the last row, or goes, moves no visible row, whatever rows above the screen have become`(
    isMeasured: Bool
  ) async throws {
    let list = server.list(perPage: 3)
    list.items = notes(40)
    var extra: CGFloat = 0
    let section = stage.chain.section("notes").cell(NoteCell.self).data(list).loadsMore(.manual)
      .adapter { cell, note, _ in
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = note.text
      }
    stage.show(isMeasured ? section.autoHeight().make() : section.heights { note, _ in 50 + extra }.make())
    await settle()
    stage.tableView.contentOffset.y = 700
    stage.window.layOut()
    func top() throws -> CGFloat {
      let path = try #require(stage.tableView.indexPathsForVisibleRows?.first)
      return stage.tableView.rectForRow(at: path).minY - stage.tableView.contentOffset.y + CGFloat(path.row) * 1_000
    }
    // The app doesn't report this: the table sees it when it calculates its rows again.
    extra = 7
    list.items[2].text =
      "a long text that takes several lines, which the row had no room for when it was on screen last"
    await settle()
    let before = try top()
    #expect(footer == nil)
    list.refresh()
    await server.answer(list.items.map(\.id))
    await settle()
    #expect(button == "Load More")
    #expect(try top() == before)
    extra = 3
    list.reset()
    list.items = notes(40)
    await settle()
    #expect(footer == nil)
    #expect(try top() == before)
  }
}
