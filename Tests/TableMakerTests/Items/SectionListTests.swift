import TableMakerDiffing
import TestSupport
import Testing
import UIKit

@testable import TableMaker

extension SourceLog {
  /// Returns the number of notifications that the source sends while a closure runs.
  func during(_ body: () throws -> Void) rethrows -> Int {
    _ = takeChanges()
    try body()
    return takeChanges()
  }
}

@MainActor @Suite struct SectionListTests {
  private let list = SectionList([
    ItemSection("monday", title: "Monday", items: [1, 2]), ItemSection("tuesday", items: [3]),
    ItemSection("wednesday", indexTitle: "W", items: []),
  ])
  private let counter = SourceLog()

  init() { list.observers.add(counter) }

  private var text: String {
    list.sections.map { section in "\(section.name) \(section.items.map(String.init).joined(separator: ","))" }
      .joined(separator: " | ")
  }

  @Test func `sections are found by name`() {
    #expect(list["tuesday"]?.items == [3])
    #expect(list["monday"]?.title == "Monday")
    #expect(list["sunday"] == nil)
    #expect(list.firstIndex(named: "wednesday") == 2)
    #expect(list.firstIndex(named: "sunday") == nil)
    #expect(counter.changes == 0)
  }

  @Test func `of several sections of one name the first is meant`() {
    list.append(ItemSection("monday", items: [9]))
    list["monday"]?.items.append(5)
    #expect(text == "monday 1,2,5 | tuesday 3 | wednesday  | monday 9")
    list.removeSection("monday")
    #expect(text == "tuesday 3 | wednesday  | monday 9")
  }

  @Test func `the items of a named section are edited in place, and each edit tells once`() {
    #expect(counter.during { list["monday"]?.items.append(7) } == 1)
    #expect(counter.during { list["wednesday"]?.items = [8, 9] } == 1)
    #expect(counter.during { list.append(4, to: "tuesday") } == 1)
    #expect(counter.during { list.append(contentsOf: [5, 6], to: "tuesday") } == 1)
    #expect(counter.during { list["tuesday"]?.title = "T" } == 1)
    #expect(text == "monday 1,2,7 | tuesday 3,4,5,6 | wednesday 8,9")
    #expect(list["tuesday"]?.title == "T")
    #expect(list["wednesday"]?.indexTitle == "W")
  }

