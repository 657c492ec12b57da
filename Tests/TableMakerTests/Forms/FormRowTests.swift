import TestSupport
import Testing
import UIKit

@testable import TableMaker

@Suite @MainActor struct FormRowTests {
  private func type(_ text: String, into field: UITextField) {
    field.becomeFirstResponder()
    for letter in text { field.insertText(String(letter)) }
  }

  @Test func `rows of several classes and sections of data stand in one chain`() throws {
    let stage = Stage()
    let draft = FormDraft(Booking())
    stage.show(
      stage.chain
        .section("who").title("Who")
        .row(TextFieldCell.self).bind(\.name, of: draft, to: \.control)
        .row(SwitchCell.self, named: "jackets").bind(\.wantsJackets, of: draft, to: \.control).height(60)
        .section("notes").cell(NoteCell.self).data(notes(2)).adapter { cell, note, _ in cell.textLabel?.text = note.text
        }
        .section().height(50)
        .row(PlainCell.self).adapter { cell in cell.textLabel?.text = draft.name }
        .make())
    #expect(stage.rowCounts == [2, 2, 1])
    #expect(stage.height(1) == 60 && stage.height(0, in: 2) == 50)
    let cell: TextFieldCell = try stage.cell(0)
    #expect(cell.control.text == "Ada")
    #expect(try stage.cell(0, in: 2, as: PlainCell.self).textLabel?.text == "Ada")
    #expect(stage.log.messages.filter { !$0.contains("height") } == [])
  }

