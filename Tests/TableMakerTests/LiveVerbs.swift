import TableMaker
import TestSupport
import Testing
import UIKit

// A list of the calls that an app can make on a data source, for tests that make them at bad moments. Add new verbs here.

/// A call that an app makes on a data source.
@MainActor struct LiveVerb: CustomTestStringConvertible {
  let name: String
  /// Makes the call, and records the expected result in the table's model.
  let perform: @MainActor (LiveTable) -> Void
  /// Returns a description of any other problem at the end; `nil` if there's none.
  var check: @MainActor (LiveTable) -> String? = { _ in nil }
  /// Prepares the table before the call.
  var prepare: @MainActor (LiveTable, TableViewDataSource) -> Void = { _, _ in }

  nonisolated var testDescription: String { name }
}

/// A table of two sections in a window. A test calls its data source in code that the table or the data source runs.
@MainActor final class LiveTable {
  let stage: Stage
  /// The sections' items by the sections' names; "late" and "later" are inserted by verbs.
  let lists = [
    "first": ItemList(notes(4)),
    "second": ItemList([Note(10, "ten"), Note(11, "eleven"), Note(12, "twelve")]),
    "late": ItemList([Note(20, "twenty")]),
    "later": ItemList([Note(30, "thirty"), Note(31, "thirty-one")]),
  ]
  /// The sections that the table must show in the end, from top to bottom.
  var names = ["first", "second"]
  /// The texts of the rows that section "form" must show in the end, where a verb has added it.
  var formTexts: [String] = []
  /// The values that the rows of that section depend on.
  let draft = FormDraft(FormOfVerbs())
  /// A Boolean value that indicates whether the table must have rows and a data source at the end.
  var isFilled = true
  /// A Boolean value that indicates whether the table must be in editing mode at the end; `nil` if it doesn't matter.
  var isEditing: Bool?

  private var armed: LiveVerb?
  /// The verb that has been asked for.
  private(set) var performed: LiveVerb?

  /// - Parameters:
  ///   - style: The table's style.
  ///   - armed: The verb to perform at the first call of `reached`, which may come during the table's first layout.
  ///   - make: A closure that receives a chain and returns its data source. Sections "first" and "second" must show the
  ///     `lists` of these names in a text label.
  init(
    style: UITableView.Style = .plain, armed: LiveVerb? = nil, _ make: (DataSource, LiveTable) -> TableViewDataSource
  ) {
    stage = Stage(style: style)
    stage.tableView.becomeStrict()
    self.armed = armed
    let dataSource = make(stage.chain, self)
    armed?.prepare(self, dataSource)
    stage.show(dataSource)
  }

  var dataSource: TableViewDataSource? { stage.dataSource }
  var tableView: UITableView { stage.tableView }

  func list(_ name: String) -> ItemList<Note> { lists[name] ?? ItemList([]) }

  /// Sets the verb that the next call of `reached` performs.
  func arm(_ verb: LiveVerb) {
    if let dataSource {
      verb.prepare(self, dataSource)
      dataSource.update(animated: false)
      stage.window.layOut()
    }
    armed = verb
  }

  /// To be called by the code inside which a verb is asked for; does so once.
  func reached() {
    guard let verb = armed, dataSource != nil else { return }
    armed = nil
    performed = verb
    verb.perform(self)
  }

  /// Waits until all is shown, and compares the table with what its sources have.
  ///
  /// - Returns: What is wrong; empty where nothing is.
  func problems() async -> [String] {
    guard let verb = performed else { return ["the code was never reached"] }
    await dataSource?.waitForUpdates()
    // A data source finishes its cleanup in the turn after it's deallocated.
    if dataSource == nil { for _ in 0..<3 { await Task { @MainActor in }.value } }
    settleAnimations()
    stage.window.layOut()
    guard isFilled else {
      return tableView.dataSource == nil && tableView.visibleCells.isEmpty
        ? [] : ["the table has rows, or a data source"]
    }
    var problems: [String] = []
    func compare<Value: Equatable>(_ what: String, _ found: Value, _ wanted: Value) {
      if found != wanted { problems.append("\(what): \(found) for \(wanted)") }
    }
    let wanted = names.map { $0 == "form" ? formTexts : list($0).items.map(\.text) }
    compare("rows", stage.rowCounts, wanted.map(\.count))
    guard problems.isEmpty else { return problems }
    for (section, texts) in wanted.enumerated() {
      for (row, text) in texts.enumerated() {
        let path = IndexPath(row: row, section: section)
        if names[section] != "form" {
          compare("item at \(path)", dataSource?.item(at: path, of: Note.self)?.text, text)
        }
        guard let cell = tableView.cellForRow(at: path) else {
          problems.append("no cell at \(path)")
          continue
        }
        compare("cell at \(path)", cell.textLabel?.text, text)
        let (frame, rect) = (cell.frame, tableView.rectForRow(at: path))
        // In whole thirds of a point: sums of them differ in their last digit.
        if abs(frame.minY - rect.minY) > 0.1 || abs(frame.height - rect.height) > 0.1 {
          problems.append("frame of \(path): \(frame) for \(rect)")
        }
      }
    }
    if let isEditing { compare("editing", tableView.isEditing, isEditing) }
    if let problem = verb.check(self) { problems.append(problem) }
    return problems
  }
}

