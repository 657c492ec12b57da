extension UIView {
  /// Marks the view for the next constraint update, and notifies its ancestors.
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

  /// Updates the constraints of marked views in this hierarchy. Subviews are updated before their superviews.
  func updateMarkedConstraints() {
    // A view that marks itself again is updated again, up to a limit.
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

  /// The maximum number of constraint updates in one pass, for views that mark themselves again.
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
