import TableMaker
import TestSupport
import UIKit

/// An item with an `==` that ignores a property.
struct Loose: Identifiable, Equatable, Sendable {
  let id: Int
  var name: String
  /// The property that `==` ignores.
  var token = 0

  nonisolated static func == (one: Loose, other: Loose) -> Bool { one.id == other.id && one.name == other.name }
}

/// A separate table with a section for each kind of derived source. All of them derive from one list.
@MainActor final class DerivedSources {
  /// The present order of a rule.
  private final class Order {
    var isReversed = false
  }

  /// The last item states that a server sent, by identity.
  private final class Sent {
    var tokens: [Int: Int] = [:]
  }

  /// The sections in their order. The groups of the list and the groups of the pages follow them.
  private enum Kind: String, CaseIterable {
    case sorted, filtered
    case filteredAndSorted = "filtered and sorted"
    case mapped
    case mappedAndSorted = "mapped and sorted"
    case ordered
    case searchedAndOrdered = "searched and ordered"
    case merged, paged
    case pagedAndOrdered = "paged and ordered"
    case pagedAndMapped = "paged and mapped"
    case pagedAndMerged = "paged and merged"
    case pagedBitByBit = "paged bit by bit"
    case pagedBitByBitAndOrdered = "paged bit by bit and ordered"
    case tree

    /// A Boolean value that indicates whether the section has only the loaded items, in the states that they had when they were
    /// loaded.
    var isBitByBit: Bool { self == .pagedBitByBit || self == .pagedBitByBitAndOrdered }
  }

  private let list: ItemList<Loose>
  /// The same items, loaded as one page each time.
  private let pages: PagedList<Loose>
  /// The same items in small pages, which overlap if the list changes between two of them.
  private let smallPages: PagedList<Loose>
  private let sent: Sent
  private let other = ItemList((500..<504).map { Loose(id: $0, name: "other") })
  private let order = Order()
  private let window = TestWindow(size: CGSize(width: 200, height: 4_000))
  private let table = UITableView()
  private let dataSource: TableViewDataSource
  private var expanded: Set<Int> = []
  private var nextID = 0
  private var nextToken = 0

  init() {
    let list = ItemList((0..<6).map { Loose(id: $0, name: "n\($0 % 3)") })
    self.list = list
    nextID = 6
    let pages = PagedList<Loose>(perPage: 1_000) { _ in ItemPage(list.items, hasMore: false) }
    self.pages = pages
    let sent = Sent()
    self.sent = sent
    let smallPages = PagedList<Loose>(perPage: 3) { request in
      let page = list.items.dropFirst((request.page - 1) * 3).prefix(3)
      for item in page { sent.tokens[item.id] = item.token }
      return ItemPage(Array(page), hasMore: request.page * 3 < list.count)
    }
    self.smallPages = smallPages
    let order = order
    let rule = { (one: Loose, other: Loose) in order.isReversed ? one.id > other.id : one.id < other.id }
    let isKept = { (item: Loose, _: String) in item.id % 4 != 3 }
    // A small page can have the same items again, or no new items.
    let first = DataSource(table).height(10).onDiagnostic { _ in }
      .section().cell(PlainFuzzCell.self).data(list.sorted(by: \.name)).adapter { _, _, _ in }
      .section().cell(PlainFuzzCell.self).data(list.filtered(where: isKept)).adapter { _, _, _ in }
      .section().cell(PlainFuzzCell.self).data(list.filtered(where: isKept).sorted(by: \.name)).adapter { _, _, _ in }
      .section().cell(PlainFuzzCell.self).data(list.map { $0 }).adapter { _, _, _ in }
      .section().cell(PlainFuzzCell.self).data(list.map { $0 }.sorted(by: \.name)).adapter { _, _, _ in }
      .section().cell(PlainFuzzCell.self).data(list.ordered(by: rule)).adapter { _, _, _ in }
      .section().cell(PlainFuzzCell.self).data(list.searched(by: \.name).ordered(by: rule)).adapter { _, _, _ in }
      .section().cell(PlainFuzzCell.self).data(list, other).adapter { _, _, _ in }
    let paged =
      first
      .section().cell(PlainFuzzCell.self).data(pages).adapter { _, _, _ in }
      .section().cell(PlainFuzzCell.self).data(pages.ordered(by: rule)).adapter { _, _, _ in }
      .section().cell(PlainFuzzCell.self).data(pages.map { $0 }).adapter { _, _, _ in }
      .section().cell(PlainFuzzCell.self).data(pages, other).adapter { _, _, _ in }
      .section().cell(PlainFuzzCell.self).data(smallPages).adapter { _, _, _ in }
      .section().cell(PlainFuzzCell.self).data(smallPages.ordered(by: rule)).adapter { _, _, _ in }
    dataSource =
      paged
      .section().cell(PlainFuzzCell.self).data(list).expandable(children: Self.children).adapter { _, _, _ in }
      .sections(from: list.grouped(by: .key { $0.id % 3 })).cell(PlainFuzzCell.self).adapter { _, _, _ in }
      .sections(from: pages.grouped(by: .key { $0.token % 2 })).cell(PlainFuzzCell.self).adapter { _, _, _ in }
      .make()
    window.show(table)
  }

