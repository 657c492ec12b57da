import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// An edit touches the rows that depend on it, and no other: counted.
@Suite @MainActor struct DependenceTests {
  /// A model with stored properties, and with lists that have elements as fields.
  private struct Model: Equatable {
    var first = "a"
    var second = "b"
    var third = "c"
    var numbers = [Int](repeating: 1, count: 50)
    var names = [String](repeating: "", count: 50)
    var sum: Int { numbers.reduce(0, +) }
  }

  private let stage = Stage()
  private let draft = FormDraft(Model())
  private let fills = Log()

  private var rows: [FormRow] { stage.dataSource?.live.formSources.flatMap(\.rows) ?? [] }

  /// The places of the rows that are compared and measured again because of a change, on screen or not; and what was filled, sorted.
  private func touched(by change: () -> Void) async -> (rows: [Int], fills: [String]) {
    await stage.dataSource?.waitForUpdates()
    let before = rows.map(\.revision)
    fills.lines = []
    change()
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    return (rows.indices.filter { rows[$0].revision != before[$0] }, fills.lines.sorted())
  }

  @Test func `of rows on stored properties, an edit touches those of its property`() async {
    stage.show(
      stage.chain.section().height(44)
        .row(TextFieldCell.self).bind(\.first, of: draft, to: \.control) { [fills] _, _ in fills.add("first") }
        .row(TextFieldCell.self).bind(\.second, of: draft, to: \.control) { [fills] _, _ in fills.add("second") }
        .row(TextFieldCell.self).bind(\.first, of: draft, to: \.control) { [fills] _, _ in fills.add("again") }
        .row(PlainCell.self).adapter { [draft, fills] cell in fills.add("third \(draft.third)") }
        .make())
    var found = await touched { draft.first = "x" }
    #expect(found.rows == [] && found.fills == ["again", "first"])
    found = await touched { draft.third = "y" }
    #expect(found.rows == [] && found.fills == ["third y"])
    found = await touched { draft.numbers[7] = 3 }
    #expect(found.rows == [] && found.fills == [])
  }

  @Test
  func
    `of ten thousand rows on elements of lists, an edit touches the one of its element, and those that read the list`()
    async throws
  {
    var chain = stage.chain.section().height(44)
      .row(PlainCell.self).adapter { [draft, fills] cell in fills.add("sum \(draft.sum)") }
      .row(TextFieldCell.self).bind(\.first, of: draft, to: \.control)
    for number in 0..<50 {
      chain =
        chain.row(StepperCell.self)
        .bind(\.numbers[number], of: draft, to: \.control.wholeNumbers) { [fills] _, value in
          fills.add("\(number) is \(value)")
        }
        .row(TextFieldCell.self).bind(\.names[number], of: draft, to: \.control)
      for _ in 0..<198 { chain = chain.row(TextFieldCell.self).bind(\.names[number], of: draft, to: \.control) }
    }
    stage.show(chain.make())
    // Their heights are known, so nothing is compared: what is on screen is filled where it is, once.
    #expect(rows.count == 10_002)
    var found = await touched { draft.numbers[0] = 5 }
    #expect(found.rows == [] && found.fills == ["0 is 5", "sum 54"])
    found = await touched {
      for value in 6...9 { draft.numbers[0] = value }
      draft.numbers[0] = 5
      draft.numbers[1] = 2
    }
    #expect(found.rows == [] && found.fills == ["0 is 5", "sum 55"])
    // Off screen.
    found = await touched { draft.numbers[40] = 2 }
    #expect(found.rows == [] && found.fills == ["sum 56"])
    // The user changes the value, and the row with the control isn't filled again.
    let stepper = try stage.cell(2, as: StepperCell.self).control
    found = await touched { stepper.tap(at: CGPoint(x: stepper.bounds.width * 0.75, y: 15)) }
    #expect(found.rows == [] && found.fills == ["0 is 6", "sum 57"] && draft.numbers[0] == 6)
    found = await touched { draft.undo() }
    #expect(found.rows == [] && found.fills == ["0 is 5", "sum 56"])
    #expect(stage.log.messages == [])
  }

