import Foundation

/// An element of a list, with an identity and content.
struct Row<ID: Name>: Equatable {
  var id: ID
  var content = 0
}

/// An identity of rows: made from a number, and as far from it as in life.
protocol Name: Hashable, Sendable {
  init(number: Int)
}

extension Int: Name {
  init(number: Int) { self = number }
}

extension UUID: Name {
  init(number: Int) {
    var random = SeededGenerator(seed: UInt64(number))
    self.init(uuid: unsafeBitCast((random.next(), random.next()), to: uuid_t.self))
  }
}

extension String: Name {
  init(number: Int) { self = "row-\(String(number &* 0x9E37_79B9, radix: 36))-of-the-market" }
}

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
