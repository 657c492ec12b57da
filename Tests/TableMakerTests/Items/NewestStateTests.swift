import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// An item with a field that `==` leaves out.
struct Loose: Identifiable, Equatable, Sendable, CustomStringConvertible {
  let id: Int
  var name: String
  /// Not part of `==`.
  var token = 0

  static func == (one: Loose, other: Loose) -> Bool { one.id == other.id && one.name == other.name }

  var description: String { "\(id) \(name) \(token)" }

  /// One of a few names, some of which lie outside of the item, so that equal names are not the same bytes.
  static func name(_ number: Int) -> String { number % 2 == 0 ? "n\(number)" : "a name of many letters \(number)" }
}

/// Every source that is made of others hands out the newest state of each item, whatever `==` leaves out, and is in the order, among the
/// hits, and in the group that this state belongs to.
@MainActor @Suite struct NewestStateTests {
  /// A way to make a source of another, and what comes of a list's items by it.
  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable (AnySource<Loose>) -> AnySource<Loose>
    let expected: @MainActor @Sendable ([Loose]) -> [Loose]

    init(
      _ name: String, _ make: @escaping @MainActor @Sendable (AnySource<Loose>) -> any ItemSource<Loose>,
      _ expected: @escaping @MainActor @Sendable ([Loose]) -> [Loose]
    ) {
      testDescription = name
      self.make = { AnySource(make($0)) }
      self.expected = expected
    }
  }

  /// Items in a stable order.
  nonisolated static func stable(_ items: [Loose], _ precedes: (Loose, Loose) -> Bool) -> [Loose] {
    items.enumerated().sorted {
      precedes($0.element, $1.element) || !precedes($1.element, $0.element) && $0.offset < $1.offset
    }.map(\.element)
  }

  nonisolated static let ways: [Way] = [
    Way("wrapped", { AnySource($0) }, { $0 }),
    Way("sorted by name", { $0.sorted(by: \.name) }, { stable($0) { $0.name < $1.name } }),
    Way("sorted by what == leaves out", { $0.sorted(by: \.token) }, { stable($0) { $0.token < $1.token } }),
    Way(
      "ordered by what == leaves out", { $0.ordered { $0.token > $1.token } }, { stable($0) { $0.token > $1.token } }),
    Way(
      "sorted twice", { $0.sorted(by: \.token).sorted(by: \.name) },
      { stable(stable($0) { $0.token < $1.token }) { $0.name < $1.name } }),
    Way(
      "filtered by what == leaves out", { $0.filtered { item, _ in item.token % 3 != 0 } },
      { $0.filter { $0.token % 3 != 0 } }),
    Way(
      "searched",
      {
        let hits = $0.searched(by: \.name, \.tokenText)
        hits.query = "1"
        return hits
      }, { $0.filter { $0.name.contains("1") || $0.tokenText.contains("1") } }),
    Way(
      "mapped", { $0.map { Loose(id: $0.id, name: $0.name, token: $0.token + 1) } },
      { $0.map { Loose(id: $0.id, name: $0.name, token: $0.token + 1) } }),
    Way(
      "merged", { MergedSource($0, ItemList([Loose(id: 900, name: "last")])) }, { $0 + [Loose(id: 900, name: "last")] }),
    Way(
      "grouped by what == leaves out", { SectionItems($0.grouped(by: .key { $0.token % 3 })) },
      { items in (0..<3).flatMap { key in items.filter { $0.token % 3 == key } } }),
    Way("read", { source in ObservedSource { source.items } }, { $0 }),
    Way("fetched", { RemoteSearchSource($0, debounce: .zero) { _ in [] } }, { $0 }),
  ]

  /// Edits items: mostly what `==` leaves out, and everything else too.
  private func edited(_ items: [Loose], using random: inout SeededGenerator) -> [Loose] {
    var items = items
    switch Int.random(in: 0..<8, using: &random) {
    case 0: items.shuffle(using: &random)
    case 1: items.removeAll { $0.id % 5 == Int.random(in: 0..<5, using: &random) }
    case 2:
      let id = (items.map(\.id).max() ?? 0) + 1
      items.insert(Loose(id: id, name: Loose.name(id % 7), token: id), at: .random(in: 0...items.count, using: &random))
    case 3:
      for place in items.indices where place % 4 == 1 {
        items[place].name = Loose.name(.random(in: 0..<7, using: &random))
      }
    // Read again, as from a database: equal, and in other memory.
    case 4: items = items.map { Loose(id: $0.id, name: Loose.name($0.id % 7), token: $0.token) }
    default: break
    }
    let share = [1, 2, 9].randomElement(using: &random) ?? 1
    for place in items.indices where place % share == 0 { items[place].token = .random(in: 0..<20, using: &random) }
    return items
  }

  @Test(arguments: 0..<12, [false, true])
  func `each source, and each of two and of three, over a list or over pages, has the newest states`(
    first: Int, isPaged: Bool
  ) {
    var random = SeededGenerator(seed: first)
    let start = (0..<12).map { Loose(id: $0, name: Loose.name($0 % 7)) }
    let list = ItemList(start)
    let pages = PagedList<Loose>(perPage: 9, startingWith: start) { _ in ItemPage([], hasMore: false) }
    let (base, ways) = (isPaged ? AnySource(pages) : AnySource(list), Self.ways)
    var sources: [(name: String, source: AnySource<Loose>, expected: ([Loose]) -> [Loose])] = []
    let one = ways[first]
    let made = one.make(base)
    sources.append((one.testDescription, made, one.expected))
    for other in ways {
      let next = other.make(made)
      sources.append((one.testDescription + ", " + other.testDescription, next, { other.expected(one.expected($0)) }))
      let third = ways.randomElement(using: &random) ?? one
      sources.append(
        (
          one.testDescription + ", " + other.testDescription + ", " + third.testDescription, third.make(next),
          { third.expected(other.expected(one.expected($0))) }
        ))
    }
    for step in 0..<25 {
      for (name, source, expected) in sources where Int.random(in: 0..<4, using: &random) > 0 {
        var (wantedItems, seen) = (expected(list.items), Set<Int>())
        // Lists in pages that are joined show an item of both once.
        if isPaged { wantedItems = wantedItems.filter { seen.insert($0.id).inserted } }
        let (found, wanted) = (source.items.map(\.description), wantedItems.map(\.description))
        guard found != wanted else { continue }
        Issue.record("\(name), step \(step): \(found) instead of \(wanted)")
        return
      }
      list.items = edited(list.items, using: &random)
      pages.items = list.items
    }
  }

  @Test func `groups have the newest states, and an item goes to the group that its newest state belongs to`() {
    let list = ItemList((0..<6).map { Loose(id: $0, name: Loose.name($0)) })
    let grouped = list.sorted(by: \.name).grouped(by: .key(\.token))
    #expect(grouped.sections.map(\.name) == ["0"])
    list.items = list.items.map { Loose(id: $0.id, name: $0.name, token: $0.id % 2) }
    #expect(grouped.sections.map(\.name) == ["0", "1"])
    #expect(grouped.sections.map { $0.items.map(\.token) } == [[0, 0, 0], [1, 1, 1]])
  }

  @Test func `a page that has an item again brings its newest state`() async {
    var token = 0
    let pages = PagedList<Loose>(perPage: 2) { request in
      token += 1
      // The second page also has an item of the first.
      let ids = request.page == 1 ? [1, 2] : [2, 3]
      return ItemPage(ids.map { Loose(id: $0, name: "n", token: token) }, hasMore: request.page < 2)
    }
    let sorted = pages.sorted(by: \.id)
    await pages.refresh().value
    #expect(sorted.items.map(\.token) == [1, 1])
    await pages.loadMore().value
    #expect(pages.items.map(\.token) == [1, 2, 2] && sorted.items.map(\.token) == [1, 2, 2])
    await pages.refresh().value
    #expect(pages.items.map(\.token) == [3, 3] && sorted.items.map(\.token) == [3, 3])
  }
}

