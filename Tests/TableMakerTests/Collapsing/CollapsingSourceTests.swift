import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A header that shows the state of its section.
private final class StateHeader: UITableViewHeaderFooterView {
  var shown = ""
}

/// Collapsible sections of sources: of groups, of lists of sections, of searched and paged lists.
@MainActor @Suite struct CollapsingSourceTests {
  private let stage = Stage()

  private func update() async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  @Test func `sections of a list fold by their own names, or all by the name of their step`() async throws {
    let list = SectionList(
      ["a", "b", "c"].enumerated().map { ItemSection($1, items: [Note($0 * 10), Note($0 * 10 + 1)]) })
    stage.tableView.becomeStrict()
    let data = stage.chain.sections("all", from: list).stockCell(.default).adapter { _, _, _ in }
      .title("Title").collapsible().make()
    stage.show(data)
    data.section("b").collapse()
    await update()
    #expect(stage.rowCounts == [2, 0, 2] && data.section("b").isCollapsed && !data.section("all").isCollapsed)
    list.sections.swapAt(0, 1)
    list.sections[0].items.append(Note(99))
    await update()
    #expect(stage.rowCounts == [0, 2, 2])
    let gone = list.sections.remove(at: 0)
    await update()
    list.sections.append(gone)
    await update()
    #expect(stage.rowCounts == [2, 2, 0], "a section that comes back is as before")
    data.section("all").collapse()
    list.sections.append(ItemSection("d", items: [Note(50)]))
    await update()
    #expect(stage.rowCounts == [0, 0, 0, 0] && data.section("all").isCollapsed && data.section("d").isCollapsed)
    data.section("all").expand()
    await update()
    #expect(stage.rowCounts == [2, 2, 3, 1])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a folded section gives its header all its items, and a row that adds one goes with the rows`()
    async throws
  {
    let list = ItemList(notes(3))
    stage.show(
      stage.chain.section("a").stockCell(.default).data(list).adapter { _, _, _ in }
        .headers(StateHeader.self) { header, notes in
          header.shown = "\(notes.count) \(header.isSectionCollapsed ? "folded" : "open")"
        }
        .headerHeight(30).collapsible().addItemRow(PlainCell.self) { _ in }.make())
    let header = try #require(stage.tableView.headerView(forSection: 0) as? StateHeader)
    #expect(header.shown == "3 open" && stage.rowCounts == [4])
    stage.dataSource?.section("a").collapse()
    await update()
    #expect(header.shown == "3 folded" && stage.rowCounts == [0] && header.isSectionCollapsed)
    list.append(Note(5))
    await update()
    #expect(header.shown == "4 folded" && stage.rowCounts == [0])
    stage.dataSource?.section("a").expand()
    await update()
    #expect(header.shown == "4 open" && stage.rowCounts == [5] && !header.isSectionCollapsed)
  }

  @Test func `a search shows all results, and afterwards the sections are as before`() async throws {
    let found = ItemList(["ann", "bob", "bea"].enumerated().map { Note($0, $1) }).searched(by: \.text)
    let groups = found.grouped(by: .firstLetter(of: \.text))
    let data = stage.chain.sections(from: groups).stockCell(.default).adapter { _, _, _ in }
      .collapsible().collapsed().make()
    stage.show(data)
    #expect(stage.rowCounts == [0, 0])
    groups.query = "b"
    await update()
    #expect(stage.rowCounts == [2] && !data.section("B").isCollapsed)
    data.section("B").collapse()
    await update()
    #expect(stage.rowCounts == [0])
    groups.query = "be"
    await update()
    #expect(stage.rowCounts == [0], "for as long as this search lasts")
    groups.query = ""
    await update()
    #expect(stage.rowCounts == [0, 0] && data.section("A").isCollapsed)
    groups.query = "b"
    await update()
    #expect(stage.rowCounts == [2])
  }

  @Test func `a call in the turn in which a search ends applies to the sections without the search`() async throws {
    let found = ItemList(["ann", "bob", "bea"].enumerated().map { Note($0, $1) }).searched(by: \.text)
    let groups = found.grouped(by: .firstLetter(of: \.text))
    let data = stage.chain.sections(from: groups).stockCell(.default).adapter { _, _, _ in }
      .collapsible().collapsed().make()
    stage.show(data)
    groups.query = "b"
    await update()
    groups.query = ""
    data.section("B").expand()
    await update()
    #expect(stage.rowCounts == [0, 2] && data.section("A").isCollapsed && !data.section("B").isCollapsed)
  }

  /// An item with nothing but its index to identify it.
  private struct Word {
    let text: String
  }

  @Test func `an item without an identity is selected in its own section only, also after a fold`() async throws {
    let sections = SectionList(["a", "b"].map { ItemSection($0, items: [Word(text: $0), Word(text: "other")]) })
    let data = stage.chain.sections(from: sections).stockCell(.default).adapter { _, _, _ in }.titles { "\($0.count)" }
      .collapsible().make()
    stage.show(data)
    stage.tableView.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
    data.section("b").collapse()
    await update()
    #expect(stage.tableView.indexPathsForSelectedRows == nil)
    data.section("b").expand()
    await update()
    #expect(stage.tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 1)])
    sections.removeSection("b")
    await update()
    #expect(stage.tableView.indexPathsForSelectedRows == nil)
  }

  @Test func `a folded section isn't hidden as an empty one, and a table of such isn't empty`() async {
    let list = ItemList(notes(2))
    let data = stage.chain.listText("Nothing", for: .empty).section("a").stockCell(.default).data(list)
      .adapter { _, _, _ in }.title("A").hidesWhenEmpty().collapsible().make()
    stage.show(data)
    data.section("a").collapse()
    await update()
    #expect(stage.rowCounts == [0] && stage.tableView.backgroundView == nil)
    list.items = []
    await update()
    #expect(stage.rowCounts == [] && stage.tableView.backgroundView != nil)
    list.items = notes(1)
    await update()
    #expect(stage.rowCounts == [0] && stage.tableView.backgroundView == nil)
  }

  @Test func `a collapsed tree keeps what is expanded`() async {
    let data = stage.chain.section("a").stockCell(.default).data(ItemList([Reply.tree(1, width: 2, depth: 2)]))
      .adapter { _, _, _ in }.title("A").expandable(children: \.replies).collapsible().make()
    stage.show(data)
    data.expandAll()
    await update()
    #expect(stage.rowCounts == [7])
    data.section("a").collapse()
    await update()
    #expect(stage.rowCounts == [0])
    data.section("a").expand()
    await update()
    #expect(stage.rowCounts == [7])
  }

  @Test func `a section of 30,000 rows folds and unfolds without one update per row`() async {
    let list = ItemList(notes(30_000))
    let data = stage.chain.height(40).section("a").stockCell(.default).data(list).adapter { _, _, _ in }
      .title("A").collapsible().make()
    stage.show(data)
    data.section("a").collapse()
    await update()
    #expect(stage.rowCounts == [0])
    data.section("a").expand()
    await update()
    #expect(stage.rowCounts == [30_000] && stage.log.messages.isEmpty)
  }

  @Test func `what can't fold is reported at its line`() async {
    let data = stage.chain.section("a").stockCell(.default).data(notes(1)).adapter { _, _, _ in }.collapsed()
      .section("b").stockCell(.default).data(notes(1)).adapter { _, _, _ in }.collapsible()
      .section("c").stockCell(.default).data(notes(1)).adapter { _, _, _ in }.collapsible(disclosure: .manual).make()
    stage.show(data)
    #expect(stage.log.diagnostics.map(\.kind) == [.notCollapsible, .collapsibleWithoutHeader])
    stage.log.diagnostics = []
    data.section("a").collapse()
    data.section("a").expand()
    data.section("z").collapse()
    data.section("c").collapse()
    await update()
    #expect(stage.log.diagnostics.map(\.kind) == [.notCollapsible, .notCollapsible, .unknownSection])
    #expect(stage.rowCounts == [1, 1, 0] && !data.section("z").isCollapsed && !data.section("a").isCollapsed)
  }
}
