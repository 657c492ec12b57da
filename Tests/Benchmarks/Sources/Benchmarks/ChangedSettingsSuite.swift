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

  let names = [1, 1_000].map { "one section among \($0) is configured" }
  for (name, count) in zip(names, [1, 1_000]) {
    add(suite, name) {
      Sections(count)
    } _: {
      $0.configureOne()
    }
  }
  ProcessorTime.addRatio(names[1], to: names[0], goal: 3)
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
  private let source: TableViewDataSource
  private var level = 0

  init(_ count: Int) {
    func section(_ number: Int, _ start: SectionStart) -> ReadySection<UITableViewCell, Int, ItemList<Int>> {
      start.cell(UITableViewCell.self).data([number]).adapter { _, _, _ in }.heights { _, _ in 44 }
    }
    var chain = section(0, DataSource(screen.table).section("0"))
    for number in 1..<max(2, count) { chain = section(number, chain.section("\(number)")) }
    source = chain.make()
    screen.layOut()
  }

  func configureOne() {
    level += 1
    source.batch { source.section("0").configure { $0.indentation(level % 2) } }
    screen.layOut()
  }
}
