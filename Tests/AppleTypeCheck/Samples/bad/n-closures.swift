// swift-format-ignore-file
// Escaping closures need an explicit self; results that are not discardable must be used.
import UIKit

final class Screen: UIViewController {
  let table = UITableView()
  func change() {
    table.performBatchUpdates { table.reloadData() }
    UIView.animate(withDuration: 0.3) { table.alpha = 0 }  //! requires explicit use of 'self'
    NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }  //! result of call to 'addObserver(forName:object:queue:using:)' is unused
  }
}
