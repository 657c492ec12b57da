import Foundation
import TableMakerDiffing
import TableMakerQuerying

/// An order by texts of the items, as a person of a locale expects.
@MainActor final class TextFieldOrder<Item>: ItemOrder {
  private let text: (Item) -> String?
  private let direction: SortOrder
  private var keys: TextKeys
  private var generation = 0

  init(by text: @escaping (Item) -> String?, _ direction: SortOrder, locale: Locale) {
    self.text = text
    self.direction = direction
    keys = TextKeys(order: TextOrder(locale: locale))
  }

  func follow(_ list: FollowedItems<Item>) {
    guard generation != list.generation else { return }
    let items = list.items
    if generation > 0, let step = list.difference(since: generation) {
      keys.follow(step.difference, countAfter: items.count) { text(items[$0]) }
    } else {
      keys = TextKeys(order: keys.order, texts: items.lazy.map(text))
    }
    generation = list.generation
  }

  func compare(_ one: Int, _ other: Int) -> ComparisonResult { keys.compare(one, other, direction) }
}

/// An order by values of the items.
@MainActor final class ValueFieldOrder<Item, Value: Comparable>: ItemOrder {
  private let value: (Item) -> Value
  private let order: ValueOrder
  private var items: [Item] = []

  init(by value: @escaping (Item) -> Value, _ direction: SortOrder) {
    self.value = value
    order = ValueOrder(direction)
  }

  func follow(_ list: FollowedItems<Item>) { items = list.items }

  func compare(_ one: Int, _ other: Int) -> ComparisonResult { order.compare(value(items[one]), value(items[other])) }
}

/// An order that a closure of the app's says.
@MainActor final class RuleOrder<Item>: ItemOrder {
  private let precedes: (Item, Item) -> Bool
  private var items: [Item] = []

  init(_ precedes: @escaping (Item, Item) -> Bool) { self.precedes = precedes }

  func follow(_ list: FollowedItems<Item>) { items = list.items }

  func compare(_ one: Int, _ other: Int) -> ComparisonResult {
    ValueOrder.ordered(items[one], items[other], by: precedes)
  }
}

/// The order by a part of the items: of texts, or of other values.
@MainActor func itemOrder<Item, Value: Comparable>(
  by field: any KeyPath<Item, Value> & Sendable, _ direction: SortOrder, locale: Locale
) -> any ItemOrder<Item> {
  if let text = field as? KeyPath<Item, String> {
    return TextFieldOrder(by: { $0[keyPath: text] }, direction, locale: locale)
  }
  return ValueFieldOrder(by: { $0[keyPath: field] }, direction)
}
