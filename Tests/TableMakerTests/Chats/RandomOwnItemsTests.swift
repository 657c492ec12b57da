import TableMakerDiffing
import TestSupport
import Testing

@testable import TableMaker

/// Random pages and random items of the app, compared with plain loops.
@Suite struct RandomOwnItemsTests {
  struct Row: Identifiable, Equatable {
    let id: Int
    var revision = 0
  }

  /// An identity that all items share the hash of.
  struct Crowded: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) {}
  }

  private struct World {
    var random: SeededGenerator
    var contents: PageContents<Row>
    var model: [(row: Row, isOwn: Bool)] = []
    var next = 100

    init(seed: Int, isCrowded: Bool) {
      random = SeededGenerator(seed: seed)
      contents = PageContents(
        identity: isCrowded
          ? Identity(.identifiable) { Crowded(number: $0.id) } : Identity(.identifiable) { $0.id })
    }

    mutating func chance(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    /// A page of items, of which some are known.
    mutating func page() -> [Row] {
      var ids: [Int] = []
      for _ in 0..<chance(5) {
        let known = model.isEmpty ? nil : model[chance(model.count)].row.id
        let id = chance(3) == 0 ? known ?? next : next
        next += 1
        if !ids.contains(id) { ids.append(id) }
      }
      return ids.map { Row(id: $0, revision: next) }
    }

    mutating func step() -> String {
      switch chance(9) {
      case 0, 1: return append(page())
      case 2: return prepend(page())
      case 3: return replace(page())
      case 4, 5: return insert(at: chance(model.count + 1))
      case 6: return insert(at: model.count)
      case 7 where !model.isEmpty:
        let index = chance(model.count)
        contents.editedItems.remove(at: index)
        model.remove(at: index)
        return "removes \(index)"
      default:
        guard !model.isEmpty else { return "" }
        let (index, isNew) = (chance(model.count), chance(2) == 0)
        next += 1
        let row = isNew ? Row(id: next) : Row(id: model[index].row.id, revision: -next)
        contents.replace(at: index, with: row)
        model[index].row = row
        return "edits \(index)"
      }
    }

    private mutating func insert(at index: Int) -> String {
      next += 1
      let row = Row(id: next)
      contents.insert([row], at: index)
      model.insert((row, true), at: index)
      return "inserts at \(index)"
    }

    private func index(of row: Row) -> Int? { model.firstIndex { $0.row.id == row.id } }

    private mutating func append(_ page: [Row]) -> String {
      _ = contents.append(page)
      var place = (model.lastIndex { !$0.isOwn } ?? -1) + 1
      for row in page {
        if let index = index(of: row) {
          model[index] = (row, false)
          place = max(place, index + 1)
        } else {
          model.insert((row, false), at: place)
          place += 1
        }
      }
      return "appends \(page.map(\.id))"
    }

    private mutating func prepend(_ page: [Row]) -> String {
      _ = contents.prepend(page)
      var new: [(row: Row, isOwn: Bool)] = []
      for row in page {
        if let index = index(of: row) { model[index] = (row, false) } else { new.append((row, false)) }
      }
      model = new + model
      return "prepends \(page.map(\.id))"
    }

    private mutating func replace(_ page: [Row]) -> String {
      _ = contents.replace(with: page)
      let old = model.map { known in (row: known.row, isOwn: known.isOwn && !page.contains { $0.id == known.row.id }) }
      let end = (old.lastIndex { !$0.isOwn } ?? -1) + 1
      model = page.map { ($0, false) }
      for (index, own) in old.enumerated() where own.isOwn {
        let above = old[..<index].compactMap { self.index(of: $0.row) }.max() ?? -1
        model.insert((own.row, true), at: index >= end ? model.count : above + 1)
      }
      return "replaces with \(page.map(\.id))"
    }
  }

  @Test(arguments: 0..<8) func `pages and the app's items are what plain loops make of them`(seed: Int) {
    var world = World(seed: seed, isCrowded: seed % 4 == 3)
    var lines: [String] = []
    for step in 0..<1500 {
      lines.append(world.step())
      let own = world.model.indices.filter { world.model[$0].isOwn }
      guard world.contents.items == world.model.map(\.row), world.contents.ownIndices == own else {
        Issue.record(
          """
          Seed \(seed), step \(step): \(world.contents.items.map(\.id)) with \(world.contents.ownIndices), not \
          \(world.model.map(\.row.id)) with \(own), after \(lines.suffix(3))
          """)
        return
      }
      if world.model.count > 40 { _ = world.contents.replace(with: []); world.model.removeAll { !$0.isOwn } }
      if world.model.count > 40 {
        world.contents.editedItems.removeAll()
        world.model = []
      }
    }
  }

  /// The number of identities that were read.
  private final class Count {
    var reads = 0
  }

  @Test(arguments: [100, 10_000]) func `an item is appended at a cost that doesn't grow with the list`(count: Int) {
    let counter = Count()
    var contents = PageContents<Row>(
      identity: Identity(.identifiable) { row in
        counter.reads += 1
        return row.id
      })
    _ = contents.append((0..<count).map { Row(id: $0) })
    counter.reads = 0
    for id in 0..<500 { contents.insert([Row(id: count + id)], at: contents.items.count) }
    #expect(contents.items.count == count + 500 && counter.reads <= 500 * 4, "\(counter.reads) reads")
    // A page reads its own items, and those of the app that wait.
    counter.reads = 0
    _ = contents.append((0..<20).map { Row(id: -1 - $0) })
    #expect(counter.reads <= 520 * 6, "\(counter.reads) reads")
    #expect(contents.items[count].id == -1 && contents.items.last?.id == count + 499)
  }
}
