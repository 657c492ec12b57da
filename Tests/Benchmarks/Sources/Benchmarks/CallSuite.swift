import Benchmark
import TableMaker
import UIKit

/// `cellForRowAt` through the chain, against a hand-written data source, for three sizes of items.
@MainActor func callSuite() -> BenchmarkSuite {
  let suite = BenchmarkSuite(name: "1,000 calls of cellForRowAt")
  add(Small.self, named: "8-byte items", to: suite)
  add(Medium.self, named: "40-byte items", to: suite)
  add(Large.self, named: "class items", to: suite)
  return suite
}

@MainActor private func add<Item: Measured>(_ type: Item.Type, named name: String, to suite: BenchmarkSuite) {
  let items = (0..<1000).map { Item.sample($0) }
  let paths = (0..<1000).map { IndexPath(row: $0, section: 0) }

  func measure(_ label: String, over table: UITableView, _ source: any UITableViewDataSource) {
    table.reloadData()
    suite.benchmark("\(name), \(label)") {
      MainActor.assumeIsolated {
        for path in paths { _ = source.tableView(table, cellForRowAt: path) }
      }
    }
  }

  let counting = OneCellTable(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  counting.onlyCell = CountingCell(style: .default, reuseIdentifier: "cell")
  measure("the call alone, by hand", over: counting, CountingSource(items))
  measure(
    "the call alone, typed closure", over: counting,
    ClosureSource(items) { (cell: CountingCell, item, _) in cell.sum &+= item.number })
  let countingChain = DataSource(counting)
    .section()
    .cell(CountingCell.self)
    .data(items)
    .adapter { cell, item, _ in cell.sum &+= item.number }
    .make()
  measure("the call alone, chain", over: counting, countingChain)

  let filling = OneCellTable(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  filling.onlyCell = UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
  measure("filled, by hand", over: filling, TextSource(items))
  let fillingChain = DataSource(filling)
    .section()
    .stockCell(.subtitle)
    .data(items)
    .adapter { cell, item, _ in fill(cell, item) }
    .make()
  measure("filled, chain", over: filling, fillingChain)

  Ratio.add(suite, "\(name), the call alone, chain", to: "\(name), the call alone, typed closure", goal: 1.3)
  Ratio.add(suite, "\(name), the call alone, chain", to: "\(name), the call alone, by hand")
  Ratio.add(suite, "\(name), filled, chain", to: "\(name), filled, by hand", goal: 1.1)
}
