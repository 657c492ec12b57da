import Benchmark
import TableMaker
import UIKit

/// Measures the way from nothing to the first layout: the table, its data source and the visible cells.
@MainActor func openingSuite() -> BenchmarkSuite {
  let suite = BenchmarkSuite(name: "opening")
  let million = (0..<1_000_000).map(Small.sample)
  let tenThousand = Array(million.prefix(10_000))
  let few = Array(million.prefix(20))

  for (name, items) in [("20 fixed rows", few), ("1,000,000 fixed rows", million)] {
    suite.benchmark("\(name), chain") {
      MainActor.assumeIsolated {
        let screen = Screen()
        let dataSource = DataSource(screen.table)
          .height(44)
          .section()
          .stockCell(.subtitle)
          .data(items)
          .adapter { cell, item, _ in fill(cell, item) }
          .make()
        screen.layOut()
        withExtendedLifetime(dataSource) {}
      }
    }
    suite.benchmark("\(name), by hand") {
      MainActor.assumeIsolated {
        let screen = Screen()
        let source = TextSource(items)
        screen.table.rowHeight = 44
        screen.table.estimatedRowHeight = 0
        screen.table.register(SubtitleCell.self, forCellReuseIdentifier: "cell")
        screen.table.dataSource = source
        screen.layOut()
        withExtendedLifetime(source) {}
      }
    }
  }
  suite.benchmark("10,000 rows of heights, chain") {
    MainActor.assumeIsolated {
      let screen = Screen()
      let dataSource = DataSource(screen.table)
        .section()
        .stockCell(.subtitle)
        .data(tenThousand)
        .adapter { cell, item, _ in fill(cell, item) }
        .heights { _, index in CGFloat(44 + index % 3 * 20) }
        .make()
      screen.layOut()
      withExtendedLifetime(dataSource) {}
    }
  }
  suite.benchmark("10,000 rows of heights, by hand") {
    MainActor.assumeIsolated {
      let screen = Screen()
      let source = TextSource(tenThousand)
      let delegate = HeightsDelegate()
      screen.table.estimatedRowHeight = 0
      screen.table.register(SubtitleCell.self, forCellReuseIdentifier: "cell")
      screen.table.delegate = delegate
      screen.table.dataSource = source
      screen.layOut()
      withExtendedLifetime((source, delegate)) {}
    }
  }

  Ratio.add(suite, "1,000,000 fixed rows, chain", to: "1,000,000 fixed rows, by hand")
  Ratio.add(suite, "1,000,000 fixed rows, chain", to: "20 fixed rows, chain")
  Ratio.add(suite, "10,000 rows of heights, chain", to: "10,000 rows of heights, by hand")
  return suite
}

/// A stock cell of the style that the chain's `stockCell(.subtitle)` makes, for a manual registration.
final class SubtitleCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
