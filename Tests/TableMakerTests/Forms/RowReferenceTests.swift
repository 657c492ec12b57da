import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Rows of a form that are found, come, go and move by their names.
@Suite @MainActor struct RowReferenceTests {
  private let stage = Stage(style: .insetGrouped)
  private let draft = FormDraft(Booking())

  private func show() {
    stage.show(
      stage.chain
        .section("who")
        .textField("Name", \.name, of: draft, named: "name")
        .toggle("Jackets", \.wantsJackets, of: draft, named: "jackets")
        .textField("Sizes", \.sizes, of: draft, named: "sizes").visible(when: draft, \.wantsJackets)
        .section("rest")
        .stepper("Guests", \.guests, of: draft, named: "guests")
        .section("data").cell(NoteCell.self).data(notes(1)).adapter { cell, note, _ in cell.textLabel?.text = note.text
        }
        .make())
  }

  private func titles(_ section: Int = 0) -> [String] {
    func labels(in view: UIView) -> [String] {
      view.isHidden ? [] : (view as? UILabel)?.text.map { [$0] } ?? view.subviews.flatMap(labels)
    }
    return (0..<stage.tableView.numberOfRows(inSection: section)).compactMap { row in
      stage.tableView.cellForRow(at: IndexPath(row: row, section: section)).flatMap { labels(in: $0.contentView).first }
    }
  }

  private func settle() async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  private func row(_ name: String) throws -> RowReference { try #require(stage.dataSource).row(name) }

  @Test func `a row is hidden and shown, beside its conditions`() async throws {
    show()
    #expect(titles() == ["Name", "Jackets"])
    try row("name").hide()
    await settle()
    #expect(titles() == ["Jackets"])
    #expect(try row("name").isHidden && row("name").exists)
    try row("sizes").hide()
    draft.wantsJackets = true
    await settle()
    #expect(titles() == ["Jackets"])
    try row("sizes").show()
    try row("name").show()
    await settle()
    #expect(titles() == ["Name", "Jackets", "Sizes"])
    #expect(stage.log.messages == [])
  }

  @Test func `a row that is typed into gives its text to the draft before it is hidden, and has no mistakes then`()
    async throws
  {
    stage.show(
      stage.chain.section().textField("Name", \.name, of: draft, named: "name").validate(.maximumLength(3)).make())
    let field = try stage.cell(0, as: TextFieldFormCell.self).field
    field.becomeFirstResponder()
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    try row("name").hide()
    await settle()
    #expect(draft.name == "Adani" && draft.isValid && stage.rowCounts == [0])
    try row("name").show()
    #expect(!draft.isValid)
  }

  @Test func `rows are removed, and moved within a section and to another one`() async throws {
    show()
    try row("jackets").move(before: "name")
    await settle()
    #expect(titles() == ["Jackets", "Name"])
    try row("name").move(after: "guests")
    await settle()
    #expect(titles() == ["Jackets"] && titles(1) == ["Guests", "Name"])
    let field = try stage.cell(1, in: 1, as: TextFieldFormCell.self).field
    field.becomeFirstResponder()
    field.insertText("m")
    #expect(draft.name == "Adam")
    draft.name = "Mia"
    await settle()
    #expect(field.text == "Mia")
    try row("guests").remove()
    await settle()
    #expect(titles(1) == ["Name"])
    #expect(try !row("guests").exists)
    #expect(stage.log.messages == [])
  }

  @Test func `rows are inserted beside others, also of kinds of cells that the section did not know`() async throws {
    show()
    try row("notes").insert(after: "name") { rows in
      rows.textView("Notes", \.notes, of: draft).button("Clear", named: "clear").onSelect { [draft] in draft.notes = ""
      }
    }
    try row("tide").insert(before: "guests") { rows in
      rows.row(SliderCell.self).bind(\.tide, of: draft, to: \.control).height(70)
    }
    await settle()
    #expect(titles() == ["Name", "Notes", "Clear", "Jackets"])
    #expect(stage.rowCounts == [4, 2, 1] && stage.height(0, in: 1) == 70)
    let notes = try stage.cell(1, as: TextViewFormCell.self).text
    notes.becomeFirstResponder()
    notes.insertText("Hello")
    #expect(draft.notes == "Hello")
    #expect(stage.tableView.tap(2))
    await settle()
    #expect(draft.notes == "" && notes.text == "")
    #expect(try stage.cell(0, in: 1, as: SliderCell.self).control.value == 0.5)
    try row("late").insert(atEndOf: "rest") { rows in
      rows.textField("Late", \.sizes, of: draft).validate(.required, feedback: .atOnce)
    }
    await settle()
    #expect(titles(1) == ["Guests", "Late", "This is required."])
    #expect(!draft.isValid)
    draft.sizes = "M"
    await settle()
    #expect(stage.rowCounts == [4, 3, 1] && draft.isValid)
    draft.sizes = ""
    try row("late").remove()
    await settle()
    #expect(draft.isValid && stage.rowCounts == [4, 2, 1])
    #expect(stage.log.messages == [])
  }

  @Test func `a row's place and cell are known, and it is scrolled to and typed into`() async throws {
    var chain = stage.chain.section().textField("Name", \.name, of: draft, named: "name")
    for number in 0..<60 { chain = chain.textField("Notes \(number)", \.notes, of: draft) }
    stage.show(chain.textField("Sizes", \.sizes, of: draft, named: "sizes").make())
    #expect(try row("sizes").indexPath == IndexPath(row: 61, section: 0))
    #expect(try row("sizes").cell == nil && row("name").cell is TextFieldFormCell)
    try row("sizes").scroll(animated: false)
    stage.window.layOut()
    #expect(try row("sizes").cell is TextFieldFormCell)
    try row("name").focus()
    settleAnimations()
    stage.window.layOut()
    #expect(try stage.cell(0, as: TextFieldFormCell.self).field.isFirstResponder)
    #expect(stage.log.messages == [])
  }

  @Test func `what unfolds below a row goes with it`() async throws {
    let draft = FormDraft(Day())
    stage.show(
      stage.chain.section()
        .datePicker("Day", \.date, of: draft, style: .unfolding, named: "day")
        .textField("Name", \.name, of: draft, named: "name")
        .make())
    stage.tableView.tap(0)
    await settle()
    #expect(stage.rowCounts == [3])
    try row("day").move(after: "name")
    await settle()
    #expect(stage.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) is UnfoldedDateFormCell)
    try row("name").move(after: "day")
    await settle()
    #expect(stage.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) is UnfoldedDateFormCell)
    try row("day").hide()
    await settle()
    #expect(stage.rowCounts == [1])
    try row("day").show()
    try row("day").remove()
    await settle()
    #expect(stage.rowCounts == [1] && stage.log.messages == [])
  }

  @Test func `a name that there is not is told with the names that there are`() async throws {
    show()
    try row("nmae").hide()
    try row("new").insert(after: "nmae") { rows in rows.textField("New", \.sizes, of: draft) }
    try row("newer").insert(atEndOf: "data") { rows in rows.textField("New", \.sizes, of: draft) }
    try row("other").insert(after: "name") { rows in
      rows.textField("New", \.sizes, of: draft).section().textField("Other", \.sizes, of: draft)
    }
    try row("sizes").focus()
    #expect(
      stage.log.messages == [
        "row(“nmae”).hide(): No row has the name “nmae”, so TableMaker ignored the call. Use an existing name: "
          + "“name”, “jackets”, “sizes”, “guests”.",
        "row(“new”).insert(after: “nmae”): No row has the name “nmae”, so the new rows are at the end. Use an "
          + "existing name: “name”, “jackets”, “sizes”, “guests”.",
        "row(“newer”).insert(atEndOf: “data”) did nothing, because section “data” shows data. Use a section of form "
          + "rows, or change the section's list.",
        "row(“other”).insert(after: “name”) did nothing, because its closure returned another section. Return the "
          + "section that the closure gets, with rows added.",
        "row(“sizes”).focus() did nothing, because the row “sizes” is hidden. Call show() first, or check the row's "
          + "conditions.",
      ])
    await settle()
    #expect(titles(1) == ["Guests", "New"])
  }

