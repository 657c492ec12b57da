import Foundation
import TableMaker
import TestSupport
import UIKit

/// Two tables of one list, which appear one after the other.
///
/// Code scrolls before the tables appear, and the place is saved and restored.
@MainActor final class FuzzPlaces {
  private var tables: [UITableView] = []

  /// A table with its window, in which it may not have appeared yet.
  private struct Shown {
    let list: ItemList<ChatLine>
    let window: TestWindow
    let table: UITableView
    let dataSource: TableViewDataSource
  }

  private func make(_ list: ItemList<ChatLine>, width: CGFloat, height: Int) -> Shown {
    let window = TestWindow(size: CGSize(width: width, height: 300))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 300), style: .plain)
    let section = DataSource(table).section().cell(BlockFuzzCell.self).data(list).adapter { cell, line, _ in
      cell.content = Content(group: 0, row: Row(line.id, line.revision))
      cell.take(height: line.height)
    }
    let dataSource =
      switch height {
      case 0: section.height(37).make()
      case 1: section.heights { line, _ in line.height }.make()
      default: section.autoHeight().make()
      }
    tables.append(table)
    return Shown(list: list, window: window, table: table, dataSource: dataSource)
  }

  private func settle(_ shown: Shown) async {
    for _ in 0..<2 {
      await shown.dataSource.waitForUpdates()
      shown.window.layOut()
      settleAnimations()
    }
  }

  /// Returns a description of a mistake; nil if there's none.
  func test(_ random: inout SeededGenerator) async -> String? {
    let height = random.below(3)
    let list = ItemList((0..<(20 + random.below(150))).map { ChatLine(id: $0) })
    let first = make(list, width: 200, height: height)
    if let mistake = await scrollBeforeAppearing(first, &random) { return mistake }
    first.table.contentOffset.y = random.chance(5) ? 0 : CGFloat(random.below(Int(max(1, end(of: first.table)))))
    await settle(first)
    guard let data = try? list.savePlace() else { return "a place was not saved" }
    let seen = seen(first)
    // The next launch has different data and a different width.
    let kept = seen.first?.id
    var lines = list.items.filter { $0.id == kept || !random.chance(4) }
    if random.chance(2) { lines.insert(contentsOf: (0..<random.below(30)).map { ChatLine(id: 5_000 + $0) }, at: 0) }
    let order = random.below(3)
    let next = ItemList(order == 2 ? [] : lines)
    if order != 1 { next.restore(data) }
    let second = make(next, width: [190, 200, 240].random(&random), height: height)
    second.window.show(second.table)
    await settle(second)
    if order == 1 { next.restore(data) }
    if order == 2 { next.items = lines }
    await settle(second)
    let isTop = first.table.contentOffset.y <= 0
    if isTop {
      let offset = second.table.contentOffset.y
      return offset == 0 ? nil : "the top was saved, and \(offset) was restored"
    }
    guard let was = seen.first, let row = next.items.firstIndex(where: { $0.id == was.id }) else { return nil }
    let now = second.table.rectForRow(at: IndexPath(row: row, section: 0)).minY - second.table.contentOffset.y
    let isAtEnd = second.table.contentOffset.y > end(of: second.table) - 0.5 && now > was.top
    if abs(now - was.top) < 0.34 || isAtEnd { return nil }
    return "line \(was.id) was saved at \(was.top) and restored at \(now), order \(order), heights \(height)"
  }

  private func end(of table: UITableView) -> CGFloat { max(0, table.contentSize.height - table.bounds.height) }

  private func seen(_ shown: Shown) -> [(id: Int, top: CGFloat)] {
    let (table, offset) = (shown.table, shown.table.contentOffset.y)
    let hidden = table.halfPixel + 0.001
    return (table.indexPathsForVisibleRows ?? []).filter { table.rectForRow(at: $0).maxY > offset + hidden }
      .map { (shown.list.items[$0.row].id, table.rectForRow(at: $0).minY - offset) }
  }

  /// Scrolls to a row before the table appears, edits the list before and after that, and checks the row's place.
  private func scrollBeforeAppearing(_ shown: Shown, _ random: inout SeededGenerator) async -> String? {
    let (table, list) = (shown.table, shown.list)
    let line = list.items.random(&random)
    let position = [UITableView.ScrollPosition.top, .middle, .bottom].random(&random)
    if random.chance(3) { list.insert(ChatLine(id: 9_000), at: 0) }
    shown.dataSource.scroll(to: line, at: position, animated: random.chance(2))
    if random.chance(3) {
      list.insert(ChatLine(id: 9_001), at: 0)
      if random.chance(2) { await shown.dataSource.waitForUpdates() }
    }
    shown.window.show(table)
    await settle(shown)
    guard let row = list.items.firstIndex(where: { $0.id == line.id }) else { return nil }
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    let wanted =
      switch position {
      case .top: rect.minY
      case .bottom: rect.maxY - table.bounds.height
      default: rect.midY - table.bounds.height / 2
      }
    let offset = min(max(0, wanted), end(of: table))
    if abs(table.contentOffset.y - offset) < 0.34 { return nil }
    return
      "row \(row) was to appear at \(position.rawValue), offset \(offset), and the offset is \(table.contentOffset.y)"
  }

  func takeAway() { for table in tables { table.removeFromSuperview() } }
}
