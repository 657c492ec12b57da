import TestSupport
import Testing

@testable import UIKit

@Suite struct SortedPlacesTests {
  @Test func `places are in order, each once, as a set would have them`() {
    var random = SeededGenerator(seed: 3)
    for round in 0..<300 {
      var places = (0..<round % 20).map { _ in Int.random(in: 0..<30, using: &random) }
      if round % 3 == 0 { places.sort() }
      if round % 6 == 0 { places = Set(places).sorted() }
      let sorted = SortedPlaces(places)
      #expect(sorted.elements == Set(places).sorted())
      for place in -1...30 { #expect(sorted.contains(place) == places.contains(place)) }
    }
  }

  @Test func `a table has the last value of each place, as a dictionary would`() {
    var random = SeededGenerator(seed: 4)
    for round in 0..<300 {
      var places = (0..<round % 20).map { _ in Int.random(in: 0..<30, using: &random) }
      if round % 2 == 0 { places = Set(places).sorted() }
      let values = places.indices.map { 100 + $0 }
      let table = PlaceTable(places, values)
      let expected = Dictionary(zip(places, values), uniquingKeysWith: { $1 })
      for place in -1...30 { #expect(table[place] == expected[place]) }
    }
  }
}
