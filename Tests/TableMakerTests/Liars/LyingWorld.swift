import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A table with a section of lying items for every kind of source.
@MainActor final class LyingWorld {
  let lie: Lie
  let stage = Stage()
  let manager = UndoManager()
  let plain, merged, searched, grouped, mapped, read: ItemList<Liar>
  let tree: ItemList<Liar>
  let sections: SectionList<Liar>
  let pages, cursors: PagedList<Liar>
  private(set) var next = 100
  var dataSource: TableViewDataSource { stage.dataSource! }

  init(_ lie: Lie) {
    self.lie = lie
    func list(_ numbers: Range<Int>) -> ItemList<Liar> { ItemList(Liar.all(lie, numbers)) }
    plain = list(0..<9)
    merged = list(0..<5)
    searched = list(0..<12)
    grouped = list(0..<12)
    mapped = list(0..<6)
    read = list(0..<6)
    tree = ItemList((0..<6).map { Liar(lie, $0, Liar.all(lie, 10 * $0 + 10..<10 * $0 + 14)) })
    sections = SectionList(["a", "b"].map { ItemSection($0, items: Liar.all(lie, 0..<5)) })
    pages = PagedList(perPage: 4) { request in
      ItemPage(Liar.all(lie, (request.page - 1) * 3..<(request.page - 1) * 3 + 4), hasMore: request.page < 9)
    }
    cursors = PagedList(perPage: 4, cursor: LyingID.self) { request in
      let start = request.cursor?.number ?? 50
      let end = { (number: Int) in LyingID(lie: lie, number: number) }
      return ItemPage(
        request.load == .previous ? Liar.all(lie, start - 4..<start) : Liar.all(lie, start..<start + 4),
        next: end(start + 4), previous: end(request.load == .previous ? start - 4 : start))
    }
    manager.groupsByEvent = false
    stage.tableView.allowsMultipleSelection = true
    stage.show(chain)
  }

  private var chain: TableViewDataSource {
    let lists = [plain, merged, searched, grouped, mapped, read, tree]
    func forget(_ liar: Liar, _ index: Int) {
      for list in lists where list.items.indices.contains(index) { list.items.remove(at: index) }
    }
    let key: (Liar) -> LyingID = { LyingID(lie: $0.id.lie, number: $0.id.number % 5, salt: $0.id.number) }
    return stage.chain.undoable(with: manager).height(20).deselection(.never)
      .section("plain").stockCell(.default).data(plain).adapter(show).onDelete(forget).movable()
      .section("merged").stockCell(.default).data(plain, merged).adapter(show)
      .section("searched").stockCell(.default).data(searched.searched(by: \.text).sorted(by: \.id)).adapter(show)
      .onDelete(forget)
      .sections("grouped", from: grouped.filtered { $0.text.hasPrefix($1) }.grouped(by: .key(key))).stockCell(.default)
      .adapter(show)
      .section("mapped").stockCell(.default).data(mapped.map { Liar($0.id.lie, $0.id.number) }).adapter(show)
      .section("read").stockCell(.default).observing { [read] in read.items }.adapter(show)
      .section("tree").stockCell(.default).data(tree).adapter(show).expandable(children: \.children)
      .sections("sections", from: sections).stockCell(.default).adapter(show).movable()
      .section("pages").stockCell(.default).data(pages).adapter(show)
      .section("cursors").stockCell(.default).data(cursors).adapter(show)
      .make()
  }

  private let show: (UITableViewCell, Liar, Int) -> Void = { cell, liar, _ in cell.textLabel?.text = liar.text }

