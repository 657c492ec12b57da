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

  /// The axes along which the constraints leave the view's frame ambiguous.
  @_spi(Testing) public var ambiguousAxes: [NSLayoutConstraint.Axis] {
    guard let (system, slot) = decidingSystem else { return [] }
    let item = system.items[Int(slot)]
    let variables = system.ambiguousVariables(of: slot)
    let isWide = variables.contains { $0 == item.x || $0 == item.width }
    let isHigh = variables.contains { $0 == item.y || $0 == item.height }
    return (isWide ? [.horizontal] : []) + (isHigh ? [.vertical] : [])
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
