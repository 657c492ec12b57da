public import UIKit

/// Returns a scroll view's delegate as a table view's delegate.
///
/// Apple declares a table view's delegate with that type, but the shadow that checks this file doesn't.
private func asTableDelegate(_ delegate: (any UIScrollViewDelegate)?) -> (any UITableViewDelegate)? {
  delegate as? any UITableViewDelegate
}

// Apple's UIKit accepts no touches from tests, so these methods make the calls that it would make, in its order.
extension UIView {
  /// Taps the view as the user does: the frontmost view at that point of the window receives the touch.
  ///
  /// - Parameters:
  ///   - point: The position in the view's coordinates, or `nil` for its center.
  ///   - count: The number of taps in quick succession.
  /// - Returns: A Boolean value that indicates whether the view or one of its subviews received the touch.
  @discardableResult public func tap(at point: CGPoint? = nil, count: Int = 1) -> Bool {
    guard let hit = viewHit(at: point) else { return false }
    for number in 0..<count {
      if let control = hit.touchableControl {
        control.isHighlighted = true
        control.sendActions(for: number > 0 ? [.touchDown, .touchDownRepeat] : .touchDown)
        control.sendTouchUpInside()
        control.isHighlighted = false
      } else if let (table, indexPath) = hit.tableRow {
        table.tap(indexPath.row, in: indexPath.section)
      }
    }
    return hit.isDescendant(of: self)
  }

  /// Begins a touch on the view, calls a closure, and ends the touch.
  ///
  /// - Parameters:
  ///   - point: The position in the view's coordinates, or `nil` for its center.
  ///   - duration: The duration of the touch. This version doesn't wait for it.
  ///   - body: A closure called before the touch ends.
  /// - Returns: A Boolean value that indicates whether the view or one of its subviews received the touch.
  @discardableResult public func press(
    at point: CGPoint? = nil, for duration: TimeInterval = 0.5, while body: () -> Void = {}
  ) -> Bool {
    let hit = viewHit(at: point)
    let control = hit?.touchableControl
    control?.isHighlighted = true
    control?.sendActions(for: .touchDown)
    defer {
      control?.sendTouchUpInside()
      control?.isHighlighted = false
    }
    body()
    return hit?.isDescendant(of: self) ?? false
  }

  /// Drags a touch over the view, or out of it.
  ///
  /// A slider takes the value at the end of the touch; a scroll view scrolls.
  ///
  /// - Parameters:
  ///   - start: The position where the touch begins, in the view's coordinates.
  ///   - end: The position where the touch ends, in the view's coordinates.
  ///   - steps: The number of movements. This version always moves once.
  ///   - hold: The time before the touch moves, in seconds. A control keeps the touch if that's at least 0.15 seconds;
  ///     otherwise a scroll view takes it.
  ///   - body: A closure called at the end of the path, before the touch ends.
  /// - Returns: A Boolean value that indicates whether the view or one of its subviews received the touch.
  @discardableResult public func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 10, after hold: TimeInterval = 0,
    while body: () -> Void = {}
  ) -> Bool {
    guard let hit = viewHit(at: start) else { return false }
    let scrollView = hit.firstAncestor(UIScrollView.self)
    if let control = hit.touchableControl, hold >= 0.15 || scrollView == nil {
      control.isHighlighted = true
      control.sendActions(for: .touchDown)
      (control as? UISlider)?.moveThumb(by: end.x - start.x)
      body()
      let inside = control.bounds.insetBy(dx: -70, dy: -70).contains(convert(end, to: control))
      if inside { control.sendTouchUpInside() } else { control.sendActions(for: .touchUpOutside) }
      control.isHighlighted = false
    } else {
      scrollView?.dragContent(by: start.y - end.y)
      body()
    }
    return hit.isDescendant(of: self)
  }

  private func viewHit(at point: CGPoint?) -> UIView? {
    guard let window else { return nil }
    window.layoutIfNeeded()
    return window.hitTest(convert(point ?? CGPoint(x: bounds.midX, y: bounds.midY), to: nil), with: nil)
  }

  private var touchableControl: UIControl? { firstAncestor(UIControl.self).flatMap { $0.isEnabled ? $0 : nil } }

  private var tableRow: (UITableView, IndexPath)? {
    guard let cell = firstAncestor(UITableViewCell.self), let table = cell.firstAncestor(UITableView.self),
      let indexPath = table.indexPath(for: cell)
    else { return nil }
    return (table, indexPath)
  }

  private func firstAncestor<View: UIView>(_ type: View.Type) -> View? {
    sequence(first: self, next: { $0.superview }).lazy.compactMap { $0 as? View }.first
  }
}

extension UIControl {
  fileprivate func sendTouchUpInside() {
    sendActions(for: .touchUpInside)
    // A tap changes the value of a switch automatically, and then its actions are called.
    if let toggle = self as? UISwitch {
      toggle.setOn(!toggle.isOn, animated: false)
      toggle.sendActions(for: [.valueChanged, .primaryActionTriggered])
    } else if self is UIButton {
      sendActions(for: .primaryActionTriggered)
    }
  }
}

extension UISlider {
  fileprivate func moveThumb(by distance: CGFloat) {
    let mirrored: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    // The thumb is 28 points wide and stays inside the slider.
    let length = max(bounds.width - 28, 1)
    value += Float(distance * mirrored / length) * (maximumValue - minimumValue)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension UITableView {
  /// Taps a row as the user does: highlights it, and then selects or deselects it, with the delegate's calls.
  ///
  /// - Returns: A Boolean value that indicates whether the row received the touch. It must be on screen and selectable.
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
  /// - Returns: A Boolean value that indicates whether the row is on screen and has a detail button.
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
  /// Scrolls down by a distance in points, taps the status bar, and waits until the content is at its top.
  ///
  /// A test can't tap a simulator's status bar, so this method makes the calls that the system would make.
  public func tapStatusBar(afterScrollingBy distance: CGFloat) {
    contentOffset.y += distance
    guard scrollsToTop, delegate?.scrollViewShouldScrollToTop?(self) ?? true else { return }
    contentOffset.y = -adjustedContentInset.top
    layoutIfNeeded()
    delegate?.scrollViewDidScrollToTop?(self)
  }

  /// Drags the content by a distance in points, and ends the drag.
  ///
  /// - Parameters:
  ///   - distance: The distance. If it's positive, the content scrolls down.
  ///   - velocity: The speed at which the content scrolls when the drag ends, in points per second.
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
