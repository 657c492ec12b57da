import TableMaker
import UIKit

/// A form in a window.
@MainActor private protocol MeasuredForm: AnyObject {
  var table: UITableView { get }
  /// The form is made, and its first rows are on screen.
  static func open(_ table: UITableView, _ roster: Roster) -> Self
  /// A number is set in code, and what depends on it is on screen.
  func set(_ number: Int, to value: Int) async
}

extension FormByHand: MeasuredForm {
  static func open(_ table: UITableView, _ roster: Roster) -> Self { Self(table, roster) }
}

private final class ChainedForm: MeasuredForm {
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

/// The same rows, the same cells, the same model, bound by a chain and in plain UIKit: made, scrolled through and back, edited 100 times.
@MainActor func forms() async -> Figure {
  await measure(
    Words("a form of 10,000 rows: made, scrolled through, edited", "10,000 行的表单：生成、滚动到底、编辑"), count: 10_000,
    rounds: 5, peer: Words("the same form in plain UIKit", "直接用 UIKit 写的同一张表单"),
    theirs: { await round(FormByHand.self, rows: $0) },
    ours: { await round(ChainedForm.self, rows: $0) })
}

@MainActor private func round<Form: MeasuredForm>(_ type: Form.Type, rows: Int) async -> Double {
  let stage = Stage()
  let roster = Roster(rows: rows)
  return await time {
    let form = Form.open(stage.table, roster)
    stage.layOut()
    // A screen at a time, to the end and back: every row is shown.
    let end = stage.table.contentSize.height - stage.table.bounds.height
    for isDown in [true, false] {
      for y in stride(from: CGFloat(0), through: end, by: 800) {
        stage.table.contentOffset.y = isDown ? y : end - y
        stage.layOut()
      }
    }
    for value in 1...100 {
      await form.set(value % 5, to: 1_000 + value)
      stage.layOut()
    }
    withExtendedLifetime(form) {}
  }
}
