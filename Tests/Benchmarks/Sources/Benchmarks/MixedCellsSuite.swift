import Benchmark
import TableMaker
import UIKit

/// The estimates of rows with cells of three classes, compared with those of one class.
@MainActor func mixedCellsSuite() -> BenchmarkSuite {
  let suite = BenchmarkSuite(name: "1,000 rows of three classes of cells")
  let items = (0..<1000).map { Medium.sample($0) }
  let paths = (0..<1000).map { IndexPath(row: $0, section: 0) }

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
