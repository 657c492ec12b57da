import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A table view in which the user selects several rows in editing mode, and the calls of its closure.
@MainActor final class SelectingStage {
  let stage = Stage()
  let list: ItemList<Note>
  let field = Field()

  init(_ notes: [Note] = notes(6)) { list = ItemList(notes) }

  var table: UITableView { stage.tableView }
  var dataSource: TableViewDataSource { stage.dataSource! }

  /// The start of a chain that adds the selection to the log at each call.
  func chain(beginsOnLongPress: Bool = false) -> DataSource {
    stage.chain.height(44).multipleSelection(beginsOnLongPress: beginsOnLongPress)
      .onSelectionChange { [weak self] selection in
        guard let self else { return }
        stage.log.add((dataSource.isEditing ? "on " : "off ") + Self.text(selection))
      }
  }

  /// A section of the notes, which can be searched.
  var section: ReadySection<NoteCell, Note, ItemList<Note>> { section(after: chain()) }

  func section(after chain: DataSource) -> ReadySection<NoteCell, Note, ItemList<Note>> {
    chain.section("notes").cell(NoteCell.self).data(list).searchable(field, by: \.text)
      .adapter { cell, note, _ in cell.textLabel?.text = note.text }
  }

  func show(_ steps: (ReadySection<NoteCell, Note, ItemList<Note>>) -> ReadySection<NoteCell, Note, ItemList<Note>>) {
    stage.show(steps(section).make())
  }

  /// Turns editing mode on or off by the data source.
  func edit(_ isEditing: Bool = true) {
    dataSource.setEditing(isEditing, animated: false)
    stage.window.layOut()
  }

  /// Taps rows.
  func tap(_ rows: Int...) {
    for row in rows { table.tap(row) }
  }

  /// Waits until everything is shown and at rest.
  func settle() async {
    await dataSource.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    // A cell reports its state in the next turn.
    await dataSource.waitForUpdates()
  }

  func search(_ query: String) async {
    field.query = query
    await settle()
  }

  /// The lines of the log since the last time.
  func takeLines() -> [String] {
    defer { stage.log.lines = [] }
    return stage.log.lines
  }

  /// The identities of the selected items.
  var selected: [Int] { dataSource.selectedItems(of: Note.self).map(\.id) }

  static func text(_ selection: Set<AnyHashable>) -> String {
    selection.compactMap { $0 as? Int }.sorted().map(String.init).joined(separator: " ")
  }
}
