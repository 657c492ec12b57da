import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// What the table is answered about the index at its edge.
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
    #expect(index(of: stage) == ["B1"])
    list.insert(ItemSection("a", indexTitle: "A", items: []), before: "b")
    await stage.dataSource?.waitForUpdates()
    #expect(index(of: stage) == ["B1"], "an empty section is hidden here")
    list["a"]?.items = notes(2)
    await stage.dataSource?.waitForUpdates()
    #expect(index(of: stage) == ["A1", "B2"])
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
