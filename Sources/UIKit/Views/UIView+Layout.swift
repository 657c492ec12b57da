import Foundation

extension UIView {
  func markForLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    tellAncestorsOfLayout()
    if let layoutState, layoutState.isCellContent { (parentView as? UITableViewCell)?.contentWasMarked() }
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
    top.layOutBranch()
  }

  /// Lays out the view and what is in it, whatever is marked around it.
  func layOutBranch() {
    // What marks itself again while it is laid out is laid out again, but not for ever.
    for _ in 0..<100 {
      updateMarkedConstraints()
      guard needsLayout || descendantNeedsLayout else { return }
      layOutTree()
    }
  }

  private func layOutTree() {
    if needsLayout {
      updateOwnSystem()
      needsLayout = false
      let outer = UITraitCollection.current
      UITraitCollection.current = traits
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
      UITraitCollection.current = outer
    }
    if descendantNeedsLayout {
      descendantNeedsLayout = false
      for view in subviewList where view.needsLayout || view.descendantNeedsLayout { view.layOutTree() }
    }
  }
}
