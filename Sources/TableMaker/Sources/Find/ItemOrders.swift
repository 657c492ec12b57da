import Foundation
import TableMakerDiffing

/// An order by a part of the items; texts as a locale's language has them.
@MainActor final class FieldOrder<Item, Value: Comparable>: ItemOrder {
  private let field: KeyPath<Item, Value>
  private let order: SortOrder
  private let locale: Locale
  private var values: [Value] = []
  private var generation = 0

  init(_ field: KeyPath<Item, Value>, _ order: SortOrder, locale: Locale) {
    self.field = field
    self.order = order
    self.locale = locale
  }

  func prepare(for list: FollowedItems<Item>) {
    guard generation != list.generation else { return }
    values = list.items.map { $0[keyPath: field] }
    generation = list.generation
  }

  func compare(_ one: Int, _ other: Int) -> ComparisonResult {
    let (one, other) = order == .forward ? (values[one], values[other]) : (values[other], values[one])
    if let one = one as? String, let other = other as? String {
      return one.compare(
        other, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering], locale: locale)
    }
    return one < other ? .orderedAscending : other < one ? .orderedDescending : .orderedSame
  }
}

/// An order that a closure of the app's says.
@MainActor final class RuleOrder<Item>: ItemOrder {
  private let precedes: (Item, Item) -> Bool
  private var items: [Item] = []

  init(_ precedes: @escaping (Item, Item) -> Bool) { self.precedes = precedes }

  func prepare(for list: FollowedItems<Item>) { items = list.items }

  func compare(_ one: Int, _ other: Int) -> ComparisonResult {
    if precedes(items[one], items[other]) { return .orderedAscending }
    return precedes(items[other], items[one]) ? .orderedDescending : .orderedSame
  }
}
