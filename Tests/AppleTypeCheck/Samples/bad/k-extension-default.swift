// swift-format-ignore-file
// A default implementation in a protocol extension does not implement an optional requirement: UIKit never sees it.
import UIKit

extension UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
}
final class Takes: NSObject, UITableViewDelegate {}  //! non-'@objc' method 'tableView(_:heightForRowAt:)' does not satisfy optional requirement of '@objc' protocol 'UITableViewDelegate'
