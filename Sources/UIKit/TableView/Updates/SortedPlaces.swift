/// Places of sections or rows in their order, each once.
///
/// What an app tells a table of is mostly in order already; then neither sorting nor hashing is done.
struct SortedPlaces<Place: Comparable & Sendable>: Equatable, Sendable {
  /// The places, ascending.
  let elements: [Place]

  /// - Parameters: Places in any order; what is named twice counts once.
  init(_ places: [Place]) {
    guard !places.isStrictlyAscending else {
      elements = places
      return
    }
    var unique: [Place] = []
    unique.reserveCapacity(places.count)
    for place in places.sorted() where unique.last != place { unique.append(place) }
    elements = unique
  }

  /// Complexity: O(log places).
  func contains(_ place: Place) -> Bool {
    let index = elements.firstIndex(notBelow: place)
    return index < elements.count && elements[index] == place
  }
}

/// Something for each of some places, found by halving.
struct PlaceTable<Place: Comparable & Sendable, Value: Equatable & Sendable>: Equatable, Sendable {
  private let places: [Place]
  private let values: [Value]

  /// - Parameters: As many values as places, in any order. For a place that is named twice the last value counts.
  init(_ places: [Place] = [], _ values: [Value] = []) {
    guard !places.isStrictlyAscending else {
      (self.places, self.values) = (places, values)
      return
    }
    let reversed = Array(places.reversed())
    guard !reversed.isStrictlyAscending else {
      (self.places, self.values) = (reversed, values.reversed())
      return
    }
    let order = places.indices.sorted { places[$0] == places[$1] ? $0 < $1 : places[$0] < places[$1] }
    var unique: [Place] = []
    var last: [Value] = []
    for index in order {
      if unique.last == places[index] {
        last[last.count - 1] = values[index]
      } else {
        unique.append(places[index])
        last.append(values[index])
      }
    }
    (self.places, self.values) = (unique, last)
  }

  /// Complexity: O(log places).
  subscript(place: Place) -> Value? {
    if places.isEmpty { return nil }
    let index = places.firstIndex(notBelow: place)
    return index < places.count && places[index] == place ? values[index] : nil
  }
}

extension Array where Element: Comparable {
  /// Whether each element is above the one before it.
  var isStrictlyAscending: Bool {
    guard count > 1 else { return true }
    for index in 1..<count where self[index - 1] >= self[index] { return false }
    return true
  }

  /// The index of the first element that is not below another, in an ascending list; the count if there is none.
  func firstIndex(notBelow element: Element) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
