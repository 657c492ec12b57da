import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The work of many changes grows with their number, and not with its square: each closure is called once for each change.
@MainActor @Suite struct FormGrowthTests {
  private struct Sheet: Equatable {
    var numbers: [Int] = []
    var flags: [Bool] = []
    var name = "a"
  }

  @MainActor private final class Form {
    let stage = Stage()
    let draft: FormDraft<Sheet>
    let count: Int
    var conditions = 0
    var rules = 0

    init(_ count: Int) {
      self.count = count
      draft = FormDraft(Sheet(numbers: Array(0..<count), flags: Array(repeating: true, count: count)))
      var chain = stage.chain.section("form").height(44).textField("Name", \.name, of: draft, named: "name")
      for place in 0..<count {
        chain = chain.textField("\(place)", \.numbers[place].words, of: draft, named: "row \(place)")
          .validate(
            .custom("no") { [unowned self] _ in
              rules += 1
              return true
            }
          )
          .visible(when: draft) { [unowned self] in
            conditions += 1
            return $0.flags[place]
          }
      }
      stage.show(chain.make())
      (conditions, rules) = (0, 0)
    }

    var rows: Int { stage.rowCounts[0] }
  }

  @Test(arguments: [20, 40, 80])
  func `a group of n changes calls each condition and each rule once or twice`(count: Int) async {
    let form = Form(count)
    form.draft.group {
      for place in 0..<count { form.draft[\.numbers[place]] = -place - 1 }
    }
    #expect(form.draft.numbers == (0..<count).map { -$0 - 1 })
    #expect(form.conditions <= count && form.rules <= 2 * count, "\(form.conditions), \(form.rules)")
    (form.conditions, form.rules) = (0, 0)
    form.draft.group {
      for place in 0..<count { form.draft[\.flags[place]] = place.isMultiple(of: 2) }
    }
    await form.stage.dataSource?.waitForUpdates()
    #expect(form.rows == 1 + count / 2)
    #expect(form.conditions <= count && form.rules <= 2 * count, "\(form.conditions), \(form.rules)")
    form.draft.undo()
    await form.stage.dataSource?.waitForUpdates()
    #expect(form.rows == 1 + count)
  }

  @Test(arguments: [20, 40, 80])
  func `n rows that are hidden, shown, and removed by name don't have all rules called each time`(count: Int) async {
    let form = Form(count)
    let row = { (place: Int) in form.stage.dataSource?.row("row \(place)") }
    for place in 0..<count { row(place)?.hide() }
    await form.stage.dataSource?.waitForUpdates()
    #expect(form.rows == 1 && form.rules <= 2 * count)
    for place in 0..<count { row(place)?.show() }
    await form.stage.dataSource?.waitForUpdates()
    #expect(form.rows == 1 + count && form.rules <= 4 * count)
    for place in 0..<count { row(place)?.remove() }
    await form.stage.dataSource?.waitForUpdates()
    #expect(form.rows == 1 && form.rules <= 6 * count && form.conditions == 0)
    #expect(row(0)?.exists == false && form.stage.dataSource?.row("name").exists == true)
    #expect(form.stage.log.messages == [])
  }

  // MARK: What a group notifies, and when

  @Test func `a group has the rows told at its end, also if it throws, and the handlers at once`() async throws {
    struct Stop: Error {}
    let form = Form(4)
    var heard: [Int] = []
    form.draft.onChange { [unowned form] _ in heard.append(form.draft.flags.count { $0 }) }
    try? form.draft.group {
      form.draft[\.flags[0]] = false
      form.draft[\.flags[1]] = false
      #expect(form.conditions == 0 && heard == [3, 2])
      throw Stop()
    }
    #expect(form.conditions > 0)
    await form.stage.dataSource?.waitForUpdates()
    #expect(form.rows == 3)
  }

  @Test func `a handler's changes belong to the group, and a group in a group ends with the outer one`() {
    let form = Form(4)
    form.draft.onChange { [unowned form] change in
      if change.keyPath == \Sheet.flags, !form.draft.flags[0] { form.draft.name += "b" }
    }
    form.draft.group {
      form.draft.flags = [false, true, true, true]
      form.draft.group { form.draft[\.numbers[3]] = 9 }
      #expect(form.conditions == 0)
    }
    #expect(form.draft.name == "ab")
    form.draft.undo()
    #expect(form.draft.name == "a" && form.draft.numbers[3] == 3 && !form.draft.canUndo)
  }

  @Test func `within a group, whether the draft is valid is up to date, and a commit is checked`() {
    let stage = Stage()
    let draft = FormDraft(Sheet())
    stage.show(
      stage.chain.section().textField("Name", \.name, of: draft).validate(.required)
        .visible(when: draft) { $0.flags.isEmpty }.make())
    draft.group {
      draft.name = ""
      #expect(!draft.isValid)
      #expect(throws: DraftError.self) { try draft.commit() }
      draft.flags = [true]
      #expect(draft.isValid, "the row is hidden by then")
      draft.flags = []
      draft.name = "b"
      #expect(throws: Never.self) { try draft.commit() }
    }
    #expect(!draft.isChanged && draft.model.name == "b")
  }

  @Test func `an element that is removed in a group while its row is typed into is no crash`() async throws {
    let stage = Stage()
    let draft = FormDraft(Sheet(numbers: [1, 2, 3]))
    stage.show(
      stage.chain.section().height(44).textField("0", \.numbers[0].words, of: draft)
        .textField("2", \.numbers[2].words, of: draft, named: "last").make())
    stage.dataSource?.row("last").focus()
    await stage.dataSource?.waitForUpdates()
    let field = try stage.cell(1, as: TextFieldFormCell.self).field
    #expect(field.isFirstResponder)
    draft.group {
      draft.numbers.removeLast()
      field.insertText("7")
      stage.dataSource?.update()
      draft.name = "b"
    }
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [1] && draft.numbers == [1, 2] && !field.isFirstResponder)
  }
}

extension Int {
  fileprivate var words: String {
    get { "\(self)" }
    set { self = Int(newValue) ?? self }
  }
}
