import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Differences of more than 10,000 rows are found off the main actor, where identities are `Sendable`, and others on it.
@MainActor @Suite struct LargeDifferenceTests {
  private struct Named: Identifiable { let id: Name }

  /// An identity that must stay where it is.
  private final class Name: Hashable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (one: Name, other: Name) -> Bool { one.number == other.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private let stage = Stage()

  /// Returns whether the difference that a change makes would be found off the main actor.
  private func isFoundElsewhere<Item>(_ list: ItemList<Item>, _ change: (inout [Item]) -> Void) throws -> Bool {
    stage.show(stage.chain.height(44).section().cell(PlainCell.self).data(list).adapter { _, _, _ in }.make())
    defer { stage.dataSource?.detach() }
    let group = try #require(stage.dataSource?.live.groups.first)
    change(&list.items)
    return group.content.read(for: group).laterDifferences() != nil
  }

  private func reverse<Item>(_ count: Int, from first: Int) -> (inout [Item]) -> Void {
    { $0.replaceSubrange(first..<first + count, with: $0[first..<first + count].reversed()) }
  }

  @Test func `from the 10,001st row between the first and the last that differ on, wherever these are`() throws {
    for first in [0, 5000, 19_999 - 10_001] {
      #expect(try !isFoundElsewhere(ItemList(Array(0..<20_000)), reverse(10_000, from: first)), "\(first)")
      #expect(try isFoundElsewhere(ItemList(Array(0..<20_000)), reverse(10_001, from: first)), "\(first)")
    }
    #expect(try !isFoundElsewhere(ItemList(Array(0..<20_000))) { $0.removeFirst(10_000) })
    #expect(try isFoundElsewhere(ItemList(Array(0..<20_000))) { $0.removeFirst(10_001) })
    #expect(try !isFoundElsewhere(ItemList(Array(0..<100_000))) { $0[50_000] = -1 })
  }

  @Test func `not where identities must stay on the main actor`() throws {
    let items = (0..<11_000).map { Named(id: Name($0)) }
    #expect(try !isFoundElsewhere(ItemList(items)) { $0.reverse() })
  }
}
