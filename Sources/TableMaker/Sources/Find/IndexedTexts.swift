import Foundation
import TableMakerDiffing
import TableMakerQuerying

/// The searchable texts of a list's items, normalized once.
///
/// Only reading the texts, which runs the app's code, uses the main actor, in slices.
@MainActor final class IndexedTexts<Item> {
  private let fields: [(Item) -> String]
  private let locale: Locale
  private var index: SearchIndex?
  private var generation = 0
  /// The items that the texts in the index belong to, so that only changed texts are normalized again.
  private var items: [Item] = []
  private var building: Task<Void, Never>?

  /// The number of items with texts that are normalized together.
  private static var partLength: Int { 20_000 }
  /// The largest number of inserted and changed items that the index follows. With more, the index is built from
  /// scratch.
  private static var mostChanges: Int { 2_000 }

  init(_ fields: [(Item) -> String], locale: Locale) {
    self.fields = fields
    self.locale = locale
  }

  deinit { building?.cancel() }

  /// Returns the texts of an item, in the order of the fields.
  func texts(of item: Item) -> [String] { fields.map { $0(item) } }

  /// Returns one text of an item.
  func text(of item: Item, field: Int) -> String { fields[field](item) }

  /// Returns the index of a list, and builds it now if necessary.
  func index(of list: FollowedItems<Item>) -> SearchIndex {
    if let index = followed(list) { return index }
    let items = list.items
    let part = SearchIndex.Part(rows: items.indices, fieldCount: fields.count, locale: locale) {
      fields[$1](items[$0])
    }
    let made = SearchIndex([part], locale: locale, fieldCount: fields.count)
    (index, generation, self.items) = (made, list.generation, items)
    return made
  }

  /// Returns the index of a list, built without blocking the main actor.
  ///
  /// - Returns: The index, or `nil` if the list changed so often during the work that the index must be built
  ///   immediately.
  func readyIndex(of list: FollowedItems<Item>) async -> SearchIndex? {
    for _ in 0..<QuickFinding.patience {
      if let index = followed(list) { return index }
      begin(with: list)
      await building?.value
      if Task.isCancelled { return nil }
    }
    return nil
  }

  /// Starts to build the index of a list, unless that work is in progress.
  func begin(with list: FollowedItems<Item>) {
    guard building == nil, followed(list) == nil else { return }
    building = Task { [weak self, fields, locale, items = list.items, generation = list.generation] in
      let made = await Self.index(of: items, fields: fields, locale: locale)
      guard let self, !Task.isCancelled else { return }
      if let made { (index, self.generation, self.items) = (made, generation, items) }
      building = nil
    }
  }

  /// Drops the index, because texts are compared in a different way.
  func forget() {
    building?.cancel()
    (index, generation, items, building) = (nil, 0, [], nil)
  }

  /// Returns the existing index, updated with the changes of the list, or `nil` if the changes aren't known.
  private func followed(_ list: FollowedItems<Item>) -> SearchIndex? {
    guard let index else { return nil }
    if generation == list.generation { return index }
    guard let step = list.states(since: generation) else { return nil }
    let (old, new) = (items, list.items)
    var difference = step.difference
    if difference.insertions.count > Self.mostChanges { return nil }
    difference.changes.removeAll { change in
      fields.allSatisfy { $0(old[change.before]) == $0(new[change.after]) }
    }
    if difference.insertions.count + difference.changes.count > Self.mostChanges { return nil }
    let next = index.following(difference, countAfter: new.count) { fields[$1](new[$0]) }
    (self.index, generation, items) = (next, list.generation, new)
    return next
  }

  /// Reads texts in slices, while a background task normalizes those that were read.
  private static func index(
    of items: [Item], fields: [(Item) -> String], locale: Locale
  ) async -> SearchIndex? {
    var slices = TimeSlices()
    var parts: [Task<SearchIndex.Part, Never>] = []
    for start in stride(from: 0, to: items.count, by: partLength) {
      let range = start..<min(start + partLength, items.count)
      var texts: [String] = []
      texts.reserveCapacity(range.count * fields.count)
      for position in range {
        for field in fields { texts.append(field(items[position])) }
        if slices.isOver, await slices.pause() == .cancelled {
          for part in parts { part.cancel() }
          return nil
        }
      }
      parts.append(
        Task.detached(priority: .userInitiated) { [texts, rows = 0..<range.count, count = fields.count] in
          SearchIndex.Part(rows: rows, fieldCount: count, locale: locale) { texts[$0 * count + $1] }
        })
    }
    return await joined(parts, locale: locale, fieldCount: fields.count)
  }

  @concurrent private nonisolated static func joined(
    _ parts: [Task<SearchIndex.Part, Never>], locale: Locale, fieldCount: Int
  ) async -> SearchIndex {
    var made: [SearchIndex.Part] = []
    for part in parts { made.append(await part.value) }
    return SearchIndex(made, locale: locale, fieldCount: fieldCount)
  }
}
