import Foundation

extension UIView {
  func markForLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    tellAncestorsOfLayout()
  }

  /// Every view above knows that there is something to lay out below it; so a pass visits marked views only.
  func tellAncestorsOfLayout() {
    var view = parentView
    while let next = view, !next.descendantNeedsLayout {
      next.descendantNeedsLayout = true
      view = next.parentView
    }
  }

  func layOutFromTopmostMarkedView() {
    var top = self
    var view = parentView
    while let next = view {
      if next.needsLayout || next.needsConstraintUpdate { top = next }
      view = next.parentView
    }
    // What marks itself again while it is laid out is laid out again, but not for ever.
    for _ in 0..<100 {
      top.updateMarkedConstraints()
      guard top.needsLayout || top.descendantNeedsLayout else { return }
      top.layOutTree()
    }
  }

  private func layOutTree() {
    if needsLayout {
      updateOwnSystem()
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    if descendantNeedsLayout {
      descendantNeedsLayout = false
      for view in subviewList where view.needsLayout || view.descendantNeedsLayout { view.layOutTree() }
    }
  }
}
