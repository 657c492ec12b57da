package import Foundation
package import TableMakerDiffing

/// The folded texts of a list's rows, for fast queries with exactly the results of `SearchQuery`.
///
/// It's a value that keeps only the texts of rows with characters of unknown folding, so you can create and search it
/// on any thread.
package struct SearchIndex: Sendable {
  /// The locale of the queries.
  package let locale: Locale
  /// The number of texts in each row.
  package let fieldCount: Int
  let blocks: [SearchBlock]
  /// The first row of each block, followed by the number of all rows.
  let starts: [Int]

  /// Creates an empty index.
  package init(locale: Locale, fieldCount: Int) {
    self.init(blocks: [], fieldCount: fieldCount, locale: locale)
  }

  /// Joins parts in order. They must have the same locale and number of fields.
  package init(_ parts: [Part], locale: Locale, fieldCount: Int) {
    var builder = SearchBlockBuilder(fieldCount: fieldCount, locale: locale)
    for block in parts.lazy.flatMap(\.blocks) { builder.append(0..<block.count, of: block) }
    self.init(blocks: builder.finish(), fieldCount: fieldCount, locale: locale)
  }

  private init(blocks: [SearchBlock], fieldCount: Int, locale: Locale) {
    self.locale = locale
    self.fieldCount = fieldCount
    self.blocks = blocks
    var starts = [0]
    for block in blocks { starts.append(starts[starts.count - 1] + block.count) }
    self.starts = starts
  }

  /// The number of rows.
  package var count: Int { starts[starts.count - 1] }

  /// The size of the memory, without the texts of odd rows, which belong to the list.
  package var byteCount: Int {
    blocks.reduce(0) { $0 + $1.byteCount + $1.oddRows.count * MemoryLayout<SearchBlock.OddRow>.stride }
  }

  /// The number of rows that must be compared in their original text.
  package var oddRowCount: Int { blocks.reduce(0) { $0 + $1.oddRows.count } }

  /// A part of a list's rows, from which an index is created.
  package struct Part: Sendable {
    let blocks: [SearchBlock]

    /// Folds the texts of rows.
    ///
    /// - Parameters:
    ///   - rows: The rows, by the places that `text` receives.
    ///   - fieldCount: The number of texts in each row.
    ///   - locale: The locale of the queries.
    ///   - text: A closure that returns the text of a row's field. It's called twice for some.
    package init(
      rows: Range<Int>, fieldCount: Int, locale: Locale, text: (_ row: Int, _ field: Int) -> String
    ) {
      var builder = SearchBlockBuilder(fieldCount: fieldCount, locale: locale)
      for row in rows { builder.append { text(row, $0) } }
      blocks = builder.finish()
    }
  }

  /// Returns the index of the list after a change, by folding inserted and changed rows and keeping the rest.
  ///
  /// - Parameters:
  ///   - difference: The difference from the list to the new one.
  ///   - countAfter: The number of rows in the new list.
  ///   - text: A closure that returns the text of a field at a place in the new list.
  package func following(
    _ difference: Difference, countAfter: Int, text: (_ row: Int, _ field: Int) -> String
  ) -> SearchIndex {
    if difference.isEmpty { return self }
    var builder = SearchBlockBuilder(fieldCount: fieldCount, locale: locale)
    difference.forEachRun(countBefore: count, countAfter: countAfter) { run in
      if let origins = run.origins, !run.isChanged {
        forEachPart(of: origins) { block, rows, _ in builder.append(rows, of: block) }
      } else {
        for row in run.after { builder.append { text(row, $0) } }
      }
    }
    return SearchIndex(blocks: builder.finish(), fieldCount: fieldCount, locale: locale)
  }

  /// Calls a closure with the blocks of a range, the rows in each, and the block's first row.
  func forEachPart(of rows: Range<Int>, _ body: (SearchBlock, _ rows: Range<Int>, _ start: Int) -> Void) {
    let rows = rows.clamped(to: 0..<count)
    if rows.isEmpty { return }
    var number = starts.partitioningIndex { $0 > rows.lowerBound } - 1
    var row = rows.lowerBound
    while row < rows.upperBound {
      let end = min(rows.upperBound, starts[number + 1])
      body(blocks[number], row - starts[number]..<end - starts[number], starts[number])
      row = end
      number += 1
    }
  }
}
