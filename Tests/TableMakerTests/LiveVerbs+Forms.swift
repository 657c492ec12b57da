import TableMaker
import UIKit

// The calls that an app can make on the rows of a form in a live table.

/// The values that the rows of a form depend on and that verbs change.
struct FormOfVerbs: Equatable {
  var isOn = false
}

extension LiveVerb {
  /// The verbs of rows, in a table that has a section of them.
  static let forms: [LiveVerb] = [
    of("hide() of a row") { table, form in
      form.row("two").hide()
      table.formTexts = ["one", "three"]
    },
    of("hide() and show() of a row") { table, form in
      form.row("two").hide()
      form.row("two").show()
      form.row("one").hide()
      table.formTexts = ["two", "three"]
    },
    of("remove() of a row") { table, form in
      form.row("one").remove()
      table.formTexts = ["two", "three"]
    },
    of("move(before:) of a row") { table, form in
      form.row("three").move(before: "one")
      table.formTexts = ["three", "one", "two"]
    },
    of("move(after:) of a row") { table, form in
      form.row("one").move(after: "three")
      table.formTexts = ["two", "three", "one"]
    },
    of("insert(after:) of a row") { table, form in
      form.row("new").insert(after: "one") { rows in table.row("new", after: rows) }
      table.formTexts = ["one", "new", "two", "three"]
    },
    of("insert(atEndOf:) of a row") { table, form in
      form.row("new").insert(atEndOf: "form") { rows in table.row("new", after: rows) }
      table.formTexts = ["one", "two", "three", "new"]
    },
    of("batch of rows that come, go and move") { table, form in
      form.batch {
        form.row("new").insert(before: "two") { rows in table.row("new", after: rows) }
        form.row("new").move(after: "three")
        form.row("one").remove()
        table.list("first").remove(at: 0)
      }
      table.formTexts = ["two", "three", "new"]
    },
    of("reconfigure() of a row") { _, form in form.row("two").reconfigure() },
    of("scroll() to a row") { _, form in form.row("three").scroll(animated: false) },
    of("focus() of a row") { _, form in form.row("three").focus() },
    of("a draft changes, on which a row depends") { table, _ in
      table.draft.isOn = true
      table.formTexts = ["one", "two", "three", "on"]
    },
  ]

  private static func of(
    _ name: String, _ perform: @escaping @MainActor (LiveTable, TableViewDataSource) -> Void
  ) -> LiveVerb {
    LiveVerb(
      name: name,
      perform: { table in
        if let form = table.dataSource { perform(table, form) }
      },
      prepare: { $0.addForm(to: $1) })
  }
}

extension LiveTable {
  /// Adds a section of rows to the end of the table.
  fileprivate func addForm(to dataSource: TableViewDataSource) {
    names.append("form")
    formTexts = ["one", "two", "three"]
    dataSource.section("form").insert { [draft] section in
      row("on", after: row("three", after: row("two", after: row("one", after: section.height(30)))))
        .visible(when: draft, \.isOn)
    }
  }

  /// A row that shows its name.
  fileprivate func row(_ name: String, after rows: some RowAdding) -> ReadyRow<PlainCell> {
    rows.row(PlainCell.self, named: name).adapter { cell in cell.textLabel?.text = name }
  }
}
