import Benchmark
import TableMaker
import UIKit

/// 10,000 rows, frame by frame: one iteration is 100 frames of 40 points.
@MainActor func scrollingSuite() -> BenchmarkSuite {
  let suite = BenchmarkSuite(name: "scrolling 100 frames")
  let items = (0..<10_000).map(Medium.sample)

  func measure(_ name: String, _ configure: (Screen) -> AnyObject) {
    let screen = Screen()
    let keeper = configure(screen)
    screen.layOut()
    var offset: CGFloat = 0
    suite.benchmark(name) {
      MainActor.assumeIsolated {
        for _ in 0..<100 {
          offset = offset + 40 > screen.table.contentSize.height - 844 ? 0 : offset + 40
          screen.table.contentOffset = CGPoint(x: 0, y: offset)
          screen.layOut()
        }
        withExtendedLifetime(keeper) {}
      }
    }
  }

  measure("chain") { screen in
    DataSource(screen.table)
      .height(44)
      .section()
      .stockCell(.subtitle)
      .data(items)
      .adapter { cell, item, _ in fill(cell, item) }
      .make()
  }
  measure("by hand") { screen in
    let source = TextSource(items)
    screen.table.rowHeight = 44
    screen.table.estimatedRowHeight = 0
    screen.table.register(SubtitleCell.self, forCellReuseIdentifier: "cell")
    screen.table.dataSource = source
    return source
  }

  Ratio.add(suite, "chain", to: "by hand", goal: 1.1)
  return suite
}
