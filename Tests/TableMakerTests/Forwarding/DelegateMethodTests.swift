import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The whole table of delegate methods: what the app's code asks for while it runs for one of them.
@MainActor @Suite struct DelegateMethodTests {
  /// The visible state of a table.
  private struct Look: Equatable {
    var texts: [[String?]]
    let names: [String?]?
    let offset: CGPoint
    let selection: [IndexPath]?
    let isEditing: Bool

    @MainActor init(of table: LiveTable) {
      let view = table.tableView
      texts = (0..<view.numberOfSections).map { section in
        (0..<view.numberOfRows(inSection: section)).map {
          view.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text
        }
      }
      names = table.dataSource?.sectionNames
      (offset, selection, isEditing) = (view.contentOffset, view.indexPathsForSelectedRows, view.isEditing)
    }
  }

  private static let verbs = [
    "a list changes", "batch of two lists", "update()", "reload()", "scroll(to:) of a new item",
    "scroll(toSection:)", "scrollToEnd()", "selection =", "setEditing(_:animated: false)", "reconfigure(_:)",
    "remove()", "insert",
    "hide() of a row", "insert(after:) of a row", "scroll() to a row", "a draft changes, on which a row depends",
  ]

  private func table() -> LiveTable {
    LiveTable { chain, table in
      // The rows are higher than the window in total, so that the table can scroll.
      chain.height(150).section("first").cell(NoteCell.self).data(table.list("first"))
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }
        .section("second").cell(NoteCell.self).data(table.list("second"))
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.make()
    }
  }

  /// Performs each verb in code that runs in a certain way, and checks the table during that code and at the end.
  private func expectWaiting(
    mayReload: Bool = false, only verbs: [String] = Self.verbs, _ name: String,
    _ run: (TableViewDataSource, () -> Void) -> Void
  ) async throws {
    for verb in LiveVerb.gentle where verbs.contains(verb.name) {
      let table = table()
      table.tableView.layoutIfNeeded()
      let dataSource = try #require(table.dataSource)
      table.arm(verb)
      run(dataSource) {
        let before = Look(of: table)
        table.reached()
        if !mayReload || verb.name != "reload()" {
          #expect(Look(of: table) == before, "\(verb.name) in \(name) did not wait")
        }
      }
      let problems = await table.problems()
        .filter { !$0.hasPrefix("no cell at") }
      #expect(problems == [], "\(verb.name) in \(name)")
    }
  }

  @Test(arguments: DelegateMethod.allCases.filter { $0.entry.kind != .event })
  func `a question's code finds the table as it is until the answer is there`(_ method: DelegateMethod) async throws {
    try await expectWaiting("\(method)") { $0.live.running(method, $1) }
  }

  @Test(arguments: DelegateMethod.allCases.filter { $0.entry.kind == .event })
  func `an event's code finds the rows as they are until it is over`(_ method: DelegateMethod) async throws {
    let verbs = [
      "a list changes", "batch of two lists", "update()", "reload()", "remove()", "insert", "remove() of a row",
    ]
    try await expectWaiting(mayReload: true, only: verbs, "\(method)") { $0.live.running(method, $1) }
  }

  @Test func `a call whose end cannot be seen finds the table as it is for the rest of the turn`() async throws {
    try await expectWaiting("a held table") { dataSource, code in
      dataSource.live.calls.holdUntilNextTurn()
      dataSource.live.calls.holdUntilNextTurn()
      code()
    }
  }

  @Test func `a held table is free in the next turn`() async throws {
    let table = table()
    let dataSource = try #require(table.dataSource)
    dataSource.live.calls.holdUntilNextTurn()
    await Task { @MainActor in }.value
    dataSource.scroll(toSection: "second", animated: false)
    #expect(table.tableView.contentOffset.y > 0)
  }

  @Test func `no two methods have one selector`() {
    let selectors = DelegateMethod.allCases.map(\.entry.selector)
    #expect(Set(selectors).count == selectors.count)
  }
}
