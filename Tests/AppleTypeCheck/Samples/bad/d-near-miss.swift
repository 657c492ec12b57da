// swift-format-ignore-file
// (d) Near misses: never called by UIKit.
import UIKit

final class Live: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAtIndexPath indexPath: IndexPath) -> CGFloat { 44 }  //! instance method 'tableView(_:heightForRowAtIndexPath:)' nearly matches optional requirement 'tableView(_:heightForRowAt:)' of protocol 'UITableViewDelegate'
  func tableView(_ tableView: UITableView, didSelectRowAt path: Int) {}  //! instance method 'tableView(_:didSelectRowAt:)' nearly matches optional requirement 'tableView(_:didSelectRowAt:)' of protocol 'UITableViewDelegate'
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> Double { 44 }  //! instance method 'tableView(_:heightForHeaderInSection:)' nearly matches optional requirement 'tableView(_:heightForHeaderInSection:)' of protocol 'UITableViewDelegate'
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath) {}  //! parameter of 'tableView(_:didEndEditingRowAt:)' has different optionality than required by protocol 'UITableViewDelegate'
  func scrollViewDidScrol(_ scrollView: UIScrollView) {}  //! instance method 'scrollViewDidScrol' nearly matches optional requirement 'scrollViewDidScroll' of protocol 'UIScrollViewDelegate'
}
