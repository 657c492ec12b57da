// swift-format-ignore-file
// (e) There is no default implementation to override, to call on self or to reach with super.
import UIKit

class Base: NSObject, UITableViewDelegate {
  func row(_ table: UITableView) -> CGFloat { tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) }  //! cannot find 'tableView' in scope
}
final class Sub: Base {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }  //! method does not override any method from its superclass
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)  //! value of type 'Base' has no member 'tableView'
  }
}
