import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The events of a draft and their timing: before and after a commit, one change after the other, and never endlessly.
@Suite @MainActor struct DraftEventTests {
  private struct Veto: Error {}

  @Test func `what is done before a commit may still change a field, and may refuse`() throws {
    let log = Log()
    let draft = FormDraft(Booking()) { log.add("saved \($0.name)") }
    var refuses = true
    func check() throws { if refuses { throw Veto() } }
    draft.onWillCommit {
      log.add("before")
      draft.name += "!"
      try check()
    }
    draft.onCommit { log.add("after \($0.name)") }
    #expect(throws: Veto.self) { try draft.commit() }
    #expect(log.lines == ["before"] && draft.isChanged)
    refuses = false
    try draft.commit()
    #expect(log.lines == ["before", "before", "saved Ada!!", "after Ada!!"] && !draft.isChanged)
  }

  @Test func `rows are asked for mistakes after what is done before a commit`() throws {
    let stage = Stage()
    let draft = FormDraft(Booking(name: "  "))
    stage.show(
      stage.chain.section().height(44)
        .row(TextFieldCell.self).bind(\.name, of: draft, to: \.control).validate(.required)
        .make())
    draft.onWillCommit { draft.name = "Ada" }
    #expect(try draft.commit().name == "Ada")
  }

