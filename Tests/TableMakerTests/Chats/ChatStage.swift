import TableMaker
import TestSupport
import UIKit

/// A chat with pages of a server in a table view with rows of 60 points.
@MainActor final class ChatStage {
  let stage: Stage
  let server: ChatServer

  init(_ count: Int, style: UITableView.Style = .plain) {
    stage = Stage(style: style)
    server = ChatServer(count)
  }

  var tableView: UITableView { stage.tableView }

  /// Shows a chain of a section with messages.
  func show(
    _ chain: DataSource, _ finish: (DataSource) -> TableViewDataSource
  ) async {
    stage.show(finish(chain))
    await settle()
  }

  func settle() async {
    for _ in 0..<4 {
      await turns()
      await stage.dataSource?.waitForUpdates()
      settleAnimations()
      stage.window.layOut()
    }
  }

  /// The identities of all rows.
  var ids: [Int] {
    stage.rowCounts.indices.flatMap { section in
      (0..<stage.rowCounts[section]).compactMap { row in
        stage.dataSource?.item(at: IndexPath(row: row, section: section), of: Message.self)?.id
      }
    }
  }

  /// The titles of all sections.
  var titles: [String?] {
    stage.rowCounts.indices.map { stage.dataSource?.tableView(tableView, titleForHeaderInSection: $0) }
  }

  /// The distance from the top edge of the table view to a message.
  func top(of id: Int) -> CGFloat? {
    stage.dataSource?.indexPath(of: Message(id: id)).map {
      tableView.rectForRow(at: $0).minY - tableView.contentOffset.y
    }
  }

  /// The distance from the table view's end to the offset.
  var gap: CGFloat {
    let last = max(
      -tableView.adjustedContentInset.top,
      tableView.contentSize.height + tableView.adjustedContentInset.bottom - tableView.bounds.height)
    return last - tableView.contentOffset.y
  }

  func scrollToTop() async {
    tableView.setContentOffset(CGPoint(x: 0, y: -tableView.adjustedContentInset.top), animated: false)
    stage.window.layOut()
    await settle()
  }
}
