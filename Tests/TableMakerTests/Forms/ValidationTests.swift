import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

@Suite @MainActor struct ValidationTests {
  private func passes<Value>(_ rule: ValidationRule<Value>, _ value: Value) -> Bool {
    if case .now(let test) = rule.test { test(value) } else { false }
  }

  @Test func `each rule says of a value whether it is right`() {
    #expect(passes(.required, "a") && !passes(.required, "") && !passes(.required, " \n"))
    #expect(passes(ValidationRule<String?>.required, "a") && !passes(ValidationRule<String?>.required, nil))
    #expect(passes(ValidationRule<[Int]>.required, [1]) && !passes(ValidationRule<[Int]>.required, []))
    #expect(passes(.maximumLength(2), "👩‍👩‍👧a") && !passes(.maximumLength(1), "👩‍👩‍👧a"))
    #expect(passes(.minimumLength(2), "你好") && !passes(.minimumLength(3), "你好"))
    #expect(passes(.range(1...8), 8) && !passes(.range(1...8), 9))
    #expect(passes(.pattern("[0-9]{3}"), "123") && !passes(.pattern("[0-9]{3}"), "1234") && passes(.pattern("x"), ""))
    #expect(!passes(.pattern("("), "("))
    #expect(passes(.email, "a.b@c.de") && !passes(.email, "a@b") && !passes(.email, "a b@c.de") && passes(.email, ""))
    #expect(passes(.url, "https://a.de/b?c") && !passes(.url, "a.de") && !passes(.url, "https://") && passes(.url, ""))
    #expect(passes(.custom("Even") { $0 % 2 == 0 }, 2) && !passes(.custom("Even") { $0 % 2 == 0 }, 3))
  }

  @Test func `each message is there in English and in Chinese, and can be replaced`() {
    let texts: [InterfaceText] = [
      .required, .maximumLength, .minimumLength, .range, .pattern, .email, .url, .beingChecked, .unreadable,
    ]
    for text in texts {
      #expect(text.text(in: ["en"]) != text.text(in: ["zh-Hans"]))
      #expect(text.text(in: ["zh-Hans"]).hasSuffix("。"))
    }
    #expect(ValidationRule<String>.required.saying("Who are you?").message == "Who are you?")
    #expect(InterfaceText.range.english == "From {0} to {1}.")
  }

  private func type(_ text: String, into field: UITextField) {
    field.becomeFirstResponder()
    for letter in text { field.insertText(String(letter)) }
  }

  private func message(_ row: Int, _ stage: Stage) -> String? {
    let cell = stage.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? MessageFormCell
    return cell?.contentView.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
  }

