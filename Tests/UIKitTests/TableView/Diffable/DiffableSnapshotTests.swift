import TestSupport
import Testing
import UIKit

typealias LetterSnapshot = NSDiffableDataSourceSnapshot<String, Int>

/// Snapshots as values: what they hold after every verb, against plain arrays.
@Suite struct `A diffable snapshot` {
  /// Sections and items as lists, changed in the simplest way.
  struct Model: Equatable {
    var sections: [(name: String, items: [Int])] = []

    static func == (one: Model, other: Model) -> Bool {
      one.sections.map(\.name) == other.sections.map(\.name) && one.sections.map(\.items) == other.sections.map(\.items)
    }

    init(_ sections: [(name: String, items: [Int])] = []) { self.sections = sections }

    init(_ snapshot: LetterSnapshot) {
      sections = snapshot.sectionIdentifiers.map { ($0, snapshot.itemIdentifiers(inSection: $0)) }
    }

    var items: [Int] { sections.flatMap(\.items) }

    mutating func remove(_ items: [Int]) {
      for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
    }

    mutating func insert(_ items: [Int], beside other: Int, offset: Int) {
      remove(items)
      for index in sections.indices {
        guard let row = sections[index].items.firstIndex(of: other) else { continue }
        return sections[index].items.insert(contentsOf: items, at: row + offset)
      }
    }
  }

  /// Checks the result of every query against the lists themselves.
  private func expectAgreement(_ snapshot: LetterSnapshot, _ model: Model, _ verb: String = "") {
    #expect(Model(snapshot) == model, "\(verb)")
    #expect(snapshot.itemIdentifiers == model.items, "\(verb)")
    #expect(snapshot.numberOfItems == model.items.count, "\(verb)")
    #expect(snapshot.numberOfSections == model.sections.count, "\(verb)")
    for (index, section) in model.sections.enumerated() {
      #expect(snapshot.indexOfSection(section.name) == index, "\(verb)")
      #expect(snapshot.numberOfItems(inSection: section.name) == section.items.count, "\(verb)")
    }
    for item in 0..<14 {
      #expect(snapshot.indexOfItem(item) == model.items.firstIndex(of: item), "\(verb)")
      let section = model.sections.first { $0.items.contains(item) }?.name
      #expect(snapshot.sectionIdentifier(containingItem: item) == section, "\(verb)")
    }
    #expect(snapshot.indexOfSection("none") == nil)
  }

  @Test func `is empty, has sections without items, and appends to the last section or a named one`() {
    var snapshot = LetterSnapshot()
    expectAgreement(snapshot, Model())
    snapshot.appendSections(["a", "b"])
    expectAgreement(snapshot, Model([("a", []), ("b", [])]))
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
    expectAgreement(snapshot, Model([("a", [3]), ("b", [1, 2, 4])]))
    // Reported: what is there already is moved, and the log says so.
    snapshot.appendItems([5, 1], toSection: "a")
    expectAgreement(snapshot, Model([("a", [3, 5, 1]), ("b", [2, 4])]))
    // Assumed, as reported: the sections go with all items.
    snapshot.deleteAllItems()
    expectAgreement(snapshot, Model())
  }

  @Test func `is a value`() {
    var one = LetterSnapshot()
    one.appendSections(["a"])
    one.appendItems([1])
    var other = one
    other.deleteItems([1])
    #expect(one.itemIdentifiers == [1])
    #expect(other.itemIdentifiers == [])
  }

  @Test func `marks what is to be shown anew, each once, and forgets what is deleted`() {
    var snapshot = LetterSnapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
    snapshot.reloadItems([2, 1])
    snapshot.reloadItems([2])
    snapshot.reconfigureItems([4, 3, 4])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [2, 1])
    #expect(snapshot.reconfiguredItemIdentifiers == [4, 3])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.deleteItems([2, 99])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [])
    #expect(snapshot.reconfiguredItemIdentifiers == [3])
    #expect(snapshot.reloadedSectionIdentifiers == [])
  }

  @Test(arguments: 0..<20) func `has what lists have after random verbs`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var snapshot = LetterSnapshot()
    var model = Model()
    let names = ["a", "b", "c", "d", "e"]
    for _ in 0..<150 {
      let free = names.filter { name in !model.sections.contains { $0.name == name } }.shuffled(using: &random)
      let section = model.sections.indices.randomElement(using: &random)
      let item = model.items.randomElement(using: &random)
      let some = Array((0..<14).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)))
      let verb = Int.random(in: 0..<11, using: &random)
      switch verb {
      case 0:
        snapshot.appendSections(Array(free.prefix(2)))
        model.sections += free.prefix(2).map { ($0, []) }
      case 1:
        guard let section, let name = free.first else { continue }
        snapshot.insertSections([name], beforeSection: model.sections[section].name)
        model.sections.insert((name, []), at: section)
      case 2:
        guard let section, let name = free.first else { continue }
        snapshot.insertSections([name], afterSection: model.sections[section].name)
        model.sections.insert((name, []), at: section + 1)
      case 3:
        guard let section, Bool.random(using: &random) else { continue }
        snapshot.deleteSections([model.sections[section].name, "none"])
        model.sections.remove(at: section)
      case 4, 5:
        guard let section, let other = model.sections.indices.filter({ $0 != section }).randomElement(using: &random)
        else { continue }
        let (moved, target) = (model.sections[section], model.sections[other].name)
        if verb == 4 {
          snapshot.moveSection(moved.name, beforeSection: target)
        } else {
          snapshot.moveSection(moved.name, afterSection: target)
        }
        model.sections.remove(at: section)
        let names = model.sections.map { $0.name }
        guard let place = names.firstIndex(of: target) else { continue }
        model.sections.insert(moved, at: place + verb - 4)
      case 6:
        guard let section else { continue }
        snapshot.appendItems(some, toSection: model.sections[section].name)
        model.remove(some)
        model.sections[section].items += some
      case 7, 8:
        guard let item else { continue }
        let others = some.filter { $0 != item }
        if verb == 7 {
          snapshot.insertItems(others, beforeItem: item)
        } else {
          snapshot.insertItems(others, afterItem: item)
        }
        model.insert(others, beside: item, offset: verb - 7)
      case 9:
        snapshot.deleteItems(some)
        model.remove(some)
      default:
        guard let item, let other = model.items.filter({ $0 != item }).randomElement(using: &random) else { continue }
        let isAfter = Bool.random(using: &random)
        if isAfter {
          snapshot.moveItem(item, afterItem: other)
        } else {
          snapshot.moveItem(item, beforeItem: other)
        }
        model.insert([item], beside: other, offset: isAfter ? 1 : 0)
      }
      expectAgreement(snapshot, model, "verb \(verb)")
    }
  }
}
