import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// An item stays selected while a search, a hidden section, or a collapsed tree hides it, and is selected and deselected like one that is
/// shown.
@MainActor @Suite struct UnshownSelectionTests {
  /// Sections of all kinds, and a model of what is selected in them.
  @MainActor private final class World {
    let stage = Stage()
    let searched = ItemList((0..<8).map { Note($0, $0.isMultiple(of: 2) ? "apple" : "pear") })
    let other = ItemList((10..<16).map { Note($0, $0.isMultiple(of: 2) ? "apple" : "pear") })
    let plain = ItemList((20..<25).map { Note($0) })
    let plainToo = ItemList((30..<34).map { Note($0) })
    let tree = ItemList([
      Reply(40, "apple", [Reply(41, "pear", [Reply(42, "fig")]), Reply(43, "plum")]),
      Reply(44, "pear", [Reply(45, "fig")]),
      Reply(46, "plum"),
    ])
    let sections = SectionList(
      [ItemSection("p", items: [Note(50), Note(51)]), ItemSection("q", items: [Note(52)])])
    let bar = UISearchBar()
    var model: Set<Int> = []
    var allowsSeveral: Bool { stage.tableView.allowsMultipleSelection }
    var dataSource: TableViewDataSource { stage.dataSource! }

    init(allowsSeveral: Bool) {
      let bar = bar
      stage.tableView.allowsMultipleSelection = allowsSeveral
      stage.show(
        stage.chain.height(10).deselection(.never)
          .section("searched").cell(NoteCell.self).data(searched).adapter { _, _, _ in }.searchable(bar, by: \.text)
          .section("grouped").cell(PlainCell.self).data(other).adapter { _, _, _ in }
          .searchable(bar, by: \.text).sorted(by: \.id, .reverse).grouped(by: .key(\.text))
          .section("plain").cell(NoteCell.self).data(plain).adapter { _, _, _ in }
          .section("plain too").cell(NoteCell.self).data(plainToo).adapter { _, _, _ in }
          .section("tree").stockCell(.default).data(tree).adapter { _, _, _ in }
          .expandable(children: \.replies).searchable(bar, by: \.text)
          .sections("sections", from: sections).cell(NoteCell.self).adapter { _, _, _ in }
          .make())
    }

    var lists: [ItemList<Note>] { [searched, other, plain, plainToo] }

    var all: [Int] {
      func ids(_ replies: [Reply]) -> [Int] { replies.flatMap { [$0.id] + ids($0.replies) } }
      return lists.flatMap { $0.items.map(\.id) } + ids(tree.items) + sections.sections.flatMap { $0.items.map(\.id) }
    }

    var shown: [IndexPath: Int] {
      var result: [IndexPath: Int] = [:]
      for section in 0..<stage.tableView.numberOfSections {
        for row in 0..<stage.tableView.numberOfRows(inSection: section) {
          let path = IndexPath(row: row, section: section)
          result[path] =
            dataSource.item(at: path, of: Note.self)?.id ?? dataSource.item(at: path, of: Reply.self)?.id
        }
      }
      return result
    }

    func settle() async {
      await dataSource.waitForUpdates()
      stage.window.layOut()
    }

    func check(_ what: String) {
      model.formIntersection(all)
      #expect(dataSource.selection == Set(model.map { AnyHashable($0) }), "\(what)")
      let shown = shown
      let selected = Set((stage.tableView.indexPathsForSelectedRows ?? []).compactMap { shown[$0] })
      #expect(selected == model.intersection(shown.values), "\(what)")
    }
  }

  @Test func `a row that comes back while rows are chosen by marks isn't selected by a later update`() async throws {
    let (stage, list) = (Stage(), ItemList((0..<4).map { Note($0) }))
    stage.tableView.allowsMultipleSelection = true
    stage.tableView.allowsMultipleSelectionDuringEditing = true
    stage.show(
      stage.chain.height(10).deselection(.never).section("one").cell(NoteCell.self).data(list).adapter { _, _, _ in }
        .make())
    let dataSource = try #require(stage.dataSource)
    dataSource.selection = [AnyHashable(1)]
    dataSource.section("one").hide()
    await dataSource.waitForUpdates()
    dataSource.setEditing(true, animated: false)
    dataSource.section("one").show()
    await dataSource.waitForUpdates()
    #expect(stage.tableView.indexPathsForSelectedRows == nil, "nothing is marked")
    dataSource.setEditing(false, animated: false)
    let selection = dataSource.selection
    list.append(Note(9))
    await dataSource.waitForUpdates()
    #expect(dataSource.selection == selection)
    #expect(stage.tableView.indexPathsForSelectedRows == nil)
  }

