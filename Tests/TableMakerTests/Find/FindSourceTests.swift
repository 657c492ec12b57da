import Foundation
import TableMaker
import Testing

/// Sources that are searched, sorted and grouped, without a table.
@MainActor @Suite struct FindSourceTests {
  let people = ItemList(People.few)

  @Test func `a query keeps what has all of its words in any field, and is shared by what is made of the source`() {
    let hits = people.searched(by: \.name, \.place)
    let sorted = hits.sorted(by: \.age)
    #expect(hits.items.map(\.id) == [1, 2, 3, 4, 5, 6])
    hits.query = "mar"
    #expect(hits.items.map(\.id) == [1, 3, 5])
    #expect(sorted.items.map(\.id) == [3, 1, 5])
    sorted.query = "rome an"
    #expect(hits.items.map(\.id) == [4])
    hits.query = "  "
    #expect(hits.items.map(\.id) == [1, 2, 3, 4, 5, 6])
    hits.query = "EMI"
    #expect(hits.items.map(\.id) == [2])
  }

  @Test func `the list is as it was, and its changes are followed`() {
    let hits = people.searched(by: \.name).sorted(by: \.name)
    hits.query = "mar"
    #expect(hits.items.map(\.id) == [1, 3])
    people.append(Person(7, "Amarante"))
    people.remove(People.few[0])
    #expect(hits.items.map(\.id) == [7, 3])
    hits.query = ""
    #expect(hits.items.map(\.id) == [7, 4, 2, 5, 3, 6])
    #expect(people.items.map(\.id) == [2, 3, 4, 5, 6, 7])
  }

  @Test func `equal items keep the order that an earlier sort has given them`() {
    let sorted = people.sorted(by: \.name).sorted(by: \.age, .reverse)
    #expect(sorted.items.map(\.id) == [5, 1, 4, 2, 3, 6])
    #expect(people.ordered { _, _ in false }.items.map(\.id) == [1, 2, 3, 4, 5, 6])
  }

  @Test func `a closure that says that everything goes before everything loses nothing`() {
    #expect(Set(people.ordered { _, _ in true }.items.map(\.id)) == [1, 2, 3, 4, 5, 6])
  }

  @Test func `groups are in the order of their keys, with rows in theirs, and without those that are empty`() {
    let hits = people.searched(by: \.name, \.place)
    let found = hits.sorted(by: \.name).grouped(by: .key(\.place), index: .singleLetter)
    #expect(found.sections.map(\.name) == ["Marseille", "Oslo", "Paris", "Rome", "北京"])
    #expect(found.sections.map { $0.items.map(\.id) } == [[5], [3], [2], [4, 1], [6]])
    #expect(found.sections.map(\.indexTitle) == ["M", "O", "P", "R", "北"])
    hits.query = "mar"
    #expect(found.sections.map(\.title) == ["Marseille", "Oslo", "Rome"])
  }

  @Test func `groups may be in reverse, as they appear, or in an order that is given`() {
    func places(_ order: GroupOrder<String>) -> [String] {
      people.grouped(by: .key(\.place, in: order)).sections.map(\.name)
    }
    #expect(places(.reverse) == ["北京", "Rome", "Paris", "Oslo", "Marseille"])
    #expect(places(.firstAppearance) == ["Rome", "Paris", "Oslo", "Marseille", "北京"])
    #expect(places(.given(["Oslo", "Lima", "Rome", "Oslo"])) == ["Oslo", "Rome", "Marseille", "Paris", "北京"])
    let hits = people.searched(by: \.name).sorted(by: \.age)
    let found = hits.grouped(by: .key(\.place, in: .firstAppearance))
    #expect(found.sections.map(\.name) == ["北京", "Oslo", "Paris", "Rome", "Marseille"])
    hits.query = "a"
    #expect(found.sections.map(\.name) == ["Oslo", "Rome", "Marseille"])
  }

  @Test func `those without a value come last in either direction`() {
    struct Guest: Identifiable, Equatable, Sendable {
      let id: Int
      let nickname: String?
      let room: Int?
    }
    let guests = ItemList([
      Guest(id: 1, nickname: nil, room: 7), Guest(id: 2, nickname: "Zoë", room: nil),
      Guest(id: 3, nickname: "ann", room: 4),
      Guest(id: 4, nickname: nil, room: nil),
    ])
    #expect(guests.sorted(by: \.nickname).items.map(\.id) == [3, 2, 1, 4])
    #expect(guests.sorted(by: \.nickname, .reverse).items.map(\.id) == [2, 3, 1, 4])
    #expect(guests.sorted(by: \.room).items.map(\.id) == [3, 1, 2, 4])
    #expect(guests.sorted(by: \.room, .reverse).sorted(by: \.nickname).items.map(\.id) == [3, 2, 1, 4])
  }

  @Test func `a rule that reads its source, or searches for something else, loses nothing`() {
    weak var source: QueriedSource<ItemList<Person>>?
    var read: [Int] = []
    let found = people.filtered { person, query in
      read.append(source?.items.count ?? 0)
      if query == "x" { source?.query = "30" }
      return person.age > Int(query) ?? 0
    }
    source = found
    #expect(found.items.count == 6)
    found.query = "x"
    #expect(Set(found.items.map(\.id)).isSubset(of: [1, 2, 3, 4, 5, 6]))
    #expect(found.query == "30")
    #expect(found.items.map(\.id) == [1, 2, 4, 5])
    #expect(!read.isEmpty)
  }

  @Test func `a rule gets the query`() {
    let old = people.filtered { person, query in person.age >= Int(query) ?? 0 }
    #expect(old.items.count == 6)
    old.query = "31"
    #expect(old.items.map(\.id) == [1, 2, 4, 5])
  }

  @Test func `keys of the same description are two groups of two names`() {
    struct Key: Hashable, Comparable, CustomStringConvertible {
      let number: Int
      var description: String { "key" }
      static func < (one: Key, other: Key) -> Bool { one.number < other.number }
    }
    let groups = people.grouped(by: .key { Key(number: $0.age / 40) }).sections
    #expect(groups.map(\.name) == ["key", "key (2)"])
    #expect(groups.map(\.title) == ["key", "key"])
  }
}
