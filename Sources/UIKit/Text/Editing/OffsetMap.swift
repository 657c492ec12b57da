/// Where the code units of UTF-16 of a text are among its bytes of UTF-8: layouts count bytes, texts that are edited code units.
struct OffsetMap: Sendable {
  /// How many code units there are.
  let unitCount: Int
  /// The code unit that each byte belongs to; nil if there is a byte for each.
  private let unitsOfBytes: [Int32]?
  /// The first byte of each code unit; a low surrogate has the second of its scalar's.
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

  /// The code unit that a byte belongs to; the number of code units for the end.
  func unit(ofByte byte: Int) -> Int { unitsOfBytes.map { Int($0[byte]) } ?? byte }

  /// The byte at which a code unit begins; the number of bytes for the end.
  func byte(ofUnit unit: Int) -> Int { bytesOfUnits.map { Int($0[unit]) } ?? unit }
}
