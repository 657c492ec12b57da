/// The animations of all operations of one kind.
enum CallAnimations {
  /// One animation for all operations.
  case alike(UITableView.RowAnimation)
  /// The animation of each operation, in the order of the calls.
  case each([UITableView.RowAnimation])

  /// Returns the animations of a number of operations.
  func all(_ count: Int) -> [UITableView.RowAnimation] {
    switch self {
    case .alike(let animation): Array(repeating: animation, count: count)
    case .each(let animations): animations
    }
  }
}

/// The animations of insertions or deletions, found by binary search.
struct PlaceAnimations<Place: Comparable & Sendable> {
  private enum Kept {
    /// Usually all operations share one animation, so only the places are stored.
    case alike(SortedPlaces<Place>, UITableView.RowAnimation)
    case each(PlaceTable<Place, UITableView.RowAnimation>)
  }

  private let kept: Kept

  /// Creates the animations of named and reloaded places, in any order. If a place is a duplicate, its last animation
  /// applies.
  init(_ named: (places: [Place], CallAnimations), _ reloaded: (places: [Place], CallAnimations)) {
    if reloaded.places.isEmpty, case .alike(let animation) = named.1 {
      kept = .alike(SortedPlaces(named.places), animation)
      return
    }
    kept = .each(
      PlaceTable(
        named.places + reloaded.places,
        named.1.all(named.places.count) + reloaded.1.all(reloaded.places.count)))
  }

  subscript(place: Place) -> UITableView.RowAnimation? {
    switch kept {
    case .alike(let places, let animation): places.contains(place) ? animation : nil
    case .each(let table): table[place]
    }
  }
}
