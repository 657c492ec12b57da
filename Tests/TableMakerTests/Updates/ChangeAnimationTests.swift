import TableMaker
import TestSupport
import Testing
import UIKit

/// The animation of one change: `batch(animation:)`, and the verbs of a section with an animation.
@MainActor @Suite struct ChangeAnimationTests {
  private let animated = AnimatedStage(table: .top, sections: [.fade, nil])

  private var dataSource: TableViewDataSource { animated.dataSource }

  /// The operations of the table, when all animations have ended.
  private func told() -> Set<String> {
    settleAnimations()
    return animated.table.takeTold()
  }

  /// Inserts a row at the end of the first section, and deletes the first row of the second.
  private func change(_ number: Int) {
    animated.lists[0].append(Note(number))
    animated.lists[1].remove(at: 0)
  }

  @Test func `a batch has one animation in all its sections, and the next one theirs again`() {
    dataSource.batch(animation: .left) { change(2) }
    #expect(told() == ["insert rows 0.2: left", "delete rows 1.0: left"])
    dataSource.batch { change(3) }
    #expect(told() == ["insert rows 0.3: fade", "delete rows 1.0: top"])
    #expect(animated.stage.log.messages.isEmpty)
  }

  @Test func `a batch has one animation for insertions and another for deletions`() {
    dataSource.batch(animation: .init(insertions: .left, deletions: .right, reloads: .none)) { change(2) }
    #expect(told() == ["insert rows 0.2: left", "delete rows 1.0: right"])
  }

  @Test func `without an animation everything is in its place immediately`() {
    dataSource.batch(animation: .none) { change(2) }
    animated.stage.window.layOut()
    #expect(animated.table.visibleCells.allSatisfy { $0.layer.animationKeys()?.isEmpty ?? true })
    #expect(animated.stage.rowCounts == [3, 1])
  }

  @Test func `changes that wait when a batch begins have its animation`() async {
    animated.lists[0].append(Note(2))
    dataSource.section("1").hide()
    dataSource.batch(animation: .right) { animated.lists[0].append(Note(3)) }
    #expect(told() == ["insert rows 0.2,0.3: right", "delete sections 1: right"])
    await dataSource.waitForUpdates()
    #expect(told() == [])
  }

  @Test func `a batch inside a batch has the outer one's animation`() {
    dataSource.batch(animation: .left) {
      dataSource.batch(animation: .right) { change(2) }
      dataSource.section("1").hide(animation: .bottom)
    }
    #expect(told() == ["insert rows 0.2: left", "delete sections 1: left"])
    // An outer one without an animation leaves it to the sections.
    dataSource.batch { dataSource.batch(animation: .right) { animated.lists[0].append(Note(3)) } }
    #expect(told() == ["insert rows 0.3: fade"])
  }

  @Test func `a batch that changes nothing gives its animation to no other update`() async {
    dataSource.batch(animation: .left) {}
    animated.lists[0].append(Note(2))
    await dataSource.waitForUpdates()
    #expect(told() == ["insert rows 0.2: fade"])
  }

  @Test func `a section hides, appears, and leaves with an animation`() {
    dataSource.section("1").hide(animation: .left)
    #expect(told() == ["delete sections 1: left"])
    dataSource.section("1").show(animation: .right)
    #expect(told() == ["insert sections 1: right"])
    dataSource.section("0").remove(animation: .bottom)
    #expect(told() == ["delete sections 0: bottom"])
    #expect(animated.stage.log.messages.isEmpty)
  }

  @Test func `a row that needs another cell has the animation of reloads`() async throws {
    let table = AnimatedTableView(frame: .zero, style: .plain)
    let stage = Stage(tableView: table)
    let list = ItemList([Note(0, "text"), Note(1, "text")])
    let dataSource = stage.chain.height(20).animation(.top)
      .section().data(list).cellProvider { _, _, _ in PlainCell() }.make()
    stage.show(dataSource)
    _ = table.takeTold()
    dataSource.batch(animation: .init(reloads: .right)) { list.items[0].text = "other" }
    settleAnimations()
    #expect(table.takeTold() == ["reload rows 0.0: right"])
    dataSource.batch { list.items[0].text = "third" }
    settleAnimations()
    #expect(table.takeTold() == ["reload rows 0.0: top"])
  }

  @Test func `in an event, the animation waits with its update`() {
    let table = AnimatedTableView(frame: .zero, style: .plain)
    let stage = Stage(tableView: table)
    let list = ItemList(notes(2))
    let dataSource = stage.chain.height(20).section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
      .onSelect { [weak stage] note, _ in stage?.dataSource?.batch(animation: .left) { list.append(Note(9)) } }
      .make()
    stage.show(dataSource)
    _ = table.takeTold()
    table.tap(0)
    dataSource.batch {}
    settleAnimations()
    #expect(table.takeTold() == ["insert rows 0.2: left"])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `inside an update, the change appears later with its animation, and a diagnostic names the line`() async {
    let table = AnimatedTableView(frame: .zero, style: .plain)
    let stage = Stage(tableView: table)
    let (one, two) = (ItemList(notes(2)), ItemList(notes(1)))
    let line = #line + 7
    let dataSource = stage.chain.height(20)
      .section("one").cell(NoteCell.self).data(one)
      .adapter { [weak stage] cell, note, _ in
        cell.note = note
        guard note.id == 7, two.items.count == 1 else { return }
        // The table waits for this cell.
        stage?.dataSource?.batch(animation: .left) { two.append(Note(9)) }
      }
      .section("two").cell(NoteCell.self).data(two).adapter { cell, note, _ in cell.note = note }
      .make()
    stage.show(dataSource)
    _ = table.takeTold()
    one.append(Note(7))
    await dataSource.waitForUpdates()
    settleAnimations()
    #expect(stage.rowCounts == [3, 2])
    #expect(table.takeTold().contains("insert rows 1.1: left"))
    #expect(
      stage.log.diagnostics.filter { $0.kind == .animationInUpdate }.map(\.placed) == [
        "ChangeAnimationTests.swift:\(line): batch(animation:) was called while the table view was being updated or "
          + "was waiting for a value, so the update appears later, with this animation. Call it in an event, such as "
          + "onSelect."
      ])
  }

  @Test func `a section that is gone reports its line, and other changes appear`() {
    let line = #line + 2
    dataSource.batch(animation: .left) {
      dataSource.section("gone").hide(animation: .right)
      animated.lists[0].append(Note(2))
    }
    #expect(told() == ["insert rows 0.2: left"])
    #expect(
      animated.stage.log.diagnostics.map(\.placed) == [
        "ChangeAnimationTests.swift:\(line): section(“gone”).hide(animation:): No section has the name “gone”, so "
          + "TableMaker ignored the call. Use an existing name: “0”, “1”."
      ])
  }
}
