import TableMakerDiffing

/// The expanded items of a section's tree by identity, including items that don't exist at the moment.
@MainActor final class TreeState {
  /// A Boolean value that indicates whether items without an exception are expanded.
  private var isExpandedElsewhere = false
  /// The items with the opposite state.
  private var exceptions = IdentitySet<AnyHashable>()

  /// A Boolean value that indicates whether all items are collapsed.
  var isCollapsed: Bool { !isExpandedElsewhere && exceptions.isEmpty }

  func isExpanded(_ identifier: AnyHashable) -> Bool {
    if exceptions.isEmpty { return isExpandedElsewhere }
    return isExpandedElsewhere != place(of: identifier).isFound
  }

  /// Sets whether an item is expanded; returns `false` if that doesn't change anything.
  func set(_ identifier: AnyHashable, isExpanded: Bool) -> Bool {
    let position = place(of: identifier)
    guard position.isFound == (isExpanded == isExpandedElsewhere) else { return false }
    if position.isFound { exceptions.remove(at: position) } else { exceptions.append(identifier, at: position) }
    return true
  }

  /// Returns the place of an item in a copy, because an identity's `==` and hash may expand items themselves.
  private func place(of identifier: AnyHashable) -> IdentitySet<AnyHashable>.Place {
    let copy = exceptions
    return copy.place(of: identifier)
  }

  /// Sets whether all items are expanded, including later ones; returns `false` if that doesn't change anything.
  func setAll(isExpanded: Bool) -> Bool {
    if isExpandedElsewhere == isExpanded, exceptions.isEmpty { return false }
    isExpandedElsewhere = isExpanded
    exceptions = IdentitySet()
    return true
  }
}
