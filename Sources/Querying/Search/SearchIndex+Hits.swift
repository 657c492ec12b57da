import TableMakerDiffing

extension SearchIndex {
  /// Returns the rows of a range that match a query, in ascending order.
  ///
  /// - Parameters:
  ///   - query: The query, in the index's locale.
  ///   - rows: The rows to search. Rows that don't exist aren't hits.
  ///   - text: A closure that returns the text of a row's field when the index was created. It's called only if the
  ///     query needs texts.
  package func hits(
    of query: SearchQuery, in rows: Range<Int>, text: (_ row: Int, _ field: Int) -> String
  ) -> [Int32] {
    hits(of: SearchPattern(query, locale: locale), among: nil, in: rows, text: text)
  }

  /// Returns the rows of a range that match a query that extends another query with known hits.
  ///
  /// - Parameters:
  ///   - query: The query, which extends the other one.
  ///   - known: All hits of the other query in the whole list, in ascending order.
  ///   - rows: The rows to search.
  ///   - text: A closure that returns the text of a row's field. It's called only if the query needs texts.
  package func hits(
    of query: SearchQuery, among known: [Int32], in rows: Range<Int>, text: (_ row: Int, _ field: Int) -> String
  ) -> [Int32] {
    let rows = rows.clamped(to: 0..<count)
    let start = known.partitioningIndex { $0 >= rows.lowerBound }
    let end = known.partitioningIndex { $0 >= rows.upperBound }
    return hits(of: SearchPattern(query, locale: locale), among: known[start..<end], in: rows, text: text)
  }

  /// Returns whether a query has characters that folded bytes don't represent well enough.
  ///
  /// Rows must then be compared in their original text.
  package func needsTexts(_ query: SearchQuery) -> Bool { SearchPattern(query, locale: locale).hasUnknownWord }

  /// Returns whether every match of a query certainly matches the other query.
  ///
  /// Rows that are always compared in their original text are an exception.
  package func extends(_ query: SearchQuery, _ other: SearchQuery) -> Bool {
    SearchPattern(query, locale: locale).extends(SearchPattern(other, locale: locale))
  }

  private func hits(
    of pattern: SearchPattern, among known: ArraySlice<Int32>?, in rows: Range<Int>,
    text: (_ row: Int, _ field: Int) -> String
  ) -> [Int32] {
    var result: [Int32] = []
    if pattern.query.isEmpty { return rows.clamped(to: 0..<count).map { Int32(truncatingIfNeeded: $0) } }
    var known = known
    forEachPart(of: rows) { block, rows, start in
      let filter = SearchRowFilter(block: block, pattern: pattern, start: start)
      func texts(of row: Int) -> [String] { (0..<fieldCount).map { text(row, $0) } }
      guard let candidates = known else {
        filter.appendHits(in: rows, to: &result, texts: texts)
        return
      }
      let end = candidates.partitioningIndex { $0 >= start + rows.upperBound }
      filter.appendHits(among: candidates[..<end], in: rows, to: &result, texts: texts)
      known = candidates[end...]
    }
    return result
  }
}
