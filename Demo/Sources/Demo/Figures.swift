import Foundation
import Pages

/// The costs of drawing the pages, with a line for each page.
struct Figures {
  /// The costs of one picture, which one process reports to another.
  struct Cost: Codable, Equatable, Sendable {
    /// The number of the page's rows, and of those that were measured, or `nil` for a page without a table view.
    let rows: Studio.Result.Rows?
    let layout: Duration
    let drawing: Duration
  }

  private var report = Report("page", "rows", "rows measured", "layout ms", "draw ms")

  /// Adds a page.
  ///
  /// - Parameter costs: The costs of the page's pictures. The first one provides the rows; the times are the medians.
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
