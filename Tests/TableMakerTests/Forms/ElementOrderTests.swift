import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Rows of an array's elements that are inserted later, begin with a hidden row, or have other rows between them.
@MainActor @Suite struct ElementOrderTests {
  struct Guest: Identifiable, Equatable {
    let id: Int
    var name: String
    var bags = 0
  }

  struct Party: Equatable {
    var title = "party"
    var guests = (0..<3).map { Guest(id: $0, name: "g\($0)") }
    var hidesNames = false
  }

  private let stage = Stage()
  private let draft = FormDraft(Party())

  private func rows(_ rows: some RowAdding) -> ElementRows<Guest> {
    rows.rows(for: \.guests, of: draft) { [draft] rows, guest in
      rows.textField("Name", guest.name, of: draft, named: "name \(guest.id)")
        .visible(when: draft) { !$0.hidesNames }
        .stepper("Bags", guest.bags, of: draft, named: "bags \(guest.id)")
    }
  }

  private func show() {
    stage.show(
      rows(stage.chain.height(44).section("guests")).deletable().movable()
        .insertable("Add", named: "add") { Guest(id: 9, name: "g9") }
        .section("other").textField("Title", \.title, of: draft, named: "title").button("Other", named: "other").make())
  }

  /// The names of the rows, from top to bottom.
  private func shown(_ section: Int = 0) async -> [String] {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    let source = stage.dataSource?.live.formSources[section]
    let names = source?.items.map { $0.row.settings.name ?? "?" } ?? []
    #expect(stage.rowCounts[section] == names.count)
    return names
  }

