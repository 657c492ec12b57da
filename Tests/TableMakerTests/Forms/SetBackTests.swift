import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Only rows that the table shows are judged, the value that was read is right, and handlers receive every change.
@MainActor @Suite struct SetBackTests {
  private struct Sheet: Equatable {
    var name = "ada"
    var email = ""
    var address = Address()

    struct Address: Equatable {
      var street = "ada"
    }
  }

  @MainActor private final class Owner {
    var sheet = Sheet()
  }

  /// The ways back to the value that was read.
  enum Way: String, CaseIterable, Sendable {
    case typed, undo, revert, reload, whole, commitOfTheSame
  }

  @Test(arguments: Way.allCases, [false, true])
  func `the value that was read counts as right, however the draft has come back to it`(
    way: Way, isAnswered: Bool
  ) async throws {
    let stage = Stage()
    let owner = Owner()
    let draft = FormDraft(of: owner, \.sheet)
    var asked: [String] = []
    let rule = ValidationRule<String>.asking("taken", after: isAnswered ? 0 : .infinity) { value in
      asked.append(value)
      return false
    }
    stage.show(
      stage.chain.section().height(44).textField("Name", \.name, of: draft).validate(rule, feedback: .atOnce)
        .textField("Street", \.address.street, of: draft).validate(rule, feedback: .atOnce).make())
    #expect(draft.isValid)
    draft.group { (draft.name, draft.address.street) = ("adb", "adb") }
    if isAnswered { await expectSoon("It is answered") { stage.rowCounts == [4] } }
    #expect(!draft.isValid)
    switch way {
    case .typed: (draft.name, draft.address.street) = ("ada", "ada")
    case .undo: draft.undo()
    case .revert: draft.revert()
    case .reload: draft.reload()
    case .whole: (draft[\.name], draft.address) = ("ada", Sheet.Address())
    case .commitOfTheSame:
      owner.sheet = Sheet(name: "adb", address: Sheet.Address(street: "adb"))
      draft.reload()
    }
    #expect(draft.isValid)
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [2] && draft.isValid)
    #expect(Set(asked) == (isAnswered ? ["adb"] : []))
    try draft.commit()
    draft.name = "adc"
    #expect(!draft.isValid, "asked again")
  }

  @Test func `a value of which nothing tells whether it was read is asked about`() async {
    let stage = Stage()
    let draft = FormDraft(OpaqueModel())
    var asked = 0
    stage.show(
      stage.chain.section().height(44).textField("Name", \.name, of: draft)
        .validate(
          .asking("no", after: 0) { _ in
            asked += 1
            return true
          }
        ).make())
    draft.name = "x"
    await expectSoon("It is asked") { asked == 1 }
    draft.name = ""
    #expect(draft.isValid)
  }

  @Test func `an answer about a row that is gone, hidden or in a hidden section says nothing`() async throws {
    for way in ["row", "section", "removed row", "removed section", "condition", "detached"] {
      let stage = Stage()
      let draft = FormDraft(Sheet())
      var answers: [CheckedContinuation<Bool, Never>] = []
      stage.show(
        stage.chain.section("more").height(44).textField("Name", \.name, of: draft, named: "name")
          .validate(
            .asking("no", after: 0) { _ in await withCheckedContinuation { answers.append($0) } }, feedback: .atOnce
          )
          .visible(when: draft) { $0.email != "hidden" }
          .section().height(44).button("Save").make())
      let dataSource = try #require(stage.dataSource)
      draft.name = "x"
      await expectSoon("It is asked") { answers.count == 1 }
      #expect(!draft.isValid)
      switch way {
      case "row": dataSource.row("name").hide()
      case "section": dataSource.section("more").hide()
      case "removed row": dataSource.row("name").remove()
      case "removed section": dataSource.section("more").remove()
      case "condition": draft.email = "hidden"
      default: dataSource.detach()
      }
      #expect(draft.isValid, "\(way)")
      answers[0].resume(returning: false)
      await nextTurns()
      await dataSource.waitForUpdates()
      #expect(draft.isValid, "\(way)")
      #expect(throws: Never.self) { try draft.commit() }
      await dataSource.waitForUpdates()
      #expect(stage.log.messages.isEmpty, "\(way)")
    }
  }

  @Test func `a mistake in a section that goes in the turn of the commit is nothing to tell of`() async {
    let stage = Stage()
    let draft = FormDraft(Sheet(name: ""))
    stage.show(
      stage.chain.section("more").height(44).textField("Name", \.name, of: draft).validate(.required)
        .datePicker("When", \.email.date, of: draft, style: .unfolding).make())
    #expect(throws: DraftError.self) { try draft.commit() }
    stage.dataSource?.section("more").hide()
    await stage.dataSource?.waitForUpdates()
    #expect(stage.log.messages.isEmpty && draft.isValid)
  }

  // MARK: Changes

  private struct Many {
    var values = Array(repeating: 0, count: 12_000)
  }

  @Test func `each field of a revert is told, and no handler is taken for a loop`() {
    let stage = Stage()
    let draft = FormDraft(Many())
    stage.show(stage.chain.section().height(44).stepper("0", \.values[0], of: draft).make())
    for number in 0..<12_000 { draft[\.values[number]] = 1 }
    var told = 0
    draft.onChange { _ in told += 1 }
    draft.revert()
    #expect(told == 12_000 && stage.log.messages.isEmpty)
  }

  @Test(arguments: [1, 2, 3]) func `handlers that answer each change of many with a few are told of all`(deep: Int) {
    let draft = FormDraft(Many())
    for number in 0..<6_000 { draft[\.values[number]] = 1 }
    var told = 0
    draft.onChange { change in
      told += 1
      guard let value = change.newValue as? Int, value < deep else { return }
      draft[\.values[6_000 + told % 6_000]] = value + 1 + told * 10
      draft[\.values[6_000 + told % 6_000]] = value + 1
    }
    draft.revert()
    #expect(told >= 6_000)
    told = 0
    draft.onChange { _ in }
    draft[\.values] = []
    #expect(told == 1)
  }

  @Test func `a handler that reverts many fields at once is no loop, and ones that go on for ever are, in any number`()
  {
    let stage = Stage()
    let draft = FormDraft(Many())
    stage.show(stage.chain.section().height(44).stepper("0", \.values[0], of: draft).make())
    for number in 0..<12_000 { draft[\.values[number]] = 1 }
    var (told, isEndless) = (0, false)
    draft.onChange { _ in
      told += 1
      if told == 1 { draft.revert() }
      guard isEndless else { return }
      draft[\.values[told % 12_000]] += 1
      draft[\.values[(told + 1) % 12_000]] += 1
    }
    draft[\.values[0]] = 7
    #expect(told == 12_001 && stage.log.messages.isEmpty)
    isEndless = true
    draft[\.values[0]] = 8
    #expect(stage.log.messages.count == 1)
    #expect(stage.log.messages.first?.hasPrefix("Closures of onChange changed the draft ") == true)
    #expect(told < 40_000)
  }
}

extension String {
  fileprivate var date: Date {
    get { Date(timeIntervalSinceReferenceDate: Double(self) ?? 0) }
    set { self = "\(newValue.timeIntervalSinceReferenceDate)" }
  }
}
