import Foundation

/// A picture of few colors as an uncompressed PNG file, which a small server can write without an image library.
struct IndexedPNG {
  let width: Int
  let height: Int
  /// At most 256, each of red, green and blue.
  let palette: [(UInt8, UInt8, UInt8)]
  /// The color of each pixel, row by row from the top, by its number in the palette.
  let pixels: [UInt8]

  var data: Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Eight bits a pixel, by the palette.
    append("IHDR", Self.bytes(width) + Self.bytes(height) + [8, 3, 0, 0, 0], to: &file)
    append("PLTE", palette.flatMap { [$0.0, $0.1, $0.2] }, to: &file)
    append("IDAT", stored(rows), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// Each row begins with how it is filtered: not at all.
  private var rows: [UInt8] {
    (0..<height).flatMap { [0] + pixels[$0 * width..<($0 + 1) * width] }
  }

  /// Bytes as a zlib stream of blocks that are stored as they are.
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    while start < bytes.count {
      let end = min(start + 0xFFFF, bytes.count)
      let count = end - start
      result.append(end == bytes.count ? 1 : 0)
      for number in [count, ~count & 0xFFFF] { result += [UInt8(number & 0xFF), UInt8(number >> 8)] }
      result += bytes[start..<end]
      start = end
    }
    return result + Self.bytes(Self.adler(bytes))
  }

  private func append(_ kind: String, _ bytes: [UInt8], to file: inout Data) {
    let chunk = Array(kind.utf8) + bytes
    file.append(contentsOf: Self.bytes(bytes.count) + chunk + Self.bytes(Int(Self.crc(chunk))))
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
  }

  private static func adler(_ bytes: [UInt8]) -> Int {
    var (one, two) = (1, 0)
    for byte in bytes {
      one = (one + Int(byte)) % 65_521
      two = (two + one) % 65_521
    }
    return two << 16 | one
  }

  private static let crcTable: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { crcTable[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }
}
