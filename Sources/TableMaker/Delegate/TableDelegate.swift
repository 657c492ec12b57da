import UIKit

/// The delegate of a data source's table view.
///
/// Each method calls the chain's steps, or otherwise the app's delegate.
@MainActor final class TableDelegate: NSObject, UITableViewDelegate, OpenRowDelegate {
  let live: LiveTable

  init(_ live: LiveTable) { self.live = live }

  var hasOpenRow: Bool { live.openRow != nil }
}
