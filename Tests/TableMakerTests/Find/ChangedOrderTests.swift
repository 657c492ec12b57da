import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A setting that orders depend on.
@MainActor private var isReversed = false

private struct Ranked: Identifiable, Equatable, Sendable {
  let id: Int
  var name: String

  /// Values that depend on something else than the item.
  @MainActor var rank: Int { isReversed ? -id : id }
  @MainActor var rankText: String { isReversed ? String(9_000_000 - id) : String(1_000_000 + id) }
  @MainActor var rankOrNone: Int? { id % 10 == 0 ? nil : rank }
}

/// An order that has changed is applied to all rows or to none: whatever an edit brings, rows are never in parts of two orders.
///
/// Until something is edited the rows stay as they are, and `update()` sorts them again.
@MainActor @Suite(.serialized) struct ChangedOrderTests {
  private enum Order: CaseIterable {
    case rule, ruleOverRule, value, text, valueOrNone

    @MainActor func source(_ list: ItemList<Ranked>) -> QueriedSource<ItemList<Ranked>> {
      switch self {
      case .rule: list.ordered { isReversed ? $0.id > $1.id : $0.id < $1.id }
      case .ruleOverRule: list.ordered { isReversed ? $0.id > $1.id : $0.id < $1.id }.ordered { $0.id % 3 < $1.id % 3 }
      case .value: list.ordered { $0.rank < $1.rank }
      case .text: list.ordered { $0.rankText < $1.rankText }
      case .valueOrNone: list.ordered { ($0.rankOrNone ?? .max) < ($1.rankOrNone ?? .max) }
      }
    }

    /// The identities of items in the present order, without any of the code that is tested.
    @MainActor func sorted(_ items: [Ranked]) -> [Int] {
      let ids = items.map(\.id)
      let plain = isReversed ? ids.sorted(by: >) : ids.sorted()
      switch self {
      case .rule, .value, .text: return plain
      case .ruleOverRule: return (0..<3).flatMap { part in plain.filter { $0 % 3 == part } }
      // Those without a value keep their order in the list.
      case .valueOrNone: return plain.filter { $0 % 10 != 0 } + ids.filter { $0 % 10 == 0 }
      }
    }
  }

  private enum Edit: CaseIterable {
    case insert, append, change, remove, move, replaceAll, none, same
  }

  private func apply(_ edit: Edit, to list: ItemList<Ranked>) {
    switch edit {
    case .insert: list.insert(Ranked(id: 10_001, name: "new"), at: 0)
    case .append: list.append(contentsOf: [Ranked(id: -6, name: "new"), Ranked(id: 9_998, name: "new")])
    case .change: list.items[list.count / 2].name += "!"
    case .remove: list.remove(at: list.count / 3)
    case .move: list.move(from: 0, to: list.count - 1)
    case .replaceAll: list.items = list.items.reversed()
    case .none: break
    case .same: list.items = Array(list.items)
    }
  }

  @Test(arguments: [3, 40, 700]) func `after every edit all rows are in one order`(count: Int) {
    defer { isReversed = false }
    for order in Order.allCases {
      for edit in Edit.allCases {
        isReversed = false
        let list = ItemList((0..<count).map { Ranked(id: ($0 * 37) % count * 10 + $0 % 7, name: "n\($0)") })
        let source = order.source(list)
        #expect(source.items.map(\.id) == order.sorted(list.items))
        isReversed = true
        apply(edit, to: list)
        let found = source.items.map(\.id)
        let new = order.sorted(list.items)
        isReversed = false
        let old = order.sorted(list.items)
        isReversed = true
        #expect(found == new || found == old, "\(order), \(edit)")
        // And again, after the next edit.
        apply(.change, to: list)
        #expect(source.items.map(\.id) == order.sorted(list.items), "\(order), \(edit), changed")
      }
    }
  }

