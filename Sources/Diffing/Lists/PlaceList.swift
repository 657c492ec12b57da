/// Places in a list, in any order and each once: all of it in its own order, or those that are listed.
package enum PlaceList: Sendable, Hashable {
  /// Every place of a list of a count, ascending.
  case all(count: Int)
  case listed([Int32])

  package var count: Int {
    switch self {
    case .all(let count): count
    case .listed(let places): places.count
    }
  }

  /// The places, if they are listed; nil for all.
  package var listed: [Int32]? {
    if case .listed(let places) = self { places } else { nil }
  }

  package subscript(index: Int) -> Int {
    switch self {
    case .all: index
    case .listed(let places): Int(places[index])
    }
  }

  /// Calls a closure with each index in this list and its place in the other.
  package func forEach(_ body: (_ index: Int, _ place: Int) -> Void) {
    switch self {
    case .all(let count): for place in 0..<count { body(place, place) }
    case .listed(let places): for (index, place) in places.enumerated() { body(index, Int(place)) }
    }
  }
}
