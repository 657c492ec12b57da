extension NSLayoutConstraint {
  /// The view that holds the constraint while it is active.
  var owner: UIView? { ownerReference?.item?.layoutItemView }

  /// Every item that the constraint mentions, dead ones left out.
  var items: [any LayoutItem] {
    [first?.reference, first?.origin?.reference, second?.reference, second?.origin?.reference].compactMap { $0?.item }
  }

  /// Takes what a caller gave as an item.
  static func layoutItem(_ value: Any) -> any LayoutItem {
    guard let item = value as? any LayoutItem else {
      raise(
        .invalidArgument, "NSLayoutConstraint for \(value): Constraint items must each be a view or layout guide.")
    }
    return item
  }

  func activate() {
    guard owner == nil else { return }
    let views = items.map(\.layoutItemView)
    guard let owner = UIView.nearestCommonAncestor(of: views) else {
      refuseActivation()
    }
    install(on: owner)
  }

  func deactivate() {
    guard let owner else { return }
    owner.constraintWillDeactivate(self)
    owner.layoutState?.ownedConstraints.remove(self)
    for item in items {
      item.layoutItemView?.layoutState?.outerConstraints.removeAll { $0 === self }
    }
    ownerReference = nil
  }

  /// Makes the constraint active, held by a view that is an ancestor of all its items or one of them.
  func install(on owner: UIView) {
    let state = owner.madeLayoutState
    // A font may have changed since the constraint was made.
    updateSystemSpacing()
    if spacing != nil { for item in items { item.layoutItemView?.madeLayoutState.hasSystemSpacing = true } }
    ownerReference = state.reference
    state.ownedConstraints.append(self)
    for item in items {
      guard let view = item.layoutItemView, view !== owner else { continue }
      let state = view.madeLayoutState
      // Two items may have one view: the one asked for last is the last of its list.
      if state.outerConstraints.last !== self { state.outerConstraints.append(self) }
    }
    owner.constraintWasActivated(self)
  }
}

extension UIView {
  /// Returns the lowest view that is each of the views or above it; nil if there is none or one of them is nil.
  static func nearestCommonAncestor(of views: [UIView?]) -> UIView? {
    guard var common = views.first ?? nil else { return nil }
    for view in views.dropFirst() {
      guard let view else { return nil }
      if view === common || view.parentView === common { continue }
      guard let next = sequence(first: common, next: \.parentView).first(where: view.isDescendant(of:)) else {
        return nil
      }
      common = next
    }
    return common
  }

  /// Deactivates what goes from here or from below to the outside, as the view leaves its superview.
  func deactivateConstraintsToOutside() {
    deactivateConstraints(toOutsideOf: self)
  }

  private func deactivateConstraints(toOutsideOf top: UIView) {
    if let state = layoutState, !state.outerConstraints.isEmpty {
      for constraint in state.outerConstraints {
        guard let owner = constraint.owner else { continue }
        if top === self || !owner.isDescendant(of: top) { constraint.deactivate() }
      }
      state.outerConstraints.removeAll { $0.owner == nil }
    }
    for view in subviewList { view.deactivateConstraints(toOutsideOf: top) }
  }
}
