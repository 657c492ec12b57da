import TableMakerDiffing

/// Where the items of a section's own data stand in the list that they were taken from, also while its tree shows items below them.
@MainActor struct OwnPlaces {
  let placement: Placement
  /// The rows of the section's own items; nil where all rows are.
  private let roots: [Int]?

  /// - Parameter nodes: How the rows stand in the section's tree; nil where they are all of the section's own items.
  init(_ placement: Placement, nodes: [TreeNode]?) {
    self.placement = placement
    roots = nodes.map { nodes in nodes.indices.filter { nodes[$0].level == 0 } }
  }

  /// The place in the list of a row's item, or of that of the section's own items which it is below.
  fileprivate func place(of row: Int) -> Int {
    placement.places[roots.map { $0.partitioningIndex { $0 > row } - 1 } ?? row]
  }

  /// Where the item of a row stands in the list; nil for one that is below another.
  func listPlace(of row: Int) -> ListPlace? {
    if let roots, !roots.binaryContains(row) { return nil }
    return ListPlace(list: placement.list, generation: placement.generation, place: place(of: row))
  }

  /// The row of the item at a place of the list; nil if it is not shown.
  func row(at place: ListPlace) -> Int? {
    guard placement.list === place.list, placement.generation == place.generation else { return nil }
    let listed = placement.places.listed
    let index = listed.map { $0.firstIndex(of: Int32(truncatingIfNeeded: place.place)) } ?? place.place
    guard let index, index < placement.places.count else { return nil }
    return roots.map { $0[index] } ?? index
  }
}

extension Difference {
  /// Takes out of the changes of content the rows of one item in a list that has not changed: what is below an item depends on it alone.
  @MainActor mutating func removeUnchanged(from before: OwnPlaces?, to after: OwnPlaces?) {
    guard let before, let after, after.placement.isOfSameState(as: before.placement) else { return }
    changes.removeAll { after.place(of: $0.after) == before.place(of: $0.before) }
  }
}

extension [Int] {
  /// Whether ascending numbers contain one.
  fileprivate func binaryContains(_ number: Int) -> Bool {
    let index = partitioningIndex { $0 >= number }
    return index < count && self[index] == number
  }
}
