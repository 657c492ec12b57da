import Foundation
import TableMaker
import TestSupport
import Testing
import UIKit

/// Searches, sort orders, and groups in all combinations, while the data and the query change.
///
/// The tests compare them with results that are computed from scratch each time.
@MainActor @Suite struct RandomFindTests {
  private struct Steps {
    let searches: Bool
    let rules: Bool
    let sorts: Bool
    let orders: Bool
    let groups: Bool

    init(_ number: Int) {
      (searches, rules, sorts) = (number & 1 > 0, number & 2 > 0, number & 4 > 0)
      (orders, groups) = (number & 8 > 0, number & 16 > 0)
    }
  }

  private nonisolated static let names = [
    "Ann", "ann", "Änne", "Bo", "Émile", "emil", "Zoe", "", "2nd", "10th", "王", "nan",
  ]
  private nonisolated static let queries = ["", "a", "an", "ann", "e", "em", "n o", "王", "x", "  "]
  private nonisolated static let locale = Locale(identifier: "en_US")

  private static func person(_ id: Int, _ random: inout SeededGenerator) -> Person {
    Person(
      id, names.randomElement(using: &random) ?? "", ["Oslo", "Rome"].randomElement(using: &random) ?? "",
      age: Int.random(in: 0..<3, using: &random))
  }

  /// Returns the sections that the steps must show, as lists of identities.
  private nonisolated static func expected(_ people: [Person], _ query: String, _ steps: Steps) -> [[Int]] {
    let words = query.split(separator: " ")
    var kept = people
    if steps.searches {
      kept = kept.filter { person in
        words.allSatisfy { word in
          [person.name, person.place].contains {
            $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale)
              != nil
          }
        }
      }
    }
    if steps.rules { kept = kept.filter { $0.age != query.count % 3 } }
    func stable(_ isBefore: (Person, Person) -> Bool) {
      kept = kept.enumerated().sorted { one, other in
        if isBefore(one.element, other.element) { return true }
        return isBefore(other.element, one.element) ? false : one.offset < other.offset
      }.map(\.element)
    }
    if steps.sorts {
      stable {
        $0.name.compare(
          $1.name, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering], locale: locale)
          == .orderedAscending
      }
    }
    if steps.orders { stable { $0.age > $1.age } }
    guard steps.groups else { return [kept.map(\.id)] }
    return Dictionary(grouping: kept, by: \.place).sorted { $0.key < $1.key }.map { $0.value.map(\.id) }
  }

  @Test(arguments: 0..<32) func `what a table shows is what is found anew`(combination: Int) async throws {
    let steps = Steps(combination)
    var random = SeededGenerator(seed: combination)
    var count = 12
    let people = ItemList((0..<count).map { Self.person($0, &random) })
    let (stage, field) = (Stage(), Field())
    var section = stage.chain.section("people").cell(PersonCell.self).data(people)
    // In the other order of what the pipeline does.
    if steps.groups { section = section.grouped(by: .key(\.place), index: .full) }
    if steps.sorts { section = section.sorted(by: \.name, locale: Self.locale) }
    if steps.orders { section = section.ordered { $0.age > $1.age } }
    if steps.searches { section = section.searchable(field, by: \.name, \.place, locale: Self.locale) }
    if steps.rules { section = section.searchable(field) { person, query in person.age != query.count % 3 } }
    stage.show(section.adapter { cell, person, _ in cell.person = person }.make())
    let dataSource = try #require(stage.dataSource)

    for round in 0..<40 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: field.query = Self.queries.randomElement(using: &random) ?? ""
      case 2:
        people.insert(Self.person(count, &random), at: Int.random(in: 0...people.items.count, using: &random))
        count += 1
      case 3 where !people.items.isEmpty: people.remove(at: Int.random(in: 0..<people.items.count, using: &random))
      case 4 where !people.items.isEmpty:
        let place = Int.random(in: 0..<people.items.count, using: &random)
        people.items[place] = Self.person(people.items[place].id, &random)
      default: people.items.shuffle(using: &random)
      }
      if Bool.random(using: &random) { continue }
      await dataSource.waitForUpdates()
      let shown = (0..<stage.tableView.numberOfSections).map { section in
        (0..<stage.tableView.numberOfRows(inSection: section)).compactMap {
          dataSource.item(at: IndexPath(row: $0, section: section), of: Person.self)
        }
      }
      let query = steps.searches || steps.rules ? field.query : ""
      #expect(shown.map { $0.map(\.id) } == Self.expected(people.items, query, steps), "round \(round), “\(query)”")
      for case let cell as PersonCell in stage.tableView.visibleCells {
        let path = try #require(stage.tableView.indexPath(for: cell))
        #expect(cell.person == shown[path.section][path.row], "round \(round): the cell at \(path)")
      }
    }
    #expect(stage.log.messages == [])
  }
}