  @Test func `verbs of rows may be called inside closures that the table asks for`() async throws {
    var armed: (() -> Void)?
    stage.show(
      stage.chain
        .section()
        .textField("Name", \.name, of: draft, named: "name")
        .toggle("Jackets", \.wantsJackets, of: draft, named: "jackets")
        .row(PlainCell.self, named: "asked").adapter { [draft] cell in
          cell.textLabel?.text = "\(draft.guests)"
          let body = armed
          armed = nil
          body?()
        }
        .make())
    let dataSource = try #require(stage.dataSource)
    let verbs: [(String, () -> Void, [Int])] = [
      ("hide", { dataSource.row("name").hide() }, [2]),
      ("show", { dataSource.row("name").show() }, [3]),
      ("move", { dataSource.row("name").move(after: "asked") }, [3]),
      ("scroll", { dataSource.row("name").scroll() }, [3]),
      ("focus", { dataSource.focus(\Booking.name, of: draft) }, [3]),
      (
        "insert",
        { dataSource.row("sizes").insert(before: "asked") { $0.textView("Sizes", \.sizes, of: draft) } }, [4]
      ),
      ("remove", { dataSource.row("sizes").remove() }, [3]),
      ("reconfigure", { dataSource.row("asked").reconfigure() }, [3]),
      ("confirmUnsavedChanges", { dataSource.confirmUnsavedChanges {} }, [3]),
    ]
    for (name, verb, counts) in verbs {
      armed = verb
      draft.guests += 1
      await settle()
      await settle()
      #expect(armed == nil, "\(name)")
      #expect(stage.rowCounts == counts, "\(name)")
    }
    #expect(titles().count == 3)
  }
}

private struct Day: Equatable {
  var date = Date(timeIntervalSinceReferenceDate: 0)
  var name = ""
}