extension LiveVerb {
  /// Every verb of a data source, and the changes that its lists and its owner can make.
  static let all: [LiveVerb] = gentle + lifetime

  /// Those that the table's life does not hang on.
  static let gentle: [LiveVerb] = updates + heights + rows + sections + forms

  private static let updates = [
    LiveVerb(name: "a list changes") { $0.list("first").append(Note(5, "five")) },
    LiveVerb(name: "batch of one list") { table in
      table.dataSource?.batch { table.list("first").append(Note(5, "five")) }
    },
    LiveVerb(name: "batch of two lists") { table in
      table.dataSource?.batch {
        table.list("first").remove(at: 0)
        table.list("second").insert(Note(13, "thirteen"), at: 0)
      }
    },
    LiveVerb(name: "batch in a batch") { table in
      table.dataSource?.batch {
        table.list("first").items = [Note(3, "three"), Note(0, "zero")]
        table.dataSource?.batch { table.list("second").removeAll() }
      }
    },
    LiveVerb(name: "batch(animation:)") { table in
      table.dataSource?.batch(animation: .fade) { table.list("first").append(Note(5, "five")) }
    },
    LiveVerb(name: "batch that empties the table") { table in
      table.dataSource?.batch { for name in ["first", "second"] { table.list(name).removeAll() } }
    },
    LiveVerb(name: "update()") { table in
      table.list("second").items.reverse()
      table.dataSource?.update()
    },
    LiveVerb(name: "update(animated: false)") { table in
      table.list("second").items.removeFirst()
      table.dataSource?.update(animated: false)
    },
    LiveVerb(name: "reload()") { table in
      table.list("first").items.reverse()
      table.dataSource?.reload()
    },
    LiveVerb(name: "list(named:of:)") { table in
      table.dataSource?.list(named: "second", of: Note.self)?.append(Note(14, "fourteen"))
    },
  ]

  private static let heights = [
    LiveVerb(name: "remeasure(_:)") { table in
      table.list("second").append(Note(13, "thirteen"))
      table.dataSource?.remeasure(Note(11))
    },
    LiveVerb(name: "invalidateHeights()") { table in
      table.list("second").append(Note(13, "thirteen"))
      table.dataSource?.invalidateHeights()
    },
    LiveVerb(name: "invalidateHeights(of:)") { $0.dataSource?.invalidateHeights(of: [Note(10), Note(12)]) },
    LiveVerb(name: "invalidateHeights(in:)") { $0.dataSource?.invalidateHeights(in: "second") },
  ]

  private static let rows = [
    LiveVerb(name: "reconfigure(_:)") { table in
      table.list("second").append(Note(13, "thirteen"))
      table.dataSource?.reconfigure(Note(10, "ten"))
    },
    LiveVerb(name: "reconfigure(_:) of a new item") { table in
      table.list("first").append(Note(5, "five"))
      table.dataSource?.reconfigure(Note(5, "five"))
    },
    LiveVerb(name: "scroll(to:)") { $0.dataSource?.scroll(to: Note(12), at: .bottom, animated: false) },
    LiveVerb(name: "scroll(to:) of a new item") { table in
      table.list("second").append(Note(13, "thirteen"))
      table.dataSource?.scroll(to: Note(13), at: .bottom, animated: false)
    },
    LiveVerb(name: "scroll(toSection:)") { table in
      table.list("second").append(Note(13, "thirteen"))
      table.dataSource?.scroll(toSection: "second", animated: false)
    },
    LiveVerb(name: "scrollToEnd()") { table in
      table.list("second").append(Note(13, "thirteen"))
      table.dataSource?.scrollToEnd(animated: false)
    },
    LiveVerb(name: "section(_:).reconfigure()") { table in
      table.list("second").append(Note(13, "thirteen"))
      table.dataSource?.section("second").reconfigure()
    },
    LiveVerb(
      name: "deselectAll()",
      perform: { table in
        table.dataSource?.selection = [2]
        table.dataSource?.deselectAll(animated: false)
      },
      check: { table in
        let found = table.dataSource?.selection
        return found == [] ? nil : "selected \(found ?? []) for none"
      }),
    LiveVerb(
      name: "selection =",
      perform: { table in
        table.list("first").remove(Note(1))
        table.dataSource?.selection = [2]
      },
      check: { table in
        let found = table.dataSource?.selection
        return found == [2] ? nil : "selected \(found ?? []) for [2]"
      }),
    LiveVerb(
      name: "selectAll()",
      perform: { table in
        table.list("first").remove(Note(1))
        table.tableView.allowsMultipleSelection = true
        table.tableView.allowsMultipleSelectionDuringEditing = true
        table.dataSource?.selectAll()
      },
      check: { table in
        let (found, shown) = (table.dataSource?.selection.count ?? 0, table.dataSource?.shownItems(of: Note.self) ?? [])
        return found == Set(shown.map(\.id)).count ? nil : "selected \(found) of \(shown.count)"
      }),
    LiveVerb(name: "deselectAll(animated:)") { $0.dataSource?.deselectAll(animated: false) },
    LiveVerb(name: "setEditing(_:animated: true)") { table in
      table.isEditing = !table.tableView.isEditing
      table.dataSource?.setEditing(!table.tableView.isEditing, animated: true)
    },
    LiveVerb(name: "setEditing(_:animated: false)") { table in
      table.isEditing = !table.tableView.isEditing
      table.dataSource?.setEditing(!table.tableView.isEditing, animated: false)
    },
  ]

