import TestSupport

@_spi(Testing) @testable import UIKit

/// A data source that shows a grid, and counts what it is asked.
final class GridSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The ways in which the table gets the heights of rows.
  enum Heights: CaseIterable {
    /// All rows are alike.
    case equal
    /// The delegate says each row's height.
    case exact
    /// The delegate says each row's height when it shows, and before that an estimate.
    case estimated
    /// The cells say it.
    case measured
  }

  var grid: Grid
  let heights: Heights
  /// The number of times a cell was filled with each row.
  private(set) var filled: [Int: Int] = [:]
  private(set) var gone: [Int] = []
  private(set) var heightsAsked = 0

  init(_ grid: Grid, _ heights: Heights) {
    self.grid = grid
    self.heights = heights
  }

  /// The delegate that a table of such heights has.
  var delegate: any UITableViewDelegate {
    switch heights {
    case .equal, .measured: self
    case .exact: exact
    case .estimated: estimated
    }
  }

  private lazy var exact = ExactHeights(self)
  private lazy var estimated = EstimatedHeights(self)

  static func height(of id: Int) -> CGFloat { 20 + CGFloat(id * 37 % 60) }

  func height(at path: IndexPath) -> CGFloat {
    heights == .equal ? 44 : Self.height(of: grid.sections[path.section].rows[path.row])
  }

  func askedForHeight(at path: IndexPath) -> CGFloat {
    heightsAsked += 1
    return height(at: path)
  }

  func forgetCounts() { (filled, gone, heightsAsked) = ([:], [], 0) }

  func numberOfSections(in tableView: UITableView) -> Int { grid.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    grid.sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let id = grid.sections[indexPath.section].rows[indexPath.row]
    filled[id, default: 0] += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "block", for: indexPath)
    cell.tag = id
    (cell as? BlockCell)?.height.constant = height(at: indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    gone.append(cell.tag)
  }
}

private final class ExactHeights: NSObject, UITableViewDelegate {
  private unowned let source: GridSource

  init(_ source: GridSource) { self.source = source }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    source.askedForHeight(at: indexPath)
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    source.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
}

private final class EstimatedHeights: NSObject, UITableViewDelegate {
  private unowned let source: GridSource

  init(_ source: GridSource) { self.source = source }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    source.askedForHeight(at: indexPath)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 45 }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    source.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
}

extension TableScene {
  /// A strict table that shows a grid.
  static func grid(_ source: GridSource, _ style: UITableView.Style = .plain) -> TableScene {
    let scene = TableScene.blocks(style)
    scene.table.isStrict = true
    if source.heights == .equal { scene.table.rowHeight = 44 }
    scene.table.sectionHeaderHeight = 0
    scene.table.sectionFooterHeight = 0
    scene.table.dataSource = source
    scene.table.delegate = source.delegate
    scene.layOut()
    return scene
  }

  /// Performs operations on the table, all in one update.
  func perform(_ operations: [TableOperation], completion: ((Bool) -> Void)? = nil, change: () -> Void) {
    table.performBatchUpdates {
      change()
      tell(operations)
    } completion: {
      completion?($0)
    }
  }

  /// Performs operations on the table, in the group that is open.
  func tell(_ operations: [TableOperation]) {
    for operation in operations {
      func path(_ row: RowGeometry.Row) -> IndexPath { IndexPath(row: row.row, section: row.section) }
      let animation = operation.animation
      switch operation.kind {
      case .deleteSection(let section): table.deleteSections([section], with: animation)
      case .insertSection(let section): table.insertSections([section], with: animation)
      case .reloadSection(let section): table.reloadSections([section], with: animation)
      case .moveSection(let from, let to): table.moveSection(from, toSection: to)
      case .deleteRow(let row): table.deleteRows(at: [path(row)], with: animation)
      case .insertRow(let row): table.insertRows(at: [path(row)], with: animation)
      case .reloadRow(let row): table.reloadRows(at: [path(row)], with: animation)
      case .moveRow(let from, let to): table.moveRow(at: path(from), to: path(to))
      }
    }
  }
}
