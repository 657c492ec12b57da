// swift-format-ignore-file
// (a) An optional requirement is called without `?`; Linux's default implementations let it pass.
import UIKit

@MainActor func ask(_ delegate: any UITableViewDelegate, _ table: UITableView, _ path: IndexPath) -> CGFloat {
  delegate.tableView(table, didSelectRowAt: path)  //! value of optional type '(@MainActor (UITableView, IndexPath) -> ())?' must be unwrapped to a value of type '@MainActor (UITableView, IndexPath) -> ()'
  return delegate.tableView(table, heightForRowAt: path)  //! value of optional type '(@MainActor (UITableView, IndexPath) -> CGFloat)?' must be unwrapped to a value of type '@MainActor (UITableView, IndexPath) -> CGFloat'
}
@MainActor func generic<D: UITableViewDelegate>(_ delegate: D, _ table: UITableView) {
  delegate.scrollViewDidScroll(table)  //! value of optional type '(@MainActor (UIScrollView) -> ())?' must be unwrapped to a value of type '@MainActor (UIScrollView) -> ()'
}
