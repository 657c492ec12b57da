extension NSLayoutConstraint {
  /// The view that holds the constraint while it's active.
  var owner: UIView? { ownerReference?.item?.layoutItemView }

  /// The items of the constraint that haven't been deallocated.
  var items: [any LayoutItem] {
    [first?.reference, first?.origin?.reference, second?.reference, second?.origin?.reference].compactMap { $0?.item }
  }

  /// Returns the given value as a layout item, or raises an exception.
  static func layoutItem(_ value: Any) -> any LayoutItem {
    guard let item = value as? any LayoutItem else {
      raise(
        .invalidArgument, "NSLayoutConstraint for \(value): Constraint items must each be a view or layout guide.")
    }
    return item
  }

  func activate() {
    guard owner == nil else { return }
    if let owner = nearOwner { return install(on: owner) }
    let views = items.map(\.layoutItemView)
    guard let owner = UIView.nearestCommonAncestor(of: views) else {
      refuseActivation()
    }
    install(on: owner)
  }

  /// The view that holds the constraint in the usual cases: a view and its superview, or two views with the same
  /// superview. In other cases it's `nil`.
  private var nearOwner: UIView? {
    guard let first, first.origin == nil, let view = first.reference.item?.layoutItemView else { return nil }
    guard let second else { return view }
    guard second.origin == nil, let other = second.reference.item?.layoutItemView else { return nil }
    if view === other { return view }
    let superview = view.parentView
    if superview === other { return other }
    let otherSuperview = other.parentView
    if otherSuperview === view { return view }
    return superview === otherSuperview ? superview : nil
  }

  /// Calls a closure with the reference of each item, without creating an array.
  func forEachReference(_ body: (LayoutItemReference) -> Void) {
    func visit(_ operand: LayoutOperand?) {
      guard let operand else { return }
      body(operand.reference)
      if let origin = operand.origin { body(origin.reference) }
    }
    visit(first)
    visit(second)
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

  /// Activates the constraint in a view that is an ancestor of all its items, or one of them.
  func install(on owner: UIView) {
    let state = owner.madeLayoutState
    // A font can have changed since the constraint was created.
    updateSystemSpacing()
    if spacing != nil { for item in items { item.layoutItemView?.madeLayoutState.hasSystemSpacing = true } }
    ownerReference = state.reference
    state.ownedConstraints.append(self)
    forEachReference { reference in
      guard let view = reference.item?.layoutItemView, view !== owner else { return }
      let state = view.madeLayoutState
      // Two items can belong to the same view, and then the constraint is already the last one in its list.
      if state.outerConstraints.last !== self { state.outerConstraints.append(self) }
    }
    owner.constraintWasActivated(self)
  }
}

extension UIView {
  /// Returns the lowest view that contains all of the views, or `nil` if there is none or one of them is `nil`.
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

  /// Deactivates the constraints between this view's hierarchy and other views, because the view leaves its superview.
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
