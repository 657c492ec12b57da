import Foundation

extension UITableViewController: KeyboardFollower {
  var followedWindow: UIWindow? { viewIfLoaded?.window }

  /// Adds a bottom inset for the keyboard and shows the row that the user types into, as Apple's controller does
  /// automatically.
  ///
  /// See Apple's "Managing the keyboard".
  func keyboardMoved(in window: UIWindow) {
    guard let table = viewIfLoaded as? UITableView else { return }
    let already = table.adjustedContentInset.bottom - table.contentInset.bottom
    let added = max(0, table.heightCoveredByKeyboard - already)
    let change = added - keyboardInset
    keyboardInset = added
    if change != 0 { table.contentInset.bottom += change }
    guard added > 0, let responder = window.firstResponderState.current as? UIView, responder.isDescendant(of: table)
    else { return }
    table.layoutIfNeeded()
    table.scrollRectToVisible(responder.convert(responder.bounds, to: table), animated: false)
  }
}
