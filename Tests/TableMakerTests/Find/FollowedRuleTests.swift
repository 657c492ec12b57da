import Foundation
import Observation
import TableMaker
import TestSupport
import Testing
import UIKit

/// A screen's settings that orders, conditions, and keys read.
@MainActor @Observable private final class Sorting {
  var isReversed = false
  var least = 0
  var size = 10
  /// Nothing reads it.
  var unread = 0
}

/// An item that can be observed.
@MainActor @Observable private final class Racer: Identifiable {
  nonisolated let id: Int
  var points: Int

  init(_ id: Int, points: Int) {
    self.id = id
    self.points = points
  }
}

@MainActor @Suite struct FollowedRuleTests {
  private let stage = Stage()
  private let sorting = Sorting()
  private let list = ItemList((0..<30).map { Note($0, "note \($0)") })

  /// The numbers of the notes on screen, by section.
  private var shown: [[Int]] {
    stage.window.layOut()
    return (0..<stage.tableView.numberOfSections).map { section in
      (0..<stage.tableView.numberOfRows(inSection: section)).compactMap { row in
        let note: Note? = stage.dataSource?.item(at: IndexPath(row: row, section: section))
        return note?.id
      }
    }
  }

  private func settle() async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
  }

  @Test func `rows follow an order that reads an object, and keep their cells`() async throws {
    stage.show(
      stage.chain.height(10).section().cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }
        .ordered { [sorting] in sorting.isReversed ? $0.id > $1.id : $0.id < $1.id }
        .make())
    let middle = try stage.cell(14, as: NoteCell.self)
    sorting.isReversed = true
    await settle()
    #expect(shown == [Array((0..<30).reversed())])
    #expect(try stage.cell(15, as: NoteCell.self) === middle)
    sorting.isReversed = false
    await settle()
    #expect(shown == [Array(0..<30)])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `an order and an edit in one batch are one update, never a mixture`() async {
    stage.show(
      stage.chain.height(10).section().cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }
        .ordered { [sorting] in sorting.isReversed ? $0.id > $1.id : $0.id < $1.id }
        .make())
    stage.dataSource?.batch(animation: .fade) {
      sorting.isReversed = true
      list.append(Note(100))
      list.remove(at: 3)
    }
    #expect(shown == [[100] + (0..<30).reversed().filter { $0 != 3 }])
    list.append(Note(-1))
    sorting.isReversed = false
    await settle()
    #expect(shown == [[-1] + (0..<30).filter { $0 != 3 } + [100]])
  }

  @Test func `what no rule reads starts no update`() async {
    let log = Log()
    stage.show(
      stage.chain.onUpdate { _ in log.add("update") }.section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
        .ordered { [sorting] in sorting.isReversed ? $0.id > $1.id : $0.id < $1.id }
        .make())
    log.lines = []
    sorting.unread = 1
    await settle()
    #expect(log.lines.isEmpty)
  }

  @Test func `rows follow the properties of observable items, also of those that come later`() async {
    let racers = ItemList((0..<6).map { Racer($0, points: 0) })
    stage.show(
      stage.chain.section().cell(PlainCell.self).data(racers).adapter { _, _, _ in }
        .ordered { $0.points > $1.points }.make())
    let ids = {
      (0..<racers.count).compactMap { row -> Int? in
        let racer: Racer? = stage.dataSource?.item(at: IndexPath(row: row, section: 0))
        return racer?.id
      }
    }
    racers.items[4].points = 5
    await settle()
    #expect(ids() == [4, 0, 1, 2, 3, 5])
    racers.append(Racer(6, points: 0))
    await settle()
    racers.items[6].points = 9
    await settle()
    #expect(ids() == [6, 4, 0, 1, 2, 3, 5])
    racers.items[4].points = 20
    await settle()
    #expect(ids() == [4, 6, 0, 1, 2, 3, 5])
  }

  @Test func `a search's condition and a filter follow an object`() async {
    let field = Field()
    stage.show(
      stage.chain.section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
        .searchable(field) { [sorting] note, query in
          note.id >= sorting.least && (query.isEmpty || note.text.hasSuffix(query))
        }
        .make())
    sorting.least = 25
    await settle()
    #expect(shown == [[25, 26, 27, 28, 29]])
    field.query = "8"
    await settle()
    #expect(shown == [[28]])
    sorting.least = 10
    await settle()
    #expect(shown == [[18, 28]])
    field.query = ""
    await settle()
    #expect(shown == [Array(10..<30)])
  }

  @Test func `groups follow an object that their key reads, after any number of edits`() async {
    stage.show(
      stage.chain.section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
        .grouped(by: .key { [sorting] note in note.id / sorting.size }).make())
    #expect(shown.map(\.count) == [10, 10, 10])
    for number in 30..<330 { stage.dataSource?.batch { list.append(Note(number)) } }
    sorting.size = 165
    await settle()
    #expect(shown == [Array(0..<165), Array(165..<330)])
    sorting.size = 400
    await settle()
    #expect(shown == [Array(0..<330)])
  }

  @Test func `a source on its own follows the object without a table`() {
    let small = list.filtered { [sorting] note, _ in note.id >= sorting.least }
      .ordered { [sorting] in sorting.isReversed ? $0.id > $1.id : $0.id < $1.id }
    #expect(small.items.map(\.id) == Array(0..<30))
    sorting.least = 28
    sorting.isReversed = true
    #expect(small.items.map(\.id) == [29, 28])
    let grouped = small.grouped(by: .key { [sorting] note in note.id / sorting.size })
    #expect(grouped.sections.map(\.items.count) == [2])
    sorting.size = 29
    #expect(grouped.sections.map { $0.items.map(\.id) } == [[28], [29]])
  }

  @Test func `a long list shows its old order until the new one is ready, also while it is edited`() async {
    let long = ItemList((0..<25_000).map { Note($0) })
    stage.show(
      stage.chain.height(10).section().cell(NoteCell.self).data(long).adapter { _, _, _ in }
        .ordered { [sorting] in sorting.isReversed ? $0.id > $1.id : $0.id < $1.id }
        .make())
    await settle()
    #expect(stage.rowCounts == [25_000])
    sorting.isReversed = true
    stage.dataSource?.batch {}
    #expect(stage.rowCounts == [25_000])
    // The edit comes while the new order is made.
    await Task.yield()
    stage.dataSource?.batch { long.append(Note(90_000)) }
    let ids = shown[0]
    #expect(
      ids == Array((0..<25_000).reversed()) || ids == [90_000] + (0..<25_000).reversed() || ids == Array(0..<25_000))
    await settle()
    #expect(shown == [[90_000] + (0..<25_000).reversed()])
  }

  @Test func `an order that contradicts itself loses no row, and says where it is`() async {
    let line = #line + 3
    stage.show(
      stage.chain.section().cell(NoteCell.self).data(notes(40)).adapter { _, _, _ in }
        .ordered { $0.id / 10 <= $1.id / 10 }
        .make())
    await settle()
    #expect(shown == [Array(0..<40)])
    stage.dataSource?.update()
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "FollowedRuleTests.swift:\(line): The closure of ordered(by:) returns that each of two items precedes the "
          + "other, or a different result each time, so TableMaker treats them as equal and keeps all rows. Compare "
          + "with < instead of <=, and use nothing random."
      ])
  }

  @Test func `an order at random loses no row either`() async {
    var random = SeededGenerator(seed: 3)
    stage.show(
      stage.chain.section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
        .ordered { _, _ in Bool.random(using: &random) }.make())
    for number in 30..<60 { list.append(Note(number)) }
    await settle()
    #expect(shown[0].sorted() == Array(0..<60))
    #expect(stage.log.diagnostics.map(\.kind) == [.contradictoryOrder])
  }

  @Test func `the closures of orders, conditions, and keys leave with the table`() async {
    weak var gone: Sorting?
    do {
      let kept = Sorting()
      gone = kept
      let other = Stage()
      other.show(
        other.chain.section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
          .searchable(Field()) { note, _ in note.id >= kept.least }
          .ordered { kept.isReversed ? $0.id > $1.id : $0.id < $1.id }
          .grouped(by: .key { $0.id / kept.size }).make())
      kept.size = 5
      await other.dataSource?.waitForUpdates()
      other.release()
    }
    await stage.dataSource?.waitForUpdates()
    #expect(gone == nil)
  }
}