  private func row(_ name: String) throws -> RowReference { try #require(stage.dataSource).row(name) }

  private func names(_ ids: Int...) -> [String] { ids.flatMap { ["name \($0)", "bags \($0)"] } }

  // MARK: Rows that are inserted later

  @Test func `rows of elements that are inserted later follow their elements`() async throws {
    stage.show(
      stage.chain.height(44).section("other")
        .textField("Title", \.title, of: draft, named: "title").button("Other", named: "other").make())
    #expect(await shown() == ["title", "other"])
    try row("guests").insert(after: "title") { rows($0).insertable("Add", named: "add") { Guest(id: 9, name: "g9") } }
    #expect(await shown() == ["title"] + names(0, 1, 2) + ["add", "other"])
    draft.guests.remove(at: 1)
    draft.guests.reverse()
    #expect(await shown() == ["title"] + names(2, 0) + ["add", "other"])
    stage.tableView.tap(5)
    #expect(await shown() == ["title"] + names(2, 0, 9) + ["add", "other"])
    let field = try stage.cell(1, as: TextFieldFormCell.self).field
    field.becomeFirstResponder()
    field.insertText("!")
    #expect(draft.guests.map(\.name) == ["g2!", "g0", "g9"])
    while draft.canUndo { draft.undo() }
    #expect(await shown() == ["title"] + names(0, 1, 2) + ["add", "other"])
    #expect(stage.log.messages == [])
  }

  @Test func `a read-only table has read-only rows also for elements that are inserted later`() async throws {
    stage.show(
      stage.chain.readOnly(when: draft) { _ in true }.section("other").button("Other", named: "other").make())
    try row("guests").insert(after: "other") { rows($0) }
    #expect(await shown() == ["other"] + names(0, 1, 2))
    #expect(try stage.cell(1, as: TextFieldFormCell.self).isUserInteractionEnabled == false)
  }

  @Test func `the rows of inserted elements are hidden, moved, and removed with their name`() async throws {
    show()
    _ = await shown()
    draft.guests.removeLast()
    try row("others").insert(after: "other") {
      $0.rows(for: \.guests, of: draft) { [draft] rows, guest in
        rows.value("Name", of: draft, named: "copy \(guest.id)") { $0[guest.name] }
      }
    }
    #expect(await shown(1) == ["title", "other", "copy 0", "copy 1"])
    try row("others").move(before: "other")
    #expect(await shown(1) == ["title", "copy 0", "copy 1", "other"])
    draft.guests.reverse()
    #expect(await shown(1) == ["title", "copy 1", "copy 0", "other"])
    try row("others").hide()
    draft.guests.append(Guest(id: 5, name: "g5"))
    #expect(await shown(1) == ["title", "other"])
    try row("others").show()
    #expect(await shown(1) == ["title", "copy 1", "copy 0", "copy 5", "other"])
    try row("others").move(after: "add")
    #expect(await shown() == names(1, 0, 5) + ["add", "copy 1", "copy 0", "copy 5"])
    draft.guests.remove(at: 0)
    #expect(await shown() == names(0, 5) + ["add", "copy 0", "copy 5"])
    #expect(await shown(1) == ["title", "other"])
    try row("others").remove()
    draft.guests.append(Guest(id: 6, name: "g6"))
    #expect(await shown() == names(0, 5, 6) + ["add"])
    #expect(stage.log.messages == [])
  }

  @Test(arguments: [true, false]) func `inserted elements are edited as the section's chain allows`(isEditable: Bool)
    async throws
  {
    if isEditable {
      show()
    } else {
      stage.show(stage.chain.height(44).section("guests").button("Add", named: "add").make())
    }
    try row("others").insert(after: "add") { [draft] rows in
      rows.rows(for: \.guests, of: draft) { rows, guest in rows.stepper("Bags", guest.bags, of: draft) }.deletable()
    }
    stage.dataSource?.setEditing(true, animated: false)
    _ = await shown()
    #expect(controls().suffix(3) == (isEditable ? ["-=", "-=", "-="] : ["", "", ""]))
    if isEditable {
      stage.dataSource?.tableView(stage.tableView, commit: .delete, forRowAt: IndexPath(row: 8, section: 0))
      #expect(draft.guests.map(\.id) == [0, 2])
    }
    #expect(stage.log.messages == [])
  }

  // MARK: Elements with a hidden first row

  /// The controls of the rows in editing mode: a deletion, insertion, or reorder control.
  private func controls() -> [String] {
    (0..<stage.rowCounts[0]).map { row in
      let path = IndexPath(row: row, section: 0)
      let style = stage.tableView.cellForRow(at: path)?.editingStyle ?? UITableViewCell.EditingStyle.none
      let isMovable = stage.dataSource?.tableView(stage.tableView, canMoveRowAt: path) == true
      return (style == .delete ? "-" : style == .insert ? "+" : "") + (isMovable ? "=" : "")
    }
  }

  private func drag(_ row: Int, by way: CGFloat) async {
    guard let cell = stage.tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
    let start = CGPoint(x: cell.bounds.maxX - 22, y: 22)
    cell.drag(from: start, to: CGPoint(x: start.x, y: start.y + way))
    settleAnimations()
    await stage.dataSource?.waitForUpdates()
  }

  @Test func `the user edits an element by its first visible row`() async throws {
    show()
    stage.dataSource?.setEditing(true, animated: false)
    #expect(await shown() == names(0, 1, 2) + ["add"])
    #expect(controls() == ["-=", "", "-=", "", "-=", "", "+"])
    draft.hidesNames = true
    #expect(await shown() == ["bags 0", "bags 1", "bags 2", "add"])
    #expect(controls() == ["-=", "-=", "-=", "+"])
    await drag(0, by: 88)
    #expect(draft.guests.map(\.id) == [1, 2, 0])
    stage.dataSource?.tableView(stage.tableView, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    #expect(await shown() == ["bags 1", "bags 0", "add"])
    draft.undo()
    #expect(await shown() == ["bags 1", "bags 2", "bags 0", "add"])
    draft.hidesNames = false
    #expect(await shown() == names(1, 2, 0) + ["add"])
    #expect(controls() == ["-=", "", "-=", "", "-=", "", "+"])
    #expect(stage.log.messages == [])
  }

  @Test func `an element is edited by its next row after code has hidden, removed, or moved the first`() async throws {
    show()
    stage.dataSource?.setEditing(true, animated: false)
    _ = await shown()
    try row("name 0").hide()
    try row("name 1").remove()
    try row("name 2").move(after: "other")
    #expect(await shown() == ["bags 0", "bags 1", "bags 2", "add"])
    #expect(controls() == ["-=", "-=", "-=", "+"])
    await drag(2, by: -88)
    #expect(draft.guests.map(\.id) == [2, 0, 1])
    for _ in 0..<3 {
      stage.dataSource?.tableView(stage.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    }
    #expect(await shown() == ["add"])
    #expect(await shown(1) == ["title", "other"])
    #expect(stage.log.messages == [])
  }

  // MARK: Other rows between those of elements

  @Test func `a row between those of elements stays below the row above it`() async throws {
    show()
    _ = await shown()
    try row("other").move(after: "name 1")
    #expect(await shown() == ["name 0", "bags 0", "name 1", "other", "bags 1"] + names(2) + ["add"])
    draft.guests.append(Guest(id: 7, name: "g7"))
    #expect(await shown() == ["name 0", "bags 0", "name 1", "other", "bags 1"] + names(2, 7) + ["add"])
    draft.guests.reverse()
    #expect(await shown() == names(7, 2) + ["name 1", "other", "bags 1"] + names(0) + ["add"])
    try row("title").move(before: "name 7")
    draft.guests.swapAt(1, 3)
    #expect(await shown() == ["title"] + names(7, 0) + ["name 1", "other", "bags 1"] + names(2) + ["add"])
    // The row above goes, so the next one that remains is above.
    draft.guests.remove(at: 2)
    #expect(await shown() == ["title"] + names(7, 0) + ["other"] + names(2) + ["add"])
    draft.guests = []
    #expect(await shown() == ["title", "other", "add"])
    draft.undo()
    // Without elements, a row below their beginning is like any row after them.
    #expect(await shown() == names(7, 0, 2) + ["title", "other", "add"])
    #expect(stage.log.messages == [])
  }
}
