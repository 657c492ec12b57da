// swift-format-ignore-file
// UIKit's enums may grow: a switch without @unknown default is not exhaustive outside Linux.
import UIKit

func name(_ style: UITableViewCell.EditingStyle) -> String {
  switch style {  //! switch covers known cases, but 'UITableViewCell.EditingStyle' may have additional unknown values
  case .none: "none"
  case .insert: "insert"
  case .delete: "delete"
  }
}
