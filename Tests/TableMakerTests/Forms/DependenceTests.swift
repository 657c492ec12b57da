import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// An edit touches the rows that depend on it, and no other: counted.
@Suite @MainActor struct DependenceTests {
  /// Stored properties, and lists whose elements are fields.
  private struct Model: Equatable {
    var first = "a"
    var second = "b"
    var third = "c"
    var numbers = [Int](repeating: 1, count: 50)
    var names = [String](repeating: "", count: 50)
    var sum: Int { numbers.reduce(0, +) }
  }

  private let stage = Stage()
  private let draft = Draft(Model())
  private let fills = Log()

  private var rows: [FormRow] { stage.dataSource?.formSources.flatMap(\.rows) ?? [] }

  /// The places of the rows that are filled again because of a change, on screen or not; and what was filled.
  private func touched(by change: () -> Void) async -> (rows: [Int], fills: [String]) {
    await stage.dataSource?.settled()
    let before = rows.map(\.revision)
    fills.lines = []
    change()
    await stage.dataSource?.settled()
    settleAnimations()
    stage.window.layOut()
    return (rows.indices.filter { rows[$0].revision != before[$0] }, fills.lines)
  }

  @Test func `of rows on stored properties, an edit touches those of its property`() async {
    stage.show(
      stage.chain.section().height(44)
        .row(TextFieldCell.self).field(\.first, of: draft, in: \.control) { [fills] _, _ in fills.add("first") }
        .row(TextFieldCell.self).field(\.second, of: draft, in: \.control) { [fills] _, _ in fills.add("second") }
        .row(TextFieldCell.self).field(\.first, of: draft, in: \.control) { [fills] _, _ in fills.add("again") }
        .row(PlainCell.self).adapter { [draft, fills] cell in fills.add("third \(draft.third)") }
        .make())
    var found = await touched { draft.first = "x" }
    #expect(found.rows == [0, 2] && found.fills == ["first", "again"])
    found = await touched { draft.third = "y" }
    #expect(found.rows == [3] && found.fills == ["third y"])
    found = await touched { draft.numbers[7] = 3 }
    #expect(found.rows == [] && found.fills == [])
  }

  @Test
  func
    `of a thousand rows on elements of lists, an edit touches the one of its element, and those that read the list`()
    async throws
  {
    var chain = stage.chain.section().height(44)
      .row(PlainCell.self).adapter { [draft, fills] cell in fills.add("sum \(draft.sum)") }
      .row(TextFieldCell.self).field(\.first, of: draft, in: \.control)
    for number in 0..<50 {
      chain =
        chain.row(StepperCell.self)
        .field(\.numbers[number], of: draft, in: \.control.wholeNumbers) { [fills] _, value in
          fills.add("\(number) is \(value)")
        }
        .row(TextFieldCell.self).field(\.names[number], of: draft, in: \.control)
      for _ in 0..<18 { chain = chain.row(TextFieldCell.self).field(\.names[number], of: draft, in: \.control) }
    }
    stage.show(chain.make())
    #expect(rows.count == 1_002)
    var found = await touched { draft.numbers[0] = 5 }
    #expect(found.rows == [0, 2] && found.fills == ["sum 54", "0 is 5"])
    // Off screen.
    found = await touched { draft.numbers[40] = 2 }
    #expect(found.rows == [0, 802] && found.fills == ["sum 55"])
    // By a finger, whose own row is not filled again.
    let stepper = try stage.cell(2, as: StepperCell.self).control
    found = await touched { stepper.tap(at: CGPoint(x: stepper.bounds.width * 0.75, y: 15)) }
    #expect(found.rows == [0] && found.fills == ["0 is 6", "sum 56"] && draft.numbers[0] == 6)
    found = await touched { draft.undo() }
    #expect(found.rows == [0, 2] && found.fills == ["sum 55", "0 is 5"])
    // All rows of the element, and none after the last step back.
    found = await touched { draft.names[1] = "Ada" }
    #expect(found.rows == [0] + Array(23..<42))
    found = await touched { draft.revert() }
    #expect(found.rows == [0, 2] + Array(23..<42) + [802])
    #expect(stage.log.messages == [])
  }

  @Test func `of a question about one element, the server is not asked again because of another`() async {
    let asked = Log()
    stage.show(
      stage.chain.section().height(44)
        .row(TextFieldCell.self).field(\.names[0], of: draft, in: \.control)
        .validate(
          .asking("Taken", after: 0) { name in
            asked.add(name)
            return true
          }
        )
        .row(TextFieldCell.self).field(\.names[1], of: draft, in: \.control)
        .make())
    draft.names[0] = "Ada"
    for _ in 0..<10_000 where asked.lines.isEmpty || !draft.isValid { try? await Task.sleep(for: .milliseconds(1)) }
    draft.names[1] = "Bo"
    #expect((try? draft.commit()) != nil)
    try? await Task.sleep(for: .milliseconds(5))
    #expect(asked.lines == ["Ada"])
  }
}
