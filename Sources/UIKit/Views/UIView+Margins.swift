import Foundation

extension UIView {
  /// The effective margins: in the view's direction, inside the safe area, and at least the superview's if it's
  /// preserved.
  var resolvedLayoutMargins: UIEdgeInsets {
    var margins = directionalLayoutMargins.resolved(for: effectiveUserInterfaceLayoutDirection)
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if preservesSuperviewLayoutMargins, let parent = parentView {
      let outer = parent.layoutMarginsForSubviews
      let frame = self.frame
      let whole = parent.bounds
      margins = .maximum(
        margins,
        UIEdgeInsets(
          top: outer.top - (frame.minY - whole.minY), left: outer.left - (frame.minX - whole.minX),
          bottom: outer.bottom - (whole.maxY - frame.maxY), right: outer.right - (whole.maxX - frame.maxX)))
    }
    return margins
  }

  /// A Boolean value that indicates whether the margins may depend on the size.
  var hasSizeDependentInsets: Bool {
    preservesSuperviewLayoutMargins || viewController != nil || layoutState?.edgeGuides.isEmpty == false
      || isSystemRoot
  }

  func marginsChanged() {
    layoutMarginsDidChange()
    insetsChanged()
    setNeedsLayout()
    for view in subviewList where view.preservesSuperviewLayoutMargins { view.marginsChanged() }
  }

  /// Updates inherited margins. Constraints read them again when they're needed.
  func outerMarginsChanged() {
    insetsChanged()
    for view in subviewList where view.preservesSuperviewLayoutMargins { view.outerMarginsChanged() }
  }

  /// Updates the safe area of this view and, if it changed, of all subviews.
  func updateSafeArea() {
    guard !keepsSafeArea else { return }
    let new = currentSafeArea
    let old = safeArea
    if new != old {
      safeArea = new
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
      insetsChanged()
      setNeedsLayout()
    }
    layoutState?.keyboardGuide?.follow()
    if new != .zero || old != .zero {
      for view in subviewList { view.updateSafeArea() }
    }
  }

  private var currentSafeArea: UIEdgeInsets {
    let extra = viewController.map { $0.additionalSafeAreaInsets + $0.containerSafeAreaInsets } ?? .zero
    if let window = self as? UIWindow { return window.deviceSafeArea }
    guard enclosingWindow != nil, let parent = parentView else { return .zero }
    let outer = parent.safeAreaInsetsForSubviews
    if outer == .zero { return extra }
    let frame = self.frame
    let whole = parent.bounds
    let covered = UIEdgeInsets.maximum(
      .zero,
      UIEdgeInsets(
        top: outer.top - (frame.minY - whole.minY), left: outer.left - (frame.minX - whole.minX),
        bottom: outer.bottom - (whole.maxY - frame.maxY), right: outer.right - (whole.maxX - frame.maxX)))
    // The safe area of a view that extends beyond its superview isn't larger than the superview's (reported of Apple's:
    // PinLayout's PinSafeArea).
    return .minimum(parent.mostSafeAreaOfSubviews, covered) + extra
  }
}
