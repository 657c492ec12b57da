import TableMaker
import TestSupport
import Testing
import UIKit

/// The properties of a data source that describe the sections and rows on screen.
@MainActor @Suite struct ReadingTests {
  private let stage = Stage(style: .grouped)
  private let first = ItemList(notes(2))
  private let unnamed = ItemList(notes(3))
  private let days = SectionList([
    ItemSection("friday", title: "Friday", items: notes(1)), ItemSection("saturday", items: notes(4)),
  ])
  private let last = ItemList<Note>([])
  private let dataSource: TableViewDataSource

  init() {
    dataSource = stage.chain.height(44)
      .section("first").title("First").cell(NoteCell.self).data(first).adapter { cell, note, _ in cell.note = note }
      .addItemRow(PlainCell.self) { _ in }
      .section().cell(NoteCell.self).data(unnamed).adapter { cell, note, _ in cell.note = note }
      .titles { "\($0.count) notes" }
      .sections("days", from: days).cell(NoteCell.self).adapter { cell, note, _ in cell.note = note }
      .section("last").hidesWhenEmpty().cell(NoteCell.self).data(last).adapter { cell, note, _ in cell.note = note }
      .make()
    stage.show(dataSource)
  }

  @Test func `names, titles and counts are those of the sections on screen, in their order`() async {
    #expect(dataSource.sectionNames == ["first", nil, "friday", "saturday"])
    #expect(dataSource.sectionTitles == ["First", "3 notes", "Friday", nil])
    #expect(dataSource.numberOfSections == stage.tableView.numberOfSections)
    #expect(dataSource.numberOfItems == 2 + 3 + 1 + 4)
    last.append(Note(7))
    dataSource.section("first").move(after: "last")
    days["friday"] = nil
    // Nothing of it is shown yet.
    #expect(dataSource.sectionNames == ["first", nil, "friday", "saturday"])
    #expect(dataSource.numberOfItems == 10)
    await dataSource.waitForUpdates()
    #expect(dataSource.sectionNames == [nil, "saturday", "last", "first"])
    #expect(dataSource.sectionTitles == ["3 notes", nil, nil, "First"])
    #expect(dataSource.numberOfItems == 10)
    #expect(stage.log.messages == [])
  }

  @Test func `a section is found by its index, and has its own index, title and counts`() async {
    #expect(dataSource.section(at: 0)?.name == "first")
    #expect(dataSource.section(at: 1) == nil)
    #expect(dataSource.section(at: 3)?.name == "saturday")
    #expect(dataSource.section(at: 4) == nil)
    #expect(dataSource.section(at: -1) == nil)
    for (index, name) in dataSource.sectionNames.enumerated() {
      guard let name else { continue }
      #expect(dataSource.section(name).index == index)
      #expect(dataSource.section(name).title == dataSource.sectionTitles[index])
      #expect(dataSource.section(name).numberOfRows == stage.tableView.numberOfRows(inSection: index))
    }
    #expect(dataSource.section("first").numberOfRows == 3)
    #expect(dataSource.section("first").numberOfItems == 2)
    #expect(stage.log.messages == [])
  }

  @Test func `a hidden section, and an empty one that hides, show nothing and are known`() async {
    #expect(dataSource.section("last").exists)
    #expect(dataSource.section("last").index == nil)
    #expect(dataSource.section("last").title == nil)
    dataSource.section("first").hide()
    await dataSource.waitForUpdates()
    #expect(dataSource.section("first").index == nil)
    #expect(dataSource.section("first").numberOfItems == 0)
    #expect(dataSource.section("friday").index == 1)
    dataSource.section("days").hide()
    await dataSource.waitForUpdates()
    #expect(dataSource.section("friday").exists && dataSource.section("friday").isHidden)
    #expect(dataSource.section("friday").index == nil)
    #expect(stage.log.messages == [])
  }

  @Test func `the name of a step with many sections means them all, and theirs each of them`() {
    #expect(dataSource.section("days").index == 2)
    #expect(dataSource.section("days").title == "Friday")
    #expect(dataSource.section("days").numberOfRows == 5)
    #expect(dataSource.section("saturday").numberOfItems == 4)
  }

