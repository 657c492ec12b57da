import TableMakerDiffing
import TestSupport
import Testing
import UIKit

@testable import TableMaker

@MainActor @Suite struct ItemListTests {
  private let list = ItemList(["a", "b", "c", "d"])

  @Test func `a list says how many items it has, which are at its ends, and which indices are valid`() {
    let log = SourceLog(of: list)
    #expect(list.count == 4 && !list.isEmpty && list.first == "a" && list.last == "d" && list.indices == 0..<4)
    let empty = ItemList([String]())
    #expect(empty.count == 0 && empty.isEmpty && empty.first == nil && empty.last == nil && empty.indices.isEmpty)
    #expect(log.takeChanges() == 0, "asking changes nothing")
  }

  // MARK: Verbs

  @Test func `several items inserted beside one keep their order`() {
    list.insert(contentsOf: ["1", "2", "3"], after: "b")
    #expect(list.items == ["a", "b", "1", "2", "3", "c", "d"])
    list.insert(contentsOf: ["4", "5"], before: "b")
    #expect(list.items == ["a", "4", "5", "b", "1", "2", "3", "c", "d"])
    list.insert("6", after: "d")
    list.insert("7", before: "a")
    #expect(list.items == ["7", "a", "4", "5", "b", "1", "2", "3", "c", "d", "6"])
  }

  @Test func `each verb is one change, and one that has nothing to do is none`() {
    let log = SourceLog(of: list)
    func expectOne(_ name: String, _ verb: () -> Void) {
      verb()
      #expect(log.takeChanges() == 1, "\(name)")
    }
    expectOne("append") { list.append("e") }
    expectOne("append several") { list.append(contentsOf: ["f", "g"]) }
    expectOne("insert after") { list.insert(contentsOf: ["x", "y"], after: "a") }
    expectOne("insert at") { list.insert(contentsOf: ["m", "n"], at: 1) }
    expectOne("remove") { list.remove("x") }
    expectOne("remove at") { list.remove(at: 0) }
    expectOne("remove where") { list.removeAll { "mn".contains($0) } }
    expectOne("move") { list.move(from: 0, to: 2) }
    expectOne("replace") { list.replace("d", with: "D") }
    expectOne("edit") { list.edit("D") { $0 += "d" } }
    expectOne("subscript") { list[0] = "0" }
    expectOne("subscript, in place") { list[0].append("1") }
    expectOne("items, in place") { list.items[0].append("2") }
    expectOne("sort") { list.items.sort() }
    expectOne("assign") { list.items = ["a", "b"] }

    list.append(contentsOf: [])
    list.insert(contentsOf: [], at: 1)
    list.insert(contentsOf: [], after: "a")
    list.remove("z")
    list.removeAll { $0 == "z" }
    list.move(from: 1, to: 1)
    list.replace("z")
    list.edit("z") { $0 = "y" }
    #expect(log.changes == 0)
    #expect(list.items == ["a", "b"])
    expectOne("remove all") { list.removeAll() }
    list.removeAll()
    #expect(log.changes == 0 && log.diagnostics.isEmpty)
  }

  @Test func `move names the index that the item has in the end`() {
    for source in 0..<4 {
      for destination in 0..<4 {
        let list = ItemList(["a", "b", "c", "d"])
        let moved = list[source]
        let others = list.items.filter { $0 != moved }
        list.move(from: source, to: destination)
        #expect(list[destination] == moved)
        #expect(list.items.filter { $0 != moved } == others)
      }
    }
  }

  @Test func `an item is found by what it is known by, in whatever state`() {
    let list = ItemList([Note(1, "a"), Note(2, "b"), Note(1, "c")])
    #expect(list.firstIndex(identifiedAs: Note(2, "another")) == 1)
    #expect(list.firstIndex(identifiedAs: Note(1)) == 0, "the first of several")
    #expect(list.containsItem(identifiedAs: Note(1)) && !list.containsItem(identifiedAs: Note(3)))
    #expect(list.remove(Note(2, "another")) == Note(2, "b"), "what was in the list")
    #expect(list.replace(Note(1, "d")) == Note(1, "a"))
    #expect(list.items == [Note(1, "d"), Note(1, "c")])
    #expect(list.replace(Note(3)) == nil)
  }

