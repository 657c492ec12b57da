import TableMakerDiffing

extension SearchIndex {
  /// The rows of a range that a query matches, ascending.
  ///
  /// - Parameters:
  ///   - query: The query, in the index's locale.
  ///   - rows: The rows to look at; those that are not there are not hits.
  ///   - text: The text of a row's field, as it was when the index was made. Asked for only if the query needs texts.
  package func hits(
    of query: SearchQuery, in rows: Range<Int>, text: (_ row: Int, _ field: Int) -> String
  ) -> [Int32] {
    hits(of: SearchPattern(query, locale: locale), among: nil, in: rows, text: text)
  }

  /// The rows of a range that a query matches, ascending, of which it is known what another query matched that this one extends.
  ///
  /// - Parameters:
  ///   - query: The query, which extends the other.
  ///   - known: All hits of the other in the whole list, ascending.
  ///   - rows: The rows to look at.
  ///   - text: The text of a row's field. Asked for only if the query needs texts.
  package func hits(
    of query: SearchQuery, among known: [Int32], in rows: Range<Int>, text: (_ row: Int, _ field: Int) -> String
  ) -> [Int32] {
    let rows = rows.clamped(to: 0..<count)
    let start = known.partitioningIndex { $0 >= rows.lowerBound }
    let end = known.partitioningIndex { $0 >= rows.upperBound }
    return hits(of: SearchPattern(query, locale: locale), among: known[start..<end], in: rows, text: text)
  }

  /// Whether a query has characters that folded bytes tell too little of, so that rows must be looked at as they were written.
  package func needsTexts(_ query: SearchQuery) -> Bool { SearchPattern(query, locale: locale).hasUnknownWord }

  /// Whether it is certain that what a query matches the other matches too, but for rows that are looked at anyway.
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