  @Test func `a name that there is not gives nothing, and is a diagnostic with the line that named it`() {
    #expect(!dataSource.section("x").exists)
    #expect(stage.log.messages == [])
    let line = #line + 1
    let reference = dataSource.section("x")
    #expect(reference.index == nil)
    #expect(reference.title == nil)
    #expect(reference.numberOfRows == 0)
    #expect(reference.numberOfItems == 0)
    let ending =
      "No section has the name “x”, so TableMaker ignored the call. Use an existing name: “first”, “days”, “friday”, "
      + "“saturday”, “last”."
    #expect(
      stage.log.diagnostics.map(\.placed)
        == ["index", "title", "numberOfRows", "numberOfItems"].map {
          "ReadingTests.swift:\(line): section(“x”).\($0): \(ending)"
        })
  }

  @Test func `a section of a source is not the live object's to change, and that is said`() async {
    let line = #line + 1
    dataSource.section("friday").hide()
    dataSource.section("new").insert(after: "friday") { $0.cell(NoteCell.self).data([Note(1)]).adapter { _, _, _ in } }
    await dataSource.waitForUpdates()
    #expect(dataSource.sectionNames == ["first", nil, "friday", "saturday", "new"])
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "ReadingTests.swift:\(line): section(“friday”).hide(): The section “friday” belongs to a source, "
          + "SectionList<Note>, so TableMaker ignored the call. Change the source, or use the name “days” for all its "
          + "sections.",
        "ReadingTests.swift:\(line + 1): section(“new”).insert(after: “friday”): The section “friday” belongs to a "
          + "source, SectionList<Note>, so the new content is at the end. Change the source, or use the name “days” "
          + "for all its sections.",
      ])
  }

  @Test func `what a live object tells is right after each of many random changes`() async {
    var random = SeededGenerator(seed: 21)
    for step in 0..<60 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: first.items = notes(Int.random(in: 0...3, using: &random))
      case 1: last.items = notes(Int.random(in: 0...2, using: &random))
      case 2:
        days.sections = ["a", "friday", "b"].filter { _ in Bool.random(using: &random) }
          .map { ItemSection($0, title: $0, items: notes(Int.random(in: 0...3, using: &random))) }
      case 3:
        let reference = dataSource.section(Bool.random(using: &random) ? "first" : "days")
        if reference.isHidden { reference.show() } else { reference.hide() }
      case 4: dataSource.section("last").move(before: "first")
      default: dataSource.section("first").move(before: "days")
      }
      await dataSource.waitForUpdates()
      let table = stage.tableView
      let items = (0..<table.numberOfSections).flatMap { section in
        (0..<table.numberOfRows(inSection: section)).compactMap { row -> Note? in
          dataSource.item(at: IndexPath(row: row, section: section))
        }
      }
      #expect(dataSource.numberOfItems == items.count, "step \(step)")
      #expect(dataSource.numberOfSections == table.numberOfSections)
      for (index, name) in dataSource.sectionNames.enumerated() {
        #expect(dataSource.section(at: index)?.name == name)
        let title = dataSource.tableView(table, titleForHeaderInSection: index)
        #expect(dataSource.sectionTitles[index] == title, "step \(step)")
        if let name { #expect(dataSource.section(name).index == index, "step \(step)") }
      }
    }
    #expect(stage.log.messages == [])
  }

  // MARK: Filling a section again

  @Test func `a section that is reconfigured fills its visible cells and its header again, and no others`() async {
    let stage = Stage()
    var fills: [String: Int] = [:]
    var headers = 0
    func fill(_ section: String, _ note: Note) { fills["\(section)\(note.id)", default: 0] += 1 }
    let other = Stage()
    let dataSource = stage.chain.height(60)
      .section("a").cell(NoteCell.self).data(notes(5)).adapter { _, note, _ in fill("a", note) }
      .section("b").header(NoteHeader.self) { _ in headers += 1 }.cell(NoteCell.self).data(notes(100))
      .adapter { _, note, _ in fill("b", note) }
      .make()
    stage.show(dataSource)
    let seen = Set(stage.tableView.visibleCells.map(ObjectIdentifier.init))
    (fills, headers) = ([:], 0)
    dataSource.section("b").reconfigure()
    await dataSource.waitForUpdates()
    let visible = (stage.tableView.indexPathsForVisibleRows ?? []).filter { $0.section == 1 }
    #expect(visible.count > 3)
    #expect(visible.allSatisfy { fills["b\($0.row)"] == 1 })
    #expect(fills.keys.allSatisfy { $0.hasPrefix("b") } && fills.values.allSatisfy { $0 == 1 })
    #expect(fills.count < 30)
    #expect(headers >= 1)
    #expect(Set(stage.tableView.visibleCells.map(ObjectIdentifier.init)) == seen)
    _ = other
    let line = #line + 1
    dataSource.section("c").reconfigure()
    #expect(stage.log.diagnostics.first?.place.line == line)
    #expect(stage.log.messages.first?.hasPrefix("section(“c”).reconfigure(): No section has the name “c”") == true)
  }

  @Test func `a measured section that is reconfigured has its rows measured again, those off screen too`() async {
    var factor: CGFloat = 1
    let slabs = (0..<60).map { Slab(id: $0, height: 100) }
    let stage = Stage()
    stage.tableView.separatorStyle = .none
    let dataSource = stage.chain
      .section("a").cell(SlabCell.self).data(slabs).adapter { cell, slab, _ in
        cell.show(Slab(id: slab.id, height: slab.height * factor))
      }.autoHeight()
      .section("b").cell(SlabCell.self).data(slabs).adapter { cell, slab, _ in
        cell.show(Slab(id: slab.id, height: slab.height * factor))
      }.autoHeight()
      .make()
    stage.show(dataSource)
    for section in 0...1 {
      dataSource.scroll(toSection: section == 0 ? "b" : "a", animated: false)
    }
    factor = 1.5
    dataSource.section("a").reconfigure()
    await dataSource.waitForUpdates()
    stage.window.layOut()
    #expect(stage.height(0) == 150)
    dataSource.scroll(to: slabs[59], at: .bottom, animated: false)
    #expect(stage.height(59) == 150)
    dataSource.scroll(toSection: "b", animated: false)
    #expect(stage.height(0, in: 1) == 100)
  }
}
