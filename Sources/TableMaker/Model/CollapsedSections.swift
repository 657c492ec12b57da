/// The collapsed sections of a group by identity, including sections that don't exist at the moment.
@MainActor final class CollapsedSections {
  /// The properties that make two sections of one source the same over time.
  private struct Identity: Hashable {
    let name: String?
    let occurrence: Int

    @MainActor init(_ section: LiveSection) { (name, occurrence) = (section.settings.name, section.occurrence) }
  }

  /// A Boolean value that indicates whether sections without an exception are collapsed.
  private var isCollapsedElsewhere: Bool
  /// The sections with the opposite state.
  private var exceptions: Set<Identity> = []
  /// A Boolean value that indicates whether the source shows the results of a search.
  ///
  /// All sections are expanded when it begins, and have their earlier states when it ends.
  var isSearched = false {
    didSet { if !isSearched { collapsedResults = [] } }
  }
  /// The sections that were collapsed during the search.
  private var collapsedResults: Set<Identity> = []

  init(isCollapsed: Bool) { isCollapsedElsewhere = isCollapsed }

  func isCollapsed(_ section: LiveSection) -> Bool {
    let identity = Identity(section)
    if isSearched { return collapsedResults.contains(identity) }
    return isCollapsedElsewhere != exceptions.contains(identity)
  }

  /// A Boolean value that indicates whether sections that the source doesn't contain yet are collapsed.
  var areOthersCollapsed: Bool { !isSearched && isCollapsedElsewhere }

  /// Sets whether a section is collapsed; returns `false` if that doesn't change anything.
  func set(_ section: LiveSection, isCollapsed: Bool) -> Bool {
    guard self.isCollapsed(section) != isCollapsed else { return false }
    let identity = Identity(section)
    if isSearched {
      if isCollapsed { collapsedResults.insert(identity) } else { collapsedResults.remove(identity) }
    } else if isCollapsed == isCollapsedElsewhere {
      exceptions.remove(identity)
    } else {
      exceptions.insert(identity)
    }
    return true
  }

  /// Sets whether all sections are collapsed, including later ones.
  ///
  /// - Parameter sections: The sections that the source contains.
  /// - Returns: A Boolean value that indicates whether that changes anything.
  func setAll(_ sections: [LiveSection], isCollapsed: Bool) -> Bool {
    if isSearched { return sections.reduce(false) { set($1, isCollapsed: isCollapsed) || $0 } }
    if isCollapsedElsewhere == isCollapsed, exceptions.isEmpty { return false }
    isCollapsedElsewhere = isCollapsed
    exceptions = []
    return true
  }
}
