import Foundation

extension UIView {
  /// Margins as they hold: in the view's own direction, inside the safe area, no less than the superview's if asked.
  var resolvedLayoutMargins: UIEdgeInsets {
    var margins = directionalLayoutMargins.resolved(for: effectiveUserInterfaceLayoutDirection)
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeArea }
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

  /// A Boolean value that indicates whether another size may mean other margins.
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

  /// Notes that margins taken over from outside may be others; what constraints know of them is asked for again when it
  /// is needed.
  func outerMarginsChanged() {
    insetsChanged()
    for view in subviewList where view.preservesSuperviewLayoutMargins { view.outerMarginsChanged() }
  }

  /// Works out anew what bars and edges cover of this view and, if that changed, of all below it.
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
    // A view that hangs out of its superview has no more of it covered than that (reported of Apple's: PinLayout's PinSafeArea).
    return .minimum(parent.mostSafeAreaOfSubviews, covered) + extra
  }
}