  @Test func `a row that is changed off screen shows what it has when it comes, and what changes then`() async throws {
    var chain = stage.chain.section().height(44)
      .row(StepperCell.self).bind(\.numbers[0], of: draft, to: \.control.wholeNumbers) { _, _ in }
    for number in 1..<50 {
      chain = chain.row(StepperCell.self).bind(\.numbers[number], of: draft, to: \.control.wholeNumbers) { _, _ in }
    }
    stage.show(chain.make())
    func value(_ row: Int) throws -> Double { try stage.cell(row, as: StepperCell.self).control.value }
    func show(_ row: Int) {
      stage.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      stage.window.layOut()
    }
    // Changed while it is not seen, and back to the value that it was made with while it is.
    draft.numbers[40] = 2
    await stage.dataSource?.waitForUpdates()
    show(40)
    #expect(try value(40) == 2)
    draft.numbers[40] = 1
    await stage.dataSource?.waitForUpdates()
    #expect(try value(40) == 1)
    // Its cell goes to others and comes back.
    show(0)
    draft.numbers[40] = 7
    draft.numbers[0] = 3
    await stage.dataSource?.waitForUpdates()
    #expect(try value(0) == 3)
    show(40)
    #expect(try value(40) == 7 && stage.tableView.visibleCells.count < 30)
    draft.undo()
    draft.undo()
    await stage.dataSource?.waitForUpdates()
    #expect(try value(40) == 1)
    show(0)
    #expect(try value(0) == 1)
    for row in 0..<50 {
      show(row)
      draft.numbers[row] += 10
    }
    await stage.dataSource?.waitForUpdates()
    for row in 0..<50 {
      show(row)
      #expect(try value(row) == 11)
    }
  }

  @Test func `of measured rows on elements of lists, an edit has those of its element measured again, seen or not`()
    async
  {
    var chain = stage.chain.section()
      .textField("first", \.first, of: draft)
    for number in 0..<50 {
      chain = chain.stepper("number", \.numbers[number], of: draft).textField("name", \.names[number], of: draft)
    }
    stage.show(chain.make())
    var found = await touched { draft.numbers[0] = 5 }
    #expect(found.rows == [1])
    found = await touched { draft.numbers[40] = 2 }
    #expect(found.rows == [81])
    found = await touched { draft.names[1] = "Ada" }
    #expect(found.rows == [4])
    found = await touched { draft.undo() }
    #expect(found.rows == [4])
    // What is changed back is none of the changes.
    found = await touched { draft.revert() }
    #expect(found.rows == [1, 81])
    #expect(stage.log.messages == [])
  }

  @Test func `a row that changes what it reads whenever it is filled is told of, and what changes after that is shown`()
    async throws
  {
    var meddles = true
    stage.show(
      stage.chain.section().height(44)
        .row(PlainCell.self).adapter { [draft] cell in
          cell.textLabel?.text = draft.first
          if meddles { draft.first += "x" }
        }
        .row(TextFieldCell.self).bind(\.second, of: draft, to: \.control) { _, _ in }
        .make())
    draft.first = "y"
    await stage.dataSource?.waitForUpdates()
    #expect(stage.log.messages.count == 1)
    meddles = false
    draft.first = "z"
    draft.second = "new"
    await stage.dataSource?.waitForUpdates()
    #expect(try stage.cell(0, as: PlainCell.self).textLabel?.text == "z")
    #expect(try stage.cell(1, as: TextFieldCell.self).control.text == "new")
  }

  @Test func `of a question about one element, the server is not asked again because of another`() async {
    let asked = Log()
    stage.show(
      stage.chain.section().height(44)
        .row(TextFieldCell.self).bind(\.names[0], of: draft, to: \.control)
        .validate(
          .asking("Taken", after: 0) { name in
            asked.add(name)
            return true
          }
        )
        .row(TextFieldCell.self).bind(\.names[1], of: draft, to: \.control)
        .make())
    draft.names[0] = "Ada"
    for _ in 0..<10_000 where asked.lines.isEmpty || !draft.isValid { try? await Task.sleep(for: .milliseconds(1)) }
    draft.names[1] = "Bo"
    #expect((try? draft.commit()) != nil)
    try? await Task.sleep(for: .milliseconds(5))
    #expect(asked.lines == ["Ada"])
  }
}