  @Test func `a commit inside a commit is an error that says so, wherever it is made`() throws {
    let draft = FormDraft(Booking())
    var errors: [DraftError] = []
    func again() {
      do { try draft.commit() } catch let error as DraftError { errors.append(error) } catch {}
    }
    draft.onWillCommit { again() }
    draft.onCommit { _ in again() }
    draft.onChange { _ in again() }
    try draft.commit()
    #expect(errors == [.isCommitting, .isCommitting])
    #expect(
      "\(errors[0])"
        == "The draft is already being committed. Commit it after its save closure returns, and not inside the closure."
    )
    draft.name = "Bo"
    #expect(errors.count == 4 && !draft.isChanged, "outside of one, a change may be committed at once")
  }

  @Test func `a reload tells before it discards the edits, and after it has read the model`() {
    final class Owner {
      var booking = Booking(name: "Ada")
    }
    let (owner, log) = (Owner(), Log())
    let draft = FormDraft(of: owner, \.booking)
    draft.onWillReload {
      log.add("before \(draft.name), changed: \(draft.isChanged)")
      // What is saved here is what is read.
      owner.booking.name = "Kept \(draft.name)"
    }
    draft.onWillReload { log.add("before, again") }
    draft.onReload { booking in log.add("after \(booking.name), changed: \(draft.isChanged)") }
    draft.name = "Bo"
    draft.reload()
    #expect(log.lines == ["before Bo, changed: true", "before, again", "after Kept Bo, changed: false"])
    #expect(draft.name == "Kept Bo")
  }

  @Test func `a reload inside a reload has no effect, nor has one of a model that is gone`() {
    final class Owner {
      var booking = Booking(name: "Ada")
    }
    let log = Log()
    var owner: Owner? = Owner()
    let draft = owner.map { FormDraft(of: $0, \.booking) }
    draft?.onWillReload {
      log.add("before")
      draft?.reload()
    }
    draft?.onReload { _ in
      log.add("after")
      draft?.reload()
    }
    draft?.reload()
    #expect(log.lines == ["before", "after"])
    draft?.reload()
    #expect(log.lines == ["before", "after", "before", "after"])
    owner = nil
    draft?.name = "Bo"
    draft?.reload()
    #expect(log.lines.count == 4 && draft?.name == "Bo")
  }

  @Test func `changes are awaited one after the other, and end with the draft`() async {
    var draft: FormDraft<Booking>? = FormDraft(Booking())
    draft?.name = "before"
    let changes = draft?.changes
    let log = Log()
    let task = Task { @MainActor in
      guard let changes else { return }
      for await change in changes { log.add("\(change.oldValue) → \(change.newValue)") }
      log.add("end")
    }
    draft?.name = "Bo"
    draft?.group {
      draft?.guests = 5
      draft?.name = "Cy"
    }
    draft?.undo()
    while log.lines.count < 5 { await Task.yield() }
    draft?.name = "Bo"
    #expect(log.lines == ["before → Bo", "2 → 5", "Bo → Cy", "Cy → Bo", "5 → 2"])
    weak let released = draft
    draft = nil
    await task.value
    #expect(log.lines.last == "end" && released == nil)
  }

  @Test func `a task that awaits changes can be cancelled`() async {
    let draft = FormDraft(Booking())
    let changes = draft.changes
    let task = Task { @MainActor in
      for await _ in changes {}
    }
    for _ in 0..<10 { await Task.yield() }
    task.cancel()
    await task.value
    draft.name = "Bo"
  }

  @Test func `a value changed inside its own handler is told to all, and one that never comes to rest is a diagnostic`()
  {
    let stage = Stage()
    let draft = FormDraft(Booking())
    stage.show(
      stage.chain.section().height(44).row(TextFieldCell.self).bind(\.name, of: draft, to: \.control).make())
    var heard: [Int] = []
    var isEndless = false
    draft.onChange { change in
      guard change.keyPath == \Booking.guests else { return }
      if isEndless || draft.guests < 6 { draft.guests += 1 }
    }
    let line = #line - 4
    draft.onChange { change in
      if let guests = change.newValue as? Int { heard.append(guests) }
    }
    draft.guests = 3
    #expect(heard == [3, 4, 5, 6] && stage.log.messages == [])
    isEndless = true
    draft.guests = 10
    #expect(stage.log.messages.count == 1)
    #expect(
      stage.log.messages.first
        == "Closures of onChange changed the draft 10000 times because of each other, last \\Booking.guests, so "
        + "TableMaker stopped calling them. In onChange, set a field only if its value is different.")
    #expect(stage.log.diagnostics.first?.place.line == line)
    isEndless = false
    heard = []
    draft.guests = 3
    #expect(heard == [3, 4, 5, 6], "it goes on")
  }

  // MARK: What rows do

  @Test func `texts of a draft and texts of items replace each other, above the rows and below`() {
    let stage = Stage(style: .insetGrouped)
    let draft = FormDraft(Booking())
    func section(_ chain: some Finished) -> ReadySection<NoteCell, Note, ItemList<Note>> {
      chain.section().cell(NoteCell.self).data([Note(1)]).adapter { _, _, _ in }.height(44)
    }
    let start = stage.chain.section().cell(NoteCell.self).data([Note(1)]).adapter { _, _, _ in }.height(44)
    stage.show(
      section(
        start.titles { _ in "items" }.footerTitles { _ in "items" }
          .titles(of: draft) { _ in "draft" }.footerTitles(of: draft) { _ in "draft" }
      )
      .titles(of: draft) { _ in "draft" }.footerTitles(of: draft) { _ in "draft" }
      .titles { _ in "items" }.footerTitles { _ in "items" }.make())
    let shown = (0..<2).map { section in
      [
        stage.dataSource?.tableView(stage.tableView, titleForHeaderInSection: section),
        stage.dataSource?.tableView(stage.tableView, titleForFooterInSection: section),
      ]
    }
    #expect(shown == [["draft", "draft"], ["items", "items"]])
  }

  @Test func `a section's title follows the draft`() async throws {
    let stage = Stage(style: .insetGrouped)
    let draft = FormDraft(Booking())
    var calls = 0
    stage.show(
      stage.chain
        .section().title("Old").titles(of: draft) { draft in
          calls += 1
          return draft.guests > 0 ? "\(draft.guests) guests" : nil
        }
        .textField("Name", \.name, of: draft)
        .section().titles(of: draft) { "\($0.name)" }.title("New")
        .textField("Name", \.name, of: draft)
        .make())
    func title(_ section: Int) -> String? {
      stage.dataSource?.tableView(stage.tableView, titleForHeaderInSection: section)
    }
    #expect(title(0) == "2 guests" && title(1) == "New")
    calls = 0
    draft.name = "Bo"
    await stage.dataSource?.waitForUpdates()
    #expect(calls == 0)
    draft.guests = 5
    await stage.dataSource?.waitForUpdates()
    #expect(title(0) == "5 guests" && calls == 1)
    draft.guests = 0
    await stage.dataSource?.waitForUpdates()
    #expect(title(0) == nil && stage.log.messages == [])
  }

  @Test func `a value that a control does not reach is told once, until it is back within the bounds`() async {
    let stage = Stage(style: .insetGrouped)
    let draft = FormDraft(Booking(guests: 12))
    stage.show(stage.chain.section().stepper("Guests", \.guests, of: draft, in: 1...8).make())
    let message =
      "The row “Guests” allows values from 1 to 8, so its control can't show the draft's 12. Extend the row's bounds, "
      + "or change the draft's value."
    #expect(stage.log.messages == [message])
    draft.guests = 13
    await stage.dataSource?.waitForUpdates()
    #expect(stage.log.messages.count == 1)
    draft.guests = 3
    await stage.dataSource?.waitForUpdates()
    draft.guests = 12
    await stage.dataSource?.waitForUpdates()
    #expect(stage.log.messages == [message, message])
  }

  @Test func `a form that only shows looks as before, cannot be changed, and its buttons still work`() async throws {
    let stage = Stage(style: .insetGrouped)
    let draft = FormDraft(Booking())
    let taps = Log()
    stage.show(
      stage.chain.readOnly(when: draft) { $0.guests > 2 }
        .section()
        .textField("Name", \.name, of: draft)
        .toggle("Jackets", \.wantsJackets, of: draft)
        .inlinePicker(\.sizes, of: draft, among: ["S", "M"]) { $0 }
        .button("Edit").onSelect { taps.add("edit") }
        .make())
    let name = try stage.cell(0, as: TextFieldFormCell.self)
    name.field.becomeFirstResponder()
    name.field.setMarkedText("m", selectedRange: NSRange(location: 1, length: 0))
    let color = name.titleLabel.textColor
    draft.guests = 3
    await stage.dataSource?.waitForUpdates()
    #expect(!name.field.isFirstResponder && draft.name == "Adam", "what was typed is the draft's before")
    #expect(name.titleLabel.textColor == color && name.field.isEnabled)
    #expect(!name.field.tap() && !name.field.isFirstResponder)
    #expect(!(try stage.cell(1, as: ToggleFormCell.self).toggle.tap()) && !draft.wantsJackets)
    stage.tableView.tap(2)
    stage.tableView.tap(4)
    #expect(draft.sizes == "" && taps.lines == ["edit"])
    draft.guests = 2
    await stage.dataSource?.waitForUpdates()
    #expect(name.field.tap() && name.field.isFirstResponder)
    stage.tableView.tap(2)
    #expect(draft.sizes == "S")
  }

  @Test func `one row only shows, and the bar above the keyboard passes it over`() throws {
    let stage = Stage(style: .insetGrouped)
    let draft = FormDraft(Booking(wantsJackets: true))
    stage.show(
      stage.chain.section()
        .textField("Name", \.name, of: draft)
        .textField("Sizes", \.sizes, of: draft).readOnly(when: draft, \.wantsJackets)
        .textField("Notes", \.notes, of: draft)
        .make())
    let name = try stage.cell(0, as: TextFieldFormCell.self).field
    name.becomeFirstResponder()
    name.sendActions(for: .editingDidEndOnExit)
    #expect(try stage.cell(2, as: TextFieldFormCell.self).field.isFirstResponder)
    stage.window.window.endEditing(true)
  }

  @Test func `a choice that breaks a rule keeps the draft from being committed, and is told below its last row`()
    async throws
  {
    let stage = Stage(style: .insetGrouped)
    let draft = FormDraft(Booking())
    stage.show(
      stage.chain.section()
        .inlinePicker(\.sizes, of: draft, among: ["S", "M"]) { $0 }.validate(.required)
        .make())
    #expect(!draft.isValid)
    #expect(throws: DraftError.isInvalid(["This is required."])) { try draft.commit() }
    await stage.dataSource?.waitForUpdates()
    stage.window.layOut()
    #expect(stage.rowCounts == [3])
    #expect(stage.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) is MessageFormCell)
    stage.tableView.tap(0)
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [2] && draft.isValid && draft.sizes == "S")
  }
}
