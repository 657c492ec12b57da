// What constraints tell the layout. `self` is the view that holds the constraint.
extension UIView {
  private static var activationCount = 0

  /// Called when a constraint has become active.
  func constraintWasActivated(_ constraint: NSLayoutConstraint) {
    UIView.activationCount += 1
    constraint.activationNumber = UIView.activationCount
    constraint.isBroken = false
    countMentions(of: constraint, 1)
    markSystemStale()
  }

  /// Called while a constraint still is active.
  func constraintWillDeactivate(_ constraint: NSLayoutConstraint) {
    markSystemStale()
    countMentions(of: constraint, -1)
    constraint.isBroken = false
  }

  /// Called when an active constraint's constant has changed.
  func constantChanged(of constraint: NSLayoutConstraint) { changed(constraint) }

  /// Called when an active constraint's priority has changed; it does not change between required and optional.
  func priorityChanged(of constraint: NSLayoutConstraint, from old: UILayoutPriority) {
    // A constraint of a priority that says nothing is not in the system.
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

  /// Notes at every view between this one and what the constraint mentions that a constraint from above does so.
  ///
  /// - Parameters:
  ///   - constraint: A constraint that this view holds.
  ///   - change: 1 where it comes, -1 where it goes.
  ///   - only: The one item to count for; nil for all.
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
