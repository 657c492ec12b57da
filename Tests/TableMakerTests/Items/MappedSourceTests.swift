import TestSupport
import Testing
import UIKit

@testable import TableMaker

@MainActor @Suite struct MappedSourceTests {
  /// Turns notes into lines, and writes down which.
  @MainActor private final class Work {
    var done: [String] = []

    func line(_ note: Note) -> String {
      done.append(note.text)
      return "\(note.id): \(note.text)"
    }

    /// Returns the work since the last call of this method.
    func take() -> [String] {
      defer { done = [] }
      return done
    }
  }

  private let work = Work()
  private let list = ItemList([Note(1, "a"), Note(2, "b"), Note(3, "c")])

  @Test func `nothing is done before somebody reads, and only what is new or changed after`() {
    let lines = list.map(work.line)
    list.append(Note(4, "d"))
    #expect(work.take().isEmpty)
    #expect(lines.items == ["1: a", "2: b", "3: c", "4: d"])
    #expect(work.take() == ["a", "b", "c", "d"])
    #expect(lines.items.count == 4 && work.take().isEmpty)

    list.move(from: 0, to: 3)
    list[id: 3]?.text = "C"
    list.insert(Note(5, "e"), at: 1)
    list.remove(Note(2))
    #expect(work.take().isEmpty)
    #expect(lines.items == ["5: e", "3: C", "4: d", "1: a"])
    #expect(work.take() == ["e", "C"])
    list.items = list.items.reversed()
    #expect(lines.items == ["1: a", "4: d", "3: C", "5: e"] && work.take().isEmpty)
    list.removeAll()
    #expect(lines.items.isEmpty)
    list.append(Note(1, "a"))
    #expect(lines.items == ["1: a"] && work.take() == ["a"])
  }

  @Test func `items that cannot be compared are turned again, even in the same array`() {
    final class Thing { var name = "a" }
    let things = ItemList([Thing(), Thing()])
    var count = 0
    let names = things.map { thing in
      count += 1
      return thing.name
    }
    #expect(names.items == ["a", "a"])
    things[1].name = "b"
    #expect(names.items == ["a", "b"] && count == 4)
  }

  @Test func `what is told of the base is told of the mapped source, with the table's line`() {
    let lines = list.map(work.line).map { $0 + "!" }
    let log = SourceLog(of: lines)
    list.append(Note(4, "d"))
    list.remove(at: 9)
    #expect(log.changes == 1 && log.diagnostics.count == 1)
    #expect(lines.items.last == "4: d!")
  }

  @Test func `a closure may look at the source that it maps for`() {
    var lines: MappedSource<ItemList<Note>, Int>?
    var depth = 0
    lines = list.map { note in
      depth += 1
      defer { depth -= 1 }
      return depth == 1 ? note.id + (lines?.items.count ?? 0) : note.id
    }
    #expect(lines?.items == [4, 5, 6])
    lines = nil
  }

  @Test func `a chain shows a mapped source`() {
    let stage = Stage()
    stage.show(
      stage.chain.section().cell(PlainCell.self).data(list.map(work.line))
        .adapter { cell, line, _ in cell.textLabel?.text = line }
        .make())
    #expect(stage.texts == ["1: a", "2: b", "3: c"])
    #expect(work.take().count == 3)
    list[id: 2]?.text = "B"
    stage.reload()
    #expect(stage.texts == ["1: a", "2: B", "3: c"])
    #expect(work.take() == ["B"])
  }

  @Test func `rows are found by the items that theirs were made of, through every source in between`() {
    let numbers = ItemList([7, 8])
    let stage = Stage()
    let dataSource = stage.chain
      .section("numbers").cell(PlainCell.self).data(AnySource(numbers.map { $0 * 10 }))
      .adapter { cell, number, _ in cell.textLabel?.text = "\(number)" }
      .section("lines").cell(PlainCell.self).data(list.map { $0 }.map(work.line).map { $0 + "!" })
      .adapter { cell, line, _ in cell.textLabel?.text = line }
      .make()
    stage.show(dataSource)
    #expect(dataSource.indexPath(of: 80) == IndexPath(row: 1, section: 0))
    #expect(dataSource.indexPath(of: 8) == IndexPath(row: 1, section: 0))
    #expect(dataSource.indexPath(of: "2: b!") == IndexPath(row: 1, section: 1))
    #expect(dataSource.indexPath(of: "2: b") == IndexPath(row: 1, section: 1))
    #expect(dataSource.indexPath(of: Note(2, "another")) == IndexPath(row: 1, section: 1))
    #expect(dataSource.indexPath(of: Note(9)) == nil && dataSource.indexPath(of: 9) == nil)
    list.move(from: 2, to: 0)
    list.remove(Note(2))
    #expect(dataSource.indexPath(of: Note(2)) == IndexPath(row: 1, section: 1), "as it is shown")
    stage.reload()
    #expect(dataSource.indexPath(of: Note(3)) == IndexPath(row: 0, section: 1))
    #expect(dataSource.indexPath(of: Note(1)) == IndexPath(row: 1, section: 1))
    #expect(dataSource.indexPath(of: Note(2)) == nil)
    dataSource.reconfigure(Note(1))
    #expect(stage.log.messages.isEmpty)
    dataSource.reconfigure(Note(2))
    #expect(stage.log.messages.count == 1)
  }