  @Test func `what the user changes is the draft's, and what the app changes is shown`() async throws {
    let stage = Stage()
    let draft = FormDraft(Booking())
    stage.show(
      stage.chain.section().height(44)
        .row(TextFieldCell.self).bind(\.name, of: draft, to: \.control)
        .row(SwitchCell.self).bind(\.wantsJackets, of: draft, to: \.control)
        .row(StepperCell.self).bind(\.guests, of: draft, to: \.control.wholeNumbers) { cell, guests in
          cell.label.text = "\(guests)"
        }
        .row(SliderCell.self).bind(\.tide, of: draft, to: \.control)
        .row(TextViewCell.self).bind(\.notes, of: draft, to: \.control)
        .row(TextFieldCell.self).bind(\.nickname, of: draft, to: \.control.clearable)
        .make())
    let name: TextFieldCell = try stage.cell(0)
    type(" L", into: name.control)
    #expect(draft.name == "Ada L")
    let jackets: SwitchCell = try stage.cell(1)
    #expect(jackets.control.tap())
    settleAnimations()
    #expect(draft.wantsJackets)
    let guests: StepperCell = try stage.cell(2)
    #expect(guests.label.text == "2")
    guests.control.tap(at: CGPoint(x: guests.control.bounds.width * 0.75, y: 15))
    #expect(draft.guests == 3 && guests.label.text == "3")
    let notes: TextViewCell = try stage.cell(4)
    notes.control.becomeFirstResponder()
    notes.control.insertText("Hello")
    #expect(draft.notes == "Hello")
    let nickname: TextFieldCell = try stage.cell(5)
    type("A", into: nickname.control)
    #expect(draft.nickname == "A")
    nickname.control.deleteBackward()
    #expect(draft.nickname == nil)

    draft.revert()
    await stage.dataSource?.waitForUpdates()
    #expect(
      name.control.text == "Ada" && !jackets.control.isOn && guests.control.value == 2 && guests.label.text == "2")
    #expect(notes.control.text == "")
    draft.tide = 0.75
    await stage.dataSource?.waitForUpdates()
    #expect(try stage.cell(3, as: SliderCell.self).control.value == 0.75)
  }

  @Test func `two rows on one key path show the same, and a row that is typed into is not filled again`() async throws {
    let stage = Stage()
    let draft = FormDraft(Booking())
    var fills = 0
    stage.show(
      stage.chain.section().height(44)
        .row(TextFieldCell.self).bind(\.name, of: draft, to: \.control)
        .row(TextFieldCell.self).bind(\.name, of: draft, to: \.control) { _, _ in fills += 1 }
        .row(TextFieldCell.self).bind(\.sizes, of: draft, to: \.control) { _, _ in fills += 1000 }
        .make())
    fills = 0
    type("!", into: try stage.cell(0, as: TextFieldCell.self).control)
    await stage.dataSource?.waitForUpdates()
    #expect(try stage.cell(1, as: TextFieldCell.self).control.text == "Ada!")
    #expect(fills == 1)
  }

  @Test func `an adapter is called again when what it has read is other, and only then`() async throws {
    let stage = Stage()
    let draft = FormDraft(Booking())
    var calls = 0
    stage.show(
      stage.chain.section().height(44)
        .row(PlainCell.self).adapter { cell in
          calls += 1
          cell.textLabel?.text = "\(draft.guests)"
        }
        .row(SwitchCell.self).bind(\.wantsJackets, of: draft, to: \.control)
        .make())
    calls = 0
    draft.name = "Bo"
    await stage.dataSource?.waitForUpdates()
    #expect(calls == 0)
    draft.guests = 5
    draft.guests = 6
    await stage.dataSource?.waitForUpdates()
    #expect(calls == 1 && stage.texts[0] == "6")
  }

  // MARK: Conditions

  @Test func `a row comes and goes with its condition, and what was typed into it is kept`() async throws {
    let stage = Stage()
    let draft = FormDraft(Booking())
    stage.show(
      stage.chain.section().height(44)
        .row(SwitchCell.self).bind(\.wantsJackets, of: draft, to: \.control)
        .row(TextFieldCell.self).bind(\.sizes, of: draft, to: \.control).visible(when: draft, \.wantsJackets)
        .row(PlainCell.self).adapter { _ in }
        .make())
    #expect(stage.rowCounts == [2])
    try stage.cell(0, as: SwitchCell.self).control.tap()
    await stage.dataSource?.waitForUpdates()
    stage.window.layOut()
    #expect(stage.rowCounts == [3])
    let sizes: TextFieldCell = try stage.cell(1)
    type("M, L", into: sizes.control)
    draft.wantsJackets = false
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [2] && draft.sizes == "M, L" && !sizes.control.isFirstResponder)
  }

  @Test func `what was typed before a revert is not written after it, when its row goes`() async throws {
    let stage = Stage()
    let draft = FormDraft(Booking())
    stage.show(
      stage.chain.section().height(44)
        .row(TextFieldCell.self).bind(\.sizes, of: draft, to: \.control).visible(when: draft, \.wantsJackets)
        .make())
    draft.wantsJackets = true
    await stage.dataSource?.waitForUpdates()
    stage.window.layOut()
    type("M", into: try stage.cell(0, as: TextFieldCell.self).control)
    draft.revert()
    await stage.dataSource?.waitForUpdates()
    #expect(draft.sizes == "" && stage.rowCounts == [0] && !draft.isChanged)
  }

  @Test func `letters that are no word yet are the draft's before their row goes`() async throws {
    let stage = Stage()
    let draft = FormDraft(Booking(wantsJackets: true))
    stage.show(
      stage.chain.section().height(44)
        .row(TextFieldCell.self).bind(\.sizes, of: draft, to: \.control).visible(when: draft, \.wantsJackets)
        .make())
    let sizes: TextFieldCell = try stage.cell(0)
    sizes.control.becomeFirstResponder()
    sizes.control.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(draft.sizes == "")
    draft.wantsJackets = false
    await stage.dataSource?.waitForUpdates()
    #expect(draft.sizes == "ni" && stage.rowCounts == [0])
  }

  @Test func `a thousand conditions on one value are asked once each, and are one update`() async throws {
    let stage = Stage()
    let draft = FormDraft(Booking())
    var asked = 0
    var updates = 0
    var chain = stage.chain.onUpdate { _ in updates += 1 }.section().height(44)
      .row(PlainCell.self).adapter { _ in }
    for number in 0..<1_000 {
      chain = chain.row(PlainCell.self).adapter { _ in }.visible(when: draft) { draft in
        asked += 1
        return draft.guests > 2 && number >= 0
      }
    }
    stage.show(chain.make())
    await stage.dataSource?.waitForUpdates()
    #expect(asked == 1_000 && stage.rowCounts == [1])
    (asked, updates) = (0, 0)
    draft.name = "Bo"
    #expect(asked == 0)
    draft.guests = 3
    await stage.dataSource?.waitForUpdates()
    #expect(asked == 1_000 && updates == 1 && stage.rowCounts == [1_001])
  }

  @Test func `a row that is not enabled is not touched, and a footer follows what it reads`() async throws {
    let stage = Stage(style: .grouped)
    let draft = FormDraft(Booking())
    var taps = 0
    var footers = 0
    stage.show(
      stage.chain
        .section().height(44).footerTitles(of: draft) { draft in
          footers += 1
          return "\(draft.total) in all"
        }
        .row(SwitchCell.self).bind(\.wantsJackets, of: draft, to: \.control).enabled(when: draft) { $0.guests > 2 }
        .row(PlainCell.self).adapter { cell in cell.textLabel?.text = "Save" }
        .enabled(when: draft) { $0.guests > 2 }.onSelect { taps += 1 }
        .make())
    #expect(stage.tableView.footerView(forSection: 0)?.textLabel?.text == "20 in all")
    try stage.cell(0, as: SwitchCell.self).control.tap()
    stage.tableView.tap(1)
    #expect(!draft.wantsJackets && taps == 0)
    footers = 0
    draft.guests = 3
    await stage.dataSource?.waitForUpdates()
    stage.window.layOut()
    #expect(stage.tableView.footerView(forSection: 0)?.textLabel?.text == "30 in all" && footers == 1)
    try stage.cell(0, as: SwitchCell.self).control.tap()
    stage.tableView.tap(1)
    #expect(draft.wantsJackets && taps == 1)
  }

  @Test func `what a tap throws goes to the table, and an owner is held weakly`() throws {
    struct Full: Error {}
    let stage = Stage()
    var errors: [any Error] = []
    var owner: Harbour? = Harbour()
    weak let gone = owner
    stage.show(
      stage.chain.onError { errors.append($0) }.section().height(44)
        .row(PlainCell.self).adapter { _ in }.onSelect { throw Full() }
        .row(PlainCell.self).adapter { _ in }.onSelect(by: WeakReference(owner!)) { owner in owner.booking.guests += 1 }
        .make())
    stage.tableView.tap(0)
    #expect(errors.count == 1 && errors[0] is Full)
    stage.tableView.tap(1)
    #expect(owner?.booking.guests == 3)
    owner = nil
    #expect(gone == nil)
    stage.tableView.tap(1)
  }

  @Test func `return goes on to the next row that is typed into, and lets the keyboard go after the last`() throws {
    let stage = Stage()
    let draft = FormDraft(Booking())
    stage.show(
      stage.chain.section().height(44)
        .row(TextFieldCell.self).bind(\.name, of: draft, to: \.control)
        .row(SwitchCell.self).bind(\.wantsJackets, of: draft, to: \.control)
        .section().height(44)
        .row(TextFieldCell.self).bind(\.sizes, of: draft, to: \.control)
        .make())
    let (first, last) = (try stage.cell(0, as: TextFieldCell.self), try stage.cell(0, in: 1, as: TextFieldCell.self))
    first.control.becomeFirstResponder()
    first.control.sendActions(for: .editingDidEndOnExit)
    #expect(last.control.isFirstResponder)
    last.control.sendActions(for: .editingDidEndOnExit)
    #expect(!last.control.isFirstResponder && !first.control.isFirstResponder)
  }

  @Test func `a form and its draft are let go`() async throws {
    weak var gone: FormDraft<Booking>?
    weak var table: TableViewDataSource?
    do {
      let stage = Stage()
      let harbour = Harbour()
      let draft = FormDraft(of: harbour, \.booking)
      stage.show(
        stage.chain.section().height(44).footerTitles(of: draft) { "\($0.total)" }
          .row(TextFieldCell.self).bind(\.name, of: draft, to: \.control) { _, _ in }
          .visible(when: draft) { $0.guests > 0 }.enabled(when: draft, \.isValid)
          .row(PlainCell.self).adapter { cell in cell.textLabel?.text = draft.name }.onSelect { draft.revert() }
          .make())
      type("!", into: try stage.cell(0, as: TextFieldCell.self).control)
      await stage.dataSource?.waitForUpdates()
      (gone, table) = (draft, stage.dataSource)
      stage.window.window.endEditing(true)
      stage.release()
    }
    settleAnimations()
    #expect(table == nil)
    #expect(gone == nil)
  }
}
