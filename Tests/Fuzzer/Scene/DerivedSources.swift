import TableMaker
import TestSupport
import UIKit

/// An item with an `==` that leaves a part out.
struct Loose: Identifiable, Equatable, Sendable {
  let id: Int
  var name: String
  /// The part that `==` leaves out.
  var token = 0

  nonisolated static func == (one: Loose, other: Loose) -> Bool { one.id == other.id && one.name == other.name }
}

/// A table of its own with a section for each kind of derived source, all of them over one list.
@MainActor final class DerivedSources {
  /// The order that a rule has now.
  private final class Order {
    var isReversed = false
  }

  private static let names = [
    "sorted", "filtered", "filtered and sorted", "mapped", "mapped and sorted", "ordered", "searched and ordered",
    "merged", "paged", "paged and ordered", "tree",
  ]

  private let list: ItemList<Loose>
  /// The same items, loaded as a page each time.
  private let pages: PagedList<Loose>
  private let other = ItemList((500..<504).map { Loose(id: $0, name: "other") })
  private let order = Order()
  private let window = TestWindow(size: CGSize(width: 200, height: 2_000))
  private let table = UITableView()
  private let dataSource: TableViewDataSource
  private var nextID = 0
  private var nextToken = 0

  init() {
    let list = ItemList((0..<6).map { Loose(id: $0, name: "n\($0 % 3)") })
    self.list = list
    nextID = 6
    let pages = PagedList<Loose>(perPage: 1_000) { _ in ItemPage(list.items, hasMore: false) }
    self.pages = pages
    let order = order
    let rule = { (one: Loose, other: Loose) in order.isReversed ? one.id > other.id : one.id < other.id }
    let isKept = { (item: Loose, _: String) in item.id % 4 != 3 }
    dataSource = DataSource(table).height(10)
      .section("sorted").cell(PlainFuzzCell.self).data(list.sorted(by: \.name)).adapter { _, _, _ in }
      .section("filtered").cell(PlainFuzzCell.self).data(list.filtered(where: isKept)).adapter { _, _, _ in }
      .section("filtered and sorted").cell(PlainFuzzCell.self).data(list.filtered(where: isKept).sorted(by: \.name))
      .adapter { _, _, _ in }
      .section("mapped").cell(PlainFuzzCell.self).data(list.map { $0 }).adapter { _, _, _ in }
      .section("mapped and sorted").cell(PlainFuzzCell.self).data(list.map { $0 }.sorted(by: \.name)).adapter {
        _, _, _ in
      }
      .section("ordered").cell(PlainFuzzCell.self).data(list.ordered(by: rule)).adapter { _, _, _ in }
      .section("searched and ordered").cell(PlainFuzzCell.self).data(list.searched(by: \.name).ordered(by: rule))
      .adapter { _, _, _ in }
      .section("merged").cell(PlainFuzzCell.self).data(list, other).adapter { _, _, _ in }
      .section("paged").cell(PlainFuzzCell.self).data(pages).adapter { _, _, _ in }
      .section("paged and ordered").cell(PlainFuzzCell.self).data(pages.ordered(by: rule)).adapter { _, _, _ in }
      .section("tree").cell(PlainFuzzCell.self).data(list).expandable(children: Self.children).adapter { _, _, _ in }
      .sections(from: list.grouped(by: .key { $0.id % 3 })).cell(PlainFuzzCell.self).adapter { _, _, _ in }
      .make()
    window.show(table)
  }

  /// Returns what an item of the tree unfolds to: an item with the same state.
  private static func children(of item: Loose) -> [Loose] {
    item.id < firstChild ? [Loose(id: item.id + firstChild, name: item.name, token: item.token)] : []
  }

  private static let firstChild = 100_000

  /// Makes random edits, and returns what is wrong after one of them; nil if nothing is.
  func test(_ random: inout SeededGenerator) async -> String? {
    for _ in 0..<(4 + random.below(6)) {
      let isOtherOrder = random.chance(3)
      if isOtherOrder { order.isReversed.toggle() }
      edit(&random)
      await follow(&random)
      await dataSource.waitForUpdates()
      if let mistake = mistake(allowsOldOrder: isOtherOrder) { return mistake }
      guard isOtherOrder else { continue }
      dataSource.update()
      await dataSource.waitForUpdates()
      if let mistake = mistake(allowsOldOrder: false) { return "after update(): \(mistake)" }
    }
    return nil
  }

  /// Gives the pages the list's present items, and unfolds some of the tree.
  private func follow(_ random: inout SeededGenerator) async {
    if pages.items.map(\.id) == list.items.map(\.id), random.chance(2) {
      for item in list.items { pages.replace(item) }
    } else {
      await pages.refresh().value
    }
    guard random.chance(2), let item = list.items.randomElement(using: &random) else { return }
    await dataSource.waitForUpdates()
    dataSource.expand(item)
  }

  private func edit(_ random: inout SeededGenerator) {
    nextToken += 1
    let index = random.below(list.count)
    switch random.below(6) {
    case 0:
      list.insert(Loose(id: nextID, name: "n\(nextID % 3)", token: nextToken), at: random.below(list.count + 1))
      nextID += 1
    case 1 where list.count > 3: list.remove(at: index)
    case 2: list.move(from: index, to: random.below(list.count))
    case 3: list.items[index].name = "n\(random.below(3))"
    case 4: list.items[index].token = nextToken
    default:
      let token = nextToken
      list.items = list.items.map { Loose(id: $0.id, name: $0.name, token: token) }
    }
  }

  // MARK: Comparing

  private func mistake(allowsOldOrder: Bool) -> String? {
    let newest = Dictionary(uniqueKeysWithValues: (list.items + other.items).map { ($0.id, $0.token) })
    for section in 0..<table.numberOfSections {
      for item in items(in: section) where item.token != newest[item.id % Self.firstChild] {
        let known = newest[item.id % Self.firstChild] ?? -1
        return "what is \(Self.name(section)) has the state \(item.token) of item \(item.id), not \(known)"
      }
    }
    for section in [5, 6, 9] {
      let ids = items(in: section).map(\.id)
      let sorted = list.items.map(\.id).sorted()
      let orders = order.isReversed ? [Array(sorted.reversed()), sorted] : [sorted, Array(sorted.reversed())]
      if !orders.prefix(allowsOldOrder ? 2 : 1).contains(ids) {
        return "what is \(Self.name(section)) is in the order \(ids)"
      }
    }
    if items(in: 8) != list.items { return "what is paged is \(items(in: 8).map(\.id))" }
    let parents = items(in: 10).filter { $0.id < Self.firstChild }
    return parents == list.items ? nil : "the tree begins with \(parents.map(\.id))"
  }

  private func items(in section: Int) -> [Loose] {
    (0..<table.numberOfRows(inSection: section)).compactMap {
      dataSource.item(at: IndexPath(row: $0, section: section), of: Loose.self)
    }
  }

  private static func name(_ section: Int) -> String { names.indices.contains(section) ? names[section] : "grouped" }

  func takeAway() { table.removeFromSuperview() }
}
