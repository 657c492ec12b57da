import Foundation
import TableMakerDiffing
import TableMakerQuerying

/// An order by the items' texts, as the user's locale sorts them.
@MainActor final class TextFieldOrder<Item>: ItemOrder {
  private let text: (Item) -> String?
  private let direction: SortOrder
  private let locale: Locale
  let isFixed: Bool
  private var keys: TextKeys
  private var generation = 0

  init(by text: @escaping (Item) -> String?, _ direction: SortOrder, locale: Locale, isFixed: Bool) {
    self.text = text
    self.direction = direction
    self.locale = locale
    self.isFixed = isFixed
    keys = TextKeys(order: TextOrder(locale: locale))
  }

  func follow(_ list: FollowedItems<Item>) {
    let items = list.items
    if generation != list.generation {
      if generation > 0, var step = list.states(since: generation) {
        // Equal texts have equal keys.
        step.difference.changes.removeAll { keys.texts[$0.before] == text(items[$0.after]) }
        keys.follow(step.difference, countAfter: items.count) { text(items[$0]) }
      } else {
        keys = TextKeys(order: TextOrder(locale: locale), texts: items.lazy.map(text))
      }
      generation = list.generation
    }
    if !isFixed { followTexts(of: items) }
  }

  /// Makes the keys of texts that changed although their items are unchanged.
  private func followTexts(of items: [Item]) {
    var difference = Difference()
    let texts = items.map(text)
    for location in items.indices where keys.texts[location] != texts[location] {
      difference.changes.append(IndexPair(before: location, after: location))
    }
    if !difference.isEmpty { keys.follow(difference, countAfter: items.count) { texts[$0] } }
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

/// Returns the keys of texts, made off the main actor.
@concurrent private func keysElsewhere(for texts: [String?], in order: TextOrder) async -> TextKeys {
  TextKeys(order: order, texts: texts)
}

/// An order by the items' values. Items without a value are last.
@MainActor final class ValueFieldOrder<Item, Value: Comparable>: ItemOrder {
  private let value: (Item) -> Value?
  private let order: ValueOrder
  let isFixed: Bool
  private var items: [Item] = []

  init(by value: @escaping (Item) -> Value?, _ direction: SortOrder, isFixed: Bool) {
    self.value = value
    self.isFixed = isFixed
    order = ValueOrder(direction)
  }

  func follow(_ list: FollowedItems<Item>) { items = list.items }

  func prepare(for list: FollowedItems<Item>) async {}

  var comparison: (@Sendable (Int, Int) -> ComparisonResult)? { nil }

  func localeDidChange() {}

  func compare(_ one: Int, _ other: Int) -> ComparisonResult { order.compare(value(items[one]), value(items[other])) }
}

/// An order that an app's closure determines.
@MainActor final class RuleOrder<Item>: ItemOrder {
  private let precedes: (Item, Item) -> Bool
  private var items: [Item] = []
  let location: CallSite?

  var isFixed: Bool { false }

  init(_ precedes: @escaping (Item, Item) -> Bool, at location: CallSite) {
    self.precedes = precedes
    self.location = location
  }

  func follow(_ list: FollowedItems<Item>) { items = list.items }

  func prepare(for list: FollowedItems<Item>) async {}

  var comparison: (@Sendable (Int, Int) -> ComparisonResult)? { nil }

  func localeDidChange() {}

  func compare(_ one: Int, _ other: Int) -> ComparisonResult {
    ValueOrder.ordered(items[one], items[other], by: precedes)
  }

  func isContradictory(_ one: Int, _ other: Int) -> Bool {
    precedes(items[one], items[other]) && precedes(items[other], items[one])
  }
}

/// Returns the order by a part of the items, as text or as another value.
@MainActor func itemOrder<Item, Value: Comparable>(
  by field: any KeyPath<Item, Value> & Sendable, _ direction: SortOrder, locale: Locale
) -> any ItemOrder<Item> {
  // A stored property is part of the item's state.
  let isFixed = MemoryLayout<Item>.offset(of: field) != nil
  if let text = field as? KeyPath<Item, String> {
    return TextFieldOrder(by: { $0[keyPath: text] }, direction, locale: locale, isFixed: isFixed)
  }
  return ValueFieldOrder(by: { $0[keyPath: field] }, direction, isFixed: isFixed)
}

/// Returns the order by a part that some items lack. Those items are last in either direction.
@MainActor func itemOrder<Item, Value: Comparable>(
  by field: any KeyPath<Item, Value?> & Sendable, _ direction: SortOrder, locale: Locale
) -> any ItemOrder<Item> {
  let isFixed = MemoryLayout<Item>.offset(of: field) != nil
  if let text = field as? KeyPath<Item, String?> {
    return TextFieldOrder(by: { $0[keyPath: text] }, direction, locale: locale, isFixed: isFixed)
  }
  return ValueFieldOrder(by: { $0[keyPath: field] }, direction, isFixed: isFixed)
}
