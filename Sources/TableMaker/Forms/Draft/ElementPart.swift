/// A value in an element of an array, optional, or dictionary, as a part of a model.
///
/// Reading or changing it affects neither other elements nor other properties of the same element, so many rows of
/// elements don't check each other's changes.
struct ElementPart {
  /// The values that different keys address.
  struct Family: Hashable {
    /// The containers on the way, or the key path of the array.
    let containers: AnyHashable
    /// The stored properties from the element to the value; empty if all values of the element belong together.
    var labels: [String] = []

    /// Returns whether values of two families can be in the same memory.
    func overlaps(_ other: Family) -> Bool {
      guard containers == other.containers else { return true }
      return labels.starts(with: other.labels) || other.labels.starts(with: labels)
    }
  }

  let family: Family
  let key: AnyHashable
  /// The bytes of the outermost container in the model.
  let bytes: Range<Int>
}

/// The keys of elements that were read or changed, by family.
struct ElementParts {
  private(set) var families: [ElementPart.Family: (bytes: Range<Int>, keys: Set<AnyHashable>)] = [:]

  var isEmpty: Bool { families.isEmpty }

  mutating func insert(_ part: ElementPart) {
    families[part.family, default: (part.bytes, [])].keys.insert(part.key)
  }

  mutating func formUnion(_ other: ElementParts) {
    for (family, entry) in other.families {
      families[family, default: (entry.bytes, [])].keys.formUnion(entry.keys)
    }
  }

  /// Returns whether some elements are in bytes of the model.
  func overlaps(_ bytes: [Range<Int>]) -> Bool {
    families.values.contains { entry in bytes.contains(where: entry.bytes.overlaps) }
  }

  func overlaps(_ other: ElementParts) -> Bool {
    families.contains { family, entry in
      other.families.contains { otherFamily, otherEntry in
        guard entry.bytes.overlaps(otherEntry.bytes) else { return false }
        return family == otherFamily ? !entry.keys.isDisjoint(with: otherEntry.keys) : family.overlaps(otherFamily)
      }
    }
  }

  /// Calls a closure with the keys of a family that changes of these elements can affect; `nil` for all.
  func keys(affecting family: ElementPart.Family, in bytes: Range<Int>) -> Set<AnyHashable>? {
    var keys: Set<AnyHashable> = []
    for (other, entry) in families where entry.bytes.overlaps(bytes) {
      if other == family { keys.formUnion(entry.keys) } else if other.overlaps(family) { return nil }
    }
    return keys
  }
}
