import TestSupport
import UIKit

@testable import TableMaker

/// A table of posts with `scrollAnchor(.bottom)`, without a window.
@MainActor final class AnchoredChat {
  /// The ways to know a row's height.
  enum Heights: CaseIterable, Sendable { case fixed, asked, measured, allAtOnce }

  /// Everything that moves the end of the content.
  enum Change: CaseIterable, Sendable {
    case appends, appendsMany, prepends, growsLast, growsFirst, removesLast, removesFirst, reloads, shrinks, widens,
      keyboard
  }

  let list: ItemList<Post>
  let tableView = UITableView(frame: .zero, style: .plain)
  let log = Log()
  private var added = 0
  private(set) var dataSource: TableViewDataSource?

  init(_ count: Int, _ heights: Heights, seed: Int = 3) {
    list = ItemList(Post.feed(count, seed: seed))
    let log = log
    let section = DataSource(tableView).scrollAnchor(.bottom).onReachEnd { log.add("end") }
      .onDiagnostic { log.diagnostics.append($0) }
      .section().cell(PostCell.self).data(list).adapter { cell, post, _ in cell.show(post) }
    dataSource =
      switch heights {
      case .fixed: section.height(60).make()
      case .asked: section.heights { post, _ in CGFloat(40 + post.text.count) }.make()
      case .measured: section.autoHeight().make()
      case .allAtOnce: section.autoHeight(.allAtOnce).make()
      }
  }

  /// The distance from the end of the last row to the bottom edge, in points.
  var gap: CGFloat {
    let end = tableView.bounds.maxY - tableView.adjustedContentInset.bottom
    guard let last = list.items.indices.last else { return 0 }
    return end - tableView.rectForRow(at: IndexPath(row: last, section: 0)).maxY
  }

  /// The distance from the top edge to a post's row.
  func top(of id: Int) -> CGFloat? {
    guard let row = list.items.firstIndex(where: { $0.id == id }) else { return nil }
    return tableView.rectForRow(at: IndexPath(row: row, section: 0)).minY - tableView.contentOffset.y
  }

  /// The first post of which more than half a pixel is visible below the bars.
  var firstSeen: Int? {
    let top = tableView.contentOffset.y + tableView.adjustedContentInset.top + tableView.halfPixel
    return tableView.indexPathsForVisibleRows?.first { tableView.rectForRow(at: $0).maxY > top }
      .map { list.items[$0.row].id }
  }

  func make(_ change: Change, in window: TestWindow) async {
    switch change {
    case .appends:
      added += 1
      list.append(Post(id: 900 + added, author: "new", text: "one more"))
    case .appendsMany:
      list.append(contentsOf: Post.feed(30, seed: 5).map { Post(id: $0.id + 500, author: "n", text: $0.text) })
    case .prepends:
      list.items.insert(
        contentsOf: Post.feed(20, seed: 6).map { Post(id: $0.id - 500, author: "o", text: $0.text) }, at: 0)
    case .growsLast: list.items[list.items.count - 1].text += String(repeating: " and more", count: 40)
    case .growsFirst: list.items[0].text += String(repeating: " and more", count: 40)
    case .removesLast: list.items.removeLast()
    case .removesFirst: list.items.removeFirst()
    case .reloads: dataSource?.reload()
    case .shrinks: tableView.frame.size.height -= 200
    case .widens: tableView.frame.size.width += 300
    case .keyboard: UIView.animate(withDuration: 0.25) { self.tableView.contentInset.bottom = 300 }
    }
    await dataSource?.waitForUpdates()
    window.layOut()
    settleAnimations()
    window.layOut()
    settleAnimations()
  }
}
