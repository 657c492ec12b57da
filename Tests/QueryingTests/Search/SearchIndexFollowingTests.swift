import Foundation
import TableMakerDiffing
import TableMakerQuerying
import Testing

/// Indexes that follow their lists' edits.
@Suite struct SearchIndexFollowingTests {
  private let locale = Locale(identifier: "en")

  @Test func `after every edit of random lists the index finds what a new one finds, and asks for new texts only`() {
    var texts = SearchTexts(generator: SeededGenerator(seed: 21))
    for _ in 0..<150 {
      var next = 0
      var list: [(id: Int, value: Int)] = []
      var values: [String] = []
      func element() -> (id: Int, value: Int) {
        next += 1
        values.append(texts.text(of: next % 3 == 0 ? SearchTexts.pieces : SearchTexts.plainPieces))
        return (next, values.count - 1)
      }
      list = (0..<Int.random(in: 0..<30, using: &texts.generator)).map { _ in element() }
      var index = SearchTexts.index(list.map { [values[$0.value]] }, locale)
      for _ in 0..<6 {
        let old = list
        for _ in 0..<Int.random(in: 0..<6, using: &texts.generator) {
          let place = Int.random(in: 0...list.count, using: &texts.generator)
          switch Int.random(in: 0..<4, using: &texts.generator) {
          case 0: list.insert(element(), at: place)
          case 1 where place < list.count: list.remove(at: place)
          case 2 where place < list.count: list[place].value = element().value
          case 3 where place < list.count: list.swapAt(place, 0)
          default: break
          }
        }
        let difference = SortedOrderTests.difference(old, list)
        let fresh = Set(difference.insertions + difference.changes.map(\.after) + difference.moves.map(\.after))
        index = index.following(difference, countAfter: list.count) { row, _ in
          #expect(fresh.contains(row))
          return values[list[row].value]
        }
        #expect(index.count == list.count)
        let rows = list.map { [values[$0.value]] }
        for _ in 0..<5 {
          let query = SearchQuery(texts.query(from: rows.map { $0[0] }), locale: locale)
          #expect(index.hits(of: query, in: 0..<rows.count) { rows[$0][$1] } == SearchTexts.hits(of: query, in: rows))
        }
      }
    }
  }

  @Test func `edits of a list of many blocks are followed`() {
    var texts = SearchTexts(generator: SeededGenerator(seed: 22))
    var rows = (0..<50_000).map { _ in [texts.text(of: SearchTexts.plainPieces)] }
    var index = SearchTexts.index(rows, locale)
    for round in 0..<12 {
      var difference = Difference()
      switch round % 4 {
      case 0:
        difference.removals = Array(10_000..<28_000)
        rows.removeSubrange(10_000..<28_000)
      case 1:
        difference.insertions = Array(16_384..<34_384)
        rows.insert(contentsOf: (0..<18_000).map { ["new ma\($0)"] }, at: 16_384)
      case 2:
        difference.moves = [IndexPair(before: 0, after: rows.count - 1)]
        rows.append(rows.removeFirst())
      default:
        for place in stride(from: 0, to: rows.count, by: 1_777) {
          rows[place] = ["changed ß ma"]
          difference.changes.append(IndexPair(before: place, after: place))
        }
      }
      index = index.following(difference, countAfter: rows.count) { row, field in rows[row][field] }
      #expect(index.count == rows.count)
      let whole = SearchTexts.index(rows, locale)
      for text in ["ma", "ß", "王", "new ma1", ""] {
        let query = SearchQuery(text, locale: locale)
        let found = index.hits(of: query, in: 0..<rows.count) { rows[$0][$1] }
        #expect(found == whole.hits(of: query, in: 0..<rows.count) { rows[$0][$1] })
        #expect(!found.isEmpty || text.hasPrefix("new"))
      }
    }
  }

  @Test func `a list that grows row by row takes no more memory than one made at once`() {
    var index = SearchIndex(locale: locale, fieldCount: 1)
    for count in 0..<500 {
      var difference = Difference()
      difference.insertions = [count % 2 == 1 ? count : 0]
      index = index.following(difference, countAfter: count + 1) { _, _ in "row of a list" }
    }
    let whole = SearchTexts.index(Array(repeating: ["row of a list"], count: 500), locale)
    #expect(index.count == 500 && index.oddRowCount == 0)
    #expect(index.byteCount == whole.byteCount)
  }
}
