import Foundation
@testable import TableMaker
import TableMakerDiffing
import TestSupport
import Testing

/// Long random runs against a server that changes, compared with a naive merge.
@Suite struct RandomPagesTests {
  struct Row: Identifiable, Equatable {
    let id: Int
    var revision = 0
  }

  struct Failure: Error {}

  /// A server that inserts, deletes, moves, and updates rows, and the expected list of its pages, by plain loops.
  struct World {
    var random: SeededGenerator
    var server: [Row] = (0..<7).map { Row(id: $0) }
    var nextID = 7
    var list = PagedState<Row>(identity: Identity(.identifiable) { $0.id }, perPage: 3)
    var model: [Row] = []
    var late: [Int] = []

    init(seed: Int) { random = SeededGenerator(seed: seed) }

    mutating func chance(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    mutating func step() -> Bool {
      switch chance(13) {
      case 0: begin(.page(1))
      case 1, 2: begin(.more)
      case 3: begin(.previous)
      case 4: begin(.page(1 + chance(4)))
      case 5: begin(.retry)
      case 6: late += list.cancel().map(\.generation)
      case 7:
        guard let load = list.running.randomElement(using: &random) else { break }
        _ = list.fail(Failure(), for: load.generation)
        late.append(load.generation)
      case 8: changeServer()
      case 9: edit()
      default: answer()
      }
      if let generation = late.randomElement(using: &random),
        list.receive(PageAnswer(items: [Row(id: -1)], next: .closed), for: generation) != nil
      {
        return false
      }
      if late.count > 50 { late.removeFirst(25) }
      return list.contents.items == model && Set(model.map(\.id)).count == model.count
    }

    private mutating func begin(_ verb: PageVerb) {
      if case .begun(_, let outdated) = list.begin(verb) { late += outdated.map(\.generation) }
    }

    private mutating func answer() {
      guard let load = list.running.randomElement(using: &random) else { return }
      let rows = Array(server.dropFirst(load.offset).prefix(3))
      _ = list.receive(
        PageAnswer(items: rows, next: load.offset + 3 < server.count ? .open(nil) : .closed), for: load.generation)
      late.append(load.generation)
      var new: [Row] = []
      if load.isWhole { model = [] }
      for row in rows {
        if let index = model.firstIndex(where: { $0.id == row.id }) { model[index] = row } else { new.append(row) }
      }
      model = load.kind == .previous ? new + model : model + new
    }

    private mutating func changeServer() {
      switch chance(3) {
      case 0 where server.count < 30:
        server.insert(Row(id: nextID), at: chance(server.count + 1))
        nextID += 1
      case 1 where server.count > 2: server.remove(at: chance(server.count))
      default: server[chance(server.count)].revision += 1
      }
    }

    private mutating func edit() {
      switch chance(3) {
      case 0:
        let index = chance(model.count + 1)
        for row in [Row(id: nextID)] {
          list.editedItems.insert(row, at: index)
          model.insert(row, at: index)
        }
        nextID += 1
      case 1 where !model.isEmpty:
        let index = chance(model.count)
        list.editedItems.remove(at: index)
        model.remove(at: index)
      default:
        guard !model.isEmpty else { return }
        let index = chance(model.count)
        list.editedItems[index].revision -= 1
        model[index].revision -= 1
      }
    }
  }

  /// The number of steps of each seed: for long runs,
  /// `PAGE_STEPS=1000000 Tests/run --only TableMakerTests/Paging --filter RandomPagesTests`.
  private static let stepCount = ProcessInfo.processInfo.environment["PAGE_STEPS"].flatMap(Int.init) ?? 5_000

  @Test(arguments: 0..<4) func `a list is what a naive merge makes of every answer`(seed: Int) {
    var world = World(seed: seed)
    for step in 0..<Self.stepCount {
      guard world.step() else {
        Issue.record("Seed \(seed), step \(step): \(world.list.contents.items), not \(world.model)")
        return
      }
    }
  }

  @Test func `of a server at rest nothing is lost and nothing comes twice, whatever order it is loaded in`() {
    for seed in 0..<40 {
      var world = World(seed: seed)
      for _ in 0..<30 where !world.step() { Issue.record("Seed \(seed)") }
      // Then all is loaded from the start.
      _ = world.list.cancel()
      if case .begun(let load, _) = world.list.begin(.page(1)) { finish(load, &world) }
      while case .begun(let load, _) = world.list.begin(.more) { finish(load, &world) }
      #expect(world.list.contents.items == world.server)
    }
  }

  private func finish(_ load: PageLoad, _ world: inout World) {
    let rows = Array(world.server.dropFirst(load.offset).prefix(3))
    let next: PageEnd = load.offset + 3 < world.server.count ? .open(nil) : .closed
    _ = world.list.receive(PageAnswer(items: rows, next: next), for: load.generation)
  }
}
