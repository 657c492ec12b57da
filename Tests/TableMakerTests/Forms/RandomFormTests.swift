import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A form with random typing, touches, scrolling, commits, and reverts, compared with a model that doesn't know the table.
///
/// `FORM_STEPS=100000 Tests/run --only TableMakerTests/Forms --filter RandomFormTests` takes 100,000 steps for each seed, and
/// `FORM_SEED=20` begins with that seed.
@Suite(.serialized) @MainActor struct RandomFormTests {
  /// The model of the form, with forty values of each kind.
  private struct Model: Equatable {
    var texts = [String](repeating: "", count: 40)
    var flags = [Bool](repeating: false, count: 40)
    var numbers = [Int](repeating: 2, count: 40)
  }

  @MainActor private final class Owner {
    var model = Model()
  }

  private let stage = Stage()
  private let owner = Owner()

  /// A number, a switch, and a text that is there while the switch is on, forty times; and the sum of the numbers.
  private func show(_ draft: FormDraft<Model>) {
    var chain = stage.chain.section().height(44)
      .row(PlainCell.self).adapter { cell in cell.textLabel?.text = "\(draft.numbers.reduce(0, +))" }
    for number in 0..<40 {
      chain =
        chain
        .row(StepperCell.self).bind(\.numbers[number], of: draft, to: \.control.wholeNumbers)
        .validate(.range(0...3), feedback: .atOnce)
        .row(SwitchCell.self).bind(\.flags[number], of: draft, to: \.control)
        .row(TextFieldCell.self, named: "text \(number)").bind(\.texts[number], of: draft, to: \.control)
        .validate(.maximumLength(3), feedback: .atOnce).visible(when: draft, \.flags[number])
        .row(PlainCell.self).adapter { cell in cell.textLabel?.text = nil }.height(1)
    }
    stage.show(chain.make())
  }

  /// Returns the expected rows of the form, from top to bottom.
  private func expected(_ model: Model, hidden: Set<Int>) -> [String] {
    var rows = ["sum \(model.numbers.reduce(0, +))"]
    for number in 0..<40 {
      rows.append("number \(model.numbers[number])")
      if !(0...3).contains(model.numbers[number]) { rows.append("message") }
      rows.append("flag \(model.flags[number])")
      if model.flags[number], !hidden.contains(number) {
        rows.append("text \(model.texts[number])")
        if model.texts[number].count > 3 { rows.append("message") }
      }
      rows.append("line")
    }
    return rows
  }

  private func shown(_ cell: UITableViewCell) -> String {
    switch cell {
    case let cell as StepperCell: "number \(Int(cell.control.value))"
    case let cell as SwitchCell: "flag \(cell.control.isOn)"
    case let cell as TextFieldCell: "text \(cell.control.text ?? "")"
    case is MessageFormCell: "message"
    default: cell.textLabel?.text.map { "sum \($0)" } ?? "line"
    }
  }

  /// The number of the control that a row of `expected` is about.
  private func number(of row: Int, _ rows: [String]) -> Int { rows[..<row].count { $0 == "line" } }

  /// The rows that a touch reaches, from edge to edge: the keyboard blocks touches on the rows that it covers.
  private var touchedRows: [IndexPath] {
    let (table, window) = (stage.tableView, stage.window.window)
    return (table.indexPathsForVisibleRows ?? []).filter { path in
      guard let cell = table.cellForRow(at: path) else { return false }
      return [0.01, cell.bounds.height - 0.01].allSatisfy { y in
        let point = cell.convert(CGPoint(x: 20, y: y), to: window)
        return window.hitTest(point, with: nil)?.isDescendant(of: cell) ?? false
      }
    }
  }

  /// A number from the environment.
  nonisolated private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  nonisolated private static var seeds: Range<Int> {
    let first = number("FORM_SEED") ?? 0
    return first..<first + 12
  }

  @Test(arguments: seeds) func `after each random step every visible row shows its own value`(seed: Int) async throws {
    var random = SeededGenerator(seed: seed)
    let draft = FormDraft(of: owner, \.model)
    show(draft)
    var (mine, saved) = (Model(), Model())
    var hidden: Set<Int> = []
    for step in 0..<(Self.number("FORM_STEPS") ?? 60) {
      let paths = touchedRows
      let path = try #require(paths.randomElement(using: &random))
      let rows = expected(mine, hidden: hidden)
      let place = number(of: path.row, rows)
      let isDone = Int.random(in: 0..<14, using: &random)
      switch (isDone, stage.tableView.cellForRow(at: path)) {
      case (0...6, let cell as StepperCell):
        let isUp = Bool.random(using: &random)
        cell.control.tap(at: CGPoint(x: cell.control.bounds.width * (isUp ? 0.75 : 0.25), y: 15))
        mine.numbers[place] = max(0, mine.numbers[place] + (isUp ? 1 : -1))
      case (0...6, let cell as SwitchCell):
        cell.control.tap()
        mine.flags[place].toggle()
      case (0...6, let cell as TextFieldCell):
        cell.control.becomeFirstResponder()
        if Bool.random(using: &random), !mine.texts[place].isEmpty {
          cell.control.deleteBackward()
          mine.texts[place].removeLast()
        } else {
          cell.control.insertText("ä")
          mine.texts[place] += "ä"
        }
      case (7...8, _):
        stage.tableView.dragContent(by: CGFloat.random(in: -600...600, using: &random))
      case (9, _):
        let isRight =
          mine.numbers.allSatisfy((0...3).contains)
          && (0..<40).allSatisfy { !mine.flags[$0] || hidden.contains($0) || mine.texts[$0].count <= 3 }
        #expect(draft.isValid == isRight, "seed \(seed), step \(step)")
        if (try? draft.commit()) != nil { saved = mine }
        #expect((draft.isChanged == false) == (mine == saved))
      case (10, _):
        draft.revert()
        mine = saved
      case (11, let cell as TextFieldCell):
        // Return, and the bar's way back.
        cell.control.becomeFirstResponder()
        if Bool.random(using: &random) {
          cell.control.sendActions(for: .editingDidEndOnExit)
        } else if let bar = cell.control.inputAccessoryView as? FormKeyboardBar {
          bar.move(false)
        }
      case (12, _):
        let number = Int.random(in: 0..<40, using: &random)
        let row = stage.dataSource?.row("text \(number)")
        if hidden.remove(number) != nil {
          row?.show()
        } else {
          hidden.insert(number)
          row?.hide()
        }
      default:
        let number = Int.random(in: 0..<40, using: &random)
        draft[\.flags[number]].toggle()
        mine.flags[number].toggle()
      }
      await stage.dataSource?.waitForUpdates()
      settleAnimations()
      stage.window.layOut()
      #expect(draft.model == mine && owner.model == saved, "seed \(seed), step \(step)")
      let now = expected(mine, hidden: hidden)
      #expect(stage.rowCounts == [now.count], "seed \(seed), step \(step)")
      for path in stage.tableView.indexPathsForVisibleRows ?? [] {
        guard let cell = stage.tableView.cellForRow(at: path), now.indices.contains(path.row) else { continue }
        #expect(shown(cell) == now[path.row], "seed \(seed), step \(step), row \(path.row)")
      }
    }
    #expect(stage.log.messages == [])
    stage.window.window.endEditing(true)
    settleAnimations()
  }
}
