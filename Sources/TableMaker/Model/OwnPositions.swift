import TableMakerDiffing

/// The positions of a section's own items in their list, even while its tree shows other items below them.
@MainActor struct OwnPositions {
  let placement: Placement
  /// The rows of the section's own items, or `nil` if all rows show them.
  private let roots: [Int]?

  /// - Parameter nodes: The rows' positions in the section's tree, or `nil` if all rows show the section's own items.
  init(_ placement: Placement, nodes: [TreeNode]?) {
    self.placement = placement
    roots = nodes.map { nodes in nodes.indices.filter { nodes[$0].level == 0 } }
  }

  /// Returns the index in the list of a row's item, or that of its top-level ancestor in the section's tree.
  fileprivate func place(of row: Int) -> Int {
    placement.places[roots.map { $0.partitioningIndex { $0 > row } - 1 } ?? row]
  }

  /// Returns the location of a row's item in the list, or `nil` if the item has a parent.
  func listPosition(of row: Int) -> ListPosition? {
    if let roots, !roots.binaryContains(row) { return nil }
    return ListPosition(list: placement.list, generation: placement.generation, position: place(of: row))
  }

  /// Returns the row of the item at a location in the list, or `nil` if no row shows it.
  func row(at position: ListPosition) -> Int? {
    guard placement.list === position.list, placement.generation == position.generation else { return nil }
    let listed = placement.places.listed
    let index = listed.map { $0.firstIndex(of: Int32(truncatingIfNeeded: position.position)) } ?? position.position
    guard let index, index < placement.places.count else { return nil }
    return roots.map { $0[index] } ?? index
  }
}

extension Difference {
  /// Removes the content changes of rows that belong to the same item of an unchanged list, because only the item
  /// determines its children.
  @MainActor mutating func removeUnchanged(from before: OwnPositions?, to after: OwnPositions?) {
    guard let before, let after, after.placement.isOfSameState(as: before.placement) else { return }
    changes.removeAll { after.place(of: $0.after) == before.place(of: $0.before) }
  }
}

extension [Int] {
  /// Returns whether ascending numbers contain a number.
  fileprivate func binaryContains(_ number: Int) -> Bool {
    let index = partitioningIndex { $0 >= number }
    return index < count && self[index] == number
  }
}
