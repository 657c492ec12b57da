package import Foundation
package import TableMakerDiffing

/// The texts of a list's rows, folded so that a query is answered fast, and exactly as `SearchQuery` answers it.
///
/// A value that keeps no text but those of rows with characters whose folding is not known, so that it can be made and searched
/// on any thread.
package struct SearchIndex: Sendable {
  /// The locale that queries are to have.
  package let locale: Locale
  /// How many texts each row has.
  package let fieldCount: Int
  let blocks: [SearchBlock]
  /// The row that each block begins with, and the count of all.
  let starts: [Int]

  /// An index of no rows.
  package init(locale: Locale, fieldCount: Int) {
    self.init(blocks: [], fieldCount: fieldCount, locale: locale)
  }

  /// Joins parts, in order. They are to be of one locale and number of fields.
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

  /// How many rows there are.
  package var count: Int { starts[starts.count - 1] }

  /// The memory taken, but for the texts of odd rows, which are the list's own.
  package var byteCount: Int {
    blocks.reduce(0) { $0 + $1.byteCount + $1.oddRows.count * MemoryLayout<SearchBlock.OddRow>.stride }
  }

  /// How many rows must be looked at as they were written.
  package var oddRowCount: Int { blocks.reduce(0) { $0 + $1.oddRows.count } }

  /// Some rows of a list, from which an index is made.
  package struct Part: Sendable {
    let blocks: [SearchBlock]

    /// Folds the texts of rows.
    ///
    /// - Parameters:
    ///   - rows: The rows, by the places that `text` takes.
    ///   - fieldCount: How many texts each row has.
    ///   - locale: The locale of queries.
    ///   - text: The text of a row's field. Asked twice for some.
    package init(
      rows: Range<Int>, fieldCount: Int, locale: Locale, text: (_ row: Int, _ field: Int) -> String
    ) {
      var builder = SearchBlockBuilder(fieldCount: fieldCount, locale: locale)
      for row in rows { builder.append { text(row, $0) } }
      blocks = builder.finish()
    }
  }

  /// The index of what has become of the list: folds what was inserted or changed, and keeps the rest.
  ///
  /// - Parameters:
  ///   - difference: What leads from the list to the new one.
  ///   - countAfter: The new list's count.
  ///   - text: The text of a field of a place in the new list.
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

  /// Calls a closure with the blocks of rows, the rows in each and the block's first row.
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