  @Test func `an item is removed and edited in the section that contains it, and each tells once`() throws {
    let jobs = SectionList([
      ItemSection("monday", items: [Note(1, "a"), Note(2, "b")]), ItemSection("tuesday", items: [Note(3, "c")]),
    ])
    jobs.observers.add(counter)
    var texts: [[String]] { jobs.sections.map { $0.items.map(\.text) } }
    // The present state is found by the identity of an older one.
    var answers: [Bool] = []
    #expect(counter.during { answers.append(jobs.edit(Note(3, "old")) { $0.text += "!" }) } == 1)
    #expect(texts == [["a", "b"], ["c!"]])
    #expect(counter.during { answers.append(jobs.remove(Note(1, "old"))?.text == "a") } == 1)
    #expect(texts == [["b"], ["c!"]])
    let count = counter.during {
      answers.append(jobs.edit(Note(9, "none")) { $0.text = "x" })
      answers.append(jobs.remove(Note(9)) != nil)
    }
    #expect(count == 0 && answers == [true, true, false, false])
    // The closure may change the list, even remove the item.
    #expect(
      jobs.edit(Note(3)) { note in
        jobs["tuesday"]?.items.insert(Note(4, "d"), at: 0)
        note.text = "e"
      })
    #expect(texts == [["b"], ["d", "e"]])
    #expect(!jobs.edit(Note(3)) { _ in jobs.removeSection("tuesday") })
    #expect(texts == [["b"]])
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try jobs.edit(Note(2)) { note in
        note.text = "x"; throw Failure()
      }
    }
    #expect(texts == [["b"]])
  }

  @Test func `an edit of many things tells once`() {
    let count = counter.during {
      let removed = list.edit("monday") { day in
        day.title = "Closed"
        day.items.append(contentsOf: [3, 4])
        return day.items.removeFirst()
      }
      #expect(removed == 1)
    }
    #expect(count == 1)
    #expect(text == "monday 2,3,4 | tuesday 3 | wednesday ")
    #expect(list["monday"]?.title == "Closed")
  }

  @Test func `an edit that throws leaves the section as it was, and tells nothing`() {
    struct Stop: Error {}
    let count = counter.during {
      #expect(throws: Stop.self) {
        try list.edit("monday") { day in
          day.items.append(3)
          throw Stop()
        }
      }
    }
    #expect(count == 0)
    #expect(text == "monday 1,2 | tuesday 3 | wednesday ")
  }

  @Test func `an edit may look at the list, and change it`() {
    list.edit("monday") { day in
      day.items.append(list["tuesday"]?.items.first ?? 0)
      list.moveSection("wednesday", before: "monday")
      list["tuesday"]?.items.append(4)
    }
    #expect(text == "wednesday  | monday 1,2,3 | tuesday 3,4")
    list.edit("monday") { day in
      list.removeSection("monday")
      list.removeSection("tuesday")
      day.items = [5]
    }
    #expect(text == "wednesday  | monday 5")
  }

  @Test func `an edit may give the section another name`() {
    list.edit("tuesday") { $0.name = "holiday" }
    list["monday"]?.name = "first"
    #expect(text == "first 1,2 | holiday 3 | wednesday ")
  }

  @Test func `assigning by name replaces, adds and removes, as in a dictionary`() {
    #expect(counter.during { list["tuesday"] = ItemSection("tuesday", items: [6]) } == 1)
    #expect(counter.during { list["sunday"] = ItemSection("sunday", items: [7]) } == 1)
    #expect(counter.during { list["monday"] = nil } == 1)
    #expect(counter.during { list["nobody"] = nil } == 0)
    #expect(counter.during { list["nobody"]?.items.append(1) } == 0)
    #expect(text == "tuesday 6 | wednesday  | sunday 7")
  }

  @Test func `sections are put beside named ones, removed and moved`() {
    #expect(counter.during { list.insert(ItemSection("a", items: []), before: "monday") } == 1)
    #expect(counter.during { list.insert(ItemSection("b", items: []), after: "monday") } == 1)
    #expect(counter.during { list.insert(ItemSection("c", items: []), after: "wednesday") } == 1)
    #expect(list.sections.map(\.name) == ["a", "monday", "b", "tuesday", "wednesday", "c"])
    #expect(counter.during { list.moveSection("a", after: "c") } == 1)
    #expect(counter.during { list.moveSection("wednesday", before: "monday") } == 1)
    #expect(counter.during { list.removeSection("b") } == 1)
    #expect(list.sections.map(\.name) == ["wednesday", "monday", "tuesday", "c", "a"])
  }

  @Test func `a move that moves nothing tells nothing`() {
    let count = counter.during {
      list.moveSection("monday", before: "monday")
      list.moveSection("monday", before: "tuesday")
      list.moveSection("tuesday", after: "monday")
    }
    #expect(count == 0)
    #expect(list.sections.map(\.name) == ["monday", "tuesday", "wednesday"])
  }

  @Test func `all sections are set and edited in place, telling once`() {
    #expect(counter.during { list.sections.swapAt(0, 2) } == 1)
    #expect(counter.during { list.sections[1].items.append(4) } == 1)
    #expect(counter.during { list.sections.removeAll { $0.items.isEmpty } } == 1)
    #expect(text == "tuesday 3,4 | monday 1,2")
    #expect(counter.during { list.sections = [] } == 1)
    #expect(list.sections.isEmpty)
  }

  @Test func `an edit in place does not copy the items`() {
    func address() -> UnsafePointer<Int>? { list["monday"]?.items.withUnsafeBufferPointer { $0.baseAddress } }
    list["monday"]?.items.reserveCapacity(100)
    let start = address()
    list["monday"]?.items.append(3)
    list.append(4, to: "monday")
    list.sections[0].items.append(5)
    list.sections[0].items.append(6)
    #expect(address() == start)
    #expect(list["monday"]?.items == [1, 2, 3, 4, 5, 6])
  }

  @Test func `items are known as in an ItemList`() {
    func identity<Item>(_ list: SectionList<Item>) -> Identity<Item> { SectionItems(list).identity }
    struct Place: Equatable { let name: String }
    #expect(identity(SectionList([ItemSection("a", items: [Note(1)])])).kind == .identifiable)
    #expect(identity(SectionList([ItemSection("a", items: ["x"])])).kind == .value)
    #expect(identity(SectionList([ItemSection("a", items: [Place(name: "x")])])).kind == .position)
    #expect(SectionList([ItemSection("a", items: [Note(1)])], id: \.text).identity.kind == .given(\Note.text))
    func found<Item>(_ items: [Item]) -> Identity<Item> { SectionList([ItemSection("a", items: items)]).identity }
    #expect(found([Note(1)]).kind == .identifiable)
    #expect(found([Note(1)]).hasSameContent?(Note(1, "a"), Note(1, "b")) == false)
    #expect(SectionList([ItemSection("a", items: [Note(1)])]).identity.laterDifference != nil)
  }

  @Test func `all items of all sections are handed on, and their observers`() {
    let items = SectionItems(list)
    #expect(items.items == [1, 2, 3])
    #expect(items.observers === list.observers)
  }

  @Test func `a list does not keep its observers`() {
    weak var gone: SourceLog?
    do {
      let other = SourceLog()
      list.observers.add(other)
      gone = other
    }
    #expect(gone == nil)
    list.sections = []
    #expect(counter.changes == 1)
  }
}
