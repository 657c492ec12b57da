import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A rule may do whatever a handler may: its requests wait until it has returned, and one that is called because of itself is reported once.
@MainActor @Suite struct CircularRuleTests {
  private struct Sheet: Equatable {
    var name = "a"
    var other = "b"
    var count = 0
  }

  /// An action of a rule.
  enum Action: String, CaseIterable, Sendable {
    case change, changeOwnField, changeOtherDraft, askIsValid, commit, revert, undo, reload, group, dump, setEditing
    case hideAndShowRow, insertRow, removeRow, hideSection, update, reloadTable, focus, misuse

    /// A Boolean value that indicates whether the rule is called again because of it.
    var isCircular: Bool {
      switch self {
      case .change, .changeOwnField, .changeOtherDraft, .askIsValid, .group: true
      default: false
      }
    }
  }

  @MainActor private final class Form {
    let stage = Stage()
    let draft = FormDraft(Sheet())
    let otherDraft = FormDraft(Sheet())
    var asked = 0
    var otherAsked = 0
    var action: Action?
    var isOnce = false
    var isRight = true

    init() {
      let answer = { [unowned self] in
        asked += 1
        if let action { perform(action) }
        if isOnce { action = nil }
        return isRight
      }
      stage.show(
        stage.chain.section("s").height(44)
          .textField("Name", \.name, of: draft, named: "name")
          .validate(.custom("no") { _ in answer() }, feedback: .atOnce)
          .textField("Other", \.other, of: otherDraft, named: "other")
          .validate(
            .custom("no") { [unowned self] _ in
              otherAsked += 1
              if action == .changeOtherDraft { draft.count += 1 }
              return true
            }, feedback: .atOnce
          )
          .button("Save", named: "save").enabled(when: draft, \.isValid)
          .section("t").height(44).textField("Again", \.name, of: draft, named: "again")
          .validate(.minimumLength(1), feedback: .atOnce).make())
    }

    private func perform(_ action: Action) {
      guard let dataSource = stage.dataSource else { return }
      switch action {
      case .change: draft.count += 1
      case .changeOwnField: draft.name += "."
      case .changeOtherDraft: otherDraft.count += 1
      case .askIsValid: _ = draft.isValid
      case .commit: _ = try? draft.commit()
      case .revert: draft.revert()
      case .undo: draft.undo()
      case .reload: draft.reload()
      case .group: draft.group { (draft.count, draft.other) = (draft.count + 1, draft.other + ".") }
      case .dump: _ = (dataSource.dump(), "\(dataSource.debugDescription)")
      case .setEditing: dataSource.setEditing(!stage.tableView.isEditing, animated: true)
      case .hideAndShowRow:
        dataSource.row("name").hide()
        dataSource.row("name").show()
      case .insertRow: if asked < 20 { dataSource.row("new").insert(after: "save") { $0.button("New") } }
      case .removeRow: dataSource.row("new").remove()
      case .hideSection:
        dataSource.section("t").hide()
        dataSource.section("t").show()
      case .update: dataSource.update()
      case .reloadTable: dataSource.reload()
      case .focus: dataSource.row("again").focus()
      case .misuse: dataSource.row("nobody").hide()
      }
    }
  }

  private func circular(_ stage: Stage) -> Int {
    stage.log.diagnostics.count { $0.kind == .circularRule }
  }

  @Test(arguments: Action.allCases)
  func `a rule that does something each time comes to an end`(_ action: Action) async {
    let form = Form()
    form.action = action
    form.draft.name = "x"
    #expect(form.draft.isValid)
    await form.stage.dataSource?.waitForUpdates()
    form.draft.name = "y"
    _ = try? form.draft.commit()
    await form.stage.dataSource?.waitForUpdates()
    #expect(form.asked > 0 && form.asked < 20_000, "\(form.asked) times")
    #expect(circular(form.stage) <= 3)
    if action.isCircular { #expect(circular(form.stage) > 0) }
    form.action = nil
    // It goes on as if nothing had been.
    form.isRight = false
    form.draft.name = "z"
    #expect(!form.draft.isValid)
    form.isRight = true
    form.draft.name = "w"
    #expect(form.draft.isValid)
    await form.stage.dataSource?.waitForUpdates()
    form.stage.window.layOut()
    #expect(form.stage.tableView.numberOfRows(inSection: 1) == 1)
  }

  @Test(arguments: Action.allCases)
  func `what a rule does once is done, and nothing is told of it`(_ action: Action) async {
    guard action != .changeOtherDraft else { return }
    let form = Form()
    form.action = action
    form.isOnce = true
    let (count, misuse) = (form.draft.count, action == .misuse || action == .removeRow)
    form.draft.name = "x"
    await form.stage.dataSource?.waitForUpdates()
    #expect(form.action == nil)
    if [.change, .group].contains(action) { #expect(form.draft.count == count + 1) }
    let messages = form.stage.log.messages
    if action != .askIsValid, action != .commit { #expect(messages.count == (misuse ? 1 : 0), "\(messages)") }
  }

  @Test func `a rule that trims its own field is right, and its row shows what it has made of it`() async throws {
    let stage = Stage()
    let draft = FormDraft(Sheet())
    stage.show(
      stage.chain.section().height(44).textField("Name", \.name, of: draft)
        .validate(
          .custom("no") { name in
            draft.name = name.trimmingCharacters(in: .whitespaces)
            return !draft.name.isEmpty
          }, feedback: .atOnce
        )
        .button("Save").enabled(when: draft, \.isValid).make())
    var heard: [String] = []
    draft.onChange { heard.append($0.newValue as? String ?? "") }
    draft.name = " x "
    await stage.dataSource?.waitForUpdates()
    #expect(draft.name == "x" && draft.isValid && heard == [" x ", "x"] && stage.log.messages.isEmpty)
    draft.name = "  "
    await stage.dataSource?.waitForUpdates()
    #expect(draft.name == "" && !draft.isValid && stage.rowCounts == [3])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a rule that counts how often it is asked is told of at its row, once`() async {
    let stage = Stage()
    let draft = FormDraft(Sheet())
    let line = #line + 2
    stage.show(
      stage.chain.section().height(44).textField("Name", \.name, of: draft)
        .validate(
          .custom("no") { _ in
            draft.count += 1
            return true
          }, feedback: .atOnce
        ).value("Count", of: draft) { "\($0.count)" }.make())
    for name in ["x", "y", "z"] { draft.name = name }
    await stage.dataSource?.waitForUpdates()
    #expect(draft.isValid)
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "CircularRuleTests.swift:\(line): A rule of this row changes the draft, or reads whether it's valid, each time "
          + "it's called, so it gets the previous result. In a rule, only read fields; change them in onChange."
      ])
  }

  @Test func `forty rows whose rules change the draft come to an end`() async {
    let stage = Stage()
    let draft = FormDraft(Sheet())
    var asked = 0
    var chain = stage.chain.section().height(44).textField("0", \.name, of: draft)
    for number in 1..<40 {
      chain = chain.textField("\(number)", \.name, of: draft)
        .validate(
          .custom("no") { _ in
            asked += 1
            draft.count += 1
            return draft.isValid
          }, feedback: .atOnce)
    }
    stage.show(chain.make())
    draft.name = "x"
    #expect(asked > 0 && asked < 100_000)
    #expect(circular(stage) <= 39)
  }
}
