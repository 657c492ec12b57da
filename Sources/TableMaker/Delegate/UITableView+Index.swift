import UIKit

// An index is UIKit's alone for now: where there is none, there is nothing to reload.
#if canImport(ObjectiveC)
  extension UITableView {
    /// Has the table ask for the index again: updates of sections leave it as it was.
    func reloadIndex() { reloadSectionIndexTitles() }
  }
#else
  extension UITableView {
    /// Nothing, where a table has no index.
    func reloadIndex() {}
  }
#endif
