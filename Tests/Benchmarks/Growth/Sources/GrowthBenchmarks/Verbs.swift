import Foundation
import TableMaker
import UIKit

@MainActor let allVerbs = listVerbs + sectionVerbs + formVerbs + treeVerbs + pageVerbs

// MARK: Lists

@MainActor private func list(
  _ name: String, isLinear: Bool = false, _ change: @escaping @MainActor (ItemList<Row>, Scene, Int) -> Void
) -> Verb {
  Verb(name: "list: " + name, isLinear: isLinear) { count in
    let (scene, list) = (Scene(), ItemList(rows(count)))
    scene.table.allowsMultipleSelection = true
    scene.source = scene.chain.section("rows").cell(UITableViewCell.self).data(list)
      .adapter { cell, row, _ in cell.textLabel?.text = row.text }.make()
    scene.settle()
    return {
      change(list, scene, count)
      scene.settle()
    }
  }
}

@MainActor private let listVerbs = [
  list("n items assigned") { list, _, count in list.items = rows(count, from: count) },
  list("all items reversed") { list, _, _ in list.items.reverse() },
  list("all items edited in place") { list, _, _ in for index in list.items.indices { list.items[index].text = "a" } },
  list("n items appended one by one") { list, _, count in for id in count..<2 * count { list.append(Row(id: id)) } },
  list("the first item removed, n times", isLinear: true) { list, _, count in
    for _ in 0..<count { list.items.removeFirst() }
  },
  list("n items edited by id", isLinear: true) { list, _, count in for id in 0..<count { list[id: id]?.text = "a" } },
  list("n items removed one by one", isLinear: true) { list, _, count in
    for id in 0..<count { list.remove(Row(id: id)) }
  },
  list("all rows selected") { _, scene, count in scene.source.selection = Set(0..<count) },
  list("an update for each of 10 edits") { list, scene, count in
    for id in 0..<10 {
      list.items[id].text = "b"
      scene.settle()
    }
  },
  Verb(name: "list: searched, sorted, and grouped") { count in
    let (scene, list) = (Scene(), ItemList(rows(count).map { Row(id: $0.id, text: "row \($0.id % 50)") }))
    let found = list.searched(by: \.text).sorted(by: \.text).grouped(by: .firstLetter(of: \.text))
    scene.source = scene.chain.sections(from: found).cell(UITableViewCell.self).adapter { _, _, _ in }.make()
    scene.settle()
    return {
      found.query = "1"
      scene.settle()
    }
  },
  Verb(name: "list: 50 steps undone") { count in
    let (scene, list, manager) = (Scene(), ItemList(rows(count)), UndoManager())
    manager.groupsByEvent = false
    scene.source = scene.chain.undoable(with: manager).section("rows").cell(UITableViewCell.self).data(list)
      .adapter { _, _, _ in }.make()
    scene.settle()
    return {
      for step in 0..<50 {
        manager.beginUndoGrouping()
        scene.source.performUndoable { _ = list.items.remove(at: step * 7) }
        manager.endUndoGrouping()
      }
      for _ in 0..<50 { manager.undo() }
      scene.settle()
    }
  },
]

// MARK: Sections

@MainActor private func sections(
  _ name: String, isLinear: Bool = false, _ change: @escaping @MainActor (TableViewDataSource, Scene, Int) -> Void
) -> Verb {
  Verb(name: "sections: " + name, isLinear: isLinear) { count in
    let scene = Scene()
    var chain: any Finished = scene.chain
    for number in 0..<count {
      chain = chain.section("\(number)").cell(UITableViewCell.self).data([number]).adapter { _, _, _ in }
    }
    scene.source = chain.make()
    scene.settle()
    return {
      change(scene.source, scene, count)
      scene.settle()
    }
  }
}

@MainActor private let sectionVerbs = [
  sections("n hidden by name") { source, _, count in for number in 0..<count { source.section("\(number)").hide() } },
  sections("n removed by name") { source, _, count in
    for number in 0..<count { source.section("\(number)").remove() }
  },
  sections("n moved by name") { source, _, count in
    for number in 1..<count { source.section("\(number)").move(before: "0") }
  },
  sections("n inserted by name") { source, _, count in
    for number in 0..<count {
      source.section("new \(number)").insert(after: "\(number)") {
        $0.cell(UITableViewCell.self).data([number]).adapter { _, _, _ in }
      }
    }
  },
  sections("n reconfigured by name") { source, _, count in
    for number in 0..<count { source.section("\(number)").reconfigure() }
  },
]

// MARK: Forms

