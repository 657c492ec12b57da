import UIKit

/// The header or footer for which a closure of the section is running. There is at most one at a time.
@MainActor enum FilledHeader {
  private static weak var view: UIView?
  private static var rows: SectionRows?

  /// Runs a closure of the section for a view.
  static func with(_ view: UIView, of rows: SectionRows, _ body: () -> Void) {
    let outer = (self.view, self.rows)
    (self.view, self.rows) = (view, rows)
    defer { (self.view, self.rows) = outer }
    body()
  }

  /// Returns the section of a view, or `nil` if no closure is running for it.
  static func rows(of view: UIView) -> SectionRows? { self.view === view ? rows : nil }
}