  /// Returns the children of an item in the tree.
  ///
  /// They depend on the property that `==` ignores, and also have children.
  private static func children(of item: Loose) -> [Loose] {
    guard item.id < 2 * level else { return [] }
    let distance = item.id < level ? sibling : 3 * sibling
    return (0..<(1 + item.token % 3)).map {
      Loose(id: item.id + level + $0 * distance, name: item.name, token: item.token)
    }
  }

  /// The distance between the identity of an item and the identity of its first child.
  private static let level = 1_000_000
  private static let sibling = 100_000

  /// Makes random edits, and returns a description of the first mistake; nil if there's none.
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

  /// Updates the pages with the list's items, loads small pages, and expands and collapses some rows of the tree.
  private func follow(_ random: inout SeededGenerator) async {
    let isSame = pages.items.map(\.id) == list.items.map(\.id)
    switch random.below(3) {
    case 0 where isSame: for item in list.items { pages.replace(item) }
    case 1: pages.items = list.items
    default: await pages.refresh().value
    }
    switch random.below(4) {
    case 0: await smallPages.refresh().value
    case 1:
      for item in list.items where smallPages.replace(item) != nil { sent.tokens[item.id] = item.token }
    default: await smallPages.loadMore().value
    }
    guard random.chance(2), let item = list.items.randomElement(using: &random) else { return }
    let shown = random.chance(2) ? item : Self.children(of: item)[0]
    if expanded.remove(shown.id) != nil {
      dataSource.collapse(shown)
    } else {
      expanded.insert(shown.id)
      dataSource.expand(shown)
    }
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
      let isBitByBit = section < Kind.allCases.count && Kind.allCases[section].isBitByBit
      for item in items(in: section) {
        let id = item.id % Self.sibling
        let known = isBitByBit ? sent.tokens[id] : newest[id]
        if item.token == known { continue }
        let name = section < Kind.allCases.count ? Kind.allCases[section].rawValue : "grouped"
        return "what is \(name) has the state \(item.token) of item \(item.id), not \(known ?? -1)"
      }
    }
    for kind in [Kind.ordered, .searchedAndOrdered, .pagedAndOrdered, .pagedBitByBitAndOrdered] {
      let ids = items(in: kind).map(\.id)
      let sorted = (kind.isBitByBit ? smallPages.items : list.items).map(\.id).sorted()
      let orders = order.isReversed ? [Array(sorted.reversed()), sorted] : [sorted, Array(sorted.reversed())]
      if orders.prefix(allowsOldOrder ? 2 : 1).contains(ids) { continue }
      return "what is \(kind.rawValue) is in the order \(ids)"
    }
    for kind in [Kind.mapped, .paged, .pagedAndMapped] where items(in: kind) != list.items {
      return "what is \(kind.rawValue) is \(items(in: kind).map(\.id))"
    }
    for kind in [Kind.merged, .pagedAndMerged] where items(in: kind) != list.items + other.items {
      return "what is \(kind.rawValue) is \(items(in: kind).map(\.id))"
    }
    let tree = list.items.flatMap(unfolded)
    if items(in: .tree) != tree { return "the tree is \(items(in: .tree).map(\.id)), not \(tree.map(\.id))" }
    return mistakeInGroups
  }

  /// Returns the rows of an item in the tree: the item, and the rows below it if it's expanded.
  private func unfolded(_ item: Loose) -> [Loose] {
    [item] + (expanded.contains(item.id) ? Self.children(of: item).flatMap(unfolded) : [])
  }

  /// A description of a mistake in the groups, which follow all other sections; nil if there's none.
  private var mistakeInGroups: String? {
    let groups = (Kind.allCases.count..<table.numberOfSections).map { items(in: $0) }
    let count = Set(list.items.map { $0.id % 3 }).count
    let isRight = groups.prefix(count).allSatisfy { Set($0.map { $0.id % 3 }).count == 1 }
    let isRightInPages = groups.dropFirst(count).allSatisfy { Set($0.map { $0.token % 2 }).count == 1 }
    let ids = list.items.map(\.id).sorted()
    let all = [groups.prefix(count), groups.dropFirst(count)].map { $0.joined().map(\.id).sorted() }
    return isRight && isRightInPages && all == [ids, ids] ? nil : "the groups are \(groups.map { $0.map(\.id) })"
  }

  private func items(in kind: Kind) -> [Loose] { Kind.allCases.firstIndex(of: kind).map { items(in: $0) } ?? [] }

  private func items(in section: Int) -> [Loose] {
    (0..<table.numberOfRows(inSection: section)).compactMap {
      dataSource.item(at: IndexPath(row: $0, section: section), of: Loose.self)
    }
  }

  func takeAway() { table.removeFromSuperview() }
}
