import Foundation
import Synchronization

extension UINavigationController {
  private static let reported = Mutex<Set<String>>([])

  /// Reports once for each class a page that shows a large title and a table view that the title doesn't follow.
  ///
  /// Apple's UIKit shows the same and says nothing: bars follow the page's view or its first subview, or the scroll view
  /// that the page sets.
  func reportUnfollowedTable(of page: UIViewController) {
    guard navigationBar.showsLargeTitle, let view = page.viewIfLoaded, view.containsTable else { return }
    let name = String(describing: type(of: page))
    guard Self.reported.withLock({ $0.insert(name).inserted }) else { return }
    writeToStandardError(
      "The large title over \(name) stays large while its table view scrolls, because the navigation bar found no scroll "
        + "view to follow: it's neither the page's view nor its first subview. Call setContentScrollView(tableView, for: "
        + ".top) in viewDidLoad, or set largeTitleDisplayMode to .never.")
  }
}

extension UIView {
  fileprivate var containsTable: Bool { self is UITableView || subviews.contains { $0.containsTable } }
}