  @Test func `an item without identity is found by being equal, and one without equality not at all`() {
    struct Place: Equatable { var name: String }
    struct Loose { var name: String }
    let places = ItemList([Place(name: "a"), Place(name: "b")])
    #expect(
      places.firstIndex(identifiedAs: Place(name: "b")) == 1 && !places.containsItem(identifiedAs: Place(name: "c")))
    places.insert(Place(name: "c"), before: Place(name: "b"))
    #expect(places.items.map(\.name) == ["a", "c", "b"])
    let loose = ItemList([Loose(name: "a")])
    #expect(!loose.containsItem(identifiedAs: loose[0]) && loose.remove(loose[0]) == nil)
    #expect(loose.items.count == 1)
  }

  @Test func `a list may say by which part its items are known`() {
    let list = ItemList([Note(1, "a"), Note(2, "b")], id: \.text)
    #expect(list.firstIndex(identifiedAs: Note(9, "b")) == 1 && !list.containsItem(identifiedAs: Note(1, "c")))
    #expect(list.identity.kind == .given(\Note.text))
  }

  @Test func `an item is got, set, added and removed by its id`() {
    let list = ItemList([Note(1, "a"), Note(2, "b")])
    let log = SourceLog(of: list)
    #expect(list[id: 2]?.text == "b" && list[id: 3] == nil)
    #expect(log.takeChanges() == 0)
    list[id: 2]?.text = "c"
    #expect(list[1].text == "c" && log.takeChanges() == 1)
    list[id: 3]?.text = "d"
    #expect(log.takeChanges() == 0)
    list[id: 1] = Note(1, "e")
    list[id: 3] = Note(3, "f")
    list[id: 2] = nil
    #expect(list.items == [Note(1, "e"), Note(3, "f")] && log.takeChanges() == 3)
    list[id: 2] = nil
    #expect(log.takeChanges() == 0)
  }

  private struct Restless: Identifiable {
    let id: Int
    var visits = 0

    mutating func visit(_ body: () -> Void) {
      visits += 1
      body()
    }
  }

  @Test func `what edits an item by its id may change the list`() {
    let list = ItemList([Restless(id: 1), Restless(id: 2), Restless(id: 3)])
    list[id: 3]?.visit { list.remove(at: 0) }
    #expect(list.items.map(\.visits) == [0, 1])
    list[id: 3]?.visit { list.insert(Restless(id: 4), at: 0) }
    #expect(list.items.map(\.visits) == [0, 0, 2])
    list[id: 3]?.visit { list.removeAll() }
    #expect(list.items.isEmpty, "it was removed meanwhile")
  }

  // MARK: What is not there

  @Test func `beside an item that is not there nothing is lost, and the line that asked is told`() {
    let log = SourceLog(of: list)
    let line = #line + 1
    list.insert(contentsOf: ["1", "2"], after: "z")
    list.insert("3", before: "z")
    #expect(list.items == ["a", "b", "c", "d", "1", "2", "3"])
    #expect(
      log.diagnostics.map(\.placed) == [
        "ItemListTests.swift:\(line): insert(contentsOf:after:) didn't find z in its list, so the new items are at "
          + "the end. Check containsItem(identifiedAs:) first, or insert at an index.",
        "ItemListTests.swift:\(line + 1): insert(_:before:) didn't find z in its list, so the new items are at the "
          + "end. Check containsItem(identifiedAs:) first, or insert at an index.",
      ])
  }

  @Test func `an index that is out of bounds loses nothing, and the line that asked is told`() {
    let log = SourceLog(of: list)
    let line = #line + 1
    list.insert("y", at: 9)
    list.insert("x", at: -1)
    #expect(list.items == ["x", "a", "b", "c", "d", "y"])
    list.move(from: 0, to: 6)
    #expect(list.items == ["a", "b", "c", "d", "y", "x"])
    #expect(log.takeChanges() == 3)
    list.move(from: 6, to: 0)
    #expect(list.remove(at: 6) == nil)
    list.removeAll()
    #expect(log.takeChanges() == 1)
    #expect(list.remove(at: 0) == nil)
    #expect(log.changes == 0)
    #expect(
      log.diagnostics.map(\.placed) == [
        "ItemListTests.swift:\(line): insert(_:at:) received the index 9, which its list doesn't have, so it used 4. "
          + "Use an index from 0 to 4.",
        "ItemListTests.swift:\(line + 1): insert(_:at:) received the index -1, which its list doesn't have, so it "
          + "used 0. Use an index from 0 to 5.",
        "ItemListTests.swift:\(line + 3): move(from:to:) received the index 6, which its list doesn't have, so it "
          + "used 5. Use an index from 0 to 5.",
        "ItemListTests.swift:\(line + 6): move(from:to:) received the index 6, which its list doesn't have, so it did "
          + "nothing. Use an index from 0 to 5.",
        "ItemListTests.swift:\(line + 7): remove(at:) received the index 6, which its list doesn't have, so it did "
          + "nothing. Use an index from 0 to 5.",
        "ItemListTests.swift:\(line + 10): remove(at:) received the index 0, which its list doesn't have, so it did "
          + "nothing. The list is empty; check isEmpty first.",
      ])
  }

  @Test func `a diagnostic goes to the tables that show the list`() {
    let (one, two) = (Stage(), Stage())
    for stage in [one, two] {
      stage.show(stage.chain.section().cell(PlainCell.self).data(list).adapter { _, _, _ in }.make())
    }
    list.remove(at: 4)
    #expect(one.log.messages.count == 1 && two.log.messages == one.log.messages)
    one.release()
    list.remove(at: 4)
    #expect(one.log.messages.count == 1 && two.log.messages.count == 2)
  }

  @Test func `a long item is named in part`() throws {
    let log = SourceLog(of: list)
    list.insert("a", after: String(repeating: "é", count: 1000))
    let text = try #require(log.diagnostics.first).placed
    #expect(text.contains(" " + String(repeating: "é", count: 99) + "… in its list"))
  }

  // MARK: The app's closures

  @Test func `closures of verbs may look at the list, and change it`() {
    list.removeAll { list.containsItem(identifiedAs: $0) && list.items.first == $0 }
    #expect(list.items == ["b", "c", "d"])
    list.edit("c") {
      list.insert("x", at: 0)
      $0 += "1"
    }
    #expect(list.items == ["x", "b", "c1", "d"], "the item was found at its new place")
    let isEdited = list.edit("b") {
      list.remove("b")
      $0 = "y"
    }
    #expect(!isEdited && list.items == ["x", "c1", "d"])
  }

  @Test func `a closure that throws changes nothing`() {
    struct Refusal: Error {}
    let log = SourceLog(of: list)
    #expect(throws: Refusal.self) { try list.edit("a") { _ in throw Refusal() } }
    #expect(throws: Refusal.self) { try list.removeAll { if $0 == "b" { throw Refusal() } else { true } } }
    #expect(list.items == ["a", "b", "c", "d"] && log.changes == 0)
  }

  // MARK: Cost

  @Test func `editing in place copies no storage that nobody else holds`() {
    let list = ItemList((0..<1000).map { Note($0) })
    func address() -> UnsafePointer<Note>? { list.items.withUnsafeBufferPointer(\.baseAddress) }
    let storage = address()
    list.items[3].text = "a"
    list[4].text = "b"
    list[id: 5]?.text = "c"
    list.edit(Note(6)) { $0.text = "d" }
    list.replace(Note(7, "e"))
    list.move(from: 0, to: 999)
    list.remove(at: 0)
    list.insert(Note(1), at: 0)
    #expect(address() == storage)
    let kept = list.items
    list[4].text = "f"
    #expect(address() != storage, "what a table has read stays as it is")
    #expect(kept[4].text == "c" && list[4].text == "f")
  }

  @Test func `an item that is edited in place is not copied`() {
    // Not a literal: an optimised build keeps those in constant memory, which any first edit copies.
    let list = ItemList([Array(1...3)])
    func address() -> UnsafePointer<Int>? { list.items[0].withUnsafeBufferPointer(\.baseAddress) }
    let storage = address()
    list[0][1] = 5
    list.items[0][2] = 6
    #expect(address() == storage && list.items == [[1, 5, 6]])
  }

  // MARK: Lifetime

  @Test func `a list keeps no observer`() {
    weak var gone: SourceLog?
    do {
      let log = SourceLog(of: list)
      gone = log
      list.append("e")
      #expect(log.changes == 1)
    }
    #expect(gone == nil)
    list.append("f")
    #expect(list.items.count == 6)
  }
}
