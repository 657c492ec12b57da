import Foundation
import TableMaker
import TestSupport
import UIKit

/// A separate table with items that lie, and with closures that edit lists, reload, dump, and throw while they run.
@MainActor final class HostileTable {
  struct Thrown: Error {}

  private let world: HostileID.World
  private let window = TestWindow(size: CGSize(width: 200, height: 400))
  private let table = UITableView()
  private let manager = UndoManager()
  private let plain, searched, grouped, mapped, read, tree: ItemList<HostileItem>
  private let sections: SectionList<HostileItem>
  private let pages: PagedList<HostileItem>
  private var live: TableViewDataSource?
  private var random: SeededGenerator
  private var next = 100
  /// The number of times that closures still perform an extra action in this step.
  private var mischiefs = 0
  private var isMischievous = false
  private let meddlesInIdentity: Bool

  init(_ random: inout SeededGenerator, lies: Bool, meddles: Bool) {
    let seed = Int(truncatingIfNeeded: random.next() >> 2)
    let world = HostileID.World(lies ? Lie.allCases.random(&random) : .none, seed: seed)
    self.world = world
    self.random = SeededGenerator(seed: seed)
    isMischievous = meddles
    meddlesInIdentity = meddles && random.chance(2)
    func list(_ count: Int) -> ItemList<HostileItem> { ItemList((0..<count).map { HostileItem($0, world) }) }
    (plain, searched, grouped, mapped, read, tree) = (list(8), list(9), list(9), list(5), list(5), list(5))
    for index in tree.items.indices {
      tree.items[index].children = (0..<3).map { HostileItem(20 + index * 3 + $0, world) }
    }
    sections = SectionList(["a", "b"].map { ItemSection($0, items: list(4).items) })
    pages = PagedList(perPage: 4) { request in
      ItemPage((0..<4).map { HostileItem((request.page - 1) * 3 + $0, world) }, hasMore: request.page < 6)
    }
    manager.groupsByEvent = false
    table.allowsMultipleSelection = random.chance(2)
    make()
    window.show(table)
    if meddlesInIdentity {
      world.meddle = { [weak self] in
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { self?.meddle(among: [.dump, .edit, .reload, .selection]) }
      }
    }
  }

  var description: String {
    "items that lie by \(world.lie)\(isMischievous ? ", closures that meddle" : "")\(meddlesInIdentity ? ", == too" : "")"
  }

  private var dataSource: TableViewDataSource {
    guard let live else { preconditionFailure("A hostile table makes its data source with itself.") }
    return live
  }

  /// This is a separate function because the optimizer reports a `throw` after `self != nil` as unreachable code.
  private func refuse() throws { throw Thrown() }

  private func make() {
    let key: (HostileItem) -> HostileID = { [weak self, world] item in
      self?.meddle()
      return HostileID(number: item.id.number % 4, world: world)
    }
    live = DataSource(table).undoable(with: manager).height(20).deselection(.never)
      .onDiagnostic { _ in }.onError { _ in }
      .onUpdate { [weak self] _ in self?.meddle() }
      .section("plain").title("plain").stockCell(.default).data(plain).adapter(show).movable()
      .heights { [weak self] _, _ in
        self?.meddle()
        return 21
      }
      .onDelete { [weak self] item, index in
        guard let self else { return }
        if plain.items.indices.contains(index) { plain.items.remove(at: index) }
        meddle()
        if random.chance(4) { throw Thrown() }
      }
      .onSelect { [weak self] _, _ in
        self?.meddle()
        try self?.refuse()
      }
      .section("searched").stockCell(.default)
      .data(
        searched.filtered { [weak self] in
          self?.meddle()
          return $1.isEmpty || $0.text.contains($1)
        }.ordered { [weak self] in
          self?.meddle()
          return $0.id < $1.id
        }
      ).adapter(show)
      .sections("grouped", from: grouped.grouped(by: .key(key))).stockCell(.default).adapter(show)
      .section("mapped").title("mapped").stockCell(.default)
      .data(
        mapped.map { [weak self] item in
          self?.meddle()
          return item
        }
      ).adapter(show)
      .section("read").title("read").stockCell(.default).observing { [weak self, read] in
        self?.meddle()
        return read.items
      }.adapter(show)
      .section("tree").stockCell(.default).data(tree).adapter(show)
      .expandable { [weak self] item in
        self?.meddle()
        return item.children
      }
      .sections("sections", from: sections).stockCell(.default).adapter(show)
      .section("pages").title("pages").stockCell(.default).data(pages).adapter(show)
      .make()
  }

  private var show: (UITableViewCell, HostileItem, Int) -> Void {
    { [weak self] cell, item, _ in
      cell.textLabel?.text = item.text
      self?.meddle()
    }
  }

  // MARK: Closures

  private enum Mischief: CaseIterable {
    case edit, clear, batch, reload, update, dump, hide, show, query, expand, collapse, selection, scroll, editing,
      detach
  }