  @Test(arguments: 0..<32)
  func `the selection is what was chosen and is still there, whatever hides it`(_ seed: Int) async throws {
    var random = SeededGenerator(seed: seed)
    let world = World(allowsSeveral: seed.isMultiple(of: 2))
    let dataSource = world.dataSource
    var next = 100
    await world.settle()
    for _ in 0..<60 {
      var what = ""
      switch Int.random(in: 0..<14, using: &random) {
      case 0, 1:
        let query = ["", "apple", "pear", "nothing"].randomElement(using: &random) ?? ""
        what = "query “\(query)”"
        dataSource.query = query
      case 2, 3:
        let names = ["searched", "grouped", "plain", "plain too", "tree", "sections"]
        let name = names.randomElement(using: &random) ?? ""
        let hides = Bool.random(using: &random)
        what = "\(hides ? "hide" : "show") \(name)"
        if hides { dataSource.section(name).hide() } else { dataSource.section(name).show() }
      case 4:
        what = "collapse all"
        dataSource.collapseAll()
      case 5:
        what = "expand all"
        dataSource.expandAll()
      case 6:
        let list = world.lists.randomElement(using: &random) ?? world.plain
        what = "remove"
        if let item = list.items.randomElement(using: &random) { list.remove(item) }
      case 7:
        let list = world.lists.randomElement(using: &random) ?? world.plain
        next += 1
        what = "insert \(next)"
        list.items.insert(Note(next, "apple"), at: Int.random(in: 0...list.items.count, using: &random))
      case 8:
        let list = world.lists.randomElement(using: &random) ?? world.plain
        what = "shuffle, change texts"
        list.items.shuffle(using: &random)
        for index in list.items.indices where Bool.random(using: &random) {
          list.items[index].text = list.items[index].text == "pear" ? "apple" : "pear"
        }
      case 9:
        let (from, to) = Bool.random(using: &random) ? (world.plain, world.plainToo) : (world.plainToo, world.plain)
        what = "move to another list"
        dataSource.batch {
          guard let item = from.items.randomElement(using: &random) else { return }
          from.remove(item)
          to.items.insert(item, at: 0)
        }
      case 10:
        what = "selection ="
        var wanted = Set(world.all.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
        if !world.allowsSeveral { wanted = Set(wanted.prefix(1)) }
        what += " \(wanted)"
        dataSource.selection = Set(wanted.map { AnyHashable($0) })
        world.model = wanted
        await world.settle()
      case 11:
        what = "selection.remove"
        guard let id = world.model.sorted().randomElement(using: &random) else { continue }
        dataSource.selection.remove(id)
        world.model.remove(id)
      case 12:
        let isReload = Bool.random(using: &random)
        what = isReload ? "reload" : "deselectAll"
        if isReload { dataSource.reload() } else { dataSource.deselectAll() }
        if !isReload { world.model = [] }
      default:
        what = "tap"
        let shown = world.shown
        guard let path = shown.keys.sorted().randomElement(using: &random), let id = shown[path],
          world.stage.tableView.cellForRow(at: path) != nil
        else { continue }
        world.stage.tableView.tap(path.row, in: path.section)
        if !world.allowsSeveral {
          world.model = [id]
        } else if world.model.remove(id) == nil {
          world.model.insert(id)
        }
      }
      await world.settle()
      world.check("\(seed): \(what)")
    }
    #expect(world.stage.log.messages == [])
  }

  // MARK: Single cases

  @Test(arguments: [false, true])
  func `selecting and deselecting in code reaches what a search hides`(allowsSeveral: Bool) async {
    for (chosen, expected) in [
      ([] as Set<AnyHashable>, [] as Set<AnyHashable>), ([4], [4]), ([1], [1]),
      (allowsSeveral ? [1, 4] : [4], allowsSeveral ? [1, 4] : [4]),
    ] {
      let world = World(allowsSeveral: allowsSeveral)
      world.dataSource.selection = allowsSeveral ? [1, 3] : [1]
      world.dataSource.query = "apple"
      await world.settle()
      #expect(world.dataSource.selection == (allowsSeveral ? [1, 3] : [1]))
      world.dataSource.selection = chosen
      #expect(world.dataSource.selection == expected)
      world.dataSource.query = ""
      await world.settle()
      #expect(world.dataSource.selection == expected)
      let rows = world.stage.tableView.indexPathsForSelectedRows?.map(\.row) ?? []
      #expect(Set(rows) == Set(expected.map { $0 as? Int ?? -1 }))
    }
  }

  @Test
  func `where one row can be selected, a tap on another deselects the hidden one, also a tap that does not keep`()
    async
  {
    for deselection in [Deselection.never, .afterTap] {
      let (stage, bar) = (Stage(), UISearchBar())
      stage.show(
        stage.chain.height(10).deselection(deselection).section().cell(NoteCell.self)
          .data([Note(1, "apple"), Note(2, "pear")]).adapter { _, _, _ in }.searchable(bar, by: \.text)
          .onSelect { _, _ in }.make())
      stage.dataSource?.selection = [1]
      stage.dataSource?.query = "pear"
      await stage.dataSource?.waitForUpdates()
      #expect(stage.dataSource?.selection == [1])
      stage.tableView.tap(0)
      let expected: Set<AnyHashable> = deselection == .never ? [2] : []
      #expect(stage.dataSource?.selection == expected)
      stage.dataSource?.query = ""
      await stage.dataSource?.waitForUpdates()
      #expect(stage.dataSource?.selection == expected)
    }
  }

  @Test func `a selection by marks and the one before editing are hidden each for itself`() async {
    let world = World(allowsSeveral: true)
    let (dataSource, table) = (world.dataSource, world.stage.tableView)
    table.allowsMultipleSelectionDuringEditing = true
    dataSource.selection = [1, 20]
    dataSource.query = "apple"
    await world.settle()
    dataSource.setEditing(true, animated: false)
    #expect(dataSource.selection == [])
    dataSource.selection = [1, 2, 21]
    dataSource.query = "nothing"
    dataSource.section("plain").hide()
    await world.settle()
    #expect(dataSource.selection == [1, 2, 21])
    dataSource.deselectAll()
    #expect(dataSource.selection == [])
    dataSource.selection = [2]
    dataSource.setEditing(false, animated: false)
    dataSource.query = ""
    dataSource.section("plain").show()
    await world.settle()
    #expect(dataSource.selection.contains(1) && !dataSource.selection.contains(2))
    dataSource.setEditing(true, animated: false)
    #expect(dataSource.selection == [])
  }

  @Test func `what a search elsewhere replaces stays selected`() async {
    let (stage, bar) = (Stage(), UISearchBar())
    let list = ItemList(notes(3))
    stage.show(
      stage.chain.height(10).section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
        .remoteSearch(by: bar, debounce: .zero) { _ in [Note(7), Note(1)] }.make())
    stage.tableView.allowsMultipleSelection = true
    stage.dataSource?.selection = [0, 1]
    stage.dataSource?.query = "x"
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [2])
    #expect(stage.dataSource?.selection == [0, 1])
    #expect(stage.tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    stage.dataSource?.selection = [7, 2]
    stage.dataSource?.query = ""
    await stage.dataSource?.waitForUpdates()
    #expect(stage.dataSource?.selection == [2])
    #expect(stage.tableView.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test func `an item that is known by its place stays selected while a search hides it, and has no identity then`()
    async
  {
    struct Plain { var text: String }
    let (stage, bar) = (Stage(), UISearchBar())
    let list = ItemList(["apple", "pear", "apple", "plum"].map { Plain(text: $0) })
    stage.show(
      stage.chain.height(10).section().cell(PlainCell.self).data(list).adapter { _, _, _ in }
        .searchable(bar) { item, text in item.text.hasPrefix(text) }.make())
    stage.tableView.allowsMultipleSelection = true
    stage.dataSource?.selection = [1, 2]
    stage.dataSource?.query = "apple"
    await stage.dataSource?.waitForUpdates()
    #expect(stage.dataSource?.selection == [1])
    stage.dataSource?.query = ""
    await stage.dataSource?.waitForUpdates()
    #expect(stage.dataSource?.selection == [1, 2])
  }

  @Test func `an item that leaves a collapsed parent, or whose parent goes, is not selected any more`() async {
    let world = World(allowsSeveral: true)
    world.dataSource.selection = [42, 43, 45]
    #expect(world.dataSource.selection == [42, 43, 45])
    world.tree.items[0].replies[0].replies = []
    await world.settle()
    #expect(world.dataSource.selection == [43, 45])
    world.tree.items.remove(at: 1)
    await world.settle()
    #expect(world.dataSource.selection == [43])
    world.dataSource.expandAll()
    await world.settle()
    #expect(world.dataSource.selection == [43])
    #expect(world.stage.tableView.indexPathsForSelectedRows?.count == 1)
    world.dataSource.section("tree").remove()
    await world.settle()
    #expect(world.dataSource.selection == [])
  }

  @Test func `a tree without end is looked through only so far`() async {
    struct Endless: Identifiable, Sendable {
      let id: Int
      var below: [Endless] { [Endless(id: id * 2), Endless(id: id * 2 + 1)] }
    }
    let stage = Stage()
    stage.show(
      stage.chain.height(10).section().stockCell(.default).data([Endless(id: 1)]).adapter { _, _, _ in }
        .expandable(children: \.below).make())
    stage.dataSource?.selection = [-1, 6]
    #expect(stage.dataSource?.selection == [6])
  }
}