  @Test func `a table sorts again by update(), with its groups, and an edit leaves no row in the old order`() async {
    defer { isReversed = false }
    isReversed = false
    let list = ItemList((0..<9).map { Ranked(id: $0, name: "n") })
    let stage = Stage()
    let dataSource = stage.chain.height(20)
      .section().cell(PlainCell.self).data(list).ordered { isReversed ? $0.id > $1.id : $0.id < $1.id }
      .adapter { cell, item, _ in cell.textLabel?.text = "\(item.id)" }
      .section().cell(PlainCell.self).data(list).grouped(by: .key { isReversed ? $0.id % 2 : $0.id % 3 })
      .adapter { cell, item, _ in cell.textLabel?.text = "\(item.id)" }
      .make()
    stage.show(dataSource)
    func shown() async -> [String?] {
      await dataSource.waitForUpdates()
      settleAnimations()
      return stage.texts
    }
    let first = ["0", "1", "2", "3", "4", "5", "6", "7", "8"]
    #expect(await shown() == first + ["0", "3", "6", "1", "4", "7", "2", "5", "8"])
    isReversed = true
    let new = first.reversed() + ["0", "2", "4", "6", "8", "1", "3", "5", "7"]
    // Another test's change of the locale has every list sorted again.
    let unchanged = await shown()
    #expect(unchanged == first + ["0", "3", "6", "1", "4", "7", "2", "5", "8"] || unchanged == new)
    dataSource.update()
    #expect(await shown() == new)
    isReversed = false
    list.append(Ranked(id: 20, name: "n"))
    #expect(await Array(shown().prefix(10)) == first + ["20"])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a list that is sorted beside other work is sorted again before waitForUpdates() returns`() async {
    defer { isReversed = false }
    isReversed = false
    let list = ItemList((0..<QuickFinding.mostSorted + 10).map { Ranked(id: $0, name: "n") })
    let stage = Stage()
    let dataSource = stage.chain.height(20)
      .section().cell(PlainCell.self).data(list).ordered { isReversed ? $0.id > $1.id : $0.id < $1.id }
      .adapter { cell, item, _ in cell.textLabel?.text = "\(item.id)" }
      .make()
    stage.show(dataSource)
    await dataSource.waitForUpdates()
    #expect(dataSource.item(at: IndexPath(row: 0, section: 0), of: Ranked.self)?.id == 0)
    isReversed = true
    dataSource.update()
    await dataSource.waitForUpdates()
    #expect(dataSource.numberOfItems == list.count)
    #expect(dataSource.item(at: IndexPath(row: 0, section: 0), of: Ranked.self)?.id == list.count - 1)
  }

  @Test func `sources that share an order share its change`() {
    defer { isReversed = false }
    isReversed = false
    let list = ItemList((0..<9).map { Ranked(id: $0, name: "n") })
    let sorted = list.ordered { isReversed ? $0.id > $1.id : $0.id < $1.id }
    let grouped = sorted.grouped(by: .key(\.name))
    #expect(sorted.items.map(\.id) == Array(0..<9) && grouped.sections[0].items.map(\.id) == Array(0..<9))
    isReversed = true
    sorted.expire()
    #expect(sorted.items.map(\.id) == (0..<9).reversed())
    #expect(grouped.sections[0].items.map(\.id) == (0..<9).reversed())
  }

  private struct Computed: Identifiable, Equatable, Sendable {
    static nonisolated let isTurned = Turned()
    let id: Int
    var name = ""
    var number: Int { Self.isTurned.value ? -id : id }
    var text: String { String(Self.isTurned.value ? 9_000 - id : 1_000 + id) }
    var numberOrNone: Int? { number }
    var textOrNone: String? { text }
  }

  /// A value that key paths, which may be used on any thread, can read.
  private final class Turned: Sendable {
    private let lock = Lock(false)
    var value: Bool {
      get { lock.value }
      set { lock.value = newValue }
    }
  }

  /// A value behind a lock.
  private final class Lock: @unchecked Sendable {
    // Only used with the lock held.
    private var stored: Bool
    private let lock = NSLock()

    init(_ value: Bool) { stored = value }

    var value: Bool {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }

  @Test func `a computed property that depends on something else`() {
    defer { Computed.isTurned.value = false }
    Computed.isTurned.value = false
    let list = ItemList((0..<600).map { Computed(id: ($0 * 7) % 600) })
    let sources = [
      list.sorted(by: \.number), list.sorted(by: \.text), list.sorted(by: \.numberOrNone),
      list.sorted(by: \.textOrNone),
    ]
    for source in sources { #expect(source.items.map(\.id) == Array(0..<600)) }
    Computed.isTurned.value = true
    list.items[300].name = "x"
    for (number, source) in sources.enumerated() {
      #expect(source.items.map(\.id) == (0..<600).reversed(), "source \(number)")
    }
    Computed.isTurned.value = false
    for (number, source) in sources.enumerated() {
      source.expire()
      #expect(source.items.map(\.id) == Array(0..<600), "source \(number)")
    }
  }
}
