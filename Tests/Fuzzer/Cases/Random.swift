import TestSupport

extension SeededGenerator {
  /// A number from 0 up to a bound that is at least 1.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  /// Returns true once in a number of times, on average.
  mutating func chance(_ times: Int) -> Bool { below(times) == 0 }
}

extension Array {
  /// An element of an array that has some.
  func random(_ random: inout SeededGenerator) -> Element { self[random.below(count)] }
}