@MainActor private func form(
  _ name: String, isConditional: Bool = false,
  _ change: @escaping @MainActor (FormDraft<Sheet>, TableViewDataSource, Int) -> Void
) -> Verb {
  Verb(name: "form: " + name) { count in
    let (scene, draft) = (Scene(), FormDraft(Sheet(count)))
    var chain = scene.chain.section().textField("first", \.names[0], of: draft, named: "first")
    for number in 1..<count {
      let row = chain.textField("field", \.names[number], of: draft, named: "\(number)")
      chain = isConditional ? row.visible(when: draft) { $0.flags[number] } : row
    }
    scene.source = chain.make()
    scene.settle()
    return {
      change(draft, scene.source, count)
      scene.settle()
    }
  }
}

@MainActor private let formVerbs = [
  form("n fields set in a group") { draft, _, count in
    draft.group { for number in 0..<count { draft[\.names[number]] = "other \(number)" } }
  },
  form("n fields set one by one") { draft, _, count in
    for number in 0..<count { draft[\.names[number]] = "other \(number)" }
  },
  form("n conditions that turn in a group", isConditional: true) { draft, _, count in
    draft.group { for number in 1..<count { draft[\.flags[number]] = true } }
  },
  form("n conditions that turn one by one", isConditional: true) { draft, _, count in
    for number in 1..<count { draft[\.flags[number]] = true }
  },
  form("n rows hidden by name") { _, source, count in for number in 1..<count { source.row("\(number)").hide() } },
  form("n rows removed by name") { _, source, count in for number in 1..<count { source.row("\(number)").remove() } },
  form("n rows moved by name") { _, source, count in
    for number in 1..<count { source.row("\(number)").move(before: "first") }
  },
  form("all fields reverted") { draft, _, count in
    draft.group { for number in 0..<count { draft[\.names[number]] = "other \(number)" } }
    draft.revert()
  },
]

// MARK: Trees

@MainActor private func tree(
  _ name: String, isLinear: Bool = false, parents: @escaping (Int) -> Int,
  _ change: @escaping @MainActor (ItemList<Row>, Scene, Int) -> Void
) -> Verb {
  Verb(name: "tree: " + name, isLinear: isLinear) { count in
    let scene = Scene()
    let parents = parents(count)
    let list = ItemList(
      (0..<parents).map { parent in
        Row(id: parent, children: rows(count / parents, from: 1_000_000 + parent * count / parents))
      })
    scene.source = scene.chain.section("rows").cell(UITableViewCell.self).data(list)
      .adapter { cell, row, _ in cell.textLabel?.text = row.text }.expandable(children: \.children).make()
    scene.settle()
    return {
      change(list, scene, count)
      scene.settle()
    }
  }
}

@MainActor private let treeVerbs = [
  tree("a parent of n expanded and collapsed", parents: { _ in 1 }) { list, scene, _ in
    scene.source.expand(list.items[0])
    scene.settle()
    scene.source.collapse(list.items[0])
  },
  tree("n parents expanded one by one", parents: { $0 / 2 }) { list, scene, _ in
    for item in list.items { scene.source.expand(item) }
  },
  tree("everything expanded and collapsed", parents: { $0 / 2 }) { _, scene, _ in
    scene.source.expandAll()
    scene.settle()
    scene.source.collapseAll()
  },
  tree("a parent edited among n rows, 10 times", parents: { $0 / 10 }) { list, scene, _ in
    scene.source.expandAll()
    scene.settle()
    for step in 0..<10 {
      list.items[1].text = "\(step)"
      scene.settle()
    }
  },
]

// MARK: Pages

@MainActor private func pages(
  _ name: String, isLinear: Bool = false, _ change: @escaping @MainActor (PagedList<Row>, Int) -> Void
) -> Verb {
  Verb(name: "pages: " + name, isLinear: isLinear) { count in
    let scene = Scene()
    let list = PagedList<Row>(perPage: 20) { request in
      ItemPage(rows(20, from: request.offset), hasMore: true)
    }
    scene.source = scene.chain.section("rows").cell(UITableViewCell.self).data(list).adapter { _, _, _ in }.make()
    return {
      change(list, count)
      scene.settle()
    }
  }
}

/// Loads pages of 20 until a list has as many items.
@MainActor private func load(_ list: PagedList<Row>, _ count: Int, _ each: @escaping @MainActor (Int) -> Void) {
  var isOver = false
  Task { @MainActor in
    while list.items.count < count {
      await list.loadMore().value
      each(list.items.count)
    }
    isOver = true
  }
  while !isOver { RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001)) }
}

@MainActor private let pageVerbs = [
  pages("pages of 20 until there are n items") { list, count in load(list, count) { _ in } },
  pages("the same, with an edit before each page", isLinear: true) { list, count in
    load(list, count) { list.items[$0 / 2].text = "edited" }
  },
]
