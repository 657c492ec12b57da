import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The answers that the table gets about the index at its edge.
@MainActor @Suite struct IndexTests {
  private func stage(_ list: SectionList<Note>) -> Stage {
    let stage = Stage()
    stage.show(
      stage.chain.section("first").cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in }
        .sections(from: list).cell(NoteCell.self).adapter { _, _, _ in }.hidesWhenEmpty().make())
    return stage
  }

  private func index(of stage: Stage) -> [String]? {
    guard let dataSource = stage.dataSource else { return nil }
    return dataSource.sectionIndexTitles(for: stage.tableView)?.enumerated().map { index, title in
      "\(title)\(dataSource.tableView(stage.tableView, sectionForSectionIndexTitle: title, at: index))"
    }
  }

  @Test func `sections with an index title are in the index, each run of one title once`() {
    let list = SectionList<Note>([
      ItemSection("anna", indexTitle: "A", items: notes(1)), ItemSection("arno", indexTitle: "A", items: notes(1)),
      ItemSection("none", items: notes(1)), ItemSection("bert", indexTitle: "B", items: notes(1)),
      ItemSection("again", indexTitle: "A", items: notes(1)),
    ])
    #expect(index(of: stage(list)) == ["A1", "B4", "A5"])
  }

  @Test func `the index follows the sections that are shown`() async {
    let list = SectionList<Note>([ItemSection("b", indexTitle: "B", items: notes(1))])
    let stage = stage(list)
    #expect(index(of: stage) == nil, "a single title leads nowhere")
    list.insert(ItemSection("a", indexTitle: "A", items: []), before: "b")
    await stage.dataSource?.waitForUpdates()
    #expect(index(of: stage) == nil, "an empty section is hidden here")
    list["a"]?.items = notes(2)
    await stage.dataSource?.waitForUpdates()
    #expect(index(of: stage) == ["A1", "B2"])
  }

  @Test func `sections of a chain are in the index with indexTitle, and a search of one leaves none`() async {
    let stage = Stage()
    let lists = [ItemList(notes(2)), ItemList(notes(3)), ItemList(notes(1))]
    func section(_ start: SectionStart, _ list: ItemList<Note>) -> ReadySection<NoteCell, Note, ItemList<Note>> {
      start.cell(NoteCell.self).data(list).adapter { _, _, _ in }
    }
    let first = section(stage.chain.section("a"), lists[0]).indexTitle("X").indexTitle("A").collapsible(
      disclosure: .manual)
    let second = section(first.section("b"), lists[1])
    stage.show(section(second.section("c"), lists[2]).indexTitle("C").make())
    #expect(index(of: stage) == ["A0", "C2"])
    stage.dataSource?.section("a").collapse()
    await stage.dataSource?.waitForUpdates()
    #expect(index(of: stage) == ["A0", "C2"], "a collapsed section keeps its entry")
    stage.dataSource?.section("a").move(after: "c")
    await stage.dataSource?.waitForUpdates()
    #expect(index(of: stage) == ["C1", "A2"])
    stage.dataSource?.section("c").hide()
    await stage.dataSource?.waitForUpdates()
    #expect(index(of: stage) == nil && stage.log.messages.isEmpty)
  }

  @Test func `an index title that can't be shown is reported at its line, and the others stay`() {
    let stage = Stage()
    let chain = stage.chain.section("a").cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in }
      .indexTitle("A").indexTitle("").indexTitle("A\nB").indexTitle(" \n")
    stage.show(
      chain.section("b").cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in }.indexTitle("B").make())
    #expect(stage.log.diagnostics.map(\.kind) == [.invalidIndexTitle, .invalidIndexTitle, .invalidIndexTitle])
    #expect(stage.log.messages.first?.contains("is empty") == true)
    #expect(stage.log.messages[1].contains("has several lines"))
    #expect(index(of: stage) == ["A0", "B1"])
  }

  @Test func `a source's own index titles override the chain's`() {
    let list = SectionList<Note>([
      ItemSection("a", indexTitle: "A", items: notes(1)), ItemSection("b", items: notes(1)),
    ])
    let stage = Stage()
    stage.show(
      stage.chain.sections(from: list).cell(NoteCell.self).adapter { _, _, _ in }.indexTitle("Z").make())
    #expect(index(of: stage) == ["A0", "Z1"])
  }

  /// An app's own data source with an index.
  private final class Titles: NSObject, UITableViewDelegate, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["x", "y"] }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      1 - index
    }
  }

  @Test func `the app's own index is forwarded, unless a section of the chain has an index title`() throws {
    let titles = Titles()
    func stage(_ step: (ReadySection<NoteCell, Note, ItemList<Note>>) -> ReadySection<NoteCell, Note, ItemList<Note>>)
      -> Stage
    {
      let stage = Stage()
      let first = stage.chain.forward(to: titles).section().cell(NoteCell.self).data(ItemList(notes(9)))
        .adapter { _, _, _ in }
      stage.show(
        step(first.section().cell(NoteCell.self).data(ItemList(notes(9))).adapter { _, _, _ in }).make())
      return stage
    }
    let forwarded = stage { $0 }
    #expect(index(of: forwarded) == ["x1", "y0"])
    let (cell, dataSource) = (try forwarded.cell(0) as UITableViewCell, try #require(forwarded.dataSource))
    #expect(cell.contentView.frame.width < forwarded.tableView.bounds.width, "the index takes room")
    #expect(dataSource.live.showsIndex(in: forwarded.tableView))
    #expect(index(of: stage { $0.indexTitle("A") }) == nil)
  }

  @Test func `groups have titles for the user, and keep their keys as names`() {
    let stage = Stage()
    let words = ["open": "Offen", "done": "Fertig"]
    let list = ItemList([Note(1, "open"), Note(2, "done"), Note(3, "open")])
    let groups = list.grouped(
      by: .key(\.text, title: { words[$0] ?? $0 }, in: .given(["open", "done"])), index: .singleLetter)
    stage.show(stage.chain.sections(from: groups).cell(NoteCell.self).adapter { _, _, _ in }.make())
    #expect(index(of: stage) == ["O0", "F1"])
    #expect(stage.dataSource?.section("open").title == "Offen" && stage.dataSource?.section("done").index == 1)
    let other = Stage()
    other.show(
      other.chain.section().cell(NoteCell.self).data(list).grouped(by: .key(\.text, title: \.localizedCapitalized))
        .adapter { _, _, _ in }.make())
    #expect(other.tableView.headerView(forSection: 0)?.textLabel?.text == "Done")
  }

  @Test func `without index titles there is no index`() {
    #expect(index(of: stage(SectionList([ItemSection("a", items: notes(1))]))) == nil)
    let other = Stage()
    other.show(other.chain.section().cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in }.make())
    #expect(index(of: other) == nil)
  }

  @Test func `a title that is asked for at a wrong place leads to the first section that has it`() {
    let list = SectionList<Note>([
      ItemSection("a", indexTitle: "A", items: notes(1)), ItemSection("b", indexTitle: "B", items: notes(1)),
    ])
    let stage = stage(list)
    let dataSource = stage.dataSource
    #expect(dataSource?.tableView(stage.tableView, sectionForSectionIndexTitle: "B", at: 7) == 2)
    #expect(dataSource?.tableView(stage.tableView, sectionForSectionIndexTitle: "Z", at: 0) == 2)
  }

  @Test func `a title that no section has leads to the nearest before in the order of the language`() {
    let list = SectionList<Note>([
      ItemSection("b", indexTitle: "B", items: notes(1)), ItemSection("d", indexTitle: "D", items: notes(1)),
    ])
    let stage = stage(list)
    let found = ["A", "B", "C", "É", "b", "#"].map {
      stage.dataSource?.tableView(stage.tableView, sectionForSectionIndexTitle: $0, at: 9)
    }
    #expect(found == [0, 1, 1, 2, 1, 0])
  }
}
