import TableMakerDiffing

/// Which items of a section's tree are expanded, by their identities; those that are not there too.
@MainActor final class TreeState {
  /// Whether items are expanded of which nothing else is known.
  private var isExpandedElsewhere = false
  /// The items of which the opposite is known.
  private var exceptions = IdentitySet<AnyHashable>()

  /// Whether no item can be expanded.
  var isCollapsed: Bool { !isExpandedElsewhere && exceptions.isEmpty }

  func isExpanded(_ identifier: AnyHashable) -> Bool {
    if exceptions.isEmpty { return isExpandedElsewhere }
    return isExpandedElsewhere != place(of: identifier).isFound
  }

  /// Notes that an item is expanded, or collapsed; false if it was that already.
  func set(_ identifier: AnyHashable, isExpanded: Bool) -> Bool {
    let place = place(of: identifier)
    guard place.isFound == (isExpanded == isExpandedElsewhere) else { return false }
    if place.isFound { exceptions.remove(at: place) } else { exceptions.append(identifier, at: place) }
    return true
  }

  /// Looks in a copy, because an identity's `==` and hash may expand items themselves.
  private func place(of identifier: AnyHashable) -> IdentitySet<AnyHashable>.Place {
    let copy = exceptions
    return copy.place(of: identifier)
  }

  /// Notes that all items are expanded, or collapsed, those that come later too; false if they were that already.
  func setAll(isExpanded: Bool) -> Bool {
    if isExpandedElsewhere == isExpanded, exceptions.isEmpty { return false }
    isExpandedElsewhere = isExpanded
    exceptions = IdentitySet()
    return true
  }
}
