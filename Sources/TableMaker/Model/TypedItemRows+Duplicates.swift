import TableMakerDiffing

extension TypedItemRows {
  func followDuplicates(of before: any ItemRows, _ difference: Difference) {
    // Duplicates in a part of a list are searched in the list.
    guard !hasNoDuplicates, before.hasNoDuplicates, placement == nil else { return }
    duplicateSearch = DuplicateSearch(after: difference, among: items.count)
    hasNoDuplicates = duplicateSearch == nil
  }

  func findDuplicates(while hasTime: () -> Bool) -> DuplicateSearch.Progress {
    if hasNoDuplicates { return .none }
    if let placement { return findDuplicates(in: placement, while: hasTime) }
    let search = duplicateSearch ?? DuplicateSearch(among: items.count)
    duplicateSearch = search
    let progress = identity.advance(search, items.array, hasTime)
    guard progress != .unfinished else { return progress }
    duplicateSearch = nil
    hasNoDuplicates = progress == .none
    return progress
  }

  /// Searches the items' list, once for all sections and queries that show parts of it.
  private func findDuplicates(in placement: Placement, while hasTime: () -> Bool) -> DuplicateSearch.Progress {
    // If the list has changed, an update with other rows follows.
    guard placement.generation == placement.list.generation else { return .none }
    switch placement.list.findDuplicates(while: hasTime) {
    case .unfinished: return .unfinished
    case .none:
      hasNoDuplicates = true
      return .none
    case .found(let first, let second):
      guard let places = placement.places.listed else { return .found(first: first, second: second) }
      guard let one = places.firstIndex(of: Int32(truncatingIfNeeded: first)),
        let other = places.firstIndex(of: Int32(truncatingIfNeeded: second))
      else { return .none }
      return .found(first: one, second: other)
    }
  }
}
