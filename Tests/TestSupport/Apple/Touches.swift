public import UIKit

/// The delegate as a table's: Apple declares it so for a table, the shadow that this is checked against does not.
private func asTableDelegate(_ delegate: (any UIScrollViewDelegate)?) -> (any UITableViewDelegate)? {
  delegate as? any UITableViewDelegate
}

// A real UIKit takes no touches from tests: the calls that it would make are made here, in its order.
extension UITableView {
  /// Taps a row as a finger would: highlight, then selection or deselection with the delegate's calls.
  ///
  /// - Returns: Whether the row took the touch: it must be on screen and selectable.
  @discardableResult public func tap(_ row: Int, in section: Int = 0) -> Bool {
    layoutIfNeeded()
    let path = IndexPath(row: row, section: section)
    guard allowsSelection, isUserInteractionEnabled, let cell = cellForRow(at: path), cell.isUserInteractionEnabled
    else { return false }
    let delegate = asTableDelegate(delegate)
    guard delegate?.tableView?(self, shouldHighlightRowAt: path) ?? true else { return false }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView?(self, didHighlightRowAt: path)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView?(self, didUnhighlightRowAt: path)
    if allowsMultipleSelection && (indexPathsForSelectedRows ?? []).contains(path) {
      deselectAsUser(path)
    } else {
      selectAsUser(path)
    }
    return true
  }

  private func selectAsUser(_ tapped: IndexPath) {
    let delegate = asTableDelegate(delegate)
    var path = tapped
    if let willSelect: (UITableView, IndexPath) -> IndexPath? = delegate?.tableView(_:willSelectRowAt:) {
      guard let chosen = willSelect(self, tapped) else { return }
      path = chosen
    }
    if !allowsMultipleSelection {
      for old in indexPathsForSelectedRows ?? [] where old != path { deselectAsUser(old) }
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
    delegate?.tableView?(self, didSelectRowAt: path)
  }

  private func deselectAsUser(_ selected: IndexPath) {
    let delegate = asTableDelegate(delegate)
    var path = selected
    if let willDeselect: (UITableView, IndexPath) -> IndexPath? = delegate?.tableView(_:willDeselectRowAt:) {
      guard let chosen = willDeselect(self, selected) else { return }
      path = chosen
    }
    deselectRow(at: path, animated: false)
    delegate?.tableView?(self, didDeselectRowAt: path)
  }

  /// Taps a row's detail button.
  ///
  /// - Returns: Whether the row is on screen and has one.
  @discardableResult public func tapDetail(_ row: Int, in section: Int = 0) -> Bool {
    layoutIfNeeded()
    let path = IndexPath(row: row, section: section)
    guard let cell = cellForRow(at: path), cell.accessoryView == nil,
      cell.accessoryType == .detailButton || cell.accessoryType == .detailDisclosureButton
    else { return false }
    asTableDelegate(delegate)?.tableView?(self, accessoryButtonTappedForRowWith: path)
    return true
  }
}

extension UIScrollView {
  /// Drags the content by a distance in points, downwards in the content where it is positive, and lifts the finger.
  ///
  /// - Parameter velocity: How fast the content scrolls when the finger is lifted, in points a second.
  public func dragContent(by distance: CGFloat, velocity: CGFloat = 0) {
    guard isScrollEnabled else { return }
    let delegate = delegate
    delegate?.scrollViewWillBeginDragging?(self)
    contentOffset.y += distance
    layoutIfNeeded()
    let rate = decelerationRate.rawValue
    let low = -adjustedContentInset.top
    let high = max(low, contentSize.height + adjustedContentInset.bottom - bounds.height)
    let coasted = contentOffset.y + velocity / 1000 * rate / (1 - rate)
    var target = CGPoint(x: contentOffset.x, y: min(max(coasted, low), high))
    withUnsafeMutablePointer(to: &target) { target in
      delegate?.scrollViewWillEndDragging?(
        self, withVelocity: CGPoint(x: 0, y: velocity / 1000), targetContentOffset: target)
    }
    let movesOn = target != contentOffset
    delegate?.scrollViewDidEndDragging?(self, willDecelerate: movesOn)
    if movesOn {
      delegate?.scrollViewWillBeginDecelerating?(self)
      contentOffset = target
      delegate?.scrollViewDidEndDecelerating?(self)
    }
    layoutIfNeeded()
  }
}
