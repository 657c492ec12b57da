/// Unique places of sections or rows, in ascending order.
///
/// An app's changes are usually in order already, so they don't need sorting or hashing.
struct SortedPlaces<Place: Comparable & Sendable>: Equatable, Sendable {
  /// The places, in ascending order.
  let elements: [Place]

  /// Creates the list from places in any order. Duplicates count once.
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

  /// Creates the list from ascending, unique places.
  init(ascending places: [Place]) { elements = places }

  /// Returns the places of both lists. Complexity: O(places).
  func union(_ other: SortedPlaces) -> SortedPlaces {
    if other.elements.isEmpty { return self }
    if elements.isEmpty { return other }
    var result: [Place] = []
    result.reserveCapacity(elements.count + other.elements.count)
    var (first, second) = (0, 0)
    while first < elements.count, second < other.elements.count {
      let (own, foreign) = (elements[first], other.elements[second])
      if own < foreign {
        result.append(own)
        first += 1
      } else {
        result.append(foreign)
        second += 1
        if own == foreign { first += 1 }
      }
    }
    result += elements[first...]
    result += other.elements[second...]
    return SortedPlaces(ascending: result)
  }

  /// Returns whether the list contains a place. Complexity: O(log places).
  func contains(_ place: Place) -> Bool {
    let index = elements.firstIndex(notBelow: place)
    return index < elements.count && elements[index] == place
  }
}

/// A table of values by place, found by binary search.
struct PlaceTable<Place: Comparable & Sendable, Value: Equatable & Sendable>: Equatable, Sendable {
  /// The places, ascending and unique.
  let places: SortedPlaces<Place>
  /// The values of the places.
  let values: [Value]

  /// Creates the table from places in any order and as many values. If a place is a duplicate, its last value applies.
  init(_ places: [Place] = [], _ values: [Value] = []) {
    guard !places.isStrictlyAscending else {
      (self.places, self.values) = (SortedPlaces(ascending: places), values)
      return
    }
    let order =
      (places as? [RowGeometry.Row])?.orderByNumbers
      ?? places.indices.sorted { places[$0] == places[$1] ? $0 < $1 : places[$0] < places[$1] }
    var unique: [Place] = []
    unique.reserveCapacity(places.count)
    var last: [Value] = []
    last.reserveCapacity(places.count)
    for index in order {
      if unique.last == places[index] {
        last[last.count - 1] = values[index]
      } else {
        unique.append(places[index])
        last.append(values[index])
      }
    }
    (self.places, self.values) = (SortedPlaces(ascending: unique), last)
  }

  /// Returns the value of a place. Complexity: O(log places).
  subscript(place: Place) -> Value? {
    let places = places.elements
    if places.isEmpty { return nil }
    let index = places.firstIndex(notBelow: place)
    return index < places.count && places[index] == place ? values[index] : nil
  }
}

extension [RowGeometry.Row] {
  /// The sorted order of rows that are all in one section. Sorting them as numbers is several times as fast.
  fileprivate var orderByNumbers: [Int]? {
    guard let section = first?.section, count <= UInt32.max else { return nil }
    var numbers: [UInt64] = []
    numbers.reserveCapacity(count)
    for (index, row) in enumerated() {
      guard row.section == section, let number = UInt32(exactly: row.row) else { return nil }
      numbers.append(UInt64(number) << 32 | UInt64(index))
    }
    if let last = numbers.last, let first = numbers.first, last < first { numbers.reverse() }
    numbers.sort()
    return numbers.map { Int($0 & 0xFFFF_FFFF) }
  }
}

extension Array where Element: Comparable {
  /// A Boolean value that indicates whether each element is greater than the one before it.
  var isStrictlyAscending: Bool {
    guard count > 1 else { return true }
    for index in 1..<count where self[index - 1] >= self[index] { return false }
    return true
  }

  /// Returns the index of the first element that isn't less than another, or the count. The list must be ascending.
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
