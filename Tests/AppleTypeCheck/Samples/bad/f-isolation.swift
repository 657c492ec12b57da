// swift-format-ignore-file
// (f) Main-actor isolation.
import UIKit

func height(_ table: UITableView) -> CGFloat { table.rowHeight }  //! main actor-isolated property 'rowHeight' can not be referenced from a nonisolated context
func ask(_ delegate: any UITableViewDelegate, _ table: UITableView) { delegate.scrollViewDidScroll?(table) }  //! call to main actor-isolated function in a synchronous nonisolated context
func configure(_ cell: UITableViewCell) { cell.textLabel?.text = "x" }  //! main actor-isolated property 'text' can not be mutated from a nonisolated context
actor Loader { func show(in table: UITableView) { table.reloadData() } }  //! call to main actor-isolated instance method 'reloadData()' in a synchronous actor-isolated context
final class Live: NSObject, UITableViewDataSource {
  nonisolated func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tableView.numberOfSections }  //! main actor-isolated property 'numberOfSections' can not be referenced from a nonisolated context
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