  private static let sections = [
    LiveVerb(name: "hide()") { table in
      table.names = ["second"]
      table.dataSource?.section("first").hide()
    },
    LiveVerb(name: "hide() and show()") { table in
      table.dataSource?.section("first").hide()
      table.list("first").append(Note(5, "five"))
      table.dataSource?.section("first").show()
    },
    LiveVerb(name: "hide(animation:)") { table in
      table.names = ["second"]
      table.dataSource?.section("first").hide(animation: .fade)
    },
    LiveVerb(name: "hide(animation:) and show(animation:)") { table in
      table.dataSource?.section("first").hide(animation: .none)
      table.list("first").append(Note(5, "five"))
      table.dataSource?.section("first").show(animation: .left)
    },
    LiveVerb(name: "remove(animation:)") { table in
      table.names = ["second"]
      table.dataSource?.section("first").remove(animation: .top)
    },
    LiveVerb(name: "remove()") { table in
      table.names = ["second"]
      table.dataSource?.section("first").remove()
    },
    LiveVerb(name: "batch of remove()") { table in
      table.names = ["first"]
      table.dataSource?.batch {
        table.dataSource?.section("second").remove()
        table.list("first").remove(at: 0)
      }
    },
    LiveVerb(name: "move(before:)") { table in
      table.names = ["second", "first"]
      table.dataSource?.section("second").move(before: "first")
    },
    LiveVerb(name: "move(after:)") { table in
      table.names = ["second", "first"]
      table.dataSource?.section("first").move(after: "second")
    },
    LiveVerb(name: "insert") { table in
      table.names = ["first", "second", "late"]
      table.insert("late")
    },
    LiveVerb(name: "batch of insert") { table in
      table.names = ["first", "second", "late"]
      table.dataSource?.batch {
        table.insert("late")
        table.list("second").remove(at: 0)
      }
    },
    LiveVerb(name: "insert with a header") { table in
      table.names = ["first", "late", "second"]
      table.dataSource?.section("late").insert(before: "second") { section in
        section.cell(NoteCell.self).data(table.list("late"))
          .adapter { cell, note, _ in cell.textLabel?.text = note.text }
          .header(NoteHeader.self) { $0.text = "late" }.autoHeight()
      }
    },
    LiveVerb(name: "insert, move and remove") { table in
      table.names = ["later", "second"]
      table.insert("later")
      table.dataSource?.section("later").move(before: "first")
      table.dataSource?.section("first").remove()
    },
  ]

  private static let lifetime = [
    LiveVerb(name: "detach()") { table in
      table.isFilled = false
      table.dataSource?.detach()
    },
    LiveVerb(name: "the last reference goes") { table in
      table.isFilled = false
      table.stage.release()
    },
    LiveVerb(name: "attach(to:) the same table") { table in
      table.list("first").append(Note(5, "five"))
      table.dataSource?.attach(to: table.tableView)
    },
    LiveVerb(name: "detach() and attach(to:)") { table in
      table.dataSource?.detach()
      table.dataSource?.attach(to: table.tableView)
    },
  ]
}

extension LiveTable {
  /// Inserts a section at the end of the table.
  func insert(_ name: String) {
    dataSource?.section(name).insert { section in
      section.cell(NoteCell.self).data(list(name)).adapter { cell, note, _ in cell.textLabel?.text = note.text }
    }
  }
}
