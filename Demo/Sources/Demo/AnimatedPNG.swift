import Foundation

/// Pictures of one size that follow each other without end, in one PNG file; programs that do not know of that show the first.
struct AnimatedPNG {
  /// A picture and how long it stands, in seconds.
  typealias Frame = (png: Data, seconds: TimeInterval)

  let data: Data

  /// Joins PNG files; nil if one is not a PNG file, or differs from the first in more than its pixels.
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
      // Number, width and height, place, time in thousandths, and that the frame takes the place of the one before.
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

  /// The parts of a PNG file, in order; nil if it is not one.
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

  /// The sum that stands behind each part of a PNG file.
  static func checksum(of bytes: Data) -> UInt32 {
    // Without closures and iterators: a film has a million bytes, and is written by unoptimized programs too.
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

  /// The sum of each single byte (PNG specification, annex D).
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(byte) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
}

extension FixedWidthInteger {
  /// From the highest to the lowest.
  fileprivate var bytes: Data { withUnsafeBytes(of: bigEndian) { Data($0) } }
}
