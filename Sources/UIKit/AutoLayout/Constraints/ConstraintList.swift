/// The constraints that a view holds, in order. Adding or removing one takes constant time.
@MainActor struct ConstraintList {
  /// The places of removed constraints stay empty until half of all places are empty.
  private var places: [NSLayoutConstraint?] = []

  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The constraints, in the order in which they were added.
  var all: [NSLayoutConstraint] { places.compactMap(\.self) }

  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.placeInOwner = places.count
    places.append(constraint)
    count += 1
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    places[constraint.placeInOwner] = nil
    count -= 1
    guard count < places.count / 2 else { return }
    places.removeAll { $0 == nil }
    for (place, constraint) in places.enumerated() { constraint?.placeInOwner = place }
  }
}
