/// Returns the places of the wanted identities, in ascending order.
///
/// The function is generic and inlinable so that a loop over integers stays one.
/// - Parameters:
///   - wanted: The wanted identities.
///   - count: The number of identities to search.
///   - identity: A closure that returns the identity at a place.
/// - Complexity: O(`count` + `wanted`) with hashing, or O(`count`) without hashing for up to four wanted identities.
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
  /// Returns the places of the items that equal a wanted one, for items that are identified only by their place.
  ///
  /// - Complexity: O(`items` + `wanted`) if `wanted` has the order of `items`, as it usually does, or else O(`items` ×
  ///   `wanted`).
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
