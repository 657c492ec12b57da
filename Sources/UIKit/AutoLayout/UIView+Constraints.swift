extension UIView {
  /// Activates a constraint in this view.
  func hold(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { return }
    constraint.checkItems(areIn: self)
    constraint.deactivate()
    constraint.install(on: self)
  }

  /// Deactivates a constraint if this view holds it.
  func release(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.deactivate() }
  }

  func add(_ guide: UILayoutGuide) {
    if guide.owningView === self { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.ownerReference = layoutItemReference
    madeLayoutState.guides.append(guide)
    markSystemStale()
  }

  func remove(_ guide: UILayoutGuide) {
    guard let state = layoutState, guide.owningView === self else { return }
    for constraint in state.outerConstraints + state.ownedConstraints.all
    where constraint.items.contains(where: { $0 === guide }) {
      constraint.deactivate()
    }
    state.guides.removeAll { $0 === guide }
    guide.ownerReference = nil
    markSystemStale()
  }
}
