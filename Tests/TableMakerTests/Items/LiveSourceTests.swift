import Observation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Tables that follow sources of every kind.
@MainActor @Suite struct LiveSourceTests {
  @Observable @MainActor final class Shelf {
    var notes: [Note] = []
    @ObservationIgnored var plain: [Note] = []
  }

  private let stage = Stage()

  /// A table of notes with one section; the adapter's calls go to the log.
  private func show(_ section: TypedSection<NoteCell, Note, some ItemSource<Note>>) {
    stage.show(
      section.adapter { [log = stage.log] cell, note, _ in
        cell.note = note
        log.add("\(note.id) \(note.text)")
      }.height(44).make())
    stage.log.lines = []
  }

  private var section: CellSection<NoteCell> { stage.chain.section("notes").cell(NoteCell.self) }

  private var shown: [Note?] {
    stage.tableView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { ($0 as? NoteCell)?.note }
  }

  private func waitForUpdates() async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
  }

  /// The adapter's calls since this was asked last.
  private func takeConfigured() -> [String] {
    defer { stage.log.lines = [] }
    return stage.log.lines
  }

  @Test func `verbs of a list: rows come, go, move and change, and nothing else is configured`() async throws {
    let list = ItemList([Note(1, "a"), Note(2, "b"), Note(3, "c")])
    show(section.data(list))
    let cell = try stage.cell(2, as: NoteCell.self)
    list.insert(contentsOf: [Note(4, "d"), Note(5, "e")], after: Note(1))
    list.move(from: 4, to: 0)
    list.remove(Note(2))
    list[id: 1]?.text = "A"
    await waitForUpdates()
    #expect(shown == [Note(3, "c"), Note(1, "A"), Note(4, "d"), Note(5, "e")])
    #expect(try stage.cell(0, as: NoteCell.self) === cell)
    #expect(takeConfigured().sorted() == ["1 A", "4 d", "5 e"])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a closure: what it reads of an observable object is followed, also within a batch`() async {
    let shelf = Shelf()
    shelf.notes = [Note(1, "a")]
    show(section.observing { shelf.notes + shelf.plain })
    shelf.notes.append(Note(2, "b"))
    #expect(shown.count == 1, "not within the turn")
    await waitForUpdates()
    #expect(shown == [Note(1, "a"), Note(2, "b")] && takeConfigured() == ["2 b"])

    stage.dataSource?.batch {
      shelf.notes[0].text = "A"
      shelf.notes.removeLast()
    }
    #expect(stage.rowCounts == [1], "at the batch's end")
    settleAnimations()
    #expect(shown == [Note(1, "A")] && takeConfigured() == ["1 A"])

    shelf.plain = [Note(3, "c")]
    await waitForUpdates()
    #expect(shown.count == 1, "nobody tells of it")
    stage.dataSource?.update()
    await waitForUpdates()
    #expect(shown == [Note(1, "A"), Note(3, "c")] && takeConfigured() == ["3 c"])
  }

  @Test func `a stream: each list is followed, and an error leaves the rows as they are`() async {
    struct Failure: Error {}
    let (sequence, continuation) = AsyncThrowingStream.makeStream(of: [Note].self)
    show(section.data(ItemStream(sequence, startingWith: [Note(1, "a")])))
    continuation.yield([Note(2, "b"), Note(1, "a")])
    await expectSoon("the list is shown") { stage.rowCounts == [2] }
    await waitForUpdates()
    #expect(shown == [Note(2, "b"), Note(1, "a")] && takeConfigured() == ["2 b"])
    continuation.finish(throwing: Failure())
    await expectSoon("the error is told") { !stage.log.diagnostics.isEmpty }
    #expect(stage.rowCounts == [2])
    #expect(
      stage.log.messages == [
        "The source of section “notes” threw Failure(). Handle the error in the table view's "
          + ".onError."
      ])
  }

  @Test func `merged sources: each is edited by itself, and an item may go from one to the other`() async throws {
    let (one, two) = (ItemList([Note(1, "a"), Note(2, "b")]), ItemList([Note(3, "c")]))
    show(section.data(one, two))
    let cell = try stage.cell(0, as: NoteCell.self)
    two.append(Note(4, "d"))
    stage.dataSource?.batch { if let note = one.remove(Note(1)) { two.insert(note, at: 0) } }
    await waitForUpdates()
    #expect(shown == [Note(2, "b"), Note(1, "a"), Note(3, "c"), Note(4, "d")])
    #expect(try stage.cell(1, as: NoteCell.self) === cell, "the row moved")
    #expect(takeConfigured() == ["4 d"])
  }

  @Test func `a mapped source: one change is one call, and one row`() async {
    let list = ItemList([Note(1, "a"), Note(2, "b")])
    var mapped: [Int] = []
    show(
      section.data(
        list.map { note in
          mapped.append(note.id)
          return Note(note.id, note.text + "!")
        }))
    #expect(mapped == [1, 2])
    list[id: 2]?.text = "B"
    list.insert(Note(3, "c"), at: 0)
    await waitForUpdates()
    #expect(shown == [Note(3, "c!"), Note(1, "a!"), Note(2, "B!")])
    #expect(mapped == [1, 2, 3, 2] && takeConfigured().sorted() == ["2 B!", "3 c!"])
  }

  @Test func `one source in two tables, and in two sections of one`() async {
    let (list, other) = (ItemList([Note(1, "a")]), Stage())
    show(section.data(MergedSource(list, list)))
    other.show(other.chain.section().cell(NoteCell.self).data(list).adapter { _, _, _ in }.make())
    list.append(Note(2, "b"))
    await waitForUpdates()
    await other.dataSource?.waitForUpdates()
    #expect(shown.map { $0?.id } == [1, 2, 1, 2] && other.rowCounts == [2])
  }

  // MARK: Cost

  private final class Count {
    var hashes = 0
  }

  /// An item with an identity that counts how often it's hashed.
  private struct Counted: Identifiable, Equatable {
    struct ID: Hashable {
      let number: Int
      let count: Count

      static func == (one: ID, other: ID) -> Bool { one.number == other.number }

      func hash(into hasher: inout Hasher) {
        count.hashes += 1
        hasher.combine(number)
      }
    }

    let id: ID
    var text = ""
  }

  @Test func `one item changed by a verb among many hashes no other, and configures no other row`() async {
    let count = Count()
    func item(_ number: Int) -> Counted { Counted(id: .init(number: number, count: count)) }
    let list = ItemList((0..<20_000).map(item))
    var configured: [Int] = []
    stage.show(
      stage.chain.height(44).section().cell(PlainCell.self).data(list)
        .adapter { _, item, _ in configured.append(item.id.number) }.make())
    await waitForUpdates()

    func expectCheap(_ rows: [Int], _ what: Comment, _ verb: () -> Void) async {
      (count.hashes, configured) = (0, [])
      verb()
      await waitForUpdates()
      #expect(configured == rows, what)
      #expect(count.hashes <= 1, what)
    }
    await expectCheap([3], "edit") { list.edit(item(3)) { $0.text = "a" } }
    await expectCheap([], "edit, off screen") { list.edit(item(19_000)) { $0.text = "a" } }
    await expectCheap([4], "by id") { list[id: item(4).id]?.text = "b" }
    await expectCheap([], "append") { list.append(item(20_000)) }
    await expectCheap([20_001], "insert") { list.insert(item(20_001), after: item(2)) }
    await expectCheap([], "remove, off screen") { list.remove(item(15_000)) }
    #expect(stage.rowCounts == [20_001] && stage.log.messages.isEmpty)
  }
}