extension Loose {
  var tokenText: String { "\(token)" }
}

/// A table's handlers get the newest states of the items, and so do calls that read the table, also for cells that were not filled again.
@MainActor @Suite struct NewestStateInTableTests {
  private let list = ItemList((0..<4).map { Loose(id: $0, name: "n\($0)") })
  private let stage = Stage()
  private let log = Log()

  @Test func `whatever a section shows`() async {
    let log = log
    func tapped(_ item: Loose, _ index: Int) { log.add("\(item.id) \(item.token)") }
    let pages = PagedList<Loose>(perPage: 9, startingWith: list.items) { _ in ItemPage([], hasMore: false) }
    let grouped = list.grouped(by: .key(\.name))
    let start = stage.chain.height(12)
    let dataSource =
      start
      .section("list").cell(PlainCell.self).data(list).adapter { _, _, _ in log.add("filled") }.onSelect(tapped)
      .section("sorted").cell(PlainCell.self).data(list.sorted(by: \.name)).adapter { _, _, _ in log.add("filled") }
      .onSelect(tapped)
      .section("searched").cell(PlainCell.self).data(list.searched(by: \.name)).adapter { _, _, _ in log.add("filled") }
      .onSelect(tapped)
      .section("mapped").cell(PlainCell.self).data(list.map { $0 }).adapter { _, _, _ in log.add("filled") }
      .onSelect(tapped)
      .section("any").cell(PlainCell.self).data(AnySource(list)).adapter { _, _, _ in log.add("filled") }
      .onSelect(tapped)
      .section("merged").cell(PlainCell.self).data(list, ItemList([Loose]())).adapter { _, _, _ in log.add("filled") }
      .onSelect(tapped)
      .section("read").cell(PlainCell.self).observing { [list] in list.items }.adapter { _, _, _ in log.add("filled") }
      .onSelect(tapped)
      .section("tree").cell(PlainCell.self).data(list).adapter { _, _, _ in log.add("filled") }
      .expandable(children: { _ in [] }).onSelect(tapped)
      .section("steps").cell(PlainCell.self).data(list).sorted(by: \.name).ordered { $0.id < $1.id }
      .adapter { _, _, _ in log.add("filled") }.onSelect(tapped)
      .section("paged").cell(PlainCell.self).data(pages).initialLoad(.manual).adapter { _, _, _ in log.add("filled") }
      .onSelect(tapped)
      .sections(from: grouped).cell(PlainCell.self).adapter { _, _, _ in log.add("filled") }.onSelect(tapped)
      .make()
    stage.show(dataSource)
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == Array(repeating: 4, count: 10) + [1, 1, 1, 1])
    for token in 1...2 {
      log.lines = []
      list.items = list.items.map { Loose(id: $0.id, name: $0.name, token: token) }
      pages.items = list.items
      await dataSource.waitForUpdates()
      #expect(log.lines.isEmpty, "equal items are not shown again")
      for (section, count) in stage.rowCounts.enumerated() {
        for row in 0..<count {
          let path = IndexPath(row: row, section: section)
          #expect(dataSource.item(at: path, of: Loose.self)?.token == token, "section \(section)")
          stage.tableView.tap(row, in: section)
        }
      }
      #expect(log.lines == Array(repeating: (0..<4).map { "\($0) \(token)" }, count: 11).flatMap { $0 })
    }
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a tree's rows at every level, also while they are collapsed and where == leaves the children out`()
    async
  {
    let (list, log) = (ItemList((0..<3).map { Loose(id: $0, name: "n\($0)") }), log)
    func children(of item: Loose) -> [Loose] {
      guard item.id < 100 else { return [] }
      return (0..<(1 + item.token % 3)).map { Loose(id: (item.id + 1) * 10 + $0, name: "n", token: item.token) }
    }
    let dataSource = stage.chain.height(12).section().cell(PlainCell.self).data(list)
      .adapter { _, _, _ in }.expandable(children: children, disclosure: .manual)
      .onSelect { item, _ in log.add("\(item.id) \(item.token)") }.make()
    stage.show(dataSource)
    var isExpanded = false
    func rows(of items: [Loose]) -> [Loose] {
      items.flatMap { [$0] + (isExpanded ? rows(of: children(of: $0)) : []) }
    }
    for token in 1...9 {
      list.items = list.items.map { Loose(id: $0.id, name: $0.name, token: token + $0.id) }
      if token % 3 == 0 {
        isExpanded.toggle()
        if isExpanded { dataSource.expandAll() } else { dataSource.collapseAll() }
      }
      await dataSource.waitForUpdates()
      stage.window.layOut()
      let expected = rows(of: list.items).map { "\($0.id) \($0.token)" }
      log.lines = []
      for row in 0..<stage.tableView.numberOfRows(inSection: 0) { stage.tableView.tap(row) }
      #expect(log.lines == expected, "token \(token)")
    }
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a cell that is in another state, at the row where it is by now`() async {
    let log = log
    let sorted = list.sorted(by: \.name)
    let dataSource = stage.chain.height(20).deselection(.never)
      .section().data(sorted)
      .content { item, index, state in
        log.add("\(item.id) \(item.token) at \(index)\(state.isSelected ? " selected" : "")")
        return UIListContentConfiguration.cell()
      }
      .make()
    stage.show(dataSource)
    list.items = list.items.map { Loose(id: $0.id, name: $0.name, token: 7) }
    list.append(Loose(id: 9, name: "a name before all others", token: 7))
    await dataSource.waitForUpdates()
    settleAnimations()
    log.lines = []
    stage.tableView.tap(2)
    stage.window.layOut()
    #expect(log.lines.contains("1 7 at 2 selected") && log.lines.allSatisfy { $0.contains("1 7 at 2") }, "\(log.lines)")
  }

  @Test func `a cell that leaves the screen, though it was filled with an earlier state`() async {
    let log = log
    let sorted = list.sorted(by: \.name)
    let dataSource = stage.chain.height(20)
      .section().cell(PlainCell.self).data(sorted).adapter { _, _, _ in }
      .onEndDisplay { _, item, index in log.add("\(item.id) \(item.token) at \(index)") }
      .make()
    stage.show(dataSource)
    list.items = list.items.map { Loose(id: $0.id, name: $0.name, token: 7) }
    await dataSource.waitForUpdates()
    list.items.removeFirst(2)
    await dataSource.waitForUpdates()
    settleAnimations()
    #expect(log.lines.sorted() == ["0 7 at 0", "1 7 at 1"])
    log.lines = []
    stage.tableView.removeFromSuperview()
    stage.tableView.reloadData()
    stage.tableView.layoutIfNeeded()
    #expect(!log.lines.isEmpty && log.lines.allSatisfy { $0.contains(" 7 at ") }, "\(log.lines)")
  }
}