  @Test func `a row that shows an item goes before one that shows what was made of it`() {
    let stage = Stage()
    let dataSource = stage.chain
      .section("lines").cell(PlainCell.self).data(list.map(work.line)).adapter { _, _, _ in }
      .section("notes").cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }
      .make()
    stage.show(dataSource)
    #expect(dataSource.indexPath(of: Note(2)) == IndexPath(row: 1, section: 1))
    #expect(dataSource.cell(for: Note(2)) is NoteCell)
    dataSource.section("notes").hide()
    stage.reload()
    #expect(dataSource.indexPath(of: Note(2)) == IndexPath(row: 1, section: 0))
  }

  @Test func `the list below a derived source is found by the section's name`() {
    let other = ItemList([Note(8)])
    let stage = Stage()
    let dataSource = stage.chain
      .section("lines").cell(PlainCell.self).data(AnySource(list.map(work.line).map { $0 + "!" }))
      .adapter { _, _, _ in }
      .section("twice").cell(PlainCell.self).data(list, list).adapter { _, _, _ in }
      .section("both").cell(PlainCell.self).data(list, other).adapter { _, _, _ in }
      .make()
    stage.show(dataSource)
    #expect(dataSource.list(named: "lines", of: Note.self) === list)
    #expect(dataSource.list(named: "twice", of: Note.self) === list)
    #expect(stage.log.messages.isEmpty)
    #expect(dataSource.list(named: "lines", of: String.self) == nil)
    #expect(dataSource.list(named: "both", of: Note.self) == nil)
    #expect(stage.log.messages.count == 2)
    #expect(stage.log.messages.last?.contains("gets its items from MergedSource<Note>") == true)
  }

  @Test func `a mapped source keeps its base, and not the other way round`() {
    weak var weakMapped: MappedSource<ItemList<Note>, String>?
    weak var weakList: ItemList<Note>?
    weak var weakWork: Work?
    do {
      let (work, list) = (Work(), ItemList([Note(1, "a")]))
      (weakWork, weakList) = (work, list)
      let mapped = list.map(work.line)
      weakMapped = mapped
      #expect(mapped.items == ["1: a"])
    }
    #expect(weakMapped == nil && weakList == nil && weakWork == nil)

    do { _ = list.map(work.line).items }
    list.append(Note(4))
    #expect(work.take() == ["a", "b", "c"])
  }

  /// With duplicates, and with identities of every kind: results are always those of the items, and the work is never repeated
  /// for an item if its identity had the same content before.
  @Test(arguments: 0..<20) func `random edits`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    func note() -> Note { Note(.random(in: 0..<6, using: &random), ["a", "b"].randomElement(using: &random) ?? "") }
    let start = (0..<5).map { _ in note() }
    let lists = [ItemList(start), ItemList(start, id: \.text)]
    let mapped = lists.map { $0.map(work.line) }
    for list in lists { #expect(list.map(work.line).items == start.map { "\($0.id): \($0.text)" }) }
    for source in mapped { _ = source.items }
    for _ in 0..<50 {
      let before = lists[0].items
      var after = before
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        after.insert(note(), at: .random(in: 0...after.count, using: &random))
        if Bool.random(using: &random) { after.remove(at: .random(in: 0..<after.count, using: &random)) }
        if Bool.random(using: &random) { after.shuffle(using: &random) }
        if after.count > 10 { after.removeLast(5) }
      }
      for (place, list) in lists.enumerated() {
        _ = work.take()
        list.items = after
        #expect(mapped[place].items == after.map { "\($0.id): \($0.text)" })
        #expect(work.take().count == newOrChanged(before, after) { place == 0 ? "\($0.id)" : $0.text })
      }
    }
  }

  /// How many items after are not what the item of their identity, of several the n-th, was before.
  private func newOrChanged(_ before: [Note], _ after: [Note], known key: (Note) -> String) -> Int {
    var left = Dictionary(grouping: before, by: key)
    return after.filter { note in
      guard let old = left[key(note)]?.first else { return true }
      left[key(note)]?.removeFirst()
      return old != note
    }.count
  }
}
