import Benchmark
import Observation
import TableMaker
import UIKit

/// The state of a sort menu.
@MainActor @Observable private final class SortMenu {
  var isReversed = false
}

/// Benchmarks of an order of 100,000 items that changes, and of one section's settings among 1,000 sections.
@MainActor func changedSettingsSuite() -> BenchmarkSuite {
  let suite = BenchmarkSuite(name: "changed settings", settings: Iterations(10), WarmupIterations(1))
  let (sort, change) = ("100,000 items sorted by a closure", "their order changes, and they're read")
  // A multiplicative hash, so that no run of items is sorted already.
  let items = (0..<100_000).map { $0 &* 40_503 % 100_003 }
  let menu = SortMenu()
  add(suite, sort) {
    ItemList(items)
  } _: { list in
    _ = list.ordered { [menu] in menu.isReversed ? $0 > $1 : $0 < $1 }.items.count
  }
  add(suite, change) {
    let source = ItemList(items).ordered { [menu] in menu.isReversed ? $0 > $1 : $0 < $1 }
    _ = source.items.count
    return source
  } _: { source in
    menu.isReversed.toggle()
    _ = source.items.count
  }
  ProcessorTime.addRatio(change, to: sort, goal: 1.2)

  // A table view counts the rows of all sections again after each update, Apple's too: an edit is the floor.
  let (edit, configuration) = ("one row in 1,000 sections is exchanged", "one of the sections is configured")
  add(suite, edit) {
    Sections(1_000)
  } _: {
    $0.exchangeOne()
  }
  add(suite, configuration) {
    Sections(1_000)
  } _: {
    $0.configureOne()
  }
  ProcessorTime.addRatio(configuration, to: edit, goal: 1.5)
  return suite
}

@MainActor private func add<Scene>(
  _ suite: BenchmarkSuite, _ name: String, _ make: @escaping @MainActor () -> Scene,
  _ change: @escaping @MainActor (Scene) -> Void
) {
  suite.benchmark(name) { state in
    try MainActor.assumeIsolated {
      let scene = make()
      try state.measure { ProcessorTime.noting(name) { change(scene) } }
    }
  }
}

/// A table of sections of one row each.
@MainActor private final class Sections {
  private let screen = Screen()
  private let list = ItemList([0])
  private let source: TableViewDataSource
  private var level = 0

  init(_ count: Int) {
    func section(_ list: ItemList<Int>, _ start: SectionStart) -> ReadySection<UITableViewCell, Int, ItemList<Int>> {
      start.cell(UITableViewCell.self).data(list).adapter { _, _, _ in }.heights { _, _ in 44 }
    }
    var chain = section(list, DataSource(screen.table).section("0"))
    for number in 1..<count { chain = section(ItemList([number]), chain.section("\(number)")) }
    source = chain.make()
    screen.layOut()
  }

  func exchangeOne() {
    level += 1
    source.batch { list.items = [level % 2] }
    screen.layOut()
  }

  func configureOne() {
    level += 1
    source.batch { source.section("0").configure { $0.indentation(level % 2) } }
    screen.layOut()
  }
}
