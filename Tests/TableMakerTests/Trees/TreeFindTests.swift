import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Trees with searches of their own items.
@MainActor @Suite struct TreeFindTests {
  private let replies = [
    Reply(1, "apple", [Reply(11, "pear"), Reply(12, "plum")]), Reply(2, "apricot", [Reply(21, "fig")]),
    Reply(3, "cherry"),
  ]

  @Test func `a selected row that a search has hidden is selected when it comes back, in an unfolded tree too`() async {
    let table = TreeTable(replies) { [bar = UISearchBar()] in $0.searchable(bar, by: \.text) }
    table.dataSource.expand(replies[0])
    await table.update()
    table.dataSource.selection = [2]
    table.dataSource.query = "apple"
    await table.update()
    #expect(table.identities == [1, 11, 12])
    #expect(table.stage.tableView.indexPathsForSelectedRows == nil)
    table.dataSource.query = ""
    await table.update()
    #expect(table.identities == [1, 11, 12, 2, 3])
    #expect(table.stage.tableView.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
  }

  @Test func `a row that came back in an unfolded tree is not selected once more when all is collapsed`() async {
    let table = TreeTable(replies) { [bar = UISearchBar()] in $0.searchable(bar, by: \.text) }
    table.dataSource.selection = [2]
    table.dataSource.query = "apple"
    await table.update()
    table.dataSource.expandAll()
    table.dataSource.query = ""
    await table.update()
    table.dataSource.selection = []
    table.dataSource.collapseAll()
    await table.update()
    #expect(table.identities == [1, 2, 3])
    #expect(table.stage.tableView.indexPathsForSelectedRows == nil)
  }

  @Test func `a child that is selected stays so while a search takes rows away above it`() async {
    let table = TreeTable(replies) { [bar = UISearchBar()] in $0.searchable(bar, by: \.text) }
    table.dataSource.expandAll()
    await table.update()
    table.dataSource.selection = [21]
    table.dataSource.query = "apricot"
    await table.update()
    #expect(table.identities == [2, 21])
    #expect(table.stage.tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test func `a search fills no cell of a row that stays, also where contents cannot be compared`() async {
    struct Branch: Identifiable, Sendable {
      let id: Int
      let text: String
      var branches: [Branch] { id < 10 ? [Branch(id: id * 10, text: "twig"), Branch(id: id * 10 + 1, text: "")] : [] }
    }
    let (stage, bar, branches) = (Stage(), UISearchBar(), [Branch(id: 1, text: "ash"), Branch(id: 2, text: "oak")])
    var filled: [Int] = []
    stage.show(
      stage.chain.height(20).section().data(branches).stockCell(.default)
        .adapter { cell, branch, _ in
          cell.textLabel?.text = branch.text
          filled.append(branch.id)
        }
        .expandable(children: \.branches).searchable(bar, by: \.text)
        .make())
    stage.dataSource?.expandAll()
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [6])
    filled = []
    stage.dataSource?.query = "oak"
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [3] && filled == [])
    stage.dataSource?.query = ""
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [6] && filled.sorted() == [1, 10, 11])
  }

  @Test func `the height that a row was measured again to have stays when the tree is collapsed`() async throws {
    final class HighCell: UITableViewCell {
      lazy var block: NSLayoutConstraint = {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        for (one, other) in [
          (view.topAnchor, contentView.topAnchor), (view.bottomAnchor, contentView.bottomAnchor),
        ] { one.constraint(equalTo: other).isActive = true }
        let height = view.heightAnchor.constraint(equalToConstant: 30)
        height.priority = UILayoutPriority(999)
        height.isActive = true
        return height
      }()
    }
    let (stage, bar) = (Stage(), UISearchBar())
    var heights: [Int: CGFloat] = [:]
    stage.show(
      stage.chain.section().data(replies).cell(HighCell.self)
        .adapter { cell, reply, _ in cell.block.constant = heights[reply.id] ?? 30 }
        .autoHeight().expandable(children: \.replies).searchable(bar, by: \.text)
        .make())
    let dataSource = try #require(stage.dataSource)
    dataSource.expand(replies[0])
    await dataSource.waitForUpdates()
    heights = [2: 50]
    dataSource.remeasure(replies[1])
    await dataSource.waitForUpdates()
    dataSource.collapse(replies[0])
    await dataSource.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(stage.rowCounts == [3])
    let rects = (0..<3).map { stage.tableView.rectForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(rects.map { $0.height.rounded(.down) } == [30, 50, 30])
  }
}
