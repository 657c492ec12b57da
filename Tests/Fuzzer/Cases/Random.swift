import TestSupport

extension SeededGenerator {
  /// Returns a number from 0 up to, but not including, a bound of at least 1.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  /// Returns true once in a number of times, on average.
  mutating func chance(_ times: Int) -> Bool { below(times) == 0 }
}

extension Array {
  /// Returns a random element of an array that isn't empty.
  func random(_ random: inout SeededGenerator) -> Element { self[random.below(count)] }
}
