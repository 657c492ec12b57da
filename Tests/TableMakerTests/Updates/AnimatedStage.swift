import Foundation
import TableMaker
import TestSupport
import Testing
import UIKit

/// A table that writes down with which animation rows and sections come and go.
@MainActor final class AnimatedTableView: UITableView {
  private var told: Set<String> = []

  /// Returns its operations since the last time, in no order, because a batch has none.
  func takeTold() -> Set<String> {
    defer { told = [] }
    return told
  }

  private func note(_ words: String, _ places: [String], _ animation: UITableView.RowAnimation) {
    let name =
      switch animation {
      case .fade: "fade"
      case .left: "left"
      case .right: "right"
      case .top: "top"
      case .none: "none"
      case .bottom: "bottom"
      case .middle: "middle"
      case .automatic: "automatic"
      @unknown default: "another"
      }
    told.insert("\(words) \(places.sorted().joined(separator: ",")): \(name)")
  }

  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    note("insert sections", sections.map(String.init), animation)
    super.insertSections(sections, with: animation)
  }

  override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    note("delete sections", sections.map(String.init), animation)
    super.deleteSections(sections, with: animation)
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    note("insert rows", indexPaths.map { "\($0.section).\($0.row)" }, animation)
    super.insertRows(at: indexPaths, with: animation)
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    note("delete rows", indexPaths.map { "\($0.section).\($0.row)" }, animation)
    super.deleteRows(at: indexPaths, with: animation)
  }

  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    note("reload rows", indexPaths.map { "\($0.section).\($0.row)" }, animation)
    super.reloadRows(at: indexPaths, with: animation)
  }
}

/// Sections of notes: each of them with an animation of its own, or with the table's.
@MainActor final class AnimatedStage {
  let table = AnimatedTableView(frame: .zero, style: .plain)
  let stage: Stage
  let lists: [ItemList<Note>]
  let dataSource: TableViewDataSource

  /// Shows a section of two notes for each animation; `nil` leaves the step out.
  init(table animation: UITableView.RowAnimation?, sections: [UITableView.RowAnimation?]) {
    stage = Stage(tableView: table)
    let lists = sections.indices.map { ItemList([Note($0 * 10), Note($0 * 10 + 1)]) }
    self.lists = lists
    func section(_ place: Int, _ start: SectionStart) -> ReadySection<NoteCell, Note, ItemList<Note>> {
      let made = start.cell(NoteCell.self).data(lists[place]).adapter { cell, note, _ in cell.note = note }
      return sections[place].map { made.animation($0) } ?? made
    }
    let top = stage.chain.height(20)
    var chain = section(0, (animation.map { top.animation($0) } ?? top).section("0"))
    for place in sections.indices.dropFirst() { chain = section(place, chain.section("\(place)")) }
    dataSource = chain.make()
    stage.show(dataSource)
    _ = table.takeTold()
  }

  /// Returns the operations of the table for some changes in one update.
  func told(_ changes: () -> Void) -> Set<String> {
    dataSource.batch(changes)
    settleAnimations()
    return table.takeTold()
  }
}
