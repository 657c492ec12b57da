import Foundation

/// A PNG file that shows pictures of one size in an endless loop.
///
/// A program that doesn't support animated PNG files shows the first picture.
struct AnimatedPNG {
  /// A picture and its duration, in seconds.
  typealias Frame = (png: Data, seconds: TimeInterval)

  let data: Data

  /// Creates an animation from PNG files.
  ///
  /// The result is `nil` if one of them isn't a PNG file, or if its header differs from the header of the first one.
  init?(_ frames: [Frame]) {
    let files = frames.compactMap { Self.chunks(of: $0.png) }
    guard files.count == frames.count, let header = files.first?.first, header.type == "IHDR",
      files.allSatisfy({ $0.first?.body == header.body })
    else { return nil }

    var data = Data(Self.signature)
    func write(_ type: String, _ body: Data) {
      let marked = Data(type.utf8) + body
      data += UInt32(body.count).bytes + marked + Self.checksum(of: marked).bytes
    }
    write("IHDR", header.body)
    write("acTL", UInt32(frames.count).bytes + UInt32(0).bytes)
    var number: UInt32 = 0
    for (index, file) in files.enumerated() {
      // The number, width, height, position, and time in thousandths. The last two bytes specify that the frame replaces the
      // previous one.
      let thousandths = UInt16((frames[index].seconds * 1000).rounded())
      write(
        "fcTL",
        number.bytes + header.body.prefix(8) + Data(count: 8) + thousandths.bytes + UInt16(1000).bytes + Data(count: 2))
      number += 1
      for chunk in file where chunk.type == "IDAT" {
        if index == 0 {
          write("IDAT", chunk.body)
        } else {
          write("fdAT", number.bytes + chunk.body)
          number += 1
        }
      }
    }
    write("IEND", Data())
    self.data = data
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the chunks of a PNG file in order, or `nil` if the data isn't a PNG file.
  private static func chunks(of png: Data) -> [(type: String, body: Data)]? {
    guard png.starts(with: signature) else { return nil }
    var chunks: [(type: String, body: Data)] = []
    var rest = png.dropFirst(signature.count)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= length + 12 else { return nil }
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append((type, Data(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(length + 12)
    }
    return chunks
  }

  /// Returns the checksum that follows each chunk of a PNG file.
  static func checksum(of bytes: Data) -> UInt32 {
    // Uses no closures or iterators in the loop, because a film has a million bytes, and unoptimized programs also write
    // films.
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBytes { bytes in
        var (sum, index) = (~(0 as UInt32), 0)
        while index < bytes.count {
          sum = sum >> 8 ^ table[Int(truncatingIfNeeded: sum ^ UInt32(bytes[index])) & 0xFF]
          index += 1
        }
        return ~sum
      }
    }
  }

  /// The checksum of each single byte (PNG specification, annex D).
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(byte) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
}

extension FixedWidthInteger {
  /// The bytes of the integer, from the most to the least significant one.
  fileprivate var bytes: Data { withUnsafeBytes(of: bigEndian) { Data($0) } }
}
