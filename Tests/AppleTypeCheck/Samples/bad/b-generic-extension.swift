// swift-format-ignore-file
// (b) A generic class cannot get an @objc conformance in an extension.
import UIKit

@MainActor final class Live<Item>: NSObject { var items: [Item] = [] }
extension Live: UITableViewDataSource {  //! conformance of generic class 'Live<Item>' to '@objc' protocol 'UITableViewDataSource' cannot be in an extension
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }  //! extensions of generic classes cannot contain '@objc' members
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }  //! extensions of generic classes cannot contain '@objc' members
}
