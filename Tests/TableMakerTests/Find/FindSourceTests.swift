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
