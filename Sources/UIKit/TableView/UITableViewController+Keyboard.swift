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
    table.scrollRectToVisible(place(of: responder, in: table), animated: false)
  }

  /// Returns the rectangle of a responder, or of its caret if it's a text that is higher than the visible part.
  private func place(of responder: UIView, in table: UITableView) -> CGRect {
    let whole = responder.convert(responder.bounds, to: table)
    let room = table.bounds.height - table.adjustedContentInset.top - table.adjustedContentInset.bottom
    guard whole.height > room, let text = responder as? UITextView, !text.isScrollEnabled else { return whole }
    return caret(of: text, in: table) ?? whole
  }

  private func caret(of text: UITextView, in table: UITableView) -> CGRect? {
    guard let end = text.selectedTextRange?.end else { return nil }
    // Half a line stays between the caret and the edge (assumed; a device would settle it).
    return text.convert(text.caretRect(for: end), to: table).insetBy(dx: 0, dy: -8)
  }

  // MARK: A text that grows

  /// Shows the caret of a text that doesn't scroll itself, after the table view's next layout.
  func caretMoved(in text: UITextView) {
    guard let table = viewIfLoaded as? UITableView, text.isDescendant(of: table) else { return }
    followedCaret.text = text
    followedCaret.height = nil
    table.setNeedsLayout()
  }

  /// Scrolls to the caret that moved, or that a later growth of its text moved on.
  func showFollowedCaret() {
    guard let text = followedCaret.text, let table = viewIfLoaded as? UITableView else { return }
    guard text.isFirstResponder, text.isDescendant(of: table), keyboardInset > 0 else {
      return followedCaret.text = nil
    }
    guard followedCaret.height != text.bounds.height, !table.isDragging else { return }
    followedCaret.height = text.bounds.height
    guard let caret = caret(of: text, in: table) else { return }
    table.scrollRectToVisible(caret, animated: false)
  }
}

/// A text that the user types into, and its height when its caret was last shown.
struct FollowedCaret {
  weak var text: UITextView?
  var height: CGFloat?
}
