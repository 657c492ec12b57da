/// The animations of operations of one kind.
enum CallAnimations {
  /// An animation shared by all.
  case alike(UITableView.RowAnimation)
  /// An animation for each, in the order of the calls; none where there is no operation.
  case each([UITableView.RowAnimation])

  /// Returns the animations of a number of operations.
  func all(_ count: Int) -> [UITableView.RowAnimation] {
    switch self {
    case .alike(let animation): Array(repeating: animation, count: count)
    case .each(let animations): animations
    }
  }
}

/// The animations of insertions or deletions at some places, found by binary search.
struct PlaceAnimations<Place: Comparable & Sendable> {
  private enum Kept {
    /// Mostly all of it comes or goes alike: then only the places are kept.
    case alike(SortedPlaces<Place>, UITableView.RowAnimation)
    case each(PlaceTable<Place, UITableView.RowAnimation>)
  }

  private let kept: Kept

  /// - Parameters: Places in any order, and as many animations; what is named first, and what is reloaded. For a place
  ///   that is named twice the last animation counts.
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
