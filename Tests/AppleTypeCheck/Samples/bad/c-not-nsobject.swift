// swift-format-ignore-file
// (c) A class outside NSObject.
import UIKit

@MainActor final class Live: UITableViewDelegate {  //! cannot declare conformance to 'NSObjectProtocol' in Swift; 'Live' should inherit 'NSObject' instead
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
struct Value: UITableViewDelegate {}  //! non-class type 'Value' cannot conform to class protocol 'UITableViewDelegate'
