// swift-format-ignore-file
// Data-flow errors need the step after type-checking.
import UIKit

func height(_ path: IndexPath) -> CGFloat { if path.row == 0 { return 1 } }  //! missing return in global function expected to return 'CGFloat'
final class Cell: UITableViewCell {
  let title: String
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)  //! property 'self.title' not initialized at super.init call
  }
  required init?(coder: NSCoder) { nil }
}
final class Box { var count = 0 }
@MainActor final class Live: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let box = Box()
    Task.detached { box.count += 1 }  //! sending
    box.count += 1
  }
}
