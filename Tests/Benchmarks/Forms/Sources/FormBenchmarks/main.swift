import Foundation
import TableMaker
import UIKit

// The same rows, the same cells, the same model: bound by a chain, and by hand. Processor time of the process, the least of some rounds.

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
/// The most that a form may take, as a multiple of the one by hand.
let goal = 1.5

/// A form in a window.
@MainActor protocol MeasuredForm: AnyObject {
  var table: UITableView { get }
  /// The form is made, and its first rows are on screen.
  static func open(_ table: UITableView, _ roster: Roster) -> Self
  /// A number is set in code, and what depends on it is on screen.
  func set(_ number: Int, to value: Int) async
}

extension FormByHand: MeasuredForm {
  static func open(_ table: UITableView, _ roster: Roster) -> Self { Self(table, roster) }
}

final class ChainedForm: MeasuredForm {
  let table: UITableView
  private let draft: FormDraft<Roster>
  private let dataSource: TableViewDataSource

  private init(_ table: UITableView, _ roster: Roster) {
    self.table = table
    let draft = FormDraft(roster)
    var chain = DataSource(table).section().height(44)
      .row(NumberCell.self).bind(\.numbers[0], of: draft, to: \.stepper.wholeNumbers)
      .row(NameCell.self).bind(\.names[0], of: draft, to: \.field)
    for number in 1..<roster.names.count {
      chain =
        chain
        .row(NumberCell.self).bind(\.numbers[number], of: draft, to: \.stepper.wholeNumbers)
        .row(NameCell.self).bind(\.names[number], of: draft, to: \.field)
    }
    self.draft = draft
    dataSource = chain.make()
  }

  static func open(_ table: UITableView, _ roster: Roster) -> Self { Self(table, roster) }

  func set(_ number: Int, to value: Int) async {
    draft[\.numbers[number]] = value
    await dataSource.waitForUpdates()
  }
}

/// Seconds that the process has been running: what is awaited may go on in another thread.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// What a form takes, in seconds: the least of the rounds.
struct Cost {
  var open = Double.infinity
  var scroll = Double.infinity
  var edit = Double.infinity
  var all = Double.infinity
}

@MainActor func measure<Form: MeasuredForm>(_ type: Form.Type, rounds: Int = 7) async -> Cost {
  var cost = Cost()
  for _ in 0..<rounds {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let table = UITableView(frame: window.bounds)
    window.addSubview(table)
    window.isHidden = false
    let roster = Roster(rows: count)
    let start = processorTime()
    let form = Form.open(table, roster)
    window.layoutIfNeeded()
    let opened = processorTime()
    // A screen at a time, to the end and back: every row is shown.
    let end = table.contentSize.height - table.bounds.height
    for isDown in [true, false] {
      for y in stride(from: CGFloat(0), through: end, by: 800) {
        table.contentOffset.y = isDown ? y : end - y
        window.layoutIfNeeded()
      }
    }
    let scrolled = processorTime()
    for value in 1...100 {
      await form.set(value % 5, to: 1_000 + value)
      window.layoutIfNeeded()
    }
    let edited = processorTime()
    cost.open = min(cost.open, opened - start)
    cost.scroll = min(cost.scroll, scrolled - opened)
    cost.edit = min(cost.edit, edited - scrolled)
    cost.all = min(cost.all, edited - start)
    withExtendedLifetime(form) {}
  }
  return cost
}

func show(_ name: String, _ columns: [String]) {
  print(name.padding(toLength: 46, withPad: " ", startingAt: 0) + columns.map { $0.leftPadded(10) }.joined())
}

extension String {
  func leftPadded(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}

let asUserEdit = await measure(FormByHand.self)
let chained = await measure(ChainedForm.self)
show("milliseconds, \(count) rows", ["by hand", "chain", "ratio"])
for (name, part) in [
  ("made, and the first screen", \Cost.open), ("every row scrolled through, and back", \.scroll),
  ("100 edits of a number on screen", \.edit), ("all of it (goal: at most \(goal))", \.all),
] {
  let ratio = chained[keyPath: part] / asUserEdit[keyPath: part]
  show(
    name,
    [asUserEdit[keyPath: part], chained[keyPath: part]].map { String(format: "%.2f", $0 * 1e3) }
      + [String(format: "%.2f", ratio)])
}
