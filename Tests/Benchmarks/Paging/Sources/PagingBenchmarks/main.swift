import Foundation
import TableMakerDiffing

struct Row: Identifiable, Equatable, Sendable {
  let id: Int
  var text: String
}

/// Pages of 100 rows; the first row of each is the last of the page before where they overlap.
func pages(overlapping: Bool) -> [[Row]] {
  (0..<1_000).map { page in
    let start = overlapping ? page * 99 : page * 100
    return (start..<start + 100).map { Row(id: $0, text: "row") }
  }
}

/// The microseconds that each page takes, the least of some rounds.
func measure(_ pages: [[Row]], rounds: Int = 5, _ make: () -> (([Row]) -> Void)) -> [Double] {
  var least = [Double](repeating: .infinity, count: pages.count)
  for _ in 0..<rounds {
    let take = make()
    for (index, page) in pages.enumerated() {
      let start = ContinuousClock.now
      take(page)
      let time = (ContinuousClock.now - start) / .microseconds(1)
      least[index] = min(least[index], time)
    }
  }
  return least
}

func show(_ name: String, _ times: [Double]) {
  // Some pages pay for the room of the next ones, which the sum has.
  let median = { (part: ArraySlice<Double>) in part.sorted()[part.count / 2] }
  let (first, last) = (median(times.prefix(200)), median(times.suffix(200)))
  print(
    name.padding(toLength: 44, withPad: " ", startingAt: 0)
      + String(format: "%10.1f %10.1f %8.2f %10.1f", first, last, last / first, times.reduce(0, +) / 1_000))
}

/// A paged list that takes one page after another.
final class List {
  private var list = PagedState<Row>(identity: Identity(sendable: .identifiable) { $0.id }, perPage: 100)

  func take(_ page: [Row]) {
    guard case .begun(let load, _) = list.begin(.more) else { preconditionFailure("There is always a next page") }
    _ = list.receive(PageAnswer(items: page, next: .open(nil)), for: load.generation)
  }
}

/// The least work of any list that shows nothing twice.
final class Floor {
  private var rows: [Row] = []
  private var known: Set<Int> = []

  func take(_ page: [Row]) {
    for row in page where known.insert(row.id).inserted { rows.append(row) }
  }
}

print(
  "microseconds a page".padding(toLength: 44, withPad: " ", startingAt: 0)
    + "  first 200   last 200    ratio   all, ms")
show("pages", measure(pages(overlapping: false)) { List().take })
show("pages that overlap by a row", measure(pages(overlapping: true)) { List().take })
show("floor: appended to an array and to a set", measure(pages(overlapping: false)) { Floor().take })
