public import UIKit

/// The delegate as a table's: Apple declares it so for a table, the shadow that this is checked against does not.
private func asTableDelegate(_ delegate: (any UIScrollViewDelegate)?) -> (any UITableViewDelegate)? {
  delegate as? any UITableViewDelegate
}

// A real UIKit takes no touches from tests: the calls that it would make are made here, in its order.
extension UIView {
  /// Taps the view as a finger would: whatever lies over that point in the window gets the touch.
  ///
  /// - Parameters:
  ///   - point: In the view's own points; its middle for nil.
  ///   - count: How many times in short succession.
  /// - Returns: Whether the view, or one in it, got the touch.
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

  /// Puts a finger on the view, does something while it is there, and lifts it.
  ///
  /// - Parameters:
  ///   - point: In the view's own points; its middle for nil.
  ///   - duration: How long the finger stays; not waited for here.
  ///   - body: Done before the finger is lifted.
  /// - Returns: Whether the view, or one in it, got the touch.
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

  /// Drags a finger over the view, or out of it: a slider takes the value there, a scroll view scrolls.
  ///
  /// - Parameters:
  ///   - start: Where it is put down, in the view's own points.
  ///   - end: Where it is lifted.
  ///   - steps: In how many movements; one here.
  ///   - hold: How long it stays where it was put down; a control keeps the touch after 0.15 seconds, a scroll view has
  ///     it before.
  ///   - body: Done at the end of the way, before the finger is lifted.
  /// - Returns: Whether the view, or one in it, got the touch.
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
    // A switch turns by itself when a finger taps it; its actions hear of the new value.
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
    // The thumb, 28 points wide, stays inside of the slider.
    let length = max(bounds.width - 28, 1)
    value += Float(distance * mirrored / length) * (maximumValue - minimumValue)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

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
  /// Scrolls on by a distance in points, taps the status bar, and waits until the content shows its beginning.
  ///
  /// What the system would ask and tell is asked and told here: nobody taps a simulator's status bar from inside.
  public func tapStatusBar(afterScrollingBy distance: CGFloat) {
    contentOffset.y += distance
    guard scrollsToTop, delegate?.scrollViewShouldScrollToTop?(self) ?? true else { return }
    contentOffset.y = -adjustedContentInset.top
    layoutIfNeeded()
    delegate?.scrollViewDidScrollToTop?(self)
  }

  /// Drags the content by a distance in points, downward in the content where it is positive, and lifts the finger.
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
