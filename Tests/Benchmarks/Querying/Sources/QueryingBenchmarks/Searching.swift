import Foundation
import TableMakerDiffing
import TableMakerQuerying

/// Measures searching with an index, and the ways without one in the same run.
enum Searching {
  private static let locale = Locale(identifier: "en_US")

  /// Folded bytes, a line for each name, and a NUL.
  @MainActor private static var arena: [CChar] = []

  /// Goes through the lines of folded bytes that have a text's: what there is to do at least.
  @MainActor private static func scan(_ text: String) -> Int {
    var hits = 0
    arena.withUnsafeBufferPointer { arena in
      var rest = arena.baseAddress
      while let start = rest, let found = strstr(start, text) {
        hits += 1
        rest = strchr(found, 10).map { UnsafePointer($0) }
      }
    }
    return hits
  }

  /// Prints the medians.
  @MainActor static func run(count: Int = 1_000_000, runs: Int = 5) {
    let names = Sorting.names(count, syllables: 2)
    let lines = names.joined(separator: "\n")
    arena = lines.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).utf8CString.map { $0 }
    let bytes = names.reduce(0) { $0 + $1.utf8.count }
    print("\(count) names, \(Double(bytes) / Double(count)) bytes on average")
    var index = build(names, 1)
    let once = Sorting.median(1) { index = build(names, 1) }
    let one = Sorting.median(runs) { index = build(names, 1) }
    let two = Sorting.median(runs) { index = build(names, 2) }
    print("built on one thread \(one) ms (first time \(once)), on two \(two) ms; \(index.oddRowCount) odd rows,")
    let folded = names.reduce(0) { $0 + $1.folding(options: [.diacriticInsensitive], locale: nil).utf8.count }
    print(
      "  \(index.byteCount - folded) bytes more than folded: \(Double(index.byteCount - folded) / Double(count)) a row")
    for text in ["a", "m", "ma", "mar", "son", "王", "ka lo", "o n a", "zzz"] { search(text, names, index, runs) }
    for (short, long) in [("m", "ma"), ("ma", "mar"), ("a", "an"), ("an", "ann"), ("王", "王一"), ("a", "a n")] {
      grow(short, long, names, index, runs)
    }
    follow(names, index, runs)
  }

  private static func build(_ names: [String], _ threads: Int) -> SearchIndex {
    let parts = concurrently(names.count, threads) {
      SearchIndex.Part(rows: $0, fieldCount: 1, locale: locale) { row, _ in names[row] }
    }
    return SearchIndex(parts, locale: locale, fieldCount: 1)
  }

  /// Returns the results of a closure for parts of some rows, each on a thread of its own.
  private static func concurrently<Value: Sendable>(
    _ count: Int, _ threads: Int, _ body: @Sendable (Range<Int>) -> Value
  ) -> [Value] {
    if threads == 1 { return [body(0..<count)] }
    let values = Values<Value>(threads)
    DispatchQueue.concurrentPerform(iterations: threads) { number in
      values.set(number, body(count * number / threads..<count * (number + 1) / threads))
    }
    return values.all
  }

  private final class Values<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value?]

    init(_ count: Int) { values = Array(repeating: nil, count: count) }

    func set(_ number: Int, _ value: Value) { lock.withLock { values[number] = value } }

    var all: [Value] { lock.withLock { values.compactMap { $0 } } }
  }

  @MainActor private static func search(_ text: String, _ names: [String], _ index: SearchIndex, _ runs: Int) {
    let query = SearchQuery(text, locale: locale)
    var hits: [Int32] = []
    let one = Sorting.median(runs) { hits = index.hits(of: query, in: 0..<names.count) { row, _ in names[row] } }
    let two = Sorting.median(runs) {
      hits = concurrently(names.count, 2) { index.hits(of: query, in: $0) { row, _ in names[row] } }.flatMap { $0 }
    }
    var seeds = 0
    let lowercase = text.lowercased()
    let seed = Sorting.median(3) { seeds = names.reduce(0) { $0 + ($1.lowercased().contains(lowercase) ? 1 : 0) } }
    var expected: [Int32] = []
    let plain = Sorting.median(1) {
      expected = names.indices.filter { query.matches([names[$0]]) }.map { Int32(truncatingIfNeeded: $0) }
    }
    var floorHits = 0
    let floor = Sorting.median(runs) { floorHits = scan(lowercase) }
    print(
      "\"\(text)\": plain scan \(floor) ms (\(floorHits) lines), \(hits.count) hits in \(one) ms, on two threads \(two) ms; the seed's way \(seed) ms",
      "(\((seed / one).rounded()) times, \(seeds) hits), range(of:) \(plain) ms,",
      hits == expected ? "the same hits" : "OTHER HITS")
  }

  private static func grow(_ short: String, _ long: String, _ names: [String], _ index: SearchIndex, _ runs: Int) {
    let (query, other) = (SearchQuery(long, locale: locale), SearchQuery(short, locale: locale))
    let known = index.hits(of: other, in: 0..<names.count) { row, _ in names[row] }
    var hits: [Int32] = []
    let time = Sorting.median(runs) {
      hits = index.hits(of: query, among: known, in: 0..<names.count) { row, _ in names[row] }
    }
    let whole = index.hits(of: query, in: 0..<names.count) { row, _ in names[row] }
    print(
      "\"\(short)\" to \"\(long)\": \(hits.count) of \(known.count) hits in \(time) ms,",
      hits == whole && index.extends(query, other) ? "the same hits" : "OTHER HITS")
  }

  private static func follow(_ names: [String], _ index: SearchIndex, _ runs: Int) {
    for count in [1, 1_000] {
      var difference = Difference()
      for number in 0..<count {
        let place = number * (names.count / count)
        difference.changes.append(IndexPair(before: place, after: place))
      }
      var following = index
      let time = Sorting.median(runs) {
        following = index.following(difference, countAfter: names.count) { row, _ in names[names.count - 1 - row] }
      }
      print("\(count) of \(following.count) names changed: \(time) ms")
    }
  }
}
