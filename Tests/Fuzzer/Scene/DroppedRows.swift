import TableMaker
import TestSupport
import UIKit

/// Two tables in one window, with a row that the user drags and drops in them.
@MainActor final class DroppedRows {
  private let window = TestWindow(size: CGSize(width: 200, height: 400))
  private let tables: [UITableView]
  private let lists: [ItemList<Loose>]
  private let dataSources: [TableViewDataSource]
  private static let height: CGFloat = 40

  init(_ random: inout SeededGenerator) {
    let lists = (0..<2).map { table in
      ItemList((0..<(8 + random.below(20))).map { Loose(id: table * 100 + $0, name: "row") })
    }
    let tables = (0..<2).map { UITableView(frame: CGRect(x: 0, y: $0 * 200, width: 200, height: 200), style: .plain) }
    dataSources = zip(tables, lists).map { table, list in
      DataSource(table).height(Self.height).section().cell(PlainFuzzCell.self).data(list).adapter { _, _, _ in }
        .movable().draggable().dropDestination().make()
    }
    (self.lists, self.tables) = (lists, tables)
    for table in tables {
      table.contentInsetAdjustmentBehavior = .never
      window.window.addSubview(table)
    }
    window.layOut()
    for table in tables {
      let end = Int(table.contentSize.height - table.bounds.height)
      let place = random.below(max(end, 1))
      // The table rests with whole rows, between rows, or at the very top.
      table.contentOffset.y = CGFloat([place / 40 * 40, place, 0].random(&random))
    }
    window.layOut()
  }

  /// Drags a row over others and drops it, and returns a description of a mistake; nil if there's none.
  func test(_ random: inout SeededGenerator) async -> String? {
    let (from, to) = (random.below(2), random.below(2))
    let cells = tables[from].visibleCells.filter { tables[from].bounds.contains(CGPoint(x: 100, y: $0.frame.midY)) }
    guard !cells.isEmpty else { return nil }
    let cell = cells.random(&random)
    guard let start = tables[from].indexPath(for: cell) else { return nil }
    let id = lists[from].items[start.row].id
    let point = cell.convert(CGPoint(x: 100, y: cell.bounds.midY), to: nil)
    let end = CGPoint(x: 100, y: tables[to].frame.minY + 10 + CGFloat(random.below(160)))
    let finger = TestFinger(on: window)
    finger.press(at: point)
    finger.hold(for: 0.7)
    for step in 1...10 {
      let y = point.y + (end.y - point.y) * CGFloat(step) / 10
      finger.move(to: CGPoint(x: 100, y: y), duration: 0.03)
      await Task.yield()
    }
    for _ in 0..<3 {
      finger.hold(for: 0.1)
      await Task.yield()
    }
    let (gap, offset) = (gap(in: tables[to], without: cell), tables[to].contentOffset.y)
    finger.lift()
    for _ in 0..<3 {
      settleAnimations()
      for dataSource in dataSources { await dataSource.waitForUpdates() }
      for _ in 0..<4 { await Task.yield() }
    }
    window.layOut()
    guard let gap, let row = lists[to].items.firstIndex(where: { $0.id == id }) else { return nil }
    let table = tables[to]
    let top = table.rectForRow(at: IndexPath(row: row, section: 0)).minY - table.contentOffset.y
    let isAtEnd = table.contentOffset.y > table.contentSize.height - table.bounds.height - 0.5
    if abs(top - gap) < 0.5 || isAtEnd { return nil }
    return
      "row \(id) of table \(from) was dropped into the gap at \(gap) of table \(to), offset \(offset), and rests at \(top), "
      + "offset \(table.contentOffset.y)"
  }

  /// Returns the gap's distance below the top of the table; nil if the gap isn't clear.
  private func gap(in table: UITableView, without held: UITableViewCell) -> CGFloat? {
    let frames = table.visibleCells.filter { $0 !== held }.map(\.frame).sorted { $0.minY < $1.minY }
    let gaps = zip(frames, frames.dropFirst()).filter { $1.minY - $0.maxY > 0.5 }
    if gaps.isEmpty, let first = frames.first?.minY, first - table.contentOffset.y >= Self.height - 0.5 {
      // The gap is above the first visible row.
      return first - Self.height - table.contentOffset.y
    }
    guard gaps.count == 1, abs(gaps[0].1.minY - gaps[0].0.maxY - Self.height) < 0.5 else { return nil }
    return gaps[0].0.maxY - table.contentOffset.y
  }

  func takeAway() { for table in tables { table.removeFromSuperview() } }
}
