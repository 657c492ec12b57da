import Benchmark
import TableMaker
import UIKit

/// Cells of three classes by the item, against a `switch` by hand; and the estimates of such rows, against those of one class.
@MainActor func mixedCellsSuite() -> BenchmarkSuite {
  let suite = BenchmarkSuite(name: "1,000 rows of three classes of cells")
  let items = (0..<1000).map { Medium.sample($0) }
  let paths = (0..<1000).map { IndexPath(row: $0, section: 0) }

  func measure(_ label: String, over table: UITableView, _ source: any UITableViewDataSource) {
    table.reloadData()
    suite.benchmark(label) {
      MainActor.assumeIsolated {
        for path in paths { _ = source.tableView(table, cellForRowAt: path) }
      }
    }
  }

  let table = ThreeCellTable(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  measure("cellForRowAt by hand", over: table, SwitchSource(items))
  let chain = DataSource(table)
    .section()
    .data(items)
    .cells(FirstCell.self, for: { $0.number % 3 == 0 }) { cell, item, _ in cell.sum &+= item.number }
    .cells(SecondCell.self, for: { $0.number % 3 == 1 }) { cell, item, _ in cell.sum &+= item.number }
    .otherwise(ThirdCell.self) { cell, item, _ in cell.sum &+= item.number }
    .make()
  measure("cellForRowAt, chain", over: table, chain)
  Ratio.add(suite, "cellForRowAt, chain", to: "cellForRowAt by hand")

  func estimates(_ label: String, _ chain: any Finished, in table: UITableView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.frame = window.bounds
    window.addSubview(table)
    window.isHidden = false
    let source = chain.make()
    window.layoutIfNeeded()
    suite.benchmark(label) {
      MainActor.assumeIsolated {
        withExtendedLifetime((window, source)) {
          for path in paths { _ = table.delegate?.tableView(table, estimatedHeightForRowAt: path) }
        }
      }
    }
  }
  let (one, three) = (UITableView(), UITableView())
  estimates(
    "estimates, one class",
    DataSource(one).measuresAhead(false).section().cell(HighCell.self).data(items).adapter { _, _, _ in }.autoHeight(),
    in: one)
  estimates(
    "estimates, three classes",
    DataSource(three).measuresAhead(false).section().data(items)
      .cells(HighCell.self, for: { $0.number % 3 == 0 }) { _, _, _ in }
      .cells(LowCell.self, for: { $0.number % 3 == 1 }) { _, _, _ in }
      .otherwise(HigherCell.self) { _, _, _ in }
      .autoHeight(),
    in: three)
  Ratio.add(suite, "estimates, three classes", to: "estimates, one class")
  return suite
}

private class CountingClassCell: UITableViewCell {
  final var sum = 0
}

private final class FirstCell: CountingClassCell {}
private final class SecondCell: CountingClassCell {}
private final class ThirdCell: CountingClassCell {}

private class HighCell: UITableViewCell {
  class var height: CGFloat { 60 }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}

private final class LowCell: HighCell {
  override class var height: CGFloat { 30 }
}

private final class HigherCell: HighCell {
  override class var height: CGFloat { 90 }
}

/// A table that always gives the same cell of each class.
private final class ThreeCellTable: UITableView {
  private let cells: [String: UITableViewCell] = [
    String(reflecting: FirstCell.self): FirstCell(), String(reflecting: SecondCell.self): SecondCell(),
    String(reflecting: ThirdCell.self): ThirdCell(),
  ]

  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    cells[identifier] ?? UITableViewCell()
  }
}

/// A `switch` over the items, as one writes it by hand.
private final class SwitchSource: HandWrittenSource<Medium> {
  private let names = [FirstCell.self, SecondCell.self, ThirdCell.self].map { String(reflecting: $0) }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let item = items[indexPath.row]
    switch item.number % 3 {
    case 0:
      let cell = tableView.dequeueReusableCell(withIdentifier: names[0], for: indexPath)
      if let cell = cell as? FirstCell { cell.sum &+= item.number }
      return cell
    case 1:
      let cell = tableView.dequeueReusableCell(withIdentifier: names[1], for: indexPath)
      if let cell = cell as? SecondCell { cell.sum &+= item.number }
      return cell
    default:
      let cell = tableView.dequeueReusableCell(withIdentifier: names[2], for: indexPath)
      if let cell = cell as? ThirdCell { cell.sum &+= item.number }
      return cell
    }
  }
}
