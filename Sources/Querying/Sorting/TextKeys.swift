package import Foundation
package import TableMakerDiffing

/// The texts of a list with their keys, compared by place in `TextOrder`'s order.
///
/// ```swift
/// var keys = TextKeys(order: TextOrder(locale: locale))
/// keys.append(texts[slice])              // off the main actor, or slice by slice
/// var sorting = MergeSort(count: texts.count)
/// while !sorting.advance(by: keys.compare, while: { hasTime }) {}
/// ```
package struct TextKeys: Sendable {
  package let order: TextOrder
  /// The texts by place, with `nil` for items without one, which come last.
  package private(set) var texts: [String?] = []
  private var keys: [TextKey] = []
  /// The alphabet, which is learned when there are enough texts to make it worthwhile.
  private var alphabet: TextAlphabet?
  /// The minimum number of texts for creating keys.
  static let fewest = 500

  /// Creates the keys of an empty list.
  package init(order: TextOrder) { self.order = order }

  /// Creates the keys of a list.
  package init(order: TextOrder, texts: some Sequence<String?>) {
    self.init(order: order)
    append(texts)
  }

  /// The number of texts.
  package var count: Int { texts.count }

  /// Appends texts.
  package mutating func append(_ new: some Sequence<String?>) {
    let start = texts.count
    texts.append(contentsOf: new)
    makeKeys(from: start)
  }

  /// Applies a difference of the list. Only inserted and changed items get new keys.
  ///
  /// - Parameters:
  ///   - difference: The difference from the list to the new one.
  ///   - countAfter: The number of elements in the new list.
  ///   - text: A closure that returns the text at a new place.
  package mutating func follow(_ difference: Difference, countAfter: Int, text: (Int) -> String?) {
    let fresh = difference.insertions + difference.changes.map(\.after)
    let new = fresh.map { text($0) }
    if alphabet != nil { alphabet?.learn(new.lazy.compactMap { $0 }) }
    if difference.isOrderKept {
      for (place, text) in zip(fresh, new) { set(text, at: place) }
      return
    }
    let (oldTexts, oldKeys) = (texts, keys)
    var next: [(place: Int, text: String?)] = Array(zip(fresh, new)).sorted { $0.0 < $1.0 }.reversed()
    texts = []
    texts.reserveCapacity(countAfter)
    keys = []
    keys.reserveCapacity(countAfter)
    difference.forEachRun(countBefore: oldTexts.count, countAfter: countAfter) { run in
      if let origins = run.origins, !run.isChanged {
        texts.append(contentsOf: oldTexts[origins])
        if alphabet != nil { keys.append(contentsOf: oldKeys[origins]) }
      } else {
        for place in run.after {
          let text = next.last?.place == place ? next.removeLast().text : nil
          texts.append(text)
          if let alphabet { keys.append(text.map(alphabet.key) ?? TextKey(words: nil)) }
        }
      }
    }
    makeKeys(from: texts.count)
  }

  /// Compares the texts at two places.
  package func compare(_ one: Int, _ other: Int) -> ComparisonResult {
    if alphabet != nil, let result = keys[one].compare(keys[other]) { return result }
    guard let text = texts[one], let otherText = texts[other] else {
      return texts[one] != nil ? .orderedAscending : texts[other] != nil ? .orderedDescending : .orderedSame
    }
    if text.utf8.elementsEqual(otherText.utf8) { return .orderedSame }
    return order.compare(text, otherText)
  }

  /// Compares in an order or its reverse. Items without a text come last in both.
  package func compare(_ one: Int, _ other: Int, _ direction: SortOrder) -> ComparisonResult {
    let result = compare(one, other)
    return direction == .forward || texts[one] == nil || texts[other] == nil ? result : result.reversed
  }

  private mutating func set(_ text: String?, at place: Int) {
    texts[place] = text
    if let alphabet { keys[place] = text.map(alphabet.key) ?? TextKey(words: nil) }
  }

  /// Creates the keys from a place on, or those of all texts if there were none.
  private mutating func makeKeys(from start: Int) {
    guard self.alphabet != nil || texts.count >= Self.fewest else { return }
    var start = start
    var alphabet = self.alphabet ?? TextAlphabet(order: order)
    self.alphabet = nil
    if keys.isEmpty { start = 0 }
    let new = texts[start...]
    alphabet.learn(new.lazy.compactMap { $0 })
    keys.reserveCapacity(texts.count)
    for text in new { keys.append(text.map(alphabet.key) ?? TextKey(words: nil)) }
    self.alphabet = alphabet
  }
}

extension ComparisonResult {
  /// The result with swapped arguments.
  package var reversed: ComparisonResult {
    switch self {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
}
