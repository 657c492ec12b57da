// What constraints tell the layout. `self` is the view that holds the constraint.
extension UIView {
  /// Called when a constraint has become active.
  func constraintWasActivated(_ constraint: NSLayoutConstraint) { setNeedsLayout() }

  /// Called while a constraint still is active.
  func constraintWillDeactivate(_ constraint: NSLayoutConstraint) { setNeedsLayout() }

  /// Called when an active constraint's constant has changed.
  func constantChanged(of constraint: NSLayoutConstraint) { setNeedsLayout() }

  /// Called when an active constraint's priority has changed; it does not change between required and optional.
  func priorityChanged(of constraint: NSLayoutConstraint, from old: UILayoutPriority) { setNeedsLayout() }
}
