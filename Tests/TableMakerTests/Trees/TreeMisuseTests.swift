import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Trees that are none, or have no end, and trees that are asked for things at bad moments.
@MainActor @Suite struct TreeMisuseTests {
  /// An item that finds its children elsewhere.
  private struct Folder: Identifiable, Equatable, CustomStringConvertible {
    let id: String
    var description: String { "Folder \(id)" }
  }

  private func show(_ folders: [String: [String]], roots: [String]) -> Stage {
    let stage = Stage()
    stage.show(
      stage.chain.height(20).section("folders").data(roots.map { Folder(id: $0) }).stockCell(.default)
        .adapter { cell, folder, _ in cell.textLabel?.text = folder.id }
        .expandable(children: { folder in (folders[folder.id] ?? []).map { Folder(id: $0) } })
        .make())
    return stage
  }

  private func update(_ stage: Stage) async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  @Test func `an item that is below itself is not shown there, and told once`() async {
    let stage = show(["a": ["b", "d"], "b": ["c"], "c": ["a", "e"]], roots: ["a", "f"])
    stage.dataSource?.expandAll()
    await update(stage)
    #expect(stage.texts == ["a", "b", "c", "e", "d", "f"])
    stage.dataSource?.update()
    await update(stage)
    #expect(
      stage.log.messages == [
        "The tree of section “folders” has no end: Folder a is its own descendant, at level 3, so TableMaker doesn't "
          + "show it there. In .expandable(children:), return only items of the next level, each with a unique id."
      ])
    #expect(stage.log.diagnostics.first?.placed.contains("TreeMisuseTests.swift:20") ?? false)
  }

  @Test func `an item that is its own child is shown once`() async {
    let stage = show(["a": ["a"]], roots: ["a", "b"])
    stage.tableView.tap(0, in: 0)
    await update(stage)
    #expect(stage.texts == ["a", "b"])
    #expect(stage.log.messages.count == 1)
  }

  @Test(arguments: [1, 2, 3, 7, 10, 100])
  func `a tree whose items all have all items below them has few rows, and is told once`(count: Int) async {
    let names = (0..<count).map(String.init)
    let stage = show(Dictionary(uniqueKeysWithValues: names.map { ($0, names) }), roots: names)
    stage.dataSource?.expandAll()
    await update(stage)
    let rows = stage.rowCounts[0]
    #expect(rows >= count && rows <= count + 101 * count)
    let messages = stage.log.messages.filter { $0.contains("has no end") }
    #expect(messages.count == 1 && messages[0].contains("Folder 0 is its own descendant, at level 1,"))
    stage.dataSource?.update()
    stage.dataSource?.collapseAll()
    await update(stage)
    #expect(stage.rowCounts == [count])
    // One at a time, as the user unfolds it.
    for _ in 0..<6 {
      for row in 0..<min(6, stage.tableView.numberOfRows(inSection: 0)) { stage.tableView.tap(row, in: 0) }
      await update(stage)
    }
    #expect(stage.rowCounts[0] <= count + 101 * count)
  }

  @Test func `up to a hundred items that are below themselves keep no other item from unfolding`() async {
    // Each has itself below it, as where a filter has forgotten that.
    let names = (0..<99).map { "item \($0)" }
    let stage = show(
      Dictionary(uniqueKeysWithValues: names.map { ($0, [$0, "\($0).1"]) }), roots: names)
    stage.dataSource?.expandAll()
    await update(stage)
    #expect(stage.rowCounts == [198])
    #expect(stage.log.messages.count == 1)
  }

  @Test(arguments: [1, 2]) func `a tree that makes new items without end ends at level 1,000`(width: Int) async {
    let stage = Stage()
    stage.show(
      stage.chain.height(20).section().data([1, 2]).stockCell(.default).adapter { _, _, _ in }
        .expandable(children: { number in (0..<width).map { _ in UUID().hashValue ^ number } })
        .make())
    stage.dataSource?.expandAll()
    await update(stage)
    #expect(stage.rowCounts[0] < 1001 * width + 2 && stage.rowCounts[0] > 1000)
    #expect(stage.log.messages.count == 1)
    #expect(stage.log.messages.first?.contains("is at level 1000") ?? false)
  }

  @Test func `a tree of a thousand levels that has an end is shown`() async {
    let stage = Stage()
    stage.show(
      stage.chain.height(20).section().data([0]).stockCell(.default).adapter { _, _, _ in }
        .expandable(children: { $0 < 1000 ? [$0 + 1] : [] })
        .make())
    stage.dataSource?.expandAll()
    await update(stage)
    #expect(stage.rowCounts == [1001])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `items without an identity are shown without children, and told`() async {
    struct Nameless { var children: [Nameless] = [] }
    let stage = Stage()
    stage.show(
      stage.chain.height(20).section("nameless").data([Nameless(children: [Nameless()]), Nameless()]).stockCell(
        .default
      )
      .adapter { _, _, _ in }
      .expandable(children: \.children)
      .make())
    stage.tableView.tap(0, in: 0)
    await update(stage)
    #expect(stage.rowCounts == [2])
    #expect(
      stage.log.messages == [
        "The items of section “nameless” have no identity, so they can't stay expanded, and TableMaker shows no "
          + "children. Make them Identifiable or Hashable, or specify an id: data(items, id: \\.…)."
      ])
  }

  @Test func `items with an identity that the app names make a tree`() async {
    struct Named {
      let name: String
      var children: [Named] = []
    }
    let stage = Stage()
    let top = Named(name: "top", children: [Named(name: "below")])
    stage.show(
      stage.chain.height(20).section().data([top], id: \.name).stockCell(.default)
        .adapter { cell, named, _ in cell.textLabel?.text = named.name }
        .expandable(children: \.children)
        .make())
    stage.dataSource?.expand(top)
    await update(stage)
    #expect(stage.texts == ["top", "below"])
  }

  @Test func `steps and calls for trees where there is none are told, and nothing is done`() async {
    let stage = Stage()
    stage.show(
      stage.chain.section("notes").data(notes(2)).cell(NoteCell.self).adapter { _, _, _ in }
        .onExpand { _, _ in }.nodeAdapter { _, _, _ in }
        .make())
    stage.dataSource?.expand(Note(1))
    stage.dataSource?.collapseAll()
    stage.dataSource?.section("notes").expandAll()
    #expect(stage.dataSource?.isExpanded(Note(1)) == false && stage.dataSource?.node(of: Note(1)) == nil)
    await update(stage)
    let way = "Add .expandable(children:) to the section."
    #expect(
      stage.log.messages == [
        ".nodeAdapter requires a tree, but section “notes” isn't one, so TableMaker ignored it. \(way)",
        "expand(\(Note(1))) requires a tree, but no section with such items is one, so TableMaker ignored it. \(way)",
        "collapseAll() requires a tree, but no section with such items is one, so TableMaker ignored it. \(way)",
        "section(“notes”).expandAll() requires a tree, but section “notes” isn't one, so TableMaker ignored it. \(way)",
      ])
  }

  @Test func `what is expanded and collapsed while the table asks is shown in the next turn`() async {
    let replies = [Reply.tree(1, width: 2, depth: 2), Reply(2)]
    var ask: () -> Void = {}
    let table = TreeTable(replies) { section in
      section.nodeAdapter { _, _, _ in ask() }.titles { _ in
        ask()
        return nil
      }
    }
    var asked = 0
    ask = { [weak dataSource = table.dataSource] in
      asked += 1
      if asked == 1 { dataSource?.expand(replies[0].replies[0]) }
    }
    table.dataSource.expand(replies[0])
    await table.update()
    #expect(table.identities == [1, 11, 111, 112, 12, 2])
    ask = { [weak dataSource = table.dataSource] in dataSource?.collapseAll() }
    table.dataSource.update()
    await table.update()
    #expect(table.identities == [1, 2])
    #expect(table.stage.log.messages.isEmpty)
  }

  @Test func `an adapter that expands and collapses each time does not go on for ever, and is told of`() async {
    let replies = [Reply.tree(1, width: 2, depth: 1)]
    var ask: () -> Void = {}
    let table = TreeTable(replies) { $0.nodeAdapter { _, _, _ in ask() } }
    ask = { [weak dataSource = table.dataSource] in
      guard let dataSource else { return }
      if dataSource.isExpanded(replies[0]) { dataSource.collapse(replies[0]) } else { dataSource.expand(replies[0]) }
    }
    table.dataSource.update()
    table.dataSource.expandAll()
    await table.update()
    ask = {}
    #expect(table.stage.log.messages.contains { $0.contains("triggers an update each time it runs") })
  }

  @Test func `two children of one identity are told as any duplicates are`() async {
    let stage = show(["a": ["b", "b"]], roots: ["a"])
    stage.dataSource?.expandAll()
    await update(stage)
    #expect(stage.rowCounts == [3])
    #expect(stage.log.messages.first?.hasPrefix("Rows 1 and 2 of section “folders” have the same identity, b") ?? false)
  }
}