  @Test func `a mistake is told when the row is left, and goes as soon as it is mended`() async throws {
    let stage = Stage()
    let draft = FormDraft(Booking())
    stage.show(
      stage.chain.section().height(44)
        .row(TextFieldCell.self).bind(\.name, of: draft, to: \.control)
        .validate(.required.saying("Who are you?"), .maximumLength(5))
        .row(TextFieldCell.self).bind(\.sizes, of: draft, to: \.control)
        .make())
    let name: TextFieldCell = try stage.cell(0)
    type("mmm", into: name.control)
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [2] && !draft.isValid)
    name.control.resignFirstResponder()
    await stage.dataSource?.waitForUpdates()
    stage.window.layOut()
    #expect(stage.rowCounts == [3] && message(1, stage) == "At most 5 characters.")
    name.control.becomeFirstResponder()
    for _ in 0..<6 { name.control.deleteBackward() }
    await stage.dataSource?.waitForUpdates()
    #expect(draft.name == "" && message(1, stage) == "Who are you?")
    name.control.insertText("B")
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [2] && draft.isValid && name.control.isFirstResponder)
  }

  @Test func `mistakes are told at once, or by the commit, where the row says so`() async throws {
    let stage = Stage()
    let draft = FormDraft(Booking(name: ""))
    stage.show(
      stage.chain.section().height(44)
        .row(TextFieldCell.self).bind(\.name, of: draft, to: \.control).validate(.required, feedback: .atOnce)
        .row(TextFieldCell.self).bind(\.sizes, of: draft, to: \.control).validate(.required, feedback: .onCommit)
        .make())
    draft.name = "A"
    draft.name = ""
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [3])
    let sizes: TextFieldCell = try stage.cell(2)
    type("M", into: sizes.control)
    sizes.control.deleteBackward()
    sizes.control.resignFirstResponder()
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [3])
    #expect(throws: DraftError.isInvalid(["This is required.", "This is required."])) { try draft.commit() }
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [4])
  }

  @Test(arguments: [true, false], [true, false])
  func `what is wrong from the start is told at once where the row says so, and a button waits for it`(
    isButtonFirst: Bool, isInSectionOfItsOwn: Bool
  ) async throws {
    let stage = Stage()
    let draft = FormDraft(Booking(name: ""))
    let start = stage.chain.section("first").height(44)
    func field(_ rows: some RowAdding) -> FieldRow<TextFieldCell, String> {
      rows.row(TextFieldCell.self).bind(\.name, of: draft, to: \.control).validate(.required, feedback: .atOnce)
    }
    func button(_ rows: some RowAdding) -> ReadyRow<UITableViewCell> {
      rows.button("Save").enabled(when: draft, \.isValid)
    }
    switch (isButtonFirst, isInSectionOfItsOwn) {
    case (true, true): stage.show(field(button(start).section("other").height(44)).make())
    case (true, false): stage.show(field(button(start)).make())
    case (false, true): stage.show(button(field(start).section("other").height(44)).make())
    case (false, false): stage.show(button(field(start)).make())
    }
    // Before the next turn: it is the first thing that is seen.
    var cells: [UITableViewCell] { stage.tableView.visibleCells }
    #expect(cells.count == 3 && cells.contains { $0 is MessageFormCell } && !draft.isValid)
    var save: UITableViewCell? { cells.first { !($0 is MessageFormCell || $0 is TextFieldCell) } }
    #expect(save?.isUserInteractionEnabled == false)
    draft.name = "Bo"
    await stage.dataSource?.waitForUpdates()
    #expect(cells.count == 2 && save?.isUserInteractionEnabled == true && draft.isValid)
  }

  @Test func `a commit scrolls to the first mistake`() async throws {
    let stage = Stage()
    let draft = FormDraft(Booking(name: ""))
    var chain = stage.chain.section().height(44).row(PlainCell.self).adapter { _ in }
    for _ in 0..<60 { chain = chain.row(PlainCell.self).adapter { _ in } }
    stage.show(
      chain.row(TextFieldCell.self).bind(\.name, of: draft, to: \.control).validate(.required)
        .row(TextFieldCell.self).bind(\.sizes, of: draft, to: \.control).validate(.required).make())
    #expect(throws: DraftError.self) { try draft.commit() }
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(stage.tableView.cellForRow(at: IndexPath(row: 61, section: 0)) is TextFieldCell)
  }

  @Test func `a rule may look at another field, and a row that is not shown has no mistakes`() async throws {
    let stage = Stage()
    let draft = FormDraft(Booking(guests: 3, wantsJackets: true, sizes: "M"))
    var log: [Bool] = []
    stage.show(
      stage.chain.section().height(44)
        .row(TextFieldCell.self).bind(\.sizes, of: draft, to: \.control)
        .validate(.custom("One for each guest") { $0.count == draft.guests }, feedback: .atOnce)
        .visible(when: draft, \.wantsJackets)
        .row(PlainCell.self).adapter { _ in log.append(draft.isValid) }
        .make())
    await stage.dataSource?.waitForUpdates()
    #expect(!draft.isValid)
    draft.guests = 1
    await stage.dataSource?.waitForUpdates()
    #expect(draft.isValid && stage.rowCounts == [2])
    draft.guests = 2
    await stage.dataSource?.waitForUpdates()
    #expect(!draft.isValid && stage.rowCounts == [3])
    draft.wantsJackets = false
    await stage.dataSource?.waitForUpdates()
    #expect(draft.isValid && stage.rowCounts == [1])
    #expect(log.last == true)
  }

  @Test func `an answer from elsewhere is waited for, and one about an older value is dropped`() async throws {
    let stage = Stage()
    let draft = FormDraft(Booking())
    let asked = Log()
    var answers: [String: CheckedContinuation<Bool, Never>] = [:]
    stage.show(
      stage.chain.section().height(44)
        .row(TextFieldCell.self).bind(\.name, of: draft, to: \.control)
        .validate(
          .required,
          .asking("Taken", after: 0) { name in
            asked.add(name)
            return await withCheckedContinuation { answers[name] = $0 }
          }
        )
        .make())
    #expect(draft.isValid && asked.lines.isEmpty)
    draft.name = "Bo"
    while answers["Bo"] == nil { await Task.yield() }
    #expect(throws: DraftError.isInvalid(["This is still being checked."])) { try draft.commit() }
    draft.name = "Cy"
    while answers["Cy"] == nil { await Task.yield() }
    answers["Bo"]?.resume(returning: false)
    for _ in 0..<20 { await Task.yield() }
    #expect(stage.rowCounts == [1])
    answers["Cy"]?.resume(returning: true)
    for _ in 0..<1_000 where (try? draft.commit()) == nil { await Task.yield() }
    #expect(!draft.isChanged)
    draft.name = "Di"
    while answers["Di"] == nil { await Task.yield() }
    answers["Di"]?.resume(returning: false)
    for _ in 0..<1_000 where draft.isValid || stage.rowCounts == [1] { await Task.yield() }
    #expect(stage.rowCounts == [2] && !draft.isValid)
    #expect(message(1, stage) == "Taken")
  }

  // MARK: The keyboard

  @Test func `the table makes room for the keyboard once, shows the row that is typed into, and takes the room back`()
    async throws
  {
    let stage = Stage()
    let draft = FormDraft(ManyValues())
    var chain = stage.chain.section().height(60)
      .row(TextFieldCell.self).bind(\.texts[0], of: draft, to: \.control)
    for row in 1..<30 { chain = chain.row(TextFieldCell.self).bind(\.texts[row], of: draft, to: \.control) }
    stage.show(chain.make())
    let last: TextFieldCell = try stage.cell(13)
    last.control.becomeFirstResponder()
    settleAnimations()
    stage.window.layOut()
    let room = stage.tableView.contentInset.bottom
    #expect(room > 200)
    let shown = last.convert(last.bounds, to: stage.window.window)
    #expect(shown.maxY <= stage.window.window.bounds.height - room + 1)
    stage.dataSource?.focus(\.texts[29], of: draft)
    settleAnimations()
    stage.window.layOut()
    #expect(try stage.cell(29, as: TextFieldCell.self).control.isFirstResponder)
    #expect(stage.tableView.contentInset.bottom == room)
    stage.window.window.endEditing(true)
    settleAnimations()
    #expect(stage.tableView.contentInset.bottom == 0)
  }

  @Test func `a field that no row shows cannot be focused, and that is told`() {
    let stage = Stage()
    let draft = FormDraft(Booking())
    stage.show(
      stage.chain.section().height(44).row(TextFieldCell.self).bind(\.name, of: draft, to: \.control).make())
    stage.dataSource?.focus(\.sizes, of: draft)
    #expect(stage.log.messages.count == 1 && stage.log.messages[0].contains("focus(\\Booking.sizes, of:)"))
  }
}
