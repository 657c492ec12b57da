import Benchmark
import TableMaker
import UIKit

/// Heights of feed rows: measured for the first time, known, after an edit, after a rotation there and back.
///
/// The suite also measures only the shaping of the same texts, and cells that size themselves without the library.
@MainActor func heightSuite() -> BenchmarkSuite {
  let suite = BenchmarkSuite(name: "10,000 feed rows", settings: Iterations(5))
  addColdBenchmarks(to: suite)
  addWarmBenchmarks(to: suite)
  addOpeningBenchmarks(to: suite)
  addRemeasuringBenchmarks(to: suite)
  return suite
}

/// Adds benchmarks with new texts for each iteration, never shaped before.
///
/// The texts are made outside of the measurement.
@MainActor private func addColdBenchmarks(to suite: BenchmarkSuite) {
  func measure(_ name: String, _ body: @escaping @MainActor ([FeedRow]) -> Void) {
    suite.benchmark(name) { state in
      try MainActor.assumeIsolated {
        let rows = FeedRow.unseen(10_000)
        try state.measure { ProcessorTime.noting(name) { body(rows) } }
      }
    }
  }
  let labels = FeedLabels()
  measure("texts alone") { rows in
    for row in rows { labels.measure(row.text) }
  }
  measure("cold, all at once") { _ = Feed($0, .allAtOnce) }
  measure("cold, scrolled through") { Feed($0, .whenNeeded).scrollThrough() }
  measure("self-sizing, scrolled through") { Feed(selfSizing: $0).scrollThrough() }

  Ratio.add(suite, "cold, all at once", to: "texts alone", goal: 1.3)
  ProcessorTime.addRatio("cold, all at once", to: "texts alone", goal: 1.3)
  Ratio.add(suite, "cold, scrolled through", to: "self-sizing, scrolled through")
}

@MainActor private func addWarmBenchmarks(to suite: BenchmarkSuite) {
  let feed = LazyFeed { Feed(FeedRow.unseen(10_000), .allAtOnce) }
  let paths = (0..<10_000).map { IndexPath(row: $0, section: 0) }

  suite.benchmark("warm, 10,000 look-ups", settings: Iterations(200)) { state in
    try MainActor.assumeIsolated {
      let table = feed.value.screen.table
      guard let delegate = table.delegate else { return }
      var sum: CGFloat = 0
      try state.measure {
        ProcessorTime.noting("warm, 10,000 look-ups (goal: under 1 ms)") {
          for path in paths { sum += delegate.tableView(table, heightForRowAt: path) }
        }
      }
      precondition(sum > 0)
    }
  }
  suite.benchmark("after one edit", settings: Iterations(50)) { state in
    try MainActor.assumeIsolated {
      FeedRow.revision += 1
      var rows = feed.value.rows.items
      rows[5000].text = FeedText(5000, revision: FeedRow.revision)
      try state.measure {
        ProcessorTime.noting("after one edit") {
          feed.value.rows.items = rows
          feed.value.dataSource?.reload()
          feed.value.screen.layOut()
        }
      }
    }
  }
  suite.benchmark("after rotation there and back", settings: Iterations(20), WarmupIterations(1)) { state in
    try MainActor.assumeIsolated {
      let feed = feed.value
      try state.measure { ProcessorTime.noting("after rotation there and back") { feed.turnThereAndBack() } }
    }
  }
  let sizing = LazyFeed { Feed(selfSizing: FeedRow.unseen(10_000)) }
  suite.benchmark("self-sizing, rotation there and back", settings: Iterations(20), WarmupIterations(1)) { state in
    try MainActor.assumeIsolated {
      let feed = sizing.value
      try state.measure { ProcessorTime.noting("self-sizing, rotation there and back") { feed.turnThereAndBack() } }
    }
  }
}

@MainActor private func addOpeningBenchmarks(to suite: BenchmarkSuite) {
  for count in [10_000, 100_000] {
    suite.benchmark("\(count) rows opened, estimated") { state in
      try MainActor.assumeIsolated {
        let rows = FeedRow.unseen(count)
        try state.measure {
          ProcessorTime.noting("\(count) rows opened, estimated") { _ = Feed(rows, .whenNeeded) }
        }
      }
    }
  }
  suite.benchmark("100000 rows opened, self-sizing") { state in
    try MainActor.assumeIsolated {
      let rows = FeedRow.unseen(100_000)
      try state.measure {
        ProcessorTime.noting("100000 rows opened, self-sizing") { _ = Feed(selfSizing: rows) }
      }
    }
  }
  Ratio.add(suite, "100000 rows opened, estimated", to: "10000 rows opened, estimated")
}

/// Adds benchmarks of one row measured again, all rows by their items, and a section: in 100,000 rows and in 10,000.
@MainActor private func addRemeasuringBenchmarks(to suite: BenchmarkSuite) {
  func measure(_ name: String, _ feed: LazyFeed, _ body: @escaping @MainActor (Feed, TableViewDataSource) -> Void) {
    suite.benchmark(name, settings: Iterations(20), WarmupIterations(1)) { state in
      try MainActor.assumeIsolated {
        let feed = feed.value
        guard let source = feed.dataSource else { return }
        try state.measure {
          ProcessorTime.noting(name) {
            body(feed, source)
            feed.screen.layOut()
          }
        }
        endTurn()
      }
    }
  }
  let feeds = [10_000, 100_000].map { count in (count, LazyFeed { Feed(FeedRow.unseen(count), .whenNeeded) }) }
  for (count, feed) in feeds {
    measure("\(count) rows, remeasureRow()", feed) { feed, _ in
      feed.screen.table.visibleCells.first?.remeasureRow(animated: false)
    }
    measure("\(count) rows, remeasure(_:)", feed) { feed, source in
      source.remeasure(feed.rows.items[1], animated: false)
    }
    measure("\(count) rows, invalidateHeights(of:) of all", feed) { feed, source in
      source.invalidateHeights(of: feed.rows.items)
    }
    measure("\(count) rows, invalidateHeights(in:)", feed) { _, source in source.invalidateHeights(in: "feed") }
  }
  for verb in ["remeasureRow()", "remeasure(_:)", "invalidateHeights(in:)", "invalidateHeights(of:) of all"] {
    // All items are ten times as many to look for, and those that are not on screen are nothing to be done for.
    let goal = verb.hasSuffix("all") ? 12.0 : 2
    Ratio.add(suite, "100000 rows, \(verb)", to: "10000 rows, \(verb)", goal: goal)
  }
}

/// A feed that is created at its first use, so not if its benchmarks are filtered out.
@MainActor private final class LazyFeed {
  private let make: () -> Feed
  private(set) lazy var value = make()

  init(_ make: @escaping () -> Feed) { self.make = make }
}
