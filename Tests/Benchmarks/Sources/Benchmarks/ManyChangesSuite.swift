import Benchmark
import TableMaker
import UIKit

/// Many changes one after the other, until all is on screen, for 2,000 and for 4,000: the cliffs of attacks.md B 16.
@MainActor func manyChangesSuite() -> BenchmarkSuite {
  let suite = BenchmarkSuite(name: "many changes", settings: Iterations(5), WarmupIterations(1))
  let counts = [2_000, 4_000]
  for count in counts {
    add(suite, "\(count) sections inserted in one batch", Scene.init) { scene in
      scene.source.batch {
        for number in 0..<count {
          scene.source.section("\(number)").insert(before: "first") {
            $0.cell(UITableViewCell.self).data([number]).adapter { _, _, _ in }
          }
        }
      }
    }
    add(suite, "a chain of \(count) sections made", Scene.init) { scene in
      var chain: any Finished = DataSource(scene.screen.table).height(44)
      for number in 0..<count {
        chain = chain.section("\(number)").cell(UITableViewCell.self).data([number]).adapter { _, _, _ in }
      }
      scene.source = chain.make()
    }
    add(suite, "a title goes, \(count) rows are selected, all move", { Scene(selecting: count) }) { scene in
      scene.isTitled = false
      scene.list.items = Array(0..<count).reversed()
    }
    add(suite, "a burst of \(count) lists from a stream", Scene.init) { scene in
      for number in 1...count { scene.lists.yield([number, number + 1]) }
      scene.last = count
    }
  }
  for name in [
    "a chain of %d sections made", "%d sections inserted in one batch", "a title goes, %d rows are selected, all move",
  ] {
    // Twice as many, and what is sorted besides.
    ProcessorTime.addRatio(
      String(format: name, counts[1]), to: String(format: name, counts[0]), goal: 2.6)
  }
  return suite
}

@MainActor private func add(
  _ suite: BenchmarkSuite, _ name: String, _ make: @escaping @MainActor () -> Scene,
  _ change: @escaping @MainActor (Scene) -> Void
) {
  suite.benchmark(name) { state in
    try MainActor.assumeIsolated {
      let scene = make()
      scene.settle()
      try state.measure {
        ProcessorTime.noting(name) {
          change(scene)
          scene.settle()
        }
      }
    }
  }
}

/// A table of a list with a title, another of what a stream delivers.
@MainActor private final class Scene {
  let screen = Screen()
  let list: ItemList<Int>
  let stream: ItemStream<Int>
  let lists: AsyncStream<[Int]>.Continuation
  var isTitled = true
  /// The first item of the stream's last list.
  var last: Int?
  var source: TableViewDataSource!

  init(selecting count: Int) {
    list = ItemList(Array(0..<count))
    let (sequence, continuation) = AsyncStream.makeStream(of: [Int].self)
    lists = continuation
    stream = ItemStream(sequence)
    source = DataSource(screen.table).height(44)
      .section("first").cell(UITableViewCell.self).data(list).adapter { _, _, _ in }
      .titles { [unowned self] _ in isTitled ? "Title" : nil }
      .section("stream").cell(UITableViewCell.self).data(stream).adapter { _, _, _ in }
      .make()
    screen.table.allowsMultipleSelection = true
    screen.layOut()
    if count > 0 { source.selection = Set(0..<count) }
  }

  convenience init() { self.init(selecting: 0) }

  func settle() {
    wait { [self] in
      while let last, stream.items.first != last { await Task.yield() }
      await source.waitForUpdates()
    }
    screen.layOut()
  }
}