  func settle() async {
    await dataSource.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  /// The rows of a section, by the texts of their items.
  func texts(_ section: String) -> [String] {
    dataSource.live.snapshot.sections.filter { $0.section.settings.name == section || $0.section.settings.name == nil }
      .flatMap { rows in (0..<rows.count).compactMap { (rows.items.item(at: $0) as? Liar)?.text } }
  }

  /// The data sources that show every item of their list, by the list's order.
  var expected: [String: [String]] {
    [
      "plain": plain.items.map(\.text), "merged": (plain.items + merged.items).map(\.text),
      "mapped": mapped.items.map { "\($0.id.number)" }, "read": read.items.map(\.text),
      "pages": pages.items.map(\.text), "cursors": cursors.items.map(\.text),
    ]
  }

  func check(_ what: String) {
    for (section, texts) in expected {
      #expect(self.texts(section) == texts, "\(section) after \(what), \(lie)")
    }
    let tableView = stage.tableView
    #expect(
      (0..<tableView.numberOfSections).map(tableView.numberOfRows) == dataSource.live.snapshot.sections.map(\.count),
      "after \(what), \(lie)")
    #expect(!tableView.hasUncommittedUpdates)
  }

  // MARK: Actions

  enum Action: CaseIterable {
    case append, insert, removeRandom, shuffle, edit, replace, clear
    case select, selectBySet, tapTree, expandAll, collapseAll, expand
    case search, searchNothing, hide, show, hideSection, removeSection
    case delete, move, undo, redo
    case reload, update, reconfigure, scroll, dump, detach
    case loadMore, loadEarlier, reset, editPages
  }

  private var lists: [ItemList<Liar>] { [plain, merged, searched, grouped, mapped, read, tree] }

  private func step(_ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    manager.endUndoGrouping()
  }

  func perform(_ action: Action, _ random: inout SeededGenerator) async {
    guard let list = lists.randomElement(using: &random) else { return }
    let item = list.items.randomElement(using: &random)
    let tableView = stage.tableView
    let rows = (0..<tableView.numberOfSections).flatMap { section in
      (0..<tableView.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
    let path = rows.randomElement(using: &random)
    next += 1
    switch action {
    case .append: for list in lists { list.append(Liar(lie, next % 30)) }
    case .insert: if let item { list.insert(Liar(lie, next), before: item) }
    case .removeRandom: if let item { list.remove(item) }
    case .shuffle: for list in lists { list.items.shuffle(using: &random) }
    case .edit: if let item { list.edit(item) { $0.text += "!" } }
    case .replace: if let item { list.replace(item) }
    case .clear: list.items = Liar.all(lie, 0..<6)
    case .select:
      for path in rows where Bool.random(using: &random) {
        tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      }
    case .selectBySet:
      let chosen = dataSource.selection
      dataSource.selection = chosen
    case .tapTree: if let path { tableView.tap(path.row, in: path.section) }
    case .expandAll: dataSource.expandAll()
    case .collapseAll: dataSource.collapseAll()
    case .expand: for item in tree.items { dataSource.expand(item) }
    case .search: dataSource.query = "1"
    case .searchNothing: dataSource.query = ""
    case .hide: for name in ["plain", "searched", "tree", "pages"] { dataSource.section(name).hide() }
    case .show: for name in ["plain", "searched", "tree", "pages"] { dataSource.section(name).show() }
    case .hideSection: dataSource.section("grouped").hide()
    case .removeSection: sections.removeSection("b")
    case .delete: if let path { step { dataSource.tableView(tableView, commit: .delete, forRowAt: path) } }
    case .move:
      step { if plain.items.count > 2 { plain.move(from: 0, to: 2) } }
    case .undo: if manager.canUndo { manager.undo() }
    case .redo: if manager.canRedo { manager.redo() }
    case .reload: dataSource.reload()
    case .update: dataSource.update()
    case .reconfigure: if let item { dataSource.reconfigure(item) }
    case .scroll: if let item { dataSource.scroll(to: item) }
    case .dump: _ = dataSource.dump()
    case .detach:
      dataSource.detach()
      dataSource.attach(to: tableView)
    case .loadMore:
      await pages.loadMore().value
      await cursors.loadMore().value
    case .loadEarlier:
      await pages.load(page: 5).value
      await pages.loadPrevious().value
      await cursors.loadPrevious().value
    case .reset: await pages.refresh().value
    case .editPages: if let first = pages.items.first { pages.items.append(first) }
    }
  }
}
