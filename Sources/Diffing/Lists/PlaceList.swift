/// Unique places in a list, in any order: the whole list in its own order, or listed places.
package enum PlaceList: Sendable, Hashable {
  /// All places of a list with a number of elements, in ascending order.
  case all(count: Int)
  case listed([Int32])

  package var count: Int {
    switch self {
    case .all(let count): count
    case .listed(let places): places.count
    }
  }

  /// The listed places, or `nil` for all places.
  package var listed: [Int32]? {
    if case .listed(let places) = self { places } else { nil }
  }

  package subscript(index: Int) -> Int {
    switch self {
    case .all: index
    case .listed(let places): Int(places[index])
    }
  }

  /// Calls a closure with each index in this list and its place in the other list.
  package func forEach(_ body: (_ index: Int, _ place: Int) -> Void) {
    switch self {
    case .all(let count): for place in 0..<count { body(place, place) }
    case .listed(let places): for (index, place) in places.enumerated() { body(index, Int(place)) }
    }
  }
}
