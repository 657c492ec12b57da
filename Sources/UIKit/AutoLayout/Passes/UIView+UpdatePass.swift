extension UIView {
  /// Marks the view for the next update of constraints, and its ancestors as having something below.
  func markForConstraintUpdate() {
    guard !needsConstraintUpdate else { return }
    needsConstraintUpdate = true
    tellAncestorsOfConstraintUpdate()
  }

  func tellAncestorsOfConstraintUpdate() {
    var view = parentView
    while let next = view, !next.descendantNeedsConstraintUpdate {
      next.descendantNeedsConstraintUpdate = true
      view = next.parentView
    }
  }

  /// Has the marked views at and below this one bring their constraints up to date, each after those that lie in it.
  func updateMarkedConstraints() {
    // What marks itself again is asked again, but not for ever.
    for _ in 0..<10 {
      guard needsConstraintUpdate || descendantNeedsConstraintUpdate else { return }
      updateConstraintsInTree()
    }
  }

  private func updateConstraintsInTree() {
    if descendantNeedsConstraintUpdate {
      descendantNeedsConstraintUpdate = false
      for view in subviewList where view.needsConstraintUpdate || view.descendantNeedsConstraintUpdate {
        view.updateConstraintsInTree()
      }
    }
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }
}