  /// Performs a random action in some of the calls.
  private func meddle(among all: [Mischief] = Mischief.allCases) {
    guard isMischievous, mischiefs > 0, random.chance(5), live != nil else { return }
    mischiefs -= 1
    next += 1
    switch all.random(&random) {
    case .edit: lists.random(&random).append(HostileItem(next, world))
    case .clear: lists.random(&random).items = []
    case .batch:
      let list = lists.random(&random)
      dataSource.batch { list.items.reverse() }
    case .reload: dataSource.reload()
    case .update: dataSource.update()
    case .dump: _ = dataSource.dump()
    case .hide: dataSource.section("searched").hide()
    case .show: dataSource.section("searched").show()
    case .query: dataSource.query = ["", "1", "2"].random(&random)
    case .expand: dataSource.expandAll()
    case .collapse: dataSource.collapseAll()
    case .selection: dataSource.selection = dataSource.selection
    case .scroll: dataSource.scroll(toSection: "tree", animated: false)
    case .editing: dataSource.setEditing(random.chance(2), animated: true)
    case .detach:
      dataSource.detach()
      dataSource.attach(to: table)
    }
  }

  // MARK: Steps

  private var lists: [ItemList<HostileItem>] { [plain, searched, grouped, mapped, read, tree] }

  /// Makes some random changes, and returns a description of the first mistake; nil if there's none.
  func test(_ random: inout SeededGenerator) async -> String? {
    mischiefs = random.chance(6) ? 60 : 4
    for _ in 0..<(1 + random.below(4)) {
      await change(&random)
      if random.chance(2) { await settle() }
    }
    await settle()
    // Prevents further actions in closures, so that the earlier ones can finish.
    mischiefs = 0
    dataSource.update()
    await settle()
    return mistake.map { "\($0), with \(description)" }
  }

  private func settle() async {
    await dataSource.waitForUpdates()
    settleAnimations()
    window.layOut()
  }

  /// Returns the index of a section in the table; nil if the section is hidden.
  private func index(of section: String) -> Int? {
    (0..<table.numberOfSections).first { dataSource.tableView(table, titleForHeaderInSection: $0) == section }
  }

  private var rows: [IndexPath] {
    (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  private func change(_ random: inout SeededGenerator) async {
    let list = lists.random(&random)
    let item = list.items.isEmpty ? HostileItem(0, world) : list.items.random(&random)
    let path = rows.isEmpty ? nil : rows.random(&random)
    next += 1
    switch random.below(24) {
    case 0, 1: list.append(HostileItem(next % 40, world))
    case 2: list.insert(HostileItem(next, world), before: item)
    case 3: list.remove(item)
    case 4: list.items.shuffle(using: &random)
    case 5: list.edit(item) { $0.text += "'" }
    case 6: list.items = (0..<6).map { HostileItem($0, world) }
    case 7: if list.count > 12 { list.items.removeFirst(5) }
    case 8:
      for path in rows where random.chance(3) { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    case 9: dataSource.selection = dataSource.selection
    case 10: if let path { table.tap(path.row, in: path.section) }
    case 11: if random.chance(2) { dataSource.expandAll() } else { dataSource.collapseAll() }
    case 12: for item in tree.items where random.chance(2) { dataSource.expand(item) }
    case 13: dataSource.query = ["", "1", "2", "12"].random(&random)
    case 14:
      let section = dataSource.section(["plain", "searched", "tree", "pages"].random(&random))
      if random.chance(2) { section.hide() } else { section.show() }
    case 15:
      manager.beginUndoGrouping()
      if let section = index(of: "plain"), table.numberOfRows(inSection: section) > 0 {
        dataSource.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: section))
      } else {
        dataSource.performUndoable { lists.random(&random).items.reverse() }
      }
      manager.endUndoGrouping()
    case 16: if manager.canUndo { manager.undo() }
    case 17: if manager.canRedo { manager.redo() }
    case 18: dataSource.reload()
    case 19: dataSource.reconfigure(item)
    case 20: dataSource.scroll(to: item, animated: random.chance(2))
    case 21: await pages.loadMore().value
    case 22: await (random.chance(2) ? pages.loadPrevious() : pages.load(page: 1 + random.below(5))).value
    default: sections.edit("a") { $0.items.append(item) }
    }
  }

  // MARK: Comparing

  private var mistake: String? {
    if table.hasUncommittedUpdates { return "updates are open" }
    for (name, items) in [
      ("plain", plain.items), ("mapped", mapped.items), ("read", read.items), ("pages", pages.items),
    ] {
      guard let section = index(of: name) else { continue }
      let shown = (0..<table.numberOfRows(inSection: section)).map {
        dataSource.item(at: IndexPath(row: $0, section: section), of: HostileItem.self)?.text ?? "nothing"
      }
      // If items are equal by a lie, a mapped item can come from an older one.
      if shown.count != items.count || name != "mapped" && shown != items.map(\.text) {
        return "section \(name) shows \(shown), not \(items)"
      }
    }
    for path in table.indexPathsForVisibleRows ?? [] {
      let (cell, item) = (table.cellForRow(at: path), dataSource.item(at: path, of: HostileItem.self))
      // A cell with content that's equal by a lie doesn't need to be configured again.
      if world.lie == .none, let cell, cell.textLabel?.text != item?.text {
        return "row \(path) shows \(cell.textLabel?.text ?? "nothing"), not \(item?.text ?? "nothing")"
      }
    }
    return nil
  }

  func takeAway() {
    world.meddle = nil
    isMischievous = false
    table.removeFromSuperview()
  }
}
