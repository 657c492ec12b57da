extension UIView {
  /// The updated system that determines the view's frame, and the view's index in it, or `nil` if the frame is given.
  private var decidingSystem: (system: LayoutSystem, slot: Int32)? {
    guard !isSystemRoot || (parentView == nil && !translatesAutoresizingMaskIntoConstraints) else { return nil }
    updateMarkedConstraints()
    systemRoot.updateOwnSystem()
    guard let reference = layoutState?.reference, let system = reference.currentSystem, !system.isStale,
      !system.items[Int(reference.slot)].isMasked
    else { return nil }
    system.update()
    return (system, reference.slot)
  }

  var isLayoutAmbiguous: Bool {
    guard let (system, slot) = decidingSystem else { return false }
    return !system.ambiguousVariables(of: slot).isEmpty
  }

  func moveWithinAmbiguity() {
    guard let (system, slot) = decidingSystem else { return }
    system.moveAmbiguousVariables(of: slot)
    parentView?.setNeedsLayout()
  }

  func decidingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let (system, slot) = decidingSystem else { return [] }
    return system.constraints(moving: slot, axis)
  }
}
