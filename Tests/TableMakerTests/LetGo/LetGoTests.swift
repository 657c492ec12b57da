import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// An object that a step's closure captures goes with the table's data source, with its section, or with its row, whatever the user has done to the rows before,
/// though the table, the list, the search bar, and the drafts live on.
@MainActor @Suite struct LetGoTests {
  /// The object that is released.
  private enum End: CaseIterable { case dataSource, detached, section, row }

  private func turns() async {
    for _ in 0..<4 { await Task { @MainActor in }.value }
    settleAnimations()
  }

  /// Shows a chain, uses its table, and releases a part of it.
  ///
  /// - Returns: A Boolean value that indicates whether the object was released, and one for the call of the closure.
  private func letGo(
    _ end: End, _ world: KeptWorld, _ stage: Stage, _ make: (Kept) -> any Continued
  ) async -> (isFree: Bool, wasCalled: Bool) {
    weak var weakly: Kept?
    var wasCalled = false
    do {
      let kept = Kept(world)
      weakly = kept
      guard let chain = make(kept) as? any Finished else { return (false, false) }
      stage.show(chain.make())
      stage.window.layOut()
    }
    await stage.beUsed()
    world.list.append(Note(1000 + world.list.count))
    world.bar.query = "n"
    world.draft.name = world.draft.name == "Mia" ? "Ada" : "Mia"
    await stage.dataSource?.waitForUpdates()
    wasCalled = (weakly?.count ?? 0) > 0
    switch end {
    case .dataSource: stage.release()
    case .detached:
      stage.dataSource?.detach()
      stage.release()
    case .section: stage.dataSource?.section("s").remove()
    case .row: stage.dataSource?.row("row").remove()
    }
    await turns()
    await stage.dataSource?.waitForUpdates()
    stage.window.layOut()
    await turns()
    return (weakly == nil, wasCalled)
  }

  private func check(_ name: String, _ end: End, isEmpty: Bool = false, _ make: (Kept, Stage) -> any Continued) async
    -> Bool
  {
    let (stage, world) = (Stage(), KeptWorld(ItemList(isEmpty ? [] : notes(30))))
    let result = await letGo(end, world, stage) { make($0, stage) }
    #expect(result.isFree, "\(name): kept after \(end)")
    stage.dataSource?.detach()
    return result.wasCalled
  }

  private func rows(_ kept: Kept, _ stage: Stage) -> NoteSection {
    stage.chain.onError { _ in }.section("s").cell(NoteCell.self).data(kept.list)
      .adapter { cell, note, _ in cell.note = note }
  }

  @Test func `of a section of data, with its data source and with itself`() async {
    for step in StepClosure<NoteSection>.events + StepClosure<NoteSection>.questions {
      for end in [End.dataSource, .detached, .section] {
        _ = await check(step.name, end, isEmpty: step.isEmpty) { step.make(rows($0, $1), $0) }
      }
    }
  }

  @Test func `of what a section begins with, and of its sources`() async {
    for step in StepClosure<SectionStart>.starts {
      for end in [End.dataSource, .detached, .section] {
        _ = await check(step.name, end) { step.make($1.chain.section("s"), $0) }
      }
    }
  }

  @Test func `of rows of a form, also with the row`() async {
    for step in StepClosure<SectionStart>.forms {
      for end in End.allCases {
        // A section's own steps stay with it, and later elements need the closure of their rows.
        if end == .row, ["itles(", "rows(for"].contains(where: step.name.contains) { continue }
        _ = await check(step.name, end) { step.make($1.chain.section("s"), $0) }
      }
    }
  }

  @Test func `of the whole table, with its data source`() async {
    for step in StepClosure<DataSource>.table {
      for end in [End.dataSource, .detached] {
        _ = await check(step.name, end) { kept, stage in
          let chain = step.make(DataSource(stage.tableView), kept) as? DataSource ?? stage.chain
          return chain.section("s").cell(NoteCell.self).data(kept.list).adapter { _, _, _ in }
        }
      }
    }
  }

  @Test func `every public step that takes a closure is among them`() throws {
    var tested: [String] = []
    tested += StepClosure<NoteSection>.events.map(\.name)
    tested += StepClosure<NoteSection>.questions.map(\.name)
    tested += StepClosure<SectionStart>.starts.map(\.name)
    tested += StepClosure<SectionStart>.forms.map(\.name)
    tested += StepClosure<DataSource>.table.map(\.name)
    let known = try StepNames.inLibrary()
    #expect(known.count > 100)
    #expect(known.subtracting(tested).sorted() == [], "Add the step to StepClosure.")
    #expect(Set(tested).subtracting(known).sorted() == [], "The library has no such step.")
  }

  @Test func `thirty forms at once go with all that their closures, values, and formats keep`() async {
    let world = KeptWorld(ItemList([]))
    var weakly: [() -> Kept?] = []
    var stages: [Stage] = []
    for number in 0..<30 {
      let stage = Stage()
      let kept = Kept(world)
      weakly.append { [weak kept] in kept }
      stage.show(
        stage.chain.section("s")
          .row(TextFieldCell.self).bind(\.name, of: world.draft, to: \.control) { _, _ in kept.touch() }
          .row(TextFieldCell.self)
          .bind(\.guests, of: world.draft, to: \.control, format: KeptFormat(kept: kept)) { _, _ in kept.touch() }
          .segmentedControl("Held", \.held, of: world.holder, among: [Held(), Held(kept)]) { _ in
            kept.says("\(number)")
          }
          .make())
      stages.append(stage)
    }
    for stage in stages { stage.release() }
    await turns()
    #expect(weakly.compactMap { $0() }.count == 0, "their tables live on")
    #expect(stages.count == 30)
  }

  @Test func `what a draft's handlers keep goes with the draft, though its form lives on for a while`() async {
    weak var weakly: Kept?
    let stage = Stage()
    do {
      let kept = Kept(KeptWorld(ItemList([])))
      weakly = kept
      let draft = FormDraft(Booking())
      draft.onChange { _ in kept.touch() }
      draft.onWillCommit { kept.touch() }
      draft.onCommit { _ in kept.touch() }
      draft.onWillReload { kept.touch() }
      draft.onReload { _ in kept.touch() }
      stage.show(stage.chain.confirmsUnsavedChanges(of: draft).section().textField("Name", \.name, of: draft).make())
      draft.name = "Mia"
      _ = try? draft.commit()
      draft.reload()
      #expect(kept.count == 5)
    }
    #expect(weakly != nil)
    stage.release()
    await turns()
    #expect(weakly == nil)
  }
}
