import Foundation
import Observation
import TableMaker
import TestSupport
import Testing
import UIKit

@MainActor @Observable private final class Wish {
  var least = 0
}

/// Filters without a search, exact searches, and what is shown as one array.
@MainActor @Suite struct PlainFilterTests {
  private let stage = Stage()
  private let people = ItemList(People.few)
  private let wish = Wish()

  private func shown() async -> [Int] {
    await stage.dataSource?.waitForUpdates()
    let shown: [Person] = stage.dataSource?.shownItems() ?? []
    #expect(stage.rowCounts.reduce(0, +) == shown.count)
    return shown.map(\.id)
  }

  @Test func `a filter without a search keeps what its closure keeps, whatever is edited`() async {
    stage.show(
      stage.chain.section("people").cell(PersonCell.self).data(people).adapter { _, _, _ in }
        .filtered { [wish] in $0.age > 30 && $0.age >= wish.least }.make())
    #expect(await shown() == [1, 2, 4, 5])
    people.append(Person(7, "Ida", age: 33))
    people.edit(People.few[0]) { $0.age = 2 }
    #expect(await shown() == [2, 4, 5, 7])
    wish.least = 33
    #expect(await shown() == [5, 7])
    #expect(people.count == 7)
    stage.dataSource?.query = "ida"
    #expect(stage.log.diagnostics.map(\.kind) == [.notSearchable])
  }

  @Test func `a filter joins a search, and both must keep an item`() async {
    let field = Field()
    stage.show(
      stage.chain.section().cell(PersonCell.self).data(people).adapter { _, _, _ in }
        .filtered { $0.age > 30 }.searchable(field, by: \.name).sorted(by: \.name).make())
    #expect(await shown() == [4, 2, 5, 1])
    field.query = "m"
    #expect(await shown() == [2, 5, 1])
    field.query = ""
    #expect(await shown() == [4, 2, 5, 1])
  }

  @Test func `an exact search knows case, accents, and width, and marks the same`() async throws {
    let field = Field()
    stage.show(
      stage.chain.section().cell(PersonCell.self).data(people)
        .adapter { cell, person, _ in cell.person = person }
        .searchable(field, by: \.name, \.place, matching: .exact)
        .highlightMatches { cell, person, match in
          cell.marks = match.ranges(in: person.name).map { String(person.name[$0]) }
        }
        .make())
    for (query, ids) in [
      ("Mar", [1, 5]), ("mar", [3]), ("É", [2]), ("E", []), ("e", [1, 2, 4, 5]), ("ｅ", []), ("芳", [6]), ("mm", [5]),
      ("Anna Rome", [4]), ("anna Rome", []), ("  ", [1, 2, 3, 4, 5, 6]), ("Oslo Omar", [3]),
    ] {
      field.query = query
      #expect(await shown() == ids, "\(query)")
    }
    field.query = "ma a"
    #expect(await shown() == [3, 5])
    stage.window.layOut()
    #expect(try stage.cell(0, as: PersonCell.self).marks == ["ma"])
    #expect(try stage.cell(1, as: PersonCell.self).marks == ["ma"])
  }

  @Test func `exact and similar searches of sources`() {
    let exact = people.searched(by: \.name, matching: .exact)
    let similar = people.searched(by: \.name, matching: .similar)
    (exact.query, similar.query) = ("e", "e")
    #expect(exact.items.map(\.id) == [2, 5])
    exact.query = "E"
    #expect(exact.items.isEmpty)
    #expect(similar.items.map(\.id) == [2, 5])
    let both = people.filtered { $0.age < 40 }.searched(by: \.name)
    both.query = "ma"
    #expect(both.items.map(\.id) == [3])
  }

  @Test func `a long list is filtered without a search, and its search does not filter again`() async {
    let log = Log()
    let long = ItemList((0..<30_000).map { Person($0, "name \($0)") })
    let field = Field()
    stage.show(
      stage.chain.height(20).section().cell(PersonCell.self).data(long).adapter { _, _, _ in }
        .filtered { person in
          log.lines.append("")
          return person.id % 3 == 0
        }
        .searchable(field, by: \.name).make())
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [10_000] && log.lines.count == 30_000)
    field.query = "299"
    await stage.dataSource?.waitForUpdates()
    #expect(await shown() == (0..<30_000).filter { $0 % 3 == 0 && "\($0)".contains("299") })
    #expect(log.lines.count == 30_000)
  }

  @Test func `what is shown comes from all sections of a type, or from one`() async {
    let line = #line + 13
    stage.show(
      stage.chain
        .section("people").cell(PersonCell.self).data(people).adapter { _, _, _ in }.sorted(by: \.age)
        .section("words").cell(PlainCell.self).data(["x", "y"]).adapter { _, _, _ in }
        .section("more").cell(PersonCell.self).data([Person(9, "Zoe")]).adapter { _, _, _ in }
        .make())
    await stage.dataSource?.waitForUpdates()
    #expect(stage.dataSource?.shownItems(of: Person.self).map(\.id) == [6, 3, 2, 4, 1, 5, 9])
    #expect(stage.dataSource?.shownItems(of: String.self) == ["x", "y"])
    #expect(stage.dataSource?.section("people").shownItems(of: Person.self).map(\.id) == [6, 3, 2, 4, 1, 5])
    #expect(stage.dataSource?.section("people").shownItems(of: String.self) == [])
    #expect(stage.log.messages.isEmpty)
    #expect(stage.dataSource?.section("gone").shownItems(of: Person.self).isEmpty == true)
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "PlainFilterTests.swift:\(line): section(“gone”).shownItems(of: Person.self): No section has the name “gone”, so "
          + "TableMaker ignored the call. Use an existing name: “people”, “words”, “more”."
      ])
  }
}
