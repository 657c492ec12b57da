import Foundation
import TableMakerDiffing
import TableMakerQuerying

/// An order by texts of the items, as a person of a locale expects.
@MainActor final class TextFieldOrder<Item>: ItemOrder {
  private let text: (Item) -> String?
  private let direction: SortOrder
  private let locale: Locale
  private var keys: TextKeys
  private var generation = 0

  init(by text: @escaping (Item) -> String?, _ direction: SortOrder, locale: Locale) {
    self.text = text
    self.direction = direction
    self.locale = locale
    keys = TextKeys(order: TextOrder(locale: locale))
  }

  func follow(_ list: FollowedItems<Item>) {
    guard generation != list.generation else { return }
    let items = list.items
    if generation > 0, let step = list.difference(since: generation) {
      keys.follow(step.difference, countAfter: items.count) { text(items[$0]) }
    } else {
      keys = TextKeys(order: TextOrder(locale: locale), texts: items.lazy.map(text))
    }
    generation = list.generation
  }

  func prepare(for list: FollowedItems<Item>) async {
    guard generation == 0 else { return }
    let (items, listGeneration) = (list.items, list.generation)
    var texts: [String?] = []
    texts.reserveCapacity(items.count)
    var slices = TimeSlices()
    for item in items {
      texts.append(text(item))
      if slices.isOver, await slices.pause() == .cancelled { return }
    }
    let made = await keysElsewhere(for: texts, in: TextOrder(locale: locale))
    if generation == 0, listGeneration == list.generation { (keys, generation) = (made, listGeneration) }
  }

  var comparison: (@Sendable (Int, Int) -> ComparisonResult)? {
    { [keys, direction] in keys.compare($0, $1, direction) }
  }

  func localeDidChange() { generation = 0 }

  func compare(_ one: Int, _ other: Int) -> ComparisonResult { keys.compare(one, other, direction) }
}

/// The keys of texts.
@concurrent private func keysElsewhere(for texts: [String?], in order: TextOrder) async -> TextKeys {
  TextKeys(order: order, texts: texts)
}

/// An order by values of the items; those without one come last.
@MainActor final class ValueFieldOrder<Item, Value: Comparable>: ItemOrder {
  private let value: (Item) -> Value?
  private let order: ValueOrder
  private var items: [Item] = []

  init(by value: @escaping (Item) -> Value?, _ direction: SortOrder) {
    self.value = value
    order = ValueOrder(direction)
  }

  func follow(_ list: FollowedItems<Item>) { items = list.items }

  func prepare(for list: FollowedItems<Item>) async {}

  var comparison: (@Sendable (Int, Int) -> ComparisonResult)? { nil }

  func localeDidChange() {}

  func compare(_ one: Int, _ other: Int) -> ComparisonResult { order.compare(value(items[one]), value(items[other])) }
}

/// An order that a closure of the app's says.
@MainActor final class RuleOrder<Item>: ItemOrder {
  private let precedes: (Item, Item) -> Bool
  private var items: [Item] = []

  init(_ precedes: @escaping (Item, Item) -> Bool) { self.precedes = precedes }

  func follow(_ list: FollowedItems<Item>) { items = list.items }

  func prepare(for list: FollowedItems<Item>) async {}

  var comparison: (@Sendable (Int, Int) -> ComparisonResult)? { nil }

  func localeDidChange() {}

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

/// The order by a part that not all items have: those without it come last, in either direction.
@MainActor func itemOrder<Item, Value: Comparable>(
  by field: any KeyPath<Item, Value?> & Sendable, _ direction: SortOrder, locale: Locale
) -> any ItemOrder<Item> {
  if let text = field as? KeyPath<Item, String?> {
    return TextFieldOrder(by: { $0[keyPath: text] }, direction, locale: locale)
  }
  return ValueFieldOrder(by: { $0[keyPath: field] }, direction)
}
