import TableMakerDiffing

/// Finds the places of items in a list that was read, whatever their type is.
@MainActor protocol ItemLookup {
  /// The first place of an item of the same identity; nil if there is none, or items are of another type.
  func firstPlace<Named>(of item: Named) -> Int?

  /// The places of the items of some identities, ascending; none if items are of another type.
  func places<Named>(of wanted: [Named]) -> [Int]
}

/// Items with their identity, and the items that they were made of, place by place.
struct IdentifiedLookup<Item>: ItemLookup {
  let items: [Item]
  let identity: Identity<Item>
  let origins: (any ItemLookup)?

  func firstPlace<Named>(of item: Named) -> Int? { ownPlace(of: item) ?? origins?.firstPlace(of: item) }

  /// The first place of an item of the same identity among these, whatever they were made of.
  func ownPlace<Named>(of item: Named) -> Int? { (item as? Item).flatMap { identity.firstIndex(of: $0, in: items) } }

  func places<Named>(of wanted: [Named]) -> [Int] {
    let places = (wanted as? [Item]).map(ownPlaces) ?? []
    return places.isEmpty ? origins?.places(of: wanted) ?? [] : places
  }

  /// An item that is known by its place alone cannot be named by it: all places are meant that have an equal one, and all there are
  /// where that cannot be told.
  private func ownPlaces(of wanted: [Item]) -> [Int] {
    if wanted.isEmpty { return [] }
    guard identity.kind == .position else { return identity.places(wanted, items) }
    guard let isEqual = identity.hasSameContent else { return Array(items.indices) }
    return identity.placesOfEqual(wanted, in: items, by: isEqual)
  }
}

/// Finds the places of items in a part of a list, by the lookup of the list.
struct PartLookup: ItemLookup {
  let origins: any ItemLookup
  let places: PlaceList

  func firstPlace<Named>(of item: Named) -> Int? {
    // The list may have several; the first of them that the part has is meant.
    self.places(of: [item]).first
  }

  func places<Named>(of wanted: [Named]) -> [Int] {
    let found = Set(origins.places(of: wanted))
    return found.isEmpty ? [] : (0..<places.count).filter { found.contains(places[$0]) }
  }
}
