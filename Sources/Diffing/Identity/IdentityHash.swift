public import Foundation

/// A hash function that distributes identities over 64 bits, differently in each process.
///
/// Integers need one multiplication, and UUIDs and strings one for each eight bytes; other types use their `hashValue`.
/// A hash only determines where to look, and never decides equality.
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
    if ID.self == UUID.self {
      let halves = unsafeBitCast(id, to: (UInt64, UInt64).self)
      return mix(mix(halves.0) ^ halves.1)
    }
    if ID.self == String.self {
      // In place: the cast of a string takes longer than its hash.
      return withUnsafeBytes(of: id) { hash(of: $0.assumingMemoryBound(to: String.self)[0]) }
    }
    return UInt64(truncatingIfNeeded: id.hashValue)
  }

  /// Returns both halves of a 128-bit product, so every bit of the value affects every bit of the hash.
  @inlinable @inline(__always) func mix(_ value: UInt64) -> UInt64 {
    let product = (value ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  // MARK: Strings

  /// Returns the hash of a string.
  @inlinable @inline(__always) func hash(of string: String) -> UInt64 {
    if let hash = string.utf8.withContiguousStorageIfAvailable(hash(of:)), let hash { return hash }
    return hash(ofOther: string)
  }

  /// Returns the hash of ASCII characters, or `nil` if there are others.
  @inlinable @inline(__always) func hash(of characters: UnsafeBufferPointer<UInt8>) -> UInt64? {
    let (bytes, count) = (UnsafeRawBufferPointer(characters), characters.count)
    var hash = UInt64(truncatingIfNeeded: count)
    var all: UInt64 = 0
    func add(_ word: UInt64) {
      all |= word
      hash = mix(hash ^ word)
    }
    var place = 0
    while place &+ 8 <= count {
      add(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place &+= 8
    }
    if place < count {
      if count >= 8 {
        // Some bytes are added a second time, which takes less time than to read the others one by one.
        add(bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
      } else {
        var word: UInt64 = 0
        for byte in bytes { word = word << 8 | UInt64(byte) }
        add(word)
      }
    }
    return all & 0x8080_8080_8080_8080 == 0 ? hash : nil
  }

  /// Returns the hash of a string that has other characters than ASCII, or isn't stored as UTF-8.
  @usableFromInline func hash(ofOther string: String) -> UInt64 {
    guard string.unicodeScalars.allSatisfy({ Self.ascii($0) != nil }) else {
      return UInt64(truncatingIfNeeded: string.hashValue)
    }
    var plain = String(String.UnicodeScalarView(string.unicodeScalars.compactMap(Self.ascii)))
    return plain.withUTF8(hash(of:)) ?? 0
  }

  /// Returns the ASCII character that a character equals, or `nil` if there's none.
  ///
  /// Strings are equal if they're canonically equivalent. Only three other characters are equivalent to one of ASCII
  /// (Unicode Character Database, `UnicodeData.txt`, field 5).
  private static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\u{37E}": ";"
    case "\u{1FEF}": "`"
    case "\u{212A}": "K"
    default: scalar.isASCII ? scalar : nil
    }
  }
}
