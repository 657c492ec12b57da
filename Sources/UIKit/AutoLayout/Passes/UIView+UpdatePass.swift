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
    for _ in 0..<Self.mostConstraintPasses {
      guard needsConstraintUpdate || descendantNeedsConstraintUpdate else { return }
      updateConstraintsInTree()
    }
    guard needsConstraintUpdate || descendantNeedsConstraintUpdate else { return }
    Limit.report(
      "Update of constraints without end",
      "views in \(type(of: self)) ask for updateConstraints() each time that it was called. Look for setNeedsUpdateConstraints() in "
        + "an updateConstraints().")
  }

  /// How often constraints are brought up to date in one pass, where views mark themselves again.
  private static var mostConstraintPasses: Int { 10 }

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
