import UIKit

/// The header or footer that the app's code is configuring. At most one is configured at a time.
@MainActor enum FilledHeader {
  private(set) static weak var view: UITableViewHeaderFooterView?
  /// A Boolean value that indicates whether its section is collapsed.
  private(set) static var isCollapsed = false

  /// Runs a closure that configures a view.
  static func with(_ view: UITableViewHeaderFooterView, isCollapsed: Bool, _ body: () -> Void) {
    let outer = (self.view, self.isCollapsed)
    (self.view, self.isCollapsed) = (view, isCollapsed)
    defer { (self.view, self.isCollapsed) = outer }
    body()
  }
}
