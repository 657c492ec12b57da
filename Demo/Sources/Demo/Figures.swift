import Foundation
import Pages

/// The costs of drawing the pages, a line a page.
struct Figures {
  /// The costs of one picture, which one process reports to another.
  struct Cost: Codable, Equatable, Sendable {
    /// The page's rows, and how many of them were measured; nil for a page without a table.
    let rows: Studio.Result.Rows?
    let layout: Duration
    let drawing: Duration
  }

  private var report = Report("page", "rows", "rows measured", "layout ms", "draw ms")

  /// Adds a page.
  ///
  /// - Parameter costs: Those of its pictures. The page's rows are those of the first; the times are the medians.
  mutating func add(_ page: Page, _ costs: [Cost]) {
    guard let first = costs.first else { return }
    report.add(
      page.name, first.rows.map { "\($0.count)" } ?? "–", first.rows.map { "\($0.measured)" } ?? "–",
      Self.middle(costs.map(\.layout)).milliseconds, Self.middle(costs.map(\.drawing)).milliseconds)
  }

  /// The lines, below their titles.
  var lines: [String] { report.lines }

  /// Returns the median of the times.
  private static func middle(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }
}

extension Studio.Result {
  var cost: Figures.Cost { Figures.Cost(rows: rows, layout: layout, drawing: drawing) }
}
