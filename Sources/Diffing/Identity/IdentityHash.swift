/// A hash function that distributes identities over 64 bits, differently in each process.
///
/// Integers need one multiplication; other types use their `hashValue`. A hash only determines where to look, and never
/// decides equality.
@usableFromInline struct IdentityHash {
  @usableFromInline let seed: UInt64

  /// Creates a hash function with the seed of the process's own hashing.
  @usableFromInline init() { seed = UInt64(truncatingIfNeeded: 0x7461_626C.hashValue) }

  @inlinable @inline(__always) func callAsFunction<ID: Hashable>(_ id: ID) -> UInt64 {
    // The comparisons of types are resolved when the code is specialized.
    if ID.self == Int.self { return mix(UInt64(truncatingIfNeeded: unsafeBitCast(id, to: Int.self))) }
    if ID.self == Int64.self { return mix(UInt64(bitPattern: unsafeBitCast(id, to: Int64.self))) }
    if ID.self == Int32.self { return mix(UInt64(truncatingIfNeeded: unsafeBitCast(id, to: Int32.self))) }
    if ID.self == UInt64.self { return mix(unsafeBitCast(id, to: UInt64.self)) }
    return UInt64(truncatingIfNeeded: id.hashValue)
  }

  /// Returns both halves of a 128-bit product, so every bit of the value affects every bit of the hash.
  @inlinable @inline(__always) func mix(_ value: UInt64) -> UInt64 {
    let product = (value ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
