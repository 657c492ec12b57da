import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Sections that show items with the items below them.
@MainActor @Suite struct TreeTests {
  private let two = [Reply.tree(1, width: 2, depth: 2), Reply(2)]

  @Test func `a tap on a row shows its children below it, a level further in, and another takes them away`() async {
    let table = TreeTable(two)
    #expect(table.rows == ["reply 1 >", "reply 2"])
    await table.tap(0)
    #expect(table.rows == ["reply 1 v", ".reply 11 >", ".reply 12 >", "reply 2"])
    await table.tap(2)
    #expect(
      table.rows == ["reply 1 v", ".reply 11 >", ".reply 12 v", "..reply 121", "..reply 122", "reply 2"])
    await table.tap(0)
    #expect(table.rows == ["reply 1 >", "reply 2"])
    #expect(table.stage.tableView.indexPathsForSelectedRows == nil)
    await table.tap(1)
    #expect(table.rows == ["reply 1 >", "reply 2"], "a row without children has nothing to show")
    #expect(table.stage.log.messages.isEmpty)
  }

  @Test func `what was expanded below a collapsed row is so again when it is expanded`() async {
    let table = TreeTable(two)
    await table.tap(0)
    await table.tap(1)
    let shown = table.rows
    await table.tap(0)
    #expect(table.rows.count == 2)
    await table.tap(0)
    #expect(table.rows == shown)
  }

  @Test func `rows keep their cells when others unfold above them`() async throws {
    let table = TreeTable(two)
    let (first, second) = (try table.stage.cell(0), try table.stage.cell(1))
    await table.tap(0)
    #expect(try table.stage.cell(0) === first && table.stage.cell(3) === second)
  }

  @Test func `the live object expands and collapses items, at once in what it answers, in one update on screen`() async
  {
    let table = TreeTable(two)
    #expect(!table.dataSource.isExpanded(two[0]))
    table.dataSource.expand(two[0])
    table.dataSource.expand(two[0].replies[1])
    #expect(table.dataSource.isExpanded(two[0]) && table.dataSource.isExpanded(two[0].replies[1]))
    #expect(!table.dataSource.isExpanded(two[0].replies[0]))
    #expect(table.identities == [1, 2], "the table follows in the next turn")
    await table.update()
    #expect(table.identities == [1, 11, 12, 121, 122, 2])
    table.dataSource.collapse(two[0])
    await table.update()
    #expect(table.identities == [1, 2] && table.dataSource.isExpanded(two[0].replies[1]))
  }

  @Test func `all is expanded at every level, those that come later too, until all is collapsed`() async {
    let table = TreeTable(two)
    table.dataSource.expandAll()
    await table.update()
    #expect(table.identities == [1, 11, 111, 112, 12, 121, 122, 2])
    table.list.append(.tree(3, width: 1, depth: 1))
    await table.update()
    #expect(table.identities.suffix(3) == [2, 3, 31])
    table.dataSource.collapse(two[0])
    await table.update()
    #expect(table.identities == [1, 2, 3, 31])
    table.dataSource.section("replies").collapseAll()
    await table.update()
    #expect(table.identities == [1, 2, 3])
    table.dataSource.section("replies").expandAll()
    await table.update()
    #expect(table.identities.count == 10)
    #expect(table.stage.log.messages.isEmpty)
  }

  @Test func `what is expanded stays so as items change, move, go and come back`() async {
    let table = TreeTable(two)
    table.dataSource.expand(two[0])
    await table.update()
    table.list.items[0].text = "other"
    table.list.items[0].replies.append(Reply(13))
    await table.update()
    #expect(table.rows == ["other v", ".reply 11 >", ".reply 12 >", ".reply 13", "reply 2"])
    table.list.move(from: 0, to: 1)
    await table.update()
    #expect(table.identities == [2, 1, 11, 12, 13])
    let gone = table.list.items[1]
    table.list.items.remove(at: 1)
    await table.update()
    #expect(table.identities == [2])
    table.list.append(gone)
    await table.update()
    #expect(table.identities == [2, 1, 11, 12, 13])
  }

  @Test func `an item that loses its children has no chevron any more, and gets it back with them, expanded`() async {
    let table = TreeTable(two)
    await table.tap(0)
    table.list.items[0].replies = []
    await table.update()
    #expect(table.rows == ["reply 1", "reply 2"])
    table.list.items[0].replies = [Reply(19)]
    await table.update()
    #expect(table.rows == ["reply 1 v", ".reply 19", "reply 2"])
  }

  @Test func `children are found by item as all rows are`() async {
    let table = TreeTable(two)
    let child = two[0].replies[1]
    #expect(table.dataSource.indexPath(of: child) == nil && table.dataSource.node(of: child) == nil)
    table.dataSource.expand(two[0])
    await table.update()
    #expect(table.dataSource.indexPath(of: child) == IndexPath(row: 2, section: 0))
    #expect(table.dataSource.item(at: IndexPath(row: 2, section: 0)) == child)
    #expect(table.dataSource.node(of: child) == TreeNode(level: 1, hasChildren: true, isExpanded: false))
    #expect(table.dataSource.node(of: two[1]) == TreeNode(level: 0, hasChildren: false, isExpanded: false))
    #expect(table.dataSource.numberOfItems == 4)
  }

  @Test func `onSelect comes first, then onExpand or onCollapse, with the item and its index; code tells nothing`()
    async
  {
    let kept = Log()
    let table = TreeTable(two) { section in
      section.onSelect { [log = kept] reply, index in log.add("select \(reply.id) at \(index)") }
        .onExpand { [log = kept] reply, index in log.add("expand \(reply.id) at \(index)") }
        .onExpand(by: WeakReference(kept)) { log, reply, _ in log.add("expand \(reply.id) once more") }
        .onCollapse(by: WeakReference(kept)) { log, reply, index in log.add("collapse \(reply.id) at \(index)") }
    }
    await table.tap(0)
    await table.tap(2)
    await table.tap(0)
    #expect(
      kept.lines == [
        "select 1 at 0", "expand 1 at 0", "expand 1 once more", "select 12 at 2", "expand 12 at 2",
        "expand 12 once more", "select 1 at 0", "collapse 1 at 0",
      ])
    kept.lines = []
    table.dataSource.expandAll()
    table.dataSource.collapse(two[0])
    await table.update()
    await table.tap(1)
    #expect(kept.lines == ["select 2 at 1"])
  }

  @Test func `an error of onExpand goes to onError, and the row is expanded all the same`() async {
    struct Failure: Error {}
    let table = TreeTable(two) { $0.onExpand { _, _ in throw Failure() } }
    await table.tap(0)
    #expect(table.identities == [1, 11, 12, 2])
    #expect(
      table.stage.log.messages == [
        "onExpand of section “replies” threw Failure(). Handle the error in the table view's .onError."
      ])
  }

  @Test func `a handler may remove the item that was tapped`() async {
    var remove: () -> Void = {}
    let table = TreeTable(two) { $0.onSelect { _, _ in remove() } }
    remove = { [list = table.list] in list.items.removeFirst() }
    await table.tap(0)
    #expect(table.identities == [2])
    #expect(table.stage.log.messages.isEmpty)
  }

  @Test func `nodeAdapter tells cells how their items stand, after the adapter and whenever that changes`() async {
    var told: [String] = []
    let table = TreeTable(two, disclosure: .tap) { section in
      section.nodeAdapter { _, reply, node in
        told.append("\(reply.id): \(node.level)\(node.hasChildren ? node.isExpanded ? " open" : " shut" : "")")
      }
    }
    #expect(told == ["1: 0 shut", "2: 0"])
    #expect(table.rows == ["reply 1", "reply 2"], "without chevrons")
    told = []
    await table.tap(0)
    #expect(Set(told) == ["1: 0 open", "11: 1 shut", "12: 1 shut"])
  }

  @Test func `a manual tree does not answer to taps`() async {
    let table = TreeTable(two, disclosure: .manual)
    await table.tap(0)
    #expect(table.identities == [1, 2])
    table.dataSource.expand(two[0])
    await table.update()
    #expect(table.identities == [1, 11, 12, 2])
  }

  @Test(arguments: [false, true]) func `where taps select several rows, or the table is edited, they do not expand`(
    whileEditing: Bool
  ) async {
    let table = TreeTable(two)
    if whileEditing {
      table.stage.tableView.allowsSelectionDuringEditing = true
      table.stage.tableView.setEditing(true, animated: false)
    } else {
      table.stage.tableView.allowsMultipleSelection = true
    }
    table.stage.window.layOut()
    await table.tap(0)
    #expect(table.identities == [1, 2])
    if !whileEditing { #expect(table.stage.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0)) }
  }

  @Test func `an indentation of the section's own goes before the levels`() async {
    let table = TreeTable(two) { $0.indentations { reply, _ in reply.id % 7 } }
    await table.tap(0)
    #expect(table.rows == [".reply 1 v", "....reply 11 >", ".....reply 12 >", "..reply 2"])
  }

  @Test func `titles, headers and their heights are asked with the section's own items`() async {
    let table = TreeTable(two) { $0.titles { "\($0.count) threads" } }
    table.dataSource.expandAll()
    await table.update()
    #expect(table.dataSource.sectionTitles == ["2 threads"])
  }

  @Test func `filters, orders and groups are of the section's own items, each with its children`() async {
    let stage = Stage()
    let replies = [Reply(3, "pear", [Reply(31, "apple")]), Reply(1, "apple"), Reply(2, "plum", [Reply(21, "pear")])]
    let bar = UISearchBar()
    stage.show(
      stage.chain.height(20).section().data(replies).stockCell(.default)
        .adapter { cell, reply, _ in cell.textLabel?.text = reply.text }
        .expandable(children: \.replies).searchable(bar, by: \.text).sorted(by: \.text, .reverse)
        .grouped(by: .firstLetter(of: \.text))
        .make())
    stage.dataSource?.expandAll()
    await stage.dataSource?.waitForUpdates()
    stage.window.layOut()
    #expect(stage.texts == ["apple", "plum", "pear", "pear", "apple"])
    #expect(stage.rowCounts == [1, 4])
    stage.dataSource?.query = "plum"
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(stage.texts == ["plum", "pear"])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `the dump says how rows stand in their tree`() async {
    let table = TreeTable(two)
    await table.tap(0)
    let rows = table.dataSource.dump().description.split(separator: "\n").dropFirst(2)
    #expect(rows.map { $0.contains("expanded") } == [true, false, false, false])
    #expect(rows.map { $0.contains("collapsed") } == [false, true, true, false])
    #expect(rows.map { $0.contains("· Reply") } == [false, true, true, false])
    #expect(table.dataSource.dump().sections[0].rows.map(\.level) == [0, 1, 1, 0])
  }

  @Test func `a reused cell has neither the level nor the chevron of another row`() async {
    let table = TreeTable((1...60).map { $0 == 1 ? .tree(width: 3, depth: 1) : Reply($0 * 100) })
    table.dataSource.expandAll()
    await table.update()
    #expect(table.rows.prefix(5) == ["reply 1 v", ".reply 11", ".reply 12", ".reply 13", "reply 200"])
    table.stage.tableView.scrollToRow(at: IndexPath(row: 62, section: 0), at: .bottom, animated: false)
    table.stage.window.layOut()
    #expect(table.rows.allSatisfy { !$0.hasPrefix(".") && !$0.hasSuffix("v") && !$0.hasSuffix(">") })
  }

  @Test func `a row has as much room for its content unfolded as it had before`() async throws {
    let table = TreeTable(two)
    let cell = try table.stage.cell(0)
    let width = cell.contentView.frame.width
    for _ in 0..<3 {
      await table.tap(0)
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      let chevron = try #require(cell.accessoryView)
      #expect(cell.contentView.frame.width == width && chevron.bounds.width == chevron.bounds.height)
    }
  }

  @Test func `a row that moves to another section and unfolds in one update shows that it has`() async throws {
    let (stage, moved) = (Stage(), Reply.tree(1, width: 2, depth: 1))
    let list = SectionList([ItemSection("a", items: [moved, Reply(2)]), ItemSection("b", items: [Reply(3)])])
    stage.show(
      stage.chain.height(20).sections(from: list).stockCell(.default)
        .adapter { cell, reply, _ in cell.textLabel?.text = reply.text }
        .expandable(children: \.replies)
        .make())
    let dataSource = try #require(stage.dataSource)
    dataSource.batch {
      list.sections[0].items.removeFirst()
      list.sections[1].items.append(moved)
      dataSource.expand(moved)
    }
    await dataSource.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(stage.rowCounts == [1, 4])
    let cell = try #require(stage.tableView.cellForRow(at: IndexPath(row: 1, section: 1)))
    #expect((cell.accessoryView as? TreeChevron)?.isExpanded == true)
  }

  @Test func `five thousand rows unfold in one update and fold again, with the place on screen kept`() async {
    let table = TreeTable(
      [Reply(0)] + [.tree(1, width: 1, depth: 0)] + [
        Reply(2, nil, (10_000..<15_000).map { Reply($0) }), Reply(3),
      ])
    await table.tap(2)
    #expect(table.identities.count == 5004)
    #expect(table.rows.prefix(5) == ["reply 0", "reply 1", "reply 2 v", ".reply 10000", ".reply 10001"])
    await table.tap(2)
    #expect(table.rows == ["reply 0", "reply 1", "reply 2 >", "reply 3"])
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft], [true, false])
  func `the chevron of an expanded row points down in both directions`(
    direction: UITraitEnvironmentLayoutDirection, allAtOnce: Bool
  ) async {
    let table = TreeTable([.tree(1, width: 1, depth: 3)])
    table.stage.window.window.traitOverrides.layoutDirection = direction
    table.stage.window.layOut()
    if allAtOnce { table.dataSource.expandAll() } else { for row in 0..<3 { await table.tap(row) } }
    await table.dataSource.waitForUpdates()
    settleAnimations()
    table.stage.window.layOut()
    let glyphs = table.stage.tableView.visibleCells.compactMap { ($0.accessoryView as? TreeChevron)?.subviews.first }
    // “chevron.forward” points left in a right-to-left layout, so it turns counterclockwise.
    #expect(glyphs.count == 3)
    #expect(glyphs.allSatisfy { $0.transform.b == (direction == .rightToLeft ? -1 : 1) })
  }
}
