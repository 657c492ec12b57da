import Foundation

/// A text of the page, in its languages.
struct Words {
  let english: String
  let chinese: String

  init(_ english: String, _ chinese: String) { (self.english, self.chinese) = (english, chinese) }

  static var languages: [KeyPath<Words, String>] { [\.english, \.chinese] }
}

/// A line of the table: the work, and what it takes, in milliseconds of processor time unless `unit` says otherwise.
struct Figure {
  let work: Words
  /// The other way.
  let peer: Words
  /// The time for the least part of the work that can be done without the rest.
  var floor: Double?
  var theirs: Double?
  var ours: Double
  /// The exponent of the growth, from half as many items to all of them.
  var growth: Double?
  var unit = Words("", "")

  /// The columns of a table in Markdown.
  func line(in language: KeyPath<Words, String>) -> String {
    func number(_ value: Double?) -> String {
      guard let value else { return "" }
      guard unit.english.isEmpty else { return String(format: "%.0f ", value) + unit[keyPath: language] }
      return String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
    }
    let ratio = theirs.map { String(format: $0 / ours < 10 ? "%.2f" : "%.0f", $0 / ours) } ?? ""
    let exponent = growth.map { String(format: "%.1f", max(0, $0)) } ?? ""
    let columns = [
      work[keyPath: language], number(floor), peer[keyPath: language], number(theirs), number(ours), ratio, exponent,
    ]
    return "| " + columns.joined(separator: " | ") + " |"
  }
}

/// One round of a work for a number of items: its processor time in seconds.
typealias Round = @MainActor (_ count: Int) async -> Double

/// The least of several rounds of each, which take turns, so that other work on the machine meets all of them.
@MainActor func measure(
  _ work: Words, count: Int, rounds: Int = 15, floor: Round? = nil, peer: Words, theirs: Round, ours: Round
) async -> Figure {
  var (floorTime, theirTime, ourTime, halfTime) = (Double.infinity, Double.infinity, Double.infinity, Double.infinity)
  for _ in 0..<rounds {
    if let floor { floorTime = min(floorTime, await floor(count)) }
    theirTime = min(theirTime, await theirs(count))
    ourTime = min(ourTime, await ours(count))
    halfTime = min(halfTime, await ours(count / 2))
  }
  return Figure(
    work: work, peer: peer, floor: floor.map { _ in floorTime * 1e3 }, theirs: theirTime * 1e3, ours: ourTime * 1e3,
    growth: log2(ourTime / halfTime))
}

/// Seconds that the process has been running, on all threads.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The processor time of a closure, in seconds.
@MainActor func time(_ body: () async -> Void) async -> Double {
  let start = processorTime()
  await body()
  return processorTime() - start
}

/// The parts of the table, in their order.
@MainActor let parts: [(name: String, figures: @MainActor () async -> [Figure])] = [
  ("updates", updates), ("trees", trees), ("cells", { [await cells()] }), ("search", { [await search()] }),
  ("forms", { [await forms()] }),
]
