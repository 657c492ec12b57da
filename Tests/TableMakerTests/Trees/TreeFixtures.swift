import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// An item with items below it.
struct Reply: Identifiable, Equatable, Sendable, CustomStringConvertible {
  let id: Int
  var text: String
  var replies: [Reply]

  init(_ id: Int, _ text: String? = nil, _ replies: [Reply] = []) {
    self.id = id
    self.text = text ?? "reply \(id)"
    self.replies = replies
  }

  var description: String { "Reply \(id)" }

  /// A tree of a number of items below each item, and a number of levels below the first.
  static func tree(_ id: Int = 1, width: Int, depth: Int) -> Reply {
    Reply(id, nil, depth == 0 ? [] : (1...width).map { tree(id * 10 + $0, width: width, depth: depth - 1) })
  }

  /// A tree with random identities that no other has.
  static func random(depth: Int, from counter: inout Int, using random: inout SeededGenerator) -> Reply {
    counter += 1
    let id = counter
    let count = depth == 0 ? 0 : Int.random(in: 0...3, using: &random)
    return Reply(id, nil, (0..<count).map { _ in .random(depth: depth - 1, from: &counter, using: &random) })
  }
}

/// A table that shows a tree, each row as its level in dots, its text, and its expansion state.
@MainActor final class TreeTable {
  let stage: Stage
  let list: ItemList<Reply>

  init(
    _ replies: [Reply], disclosure: TreeDisclosure = .chevron,
    _ steps: (ReadySection<UITableViewCell, Reply, ItemList<Reply>>) -> ReadySection<
      UITableViewCell, Reply, ItemList<Reply>
    > = { $0 }
  ) {
    stage = Stage()
    list = ItemList(replies)
    stage.show(
      steps(
        stage.chain.height(20).section("replies").data(list).stockCell(.default)
          .adapter { cell, reply, _ in cell.textLabel?.text = reply.text }
          .expandable(children: \.replies, disclosure: disclosure)
      ).make())
  }

  var dataSource: TableViewDataSource { stage.dataSource! }

  /// The rows that the table's cells show: the level, the text, and the chevron.
  var rows: [String] {
    stage.tableView.visibleCells.map { cell in
      let chevron = (cell.accessoryView as? TreeChevron).map { $0.isExpanded ? " v" : " >" } ?? ""
      return String(repeating: ".", count: cell.indentationLevel) + (cell.textLabel?.text ?? "") + chevron
    }
  }

  /// The identities that the data source has shown, by its snapshot.
  var identities: [Int] {
    (0..<stage.tableView.numberOfRows(inSection: 0)).compactMap {
      dataSource.item(at: IndexPath(row: $0, section: 0), of: Reply.self)?.id
    }
  }

  func update() async {
    await dataSource.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  func tap(_ row: Int) async {
    stage.tableView.tap(row, in: 0)
    await update()
  }
}
