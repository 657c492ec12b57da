import Foundation
import TableMakerDiffing
import TableMakerQuerying

/// A stage that keeps the items with texts that match all words of a query.
@MainActor final class SearchStage<Item>: FilterStage {
  let locale: Locale
  private let texts: IndexedTexts<Item>
  private var kept = KeptHits<String>()

  /// The largest number of changed items that are checked one by one.
  private static var mostChanges: Int { 1_000 }

  init(_ fields: [(Item) -> String], locale: Locale) {
    self.locale = locale
    texts = IndexedTexts(fields, locale: locale)
  }

  func hits(of query: AskedQuery, in list: FollowedItems<Item>) -> [Int32]? {
    let search = SearchQuery(query.text, locale: locale)
    if search.isEmpty { return nil }
    if let hits = kept.hits(of: query.text, at: list.generation) { return hits }
    let items = list.items
    let hits =
      kept.following(query.text, in: list, most: Self.mostChanges) { search.matches(texts.texts(of: items[$0])) }
      ?? texts.index(of: list).hits(of: search, in: 0..<items.count) { texts.text(of: items[$0], field: $1) }
    kept.keep(hits, of: query.text, at: list.generation)
    return hits
  }

  func isQuick(_ query: AskedQuery, in list: FollowedItems<Item>) -> Bool {
    list.items.count <= QuickFinding.most || kept.hits(of: query.text, at: list.generation) != nil
      || SearchQuery(query.text, locale: locale).isEmpty
  }

  func find(_ query: AskedQuery, in list: FollowedItems<Item>) async {
    let search = SearchQuery(query.text, locale: locale)
    if search.isEmpty { return }
    for _ in 0..<QuickFinding.patience {
      guard let index = await texts.readyIndex(of: list), !Task.isCancelled else { return }
      let generation = list.generation
      let found = kept.found(at: generation).map { (SearchQuery($0.query, locale: locale), $0.hits) }
      let hits =
        index.needsTexts(search)
        ? await readHits(of: search, among: list.items, in: index) : await index.hits(of: search, knowing: found)
      guard let hits else { return }
      if generation == list.generation { return kept.keep(hits, of: query.text, at: generation) }
    }
  }

  /// Searches for characters that only the texts themselves can match. Returns `nil` if the task is canceled.
  private func readHits(of query: SearchQuery, among items: [Item], in index: SearchIndex) async -> [Int32]? {
    var hits: [Int32] = []
    var slices = TimeSlices()
    for position in stride(from: 0, to: items.count, by: 8) {
      hits += index.hits(of: query, in: position..<min(position + 8, items.count)) {
        texts.text(of: items[$0], field: $1)
      }
      if slices.isOver, await slices.pause() == .cancelled { return nil }
    }
    return hits
  }

  func prepare(for list: FollowedItems<Item>) {
    if list.items.count > QuickFinding.most { texts.begin(with: list) }
  }

  func localeDidChange() {
    texts.forget()
    kept = KeptHits()
  }
}

extension SearchIndex {
  /// The number of rows that are searched between two checks for cancellation.
  private static var sliceLength: Int { 65_536 }

  /// Returns the indices that match a query, or `nil` if the task is canceled.
  ///
  /// The search leaves one processor to the main actor.
  /// - Parameters:
  ///   - query: The query, which must not need the texts.
  ///   - found: The results of other queries in the same texts.
  @concurrent fileprivate func hits(
    of query: SearchQuery, knowing found: [(query: SearchQuery, hits: [Int32])]
  ) async -> [Int32]? {
    let known = found.filter { extends(query, $0.query) }.min { $0.hits.count < $1.hits.count }?.hits
    let parts = max(1, min(ProcessInfo.processInfo.activeProcessorCount - 1, count / Self.sliceLength))
    return await withTaskGroup(of: (Int, [Int32]).self) { group in
      for part in 0..<parts {
        let rows = count * part / parts..<count * (part + 1) / parts
        group.addTask { (part, hits(of: query, among: known, inSlicesOf: rows)) }
      }
      var results = Array(repeating: [Int32](), count: parts)
      for await (part, hits) in group { results[part] = hits }
      return Task.isCancelled ? nil : parts == 1 ? results[0] : Array(results.joined())
    }
  }

  private func hits(of query: SearchQuery, among known: [Int32]?, inSlicesOf rows: Range<Int>) -> [Int32] {
    var result: [Int32] = []
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.sliceLength) where !Task.isCancelled {
      let slice = start..<min(start + Self.sliceLength, rows.upperBound)
      result +=
        known.map { hits(of: query, among: $0, in: slice) { _, _ in "" } } ?? hits(of: query, in: slice) { _, _ in "" }
    }
    return result
  }
}
