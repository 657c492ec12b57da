// Constraints call these methods on the view that holds them.
extension UIView {
  private static var activationCount = 0

  /// Called after a constraint becomes active.
  func constraintWasActivated(_ constraint: NSLayoutConstraint) {
    UIView.activationCount += 1
    constraint.activationNumber = UIView.activationCount
    constraint.isBroken = false
    countMentions(of: constraint, 1)
    markSystemStale()
  }

  /// Called before a constraint is deactivated.
  func constraintWillDeactivate(_ constraint: NSLayoutConstraint) {
    markSystemStale()
    countMentions(of: constraint, -1)
    constraint.isBroken = false
  }

  /// Called when an active constraint's constant changes.
  func constantChanged(of constraint: NSLayoutConstraint) { changed(constraint) }

  /// Called when an active constraint's priority changes. The priority doesn't change between required and optional.
  func priorityChanged(of constraint: NSLayoutConstraint, from old: UILayoutPriority) {
    // A constraint without an effective priority isn't in the system.
    if (old.rawValue > 0) != (constraint.priority.rawValue > 0) { return markSystemStale() }
    changed(constraint)
  }

  private func changed(_ constraint: NSLayoutConstraint) {
    guard let system = layoutState?.reference.currentSystem else { return systemRoot.setNeedsLayout() }
    system.root.setNeedsLayout()
    guard !system.isStale, constraint.record >= 0 else { return }
    let index = Int(constraint.record)
    if system.records[index].isDirty { return }
    system.records[index].isDirty = true
    system.dirtyRecords.append(constraint.record)
  }

  /// Updates the number of mentions in each view between this view and the constraint's items.
  ///
  /// - Parameters:
  ///   - constraint: A constraint that this view holds.
  ///   - change: 1 when the constraint is added, and -1 when it's removed.
  ///   - only: The only view to count, or `nil` to count all.
  func countMentions(of constraint: NSLayoutConstraint, _ change: Int32, in only: UIView? = nil) {
    constraint.forEachReference { reference in
      var view = reference.item?.layoutItemView
      if only != nil, view !== only { return }
      while let next = view, next !== self {
        let state = next.madeLayoutState
        state.mentionsFromAbove += change
        if state.mentionsFromAbove == (change > 0 ? 1 : 0), next.translatesAutoresizingMaskIntoConstraints {
          next.becameRootOrNot(state)
        }
        view = next.parentView
      }
    }
  }

  private func becameRootOrNot(_ state: ViewLayoutState) {
    if state.mentionsFromAbove > 0 {
      retireOwnSystem()
    } else {
      state.needsSystem = true
      setNeedsLayout()
    }
  }
}
