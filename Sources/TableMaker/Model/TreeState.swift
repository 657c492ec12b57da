/// Which items of a section's tree are expanded, by their identities; those that are not there too.
@MainActor final class TreeState {
  /// Whether items are expanded of which nothing else is known.
  private var isExpandedElsewhere = false
  /// The items of which the opposite is known.
  private var exceptions: Set<AnyHashable> = []

  /// Whether no item can be expanded.
  var isCollapsed: Bool { !isExpandedElsewhere && exceptions.isEmpty }

  func isExpanded(_ identifier: AnyHashable) -> Bool { isExpandedElsewhere != exceptions.contains(identifier) }

  /// Notes that an item is expanded, or collapsed; false if it was that already.
  func set(_ identifier: AnyHashable, isExpanded: Bool) -> Bool {
    if isExpanded == isExpandedElsewhere { return exceptions.remove(identifier) != nil }
    return exceptions.insert(identifier).inserted
  }

  /// Notes that all items are expanded, or collapsed, those that come later too; false if they were that already.
  func setAll(isExpanded: Bool) -> Bool {
    if isExpandedElsewhere == isExpanded, exceptions.isEmpty { return false }
    isExpandedElsewhere = isExpanded
    exceptions = []
    return true
  }
}
