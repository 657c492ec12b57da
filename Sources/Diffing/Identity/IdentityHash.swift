/// Spreads identities over 64 bits, differently in each process.
///
/// Integers take one multiplication; every other type its own `hashValue`. A hash decides where to look and never what is equal.
@usableFromInline struct IdentityHash {
  @usableFromInline let seed: UInt64

  /// Takes the seed that the process's own hashing has.
  @usableFromInline init() { seed = UInt64(truncatingIfNeeded: 0x7461_626C.hashValue) }

  @inlinable @inline(__always) func callAsFunction<ID: Hashable>(_ id: ID) -> UInt64 {
    // Comparisons of types are decided when the code is specialised.
    if ID.self == Int.self { return mix(UInt64(truncatingIfNeeded: unsafeBitCast(id, to: Int.self))) }
    if ID.self == Int64.self { return mix(UInt64(bitPattern: unsafeBitCast(id, to: Int64.self))) }
    if ID.self == Int32.self { return mix(UInt64(truncatingIfNeeded: unsafeBitCast(id, to: Int32.self))) }
    if ID.self == UInt64.self { return mix(unsafeBitCast(id, to: UInt64.self)) }
    return UInt64(truncatingIfNeeded: id.hashValue)
  }

  /// Both halves of a product of 128 bits: every bit of the value reaches every bit of the hash.
  @inlinable @inline(__always) func mix(_ value: UInt64) -> UInt64 {
    let product = (value ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
