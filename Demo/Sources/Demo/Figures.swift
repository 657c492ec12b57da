import Foundation
import Pages

/// The costs of drawing the pages, a line a page.
struct Figures {
  private var report = Report("page", "rows", "rows measured", "layout ms", "draw ms")

  /// Adds a page.
  ///
  /// - Parameter results: Its pictures. The page's rows are those of the first; the times are the middle ones of all.
  mutating func add(_ page: Page, _ results: [Studio.Result]) {
    guard let first = results.first else { return }
    report.add(
      page.name, first.rows.map { "\($0.count)" } ?? "–", first.rows.map { "\($0.measured)" } ?? "–",
      Self.middle(results.map(\.layout)).milliseconds, Self.middle(results.map(\.drawing)).milliseconds)
  }

  /// The lines, below their titles.
  var lines: [String] { report.lines }

  /// Returns the median of the times.
  private static func middle(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }
}
