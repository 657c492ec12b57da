// swift-format-ignore-file
// Forwarding needs an isolated context: outside the main actor the method value keeps `@MainActor`.
import UIKit

func forward(_ delegate: any UITableViewDelegate) {
  let height: ((UITableView, IndexPath) -> CGFloat)? = delegate.tableView(_:heightForRowAt:)  //! converting function value of type '@MainActor (UITableView, IndexPath) -> CGFloat' to '(UITableView, IndexPath) -> CGFloat' loses global actor 'MainActor'
  _ = height
}
