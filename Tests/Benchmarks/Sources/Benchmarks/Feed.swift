import TableMaker
import UIKit

/// A table that shows a feed.
@MainActor final class Feed {
  let screen = Screen()
  let rows: ItemList<FeedRow>
  private(set) var dataSource: TableViewDataSource?
  private var source: FeedSource?

  /// Creates a feed with rows that a chain measures.
  init(_ rows: [FeedRow], _ when: AutoHeight, ahead: Bool = false) {
    self.rows = ItemList(rows)
    dataSource = DataSource(screen.table)
      .measuresAhead(ahead)
      .heightCacheLimit(1_000_000)
      .section("feed")
      .cell(FeedRowCell.self)
      .data(self.rows)
      .adapter { cell, row, _ in cell.show(row) }
      .autoHeight(when)
      .make()
    screen.layOut()
  }

  /// Creates a feed with cells that size themselves each time they appear on screen.
  init(selfSizing rows: [FeedRow]) {
    self.rows = ItemList(rows)
    let source = FeedSource(rows)
    self.source = source
    let table = screen.table
    table.register(FeedRowCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 110
    table.dataSource = source
    screen.layOut()
  }

  /// A Boolean value that indicates whether the last row has been scrolled to.
  var isAtEnd: Bool { screen.table.contentOffset.y >= screen.table.contentSize.height - 844 }

  /// Scrolls on by some points, and lays out what is on screen then.
  func scroll(by points: CGFloat) {
    let table = screen.table
    table.contentOffset.y = min(table.contentOffset.y + points, table.contentSize.height - 844)
    screen.layOut()
  }

  /// Scrolls to the end, a screen at a time.
  func scrollThrough() {
    while !isAtEnd { scroll(by: 844) }
  }

  /// Turns the screen on its side and back.
  func turnThereAndBack() {
    turn(toWidth: 844, height: 390)
    turn(toWidth: 390, height: 844)
  }

  private func turn(toWidth width: CGFloat, height: CGFloat) {
    screen.window.frame.size = CGSize(width: width, height: height)
    screen.table.frame = screen.window.bounds
    screen.layOut()
  }
}
