import TableMakerDiffing
import TestSupport
import UIKit

@testable import TableMaker

/// A table that records the calls it gets, and the cell that it shows for each row.
@MainActor final class RecordingTableView: UITableView {
  /// The calls since the last time, in order: `reload`, and the operations by their names and places.
  private var told: [String] = []

  /// Returns the calls since the last time, and clears the record.
  func takeTold() -> [String] {
    defer { told = [] }
    return told
  }

  override func reloadData() {
    told.append("reload")
    super.reloadData()
  }

  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    told.append("insert sections \(sections.map(String.init).joined(separator: ","))")
    super.insertSections(sections, with: animation)
  }

  override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    told.append("delete sections \(sections.map(String.init).joined(separator: ","))")
    super.deleteSections(sections, with: animation)
  }

  override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    told.append("reload sections \(sections.map(String.init).joined(separator: ","))")
    super.reloadSections(sections, with: animation)
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    told.append("move section \(section) to \(newSection)")
    super.moveSection(section, toSection: newSection)
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    told.append("insert rows \(Self.text(indexPaths))")
    super.insertRows(at: indexPaths, with: animation)
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    told.append("delete rows \(Self.text(indexPaths))")
    super.deleteRows(at: indexPaths, with: animation)
  }

  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    told.append("reload rows \(Self.text(indexPaths))")
    super.reloadRows(at: indexPaths, with: animation)
  }

  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    told.append("move row \(Self.text([indexPath])) to \(Self.text([newIndexPath]))")
    super.moveRow(at: indexPath, to: newIndexPath)
  }

  private static func text(_ paths: [IndexPath]) -> String {
    paths.sorted().map { "\($0.section).\($0.row)" }.joined(separator: ",")
  }
}

/// A table of sections of notes on a recording table; rows are so low that all of them are on screen.
@MainActor final class NoteStage {
  let table = RecordingTableView(frame: .zero, style: .plain)
  let stage: Stage
  let dataSource: TableViewDataSource
  private let lists: [String: ItemList<Note>]
  private let adapterLog = Log()
  private let planLog = Log()

  /// Creates a section for each name, with notes of these numbers.
  init(_ sections: KeyValuePairs<String, [Int]>) {
    stage = Stage(tableView: table)
    let lists = Dictionary(uniqueKeysWithValues: sections.map { ($0.key, ItemList($0.value.map { Note($0) })) })
    self.lists = lists
    let log = adapterLog
    func section(_ name: String, _ start: SectionStart) -> ReadySection<NoteCell, Note, ItemList<Note>> {
      start.cell(NoteCell.self).data(lists[name] ?? ItemList([])).title(name)
        .adapter { cell, note, _ in
          cell.note = note
          log.add("\(note.id)")
        }
    }
    let names = sections.map(\.key)
    var chain = section(names[0], stage.chain.height(20).deselection(.never).section(names[0]))
    for name in names.dropFirst() { chain = section(name, chain.section(name)) }
    dataSource = chain.make()
    dataSource.planner = { [planLog] difference in
      planLog.add("batch")
      return BatchPlan(difference)
    }
    stage.show(dataSource)
    forget()
  }

  /// The list of a section that was there from the start.
  subscript(name: String) -> ItemList<Note> { lists[name] ?? ItemList([]) }

  /// The numbers that the table's cells show, by where they are, section by section.
  var shown: [[Int?]] {
    stage.window.layOut()
    return (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        (table.cellForRow(at: IndexPath(row: row, section: section)) as? NoteCell)?.note?.id
      }
    }
  }

  /// The same as `shown`, from the top of the screen to its end: by frames, once all animations are over.
  var seen: [Int?] {
    settleAnimations()
    stage.window.layOut()
    return table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { ($0 as? NoteCell)?.note?.id }
  }

  /// The titles of the sections, in their order.
  var titles: [String?] {
    (0..<table.numberOfSections).map { dataSource.tableView(table, titleForHeaderInSection: $0) }
  }

  /// The cell of a note; nil off the screen.
  func cell(_ id: Int) -> NoteCell? { table.visibleCells.compactMap { $0 as? NoteCell }.first { $0.note?.id == id } }

  /// Which notes the adapter was called for since the last time, in their order.
  func takeConfigured() -> [String] {
    defer { adapterLog.lines = [] }
    return adapterLog.lines.sorted()
  }

  /// How many batches were made since the last time.
  func takeBatches() -> Int {
    defer { planLog.lines = [] }
    return planLog.lines.count
  }

  func forget() {
    _ = table.takeTold()
    _ = takeConfigured()
    _ = takeBatches()
  }
}
