/// A mapping between UTF-16 code units, which edited texts use, and UTF-8 bytes, which layouts use.
struct OffsetMap: Sendable {
  /// The number of code units.
  let unitCount: Int
  /// The code unit of each byte, or `nil` if each byte is one code unit.
  private let unitsOfBytes: [Int32]?
  /// The first byte of each code unit. For a low surrogate, it's the second byte of its scalar.
  private let bytesOfUnits: [Int32]?

  init(_ text: String) {
    let byteCount = text.utf8.count
    let unitCount = text.utf16.count
    self.unitCount = unitCount
    guard byteCount != unitCount else {
      unitsOfBytes = nil
      bytesOfUnits = nil
      return
    }
    var units: [Int32] = []
    var bytes: [Int32] = []
    units.reserveCapacity(byteCount + 1)
    bytes.reserveCapacity(unitCount + 1)
    for scalar in text.unicodeScalars {
      let unit = Int32(bytes.count)
      bytes.append(Int32(units.count))
      if UTF16.width(scalar) == 2 { bytes.append(Int32(units.count + 1)) }
      for _ in 0..<UTF8.width(scalar) { units.append(unit) }
    }
    units.append(Int32(bytes.count))
    bytes.append(Int32(byteCount))
    unitsOfBytes = units
    bytesOfUnits = bytes
  }

  /// Returns the code unit of a byte, or the number of code units for the end.
  func unit(ofByte byte: Int) -> Int { unitsOfBytes.map { Int($0[byte]) } ?? byte }

  /// Returns the first byte of a code unit, or the number of bytes for the end.
  func byte(ofUnit unit: Int) -> Int { bytesOfUnits.map { Int($0[unit]) } ?? unit }
}
