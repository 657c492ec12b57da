import TableMakerDiffing

/// Finds the indices of items of any type in a list that was read.
@MainActor protocol ItemLookup {
  /// Returns the first index of an item with the same identity, or `nil` if none has it or the type differs.
  func firstIndex<Named>(of item: Named) -> Int?

  /// Returns the indices of the items with the given identities, ascending; empty if the type differs.
  func places<Named>(of wanted: [Named]) -> [Int]
}

/// Items with their identity and, for each index, the items that they were made from.
struct IdentifiedLookup<Item>: ItemLookup {
  let items: [Item]
  let identity: Identity<Item>
  let origins: (any ItemLookup)?

  func firstIndex<Named>(of item: Named) -> Int? { ownIndex(of: item) ?? origins?.firstIndex(of: item) }

  /// Returns the first index of an item with the same identity among these items, without the items that they were made
  /// from.
  func ownIndex<Named>(of item: Named) -> Int? { (item as? Item).flatMap { identity.firstIndex(of: $0, in: items) } }

  func places<Named>(of wanted: [Named]) -> [Int] {
    let places = (wanted as? [Item]).map(ownPositions) ?? []
    return places.isEmpty ? origins?.places(of: wanted) ?? [] : places
  }

  /// An item with a positional identity can't be named, so all equal items are meant; if items can't be compared, all
  /// items are meant.
  private func ownPositions(of wanted: [Item]) -> [Int] {
    if wanted.isEmpty { return [] }
    guard identity.kind == .position else { return identity.places(wanted, items) }
    guard let isEqual = identity.hasSameContent else { return Array(items.indices) }
    return identity.placesOfEqual(wanted, in: items, by: isEqual)
  }
}

/// Finds the indices of items in a part of a list, through the lookup of the list.
struct PartLookup: ItemLookup {
  let origins: any ItemLookup
  let places: PlaceList

  func firstIndex<Named>(of item: Named) -> Int? {
    // The list can have several equal items. The first one in the part is meant.
    self.places(of: [item]).first
  }

  func places<Named>(of wanted: [Named]) -> [Int] {
    let found = Set(origins.places(of: wanted))
    return found.isEmpty ? [] : (0..<places.count).filter { found.contains(places[$0]) }
  }
}
