/// The places of the identities that are among the wanted ones, ascending.
///
/// Generic and inlinable, so that a loop over integers stays one.
/// - Parameters:
///   - wanted: The identities that are looked for.
///   - count: The number of identities among which they are looked for.
///   - identity: The identity at a place.
/// - Complexity: O(`count` + `wanted`), hashing all of them; for up to four, O(`count`) without hashing.
@inlinable func placesOfIdentities<ID: Hashable>(_ wanted: [ID], among count: Int, identity: (Int) -> ID) -> [Int] {
  var places: [Int] = []
  if wanted.count == 1 {
    let only = wanted[0]
    for place in 0..<count where identity(place) == only { places.append(place) }
  } else if wanted.count <= 4 {
    for place in 0..<count {
      let identity = identity(place)
      if wanted.contains(identity) { places.append(place) }
    }
  } else {
    let set = IdentitySet(wanted)
    for place in 0..<count where set.contains(identity(place)) { places.append(place) }
  }
  return places
}

extension Identity {
  /// The places of the items that are equal to a wanted one; for items that are known by their place alone.
  ///
  /// - Complexity: O(`items` + `wanted`) where `wanted` are in the order of `items`, as they mostly are; else O(`items` × `wanted`).
  package func placesOfEqual(_ wanted: [Item], in items: [Item], by isEqual: (Item, Item) -> Bool) -> [Int] {
    var next = 0
    return items.indices.filter { place in
      if next < wanted.count, isEqual(wanted[next], items[place]) {
        next += 1
        return true
      }
      guard let found = wanted.firstIndex(where: { isEqual($0, items[place]) }) else { return false }
      next = found + 1
      return true
    }
  }
}
