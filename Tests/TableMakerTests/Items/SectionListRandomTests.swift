import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Random calls, compared with lists of names and of items that are built from scratch each time.
@MainActor @Suite struct SectionListRandomTests {
  private typealias Row = (name: String, items: [Int])

  private static let names = ["a", "b", "c", "d", "e"]

  @Test(arguments: 0..<40) func `random calls do what they do to a naive list`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let list = SectionList<Int>([])
    let counter = SourceLog()
    list.observers.add(counter)
    var model: [Row] = []
    for step in 0..<200 {
      let name = Self.names.randomElement(using: &random) ?? ""
      let other = Self.names.randomElement(using: &random) ?? ""
      let number = Int.random(in: 0..<100, using: &random)
      let verb = Int.random(in: 0..<9, using: &random)
      let before = model
      let told = counter.during {
        switch verb {
        case 0:
          list.append(ItemSection(name, items: [number]))
          model = model + [(name, [number])]
        case 1:
          list.insert(ItemSection(name, items: [number]), before: other)
          model = Self.putting((name, [number]), beside: other, after: false, in: model)
        case 2:
          list.insert(ItemSection(name, items: [number]), after: other)
          model = Self.putting((name, [number]), beside: other, after: true, in: model)
        case 3:
          let removed = list.removeSection(name)
          #expect(removed?.items == model.first { $0.name == name }?.items)
          model = Self.dropping(name, from: model)
        case 4, 5:
          if verb == 4 { list.moveSection(name, before: other) } else { list.moveSection(name, after: other) }
          if let moved = model.first(where: { $0.name == name }), name != other,
            model.contains(where: { $0.name == other })
          {
            model = Self.putting(moved, beside: other, after: verb == 5, in: Self.dropping(name, from: model))
          }
        case 6:
          list.append(number, to: name)
          if model.contains(where: { $0.name == name }) {
            model = Self.changing(name, in: model) { $0 + [number] }
          } else {
            model = model + [(name, [number])]
          }
        case 7:
          list[name]?.items.insert(number, at: 0)
          model = Self.changing(name, in: model) { [number] + $0 }
        default:
          list.edit(name) { $0.items.removeAll { $0 < number } }
          model = Self.changing(name, in: model) { items in items.filter { $0 >= number } }
        }
      }
      let isSame = list.sections.elementsEqual(model) { $0.name == $1.name && $0.items == $1.items }
      try #require(isSame, "seed \(seed), step \(step), verb \(verb) of \(name) and \(other)")
      let changed = !before.elementsEqual(model) { $0 == $1 }
      // An edit notifies the observers whether or not it changes something.
      try #require(told == (changed ? 1 : 0) || (verb == 8 && told == 1), "seed \(seed), step \(step), verb \(verb)")
    }
  }

  private static func putting(_ row: Row, beside name: String, after: Bool, in model: [Row]) -> [Row] {
    var result: [Row] = []
    var isThere = false
    for other in model {
      let isAnchor = other.name == name && !isThere
      if isAnchor && !after { result.append(row) }
      result.append(other)
      if isAnchor && after { result.append(row) }
      isThere = isThere || isAnchor
    }
    return isThere ? result : result + [row]
  }

  private static func dropping(_ name: String, from model: [Row]) -> [Row] {
    var result: [Row] = []
    var isGone = false
    for row in model {
      if row.name == name && !isGone { isGone = true } else { result.append(row) }
    }
    return result
  }

  private static func changing(_ name: String, in model: [Row], _ change: ([Int]) -> [Int]) -> [Row] {
    var isDone = false
    return model.map { row in
      guard row.name == name, !isDone else { return row }
      isDone = true
      return (name, change(row.items))
    }
  }
}
