import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Random trees that change, expand, and collapse, compared with a model that doesn't know tables.
@MainActor @Suite struct RandomTreeTests {
  /// Returns the expected rows on screen, with the level and the identity of each.
  private func expected(_ replies: [Reply], _ expanded: Set<Int>, level: Int = 0) -> [String] {
    replies.flatMap { reply in
      ["\(level) \(reply.id)"]
        + (expanded.contains(reply.id) ? expected(reply.replies, expanded, level: level + 1) : [])
    }
  }

  private func all(_ replies: [Reply]) -> [Reply] { replies.flatMap { [$0] + all($0.replies) } }

  /// Changes one place of a tree: a text, a child more, a child less, or the order of the children.
  private func change(_ replies: inout [Reply], _ counter: inout Int, _ random: inout SeededGenerator) {
    if let index = replies.indices.randomElement(using: &random), Int.random(in: 0..<3, using: &random) > 0 {
      return change(&replies[index].replies, &counter, &random)
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: replies.shuffle(using: &random)
    case 1: if !replies.isEmpty { replies.removeLast() }
    case 2: if let index = replies.indices.randomElement(using: &random) { replies[index].text += "!" }
    default: replies.insert(.random(depth: 2, from: &counter, using: &random), at: 0)
    }
  }

  @Test(arguments: 1...12) func `rows are those of the model after every step`(seed: Int) async {
    var random = SeededGenerator(seed: seed)
    var counter = 0
    let isAutomatic = seed.isMultiple(of: 3)
    let replies = (0..<4).map { _ in Reply.random(depth: 4, from: &counter, using: &random) }
    let table = TreeTable(replies) { isAutomatic ? $0.autoHeight() : $0 }
    var expanded: Set<Int> = []
    for step in 0..<40 {
      let known = all(table.list.items)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        table.dataSource.expandAll()
        // Items that come later are expanded too: the model takes all identities that there may ever be.
        expanded = Set(1...10_000)
      case 1:
        table.dataSource.collapseAll()
        expanded = []
      case 2:
        for reply in known.shuffled(using: &random).prefix(3) {
          table.dataSource.expand(reply)
          expanded.insert(reply.id)
        }
      case 3:
        if let reply = known.randomElement(using: &random) {
          table.dataSource.collapse(reply)
          expanded.remove(reply.id)
        }
      case 4:
        let visible = table.stage.tableView.indexPathsForVisibleRows ?? []
        if let path = visible.randomElement(using: &random),
          let reply = table.dataSource.item(at: path, of: Reply.self),
          !reply.replies.isEmpty
        {
          table.stage.tableView.tap(path.row, in: 0)
          expanded.formSymmetricDifference([reply.id])
        }
      default: change(&table.list.items, &counter, &random)
      }
      if Bool.random(using: &random) { change(&table.list.items, &counter, &random) }
      await table.update()
      let rows = (0..<table.stage.tableView.numberOfRows(inSection: 0)).map { row -> String in
        let reply = table.dataSource.item(at: IndexPath(row: row, section: 0), of: Reply.self)
        return "\(reply.flatMap { table.dataSource.node(of: $0)?.level } ?? -1) \(reply?.id ?? -1)"
      }
      #expect(rows == expected(table.list.items, expanded), "step \(step)")
      let cells = table.stage.tableView.visibleCells
      let paths = table.stage.tableView.indexPathsForVisibleRows ?? []
      for (cell, path) in zip(cells, paths) {
        guard let reply = table.dataSource.item(at: path, of: Reply.self) else { continue }
        let node = table.dataSource.node(of: reply)
        #expect(cell.textLabel?.text == reply.text && cell.indentationLevel == node?.level, "step \(step), \(path)")
        let chevron = cell.accessoryView as? TreeChevron
        #expect((chevron != nil) == !reply.replies.isEmpty && (chevron?.isExpanded ?? false) == node?.isExpanded)
      }
    }
    #expect(table.stage.log.messages.isEmpty)
  }
}
