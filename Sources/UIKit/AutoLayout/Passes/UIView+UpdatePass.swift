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

  /// Updates the constraints of the marked views at and below this one, each after those of its subviews.
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

  /// The greatest number of times that constraints are updated in one pass, where views mark themselves again.
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
