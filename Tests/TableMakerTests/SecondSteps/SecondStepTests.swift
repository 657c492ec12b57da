import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A second step does to the first one as the page of all steps says: a step that replaces leaves nothing of the first, and one that adds leaves all of it.
@MainActor @Suite struct SecondStepTests {
  private typealias Names = Set<String>

  private func base(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

  private func rows(_ stage: Stage, _ world: KeptWorld) -> NoteSection {
    stage.chain.onError { _ in }.section("s").cell(NoteCell.self).data(world.list)
      .adapter { cell, note, _ in cell.note = note }
  }

  /// Uses a table, and changes its list and what is searched for.
  private func use(_ chain: any Continued, _ stage: Stage, _ world: KeptWorld) async {
    guard let chain = chain as? any Finished else {
      Issue.record("not finished")
      return
    }
    stage.show(chain.make())
    world.bar.query = "n"
    await stage.beUsed()
    world.list.append(Note(1000, "note"))
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    stage.dataSource?.detach()
  }

  /// The number of calls of the closures of two steps, one after the other in a chain, and of a single one.
  private func counts(
    _ isEmpty: Bool, _ make: (Stage, KeptWorld, [Kept]) -> any Continued
  ) async -> (alone: Int, first: Int, second: Int) {
    func counts(_ number: Int) async -> [Int] {
      let (stage, world) = (Stage(), KeptWorld(ItemList(isEmpty ? [] : notes(30))))
      let kept = (0..<number).map { _ in Kept(world) }
      await use(make(stage, world, kept), stage, world)
      return kept.map(\.count)
    }
    let (alone, both) = (await counts(1), await counts(2))
    return (alone[0], both[0], both[1])
  }

  private func check(
    _ name: String, _ words: [StepsPage.Second: Names], _ counts: (alone: Int, first: Int, second: Int)
  ) {
    // No touch reaches it in this table; other tests call it.
    guard counts.alone > 0 else { return }
    if words[.replaces]?.contains(base(name)) == true {
      #expect(counts.first == 0 && counts.second > 0, "\(name) replaces: \(counts)")
    } else if words[.adds]?.contains(base(name)) == true {
      #expect(counts.first > 0 && counts.second > 0, "\(name) adds: \(counts)")
      if name.hasPrefix("on") { #expect(counts.first == counts.second, "\(name) tells both: \(counts)") }
    } else {
      Issue.record("The page does not say what a second \(name) does.")
    }
  }

  /// Checks that a step with an owner is called as often as the one without, wherever a touch reaches that.
  private func expectSame(_ alone: [String: Int]) {
    for (name, count) in alone where name.contains("by:") {
      guard let plain = alone[name.replacing("by:", with: "")] else { continue }
      #expect(count == plain, "\(name)")
    }
  }

  @Test func `of closures of a section, with an owner as without`() async throws {
    let words = try StepsPage.steps()
    var alone: [String: Int] = [:]
    for step in StepClosure<NoteSection>.events + StepClosure<NoteSection>.questions {
      let counts = await counts(step.isEmpty) { stage, world, kept in
        var chain = rows(stage, world)
        for kept in kept { chain = step.make(chain, kept) as? NoteSection ?? chain }
        return chain
      }
      alone[step.name] = counts.alone
      check(step.name, words, counts)
    }
    #expect(alone.values.filter { $0 > 0 }.count > 60)
    expectSame(alone)
  }

  @Test func `of closures of the table, with an owner as without`() async throws {
    let words = try StepsPage.steps()
    var alone: [String: Int] = [:]
    // Their closures are called by the step.
    for step in StepClosure<DataSource>.table where !step.name.hasSuffix("View(_:)") {
      let counts = await counts(false) { stage, world, kept in
        var chain = DataSource(stage.tableView)
        for kept in kept { chain = step.make(chain, kept) as? DataSource ?? chain }
        return chain.section("s").cell(NoteCell.self).data(world.list).adapter { cell, note, _ in cell.note = note }
          .onSelect { _, _ in throw CancellationError() }.height(-1)
      }
      alone[step.name] = counts.alone
      check(step.name, words, counts)
    }
    #expect(alone.values.filter { $0 > 0 }.count > 15)
    expectSame(alone)
  }

  @Test func `of values`() {
    let stage = Stage()
    func expectReplaced<Chain>(_ step: SecondValue<Chain>, _ chain: Chain, _ settings: (Chain) -> Any) {
      func text(_ numbers: Int...) -> String {
        String(reflecting: settings(numbers.reduce(chain) { step.make($0, $1) }))
      }
      #expect(text(0) != text(1), "\(step.name) says nothing")
      #expect(text(0, 1) == text(1) && text(1, 0) == text(0), "\(step.name)")
    }
    for step in SecondValue<NoteSection>.section {
      expectReplaced(step, rows(stage, KeptWorld(ItemList([])))) { $0._configuration.settings }
    }
    for step in SecondValue<DataSource>.table {
      expectReplaced(step, DataSource(stage.tableView)) { $0.configuration.settings }
    }
  }

  @Test func `of rows of a form: each adds its own`() {
    let draft = FormDraft(Booking())
    let days = FormDraft(KeptWorld.Days())
    let rows: [(String, Int, @MainActor (any RowAdding) -> any RowAdding)] = [
      ("row", 1, { $0.row(TextFieldCell.self).bind(\.name, of: draft, to: \.control) }),
      ("textField", 1, { $0.textField("x", \.name, of: draft) }),
      ("secureField", 1, { $0.secureField("x", \.name, of: draft) }),
      ("numberField", 1, { $0.numberField("x", \.guests, of: draft, format: .number) }),
      ("textView", 1, { $0.textView("x", \.notes, of: draft) }),
      ("toggle", 1, { $0.toggle("x", \.wantsJackets, of: draft) }),
      ("stepper", 1, { $0.stepper("x", \.guests, of: draft) }),
      ("slider", 1, { $0.slider("x", \.share, of: FormDraft(Share())) }),
      ("segmentedControl", 1, { $0.segmentedControl("x", \.name, of: draft, among: ["Ada", "Mia"]) { $0 } }),
      ("inlinePicker", 2, { $0.inlinePicker(\.name, of: draft, among: ["Ada", "Mia"]) { $0 } }),
      ("inlineMultiPicker", 2, { $0.inlineMultiPicker(\.days, of: days, among: [1, 2]) { "\($0)" } }),
      ("picker", 1, { $0.picker("x", \.name, of: draft, among: ["Ada"]) { $0 } }),
      ("multiPicker", 1, { $0.multiPicker("x", \.days, of: days, among: [1]) { "\($0)" } }),
      ("value", 1, { $0.value("x", of: draft) { $0.name } }),
      ("button", 1, { $0.button("x") }),
      ("link", 1, { $0.link("x") }),
      ("datePicker", 1, { $0.datePicker("x", \.day, of: FormDraft(Day())) }),
    ]
    #expect(Set(rows.map(\.0)) == Self.rowSteps)
    for (name, count, add) in rows {
      let stage = Stage()
      let twice = add(add(stage.chain.section()))
      guard let chain = twice as? any Finished else {
        Issue.record("\(name) is not finished")
        continue
      }
      stage.show(chain.make())
      #expect(stage.rowCounts == [2 * count], "\(name)")
    }
  }

  private struct Share: Equatable { var share = 0.5 }
  private struct Day: Equatable { var day = Date(timeIntervalSinceReferenceDate: 0) }

  private static let rowSteps: Names = [
    "row", "textField", "secureField", "numberField", "textView", "toggle", "stepper", "slider", "segmentedControl",
    "inlinePicker",
    "inlineMultiPicker", "picker", "multiPicker", "value", "button", "link", "datePicker",
  ]

  @Test func `of conditions and rules of a row: all of them count`() {
    let draft = FormDraft(Booking())
    for wrong in 0..<3 {
      let stage = Stage()
      stage.show(
        stage.chain.readOnly(when: draft) { _ in wrong == 1 }.readOnly(when: draft) { _ in wrong == 2 }.section()
          .textField("a", \.name, of: draft, named: "a").visible(when: draft) { _ in wrong != 1 }
          .visible(when: draft) { _ in wrong != 2 }
          .textField("b", \.name, of: draft, named: "b").enabled(when: draft) { _ in wrong != 1 }
          .enabled(when: draft) { _ in wrong != 2 }
          .textField("c", \.name, of: draft, named: "c").validate(.custom("one") { _ in wrong != 1 })
          .validate(.custom("two") { _ in wrong != 2 }).make())
      #expect((stage.dataSource?.row("a").cell != nil) == (wrong == 0))
      #expect(stage.dataSource?.row("b").cell?.isUserInteractionEnabled == (wrong == 0))
      #expect(draft.isValid == (wrong == 0))
    }
  }

  @Test func `of sections, searches, orders, groups, and what is in no table of closures or values`() async {
    let stage = Stage()
    let (one, other) = (UISearchBar(), UISearchBar())
    let list = ItemList([Note(1, "b a"), Note(2, "b c"), Note(3, "d a"), Note(4, "b a")])
    let section = stage.chain.height(44).section().cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.textLabel?.text = "\(note.id)" }
    func shown(_ section: NoteSection) async -> [String?] {
      stage.show(section.make())
      await stage.dataSource?.waitForUpdates()
      settleAnimations()
      stage.window.layOut()
      defer { stage.dataSource?.detach() }
      return stage.texts
    }
    one.query = "b"
    #expect(
      await shown(section.searchable(one, by: \.text).searchable(one) { note, _ in note.id > 1 }) == ["2", "4"])
    #expect(
      await shown(section.searchable(one) { note, _ in note.id < 4 }.searchable(one, by: \.text)) == ["1", "2"])
    // A section has one query, and all its search bars show it.
    other.query = "d"
    let found = section.searchable(one, by: \.text).searchable(other, by: \.text)
    #expect(await shown(found) == ["3"] && one.query == "d")
    stage.show(found.make())
    for (bar, text, rows) in [(one, "a", 3), (other, "c", 1), (one, "", 4)] {
      bar.query = text
      await stage.dataSource?.waitForUpdates()
      #expect(stage.rowCounts == [rows] && one.query == text && other.query == text && stage.dataSource?.query == text)
    }
    stage.dataSource?.detach()
    #expect(await shown(section.sorted(by: \.id, .reverse).sorted(by: \.text)) == ["4", "1", "2", "3"])
    #expect(await shown(section.grouped(by: .key(\.id)).grouped(by: .key(\.text))).count == 4)
    stage.show(section.grouped(by: .key(\.id)).grouped(by: .key(\.text)).make())
    #expect(stage.rowCounts == [2, 1, 1])
    stage.dataSource?.detach()
    let lists = SectionList([ItemSection("a", items: [Note(9)])])
    stage.show(
      section.section().button("x").sections(from: lists).cell(NoteCell.self).adapter { _, _, _ in }.make())
    #expect(stage.rowCounts == [4, 1, 1])
    stage.dataSource?.detach()
    stage.show(section.movable().movable().draggable().draggable().dropDestination().dropDestination().make())
    #expect(stage.rowCounts == [4] && stage.log.messages.isEmpty)
    stage.dataSource?.detach()
    stage.show(
      stage.chain.refreshable().refreshable().section().data(list).cells(NoteCell.self, for: { $0.id == 1 }) {
        _, _, _ in
      }
      .cells(PlainCell.self, for: { _ in true }) { _, _, _ in }.make())
    #expect(stage.tableView.visibleCells.map { $0 is NoteCell } == [true, false, false, false])
    #expect(stage.tableView.refreshControl != nil)
    stage.dataSource?.detach()
    let pages = PagedList<Note>(perPage: 2) { _ in ItemPage([Note(1), Note(2)], hasMore: false) }
    let paged = stage.chain.section().cell(NoteCell.self).data(pages).adapter { _, _, _ in }
    for last in [LoadTrigger.manual, .automatic] {
      stage.show(paged.loadsMore(last == .manual ? .automatic : .manual).loadsMore(last).make())
      #expect(stage.dataSource?.live.groups.first?.settings.nextPages == last)
      stage.dataSource?.detach()
    }
  }

  @Test func `each step of the page that says adds or replaces is in one of these tests`() throws {
    var tested = Self.rowSteps
    tested.formUnion(StepClosure<NoteSection>.events.map { base($0.name) })
    tested.formUnion(StepClosure<NoteSection>.questions.map { base($0.name) })
    tested.formUnion(StepClosure<DataSource>.table.map { base($0.name) })
    tested.formUnion(SecondValue<NoteSection>.section.map(\.name))
    tested.formUnion(SecondValue<DataSource>.table.map(\.name))
    tested.formUnion([
      "validate", "visible", "enabled", "readOnly", "sections", "section", "cells", "searchable", "sorted", "grouped",
      "movable", "draggable", "dropDestination", "refreshable", "loadsMore",
    ])
    // CollapsingTests.
    tested.insert("collapsible")
    // ElementRowTests.
    tested.formUnion(["rows", "deletable", "insertable"])
    // Guards: SeveralGuardsTests.
    tested.insert("confirmsUnsavedChanges")
    let words = try StepsPage.steps()
    let page = (words[.adds] ?? []).union(words[.replaces] ?? [])
    #expect(page.count > 100)
    #expect(page.subtracting(tested).sorted() == [])
  }
}
