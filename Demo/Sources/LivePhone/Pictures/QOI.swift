import Foundation
@_spi(Host) import UIKit

/// Compresses pixels to the chunks of the Quite OK Image format (qoiformat.org, specification 1.0).
///
/// The format is fast enough for every frame, and a browser reads it with a few lines of code. There's no header because
/// the frame contains the size, and no end marker because the frame contains the length.
enum QOI {
  private static let opaque: UInt32 = 0xFF00_0000

  /// Adds the chunks of a rectangle of a picture, row by row from its top.
  static func encode(_ rect: PixelRectangle, of raster: Raster, into data: inout [UInt8]) {
    // The maximum is four bytes per pixel.
    let most = rect.width * rect.height * 4
    let encoded = [UInt8](unsafeUninitializedCapacity: most) { target, count in
      guard let start = target.baseAddress else { return }
      count = raster.withRows { rows in write(rect, rows, to: start) }
    }
    data += encoded
  }

  private static func write(
    _ rect: PixelRectangle, _ rows: (Int) -> UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var out = target
    var run: UInt8 = 0
    var previous = opaque
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { seen in
      seen.initialize(repeating: 0)
      for y in rect.y..<rect.y + rect.height {
        let row = UnsafeRawPointer(rows(y) + rect.x * 4)
        for x in 0..<rect.width {
          let pixel = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self) | opaque
          if pixel == previous {
            run += 1
            if run == 62 { put(0xC0 | (run - 1), &out, clearing: &run) }
            continue
          }
          if run > 0 { put(0xC0 | (run - 1), &out, clearing: &run) }
          write(pixel, after: previous, seen: seen, to: &out)
          previous = pixel
        }
      }
    }
    if run > 0 { put(0xC0 | (run - 1), &out, clearing: &run) }
    return out - target
  }

  @inline(__always) private static func put(
    _ byte: UInt8, _ out: inout UnsafeMutablePointer<UInt8>, clearing run: inout UInt8
  ) {
    out.pointee = byte
    out += 1
    run = 0
  }

  @inline(__always) private static func write(
    _ pixel: UInt32, after previous: UInt32, seen: UnsafeMutableBufferPointer<UInt32>,
    to out: inout UnsafeMutablePointer<UInt8>
  ) {
    let (red, green, blue) = (UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255))
    let place = (Int(red) * 3 + Int(green) * 5 + Int(blue) * 7 + 255 * 11) & 63
    if seen[place] == pixel {
      out.pointee = UInt8(place)
      out += 1
      return
    }
    seen[place] = pixel
    let dr = Int8(bitPattern: red &- UInt8(previous >> 16 & 255))
    let dg = Int8(bitPattern: green &- UInt8(previous >> 8 & 255))
    let db = Int8(bitPattern: blue &- UInt8(previous & 255))
    if (-2...1).contains(dr), (-2...1).contains(dg), (-2...1).contains(db) {
      out.pointee = 0x40 | UInt8(dr + 2) << 4 | UInt8(dg + 2) << 2 | UInt8(db + 2)
      out += 1
      return
    }
    let (drg, dbg) = (Int(dr) - Int(dg), Int(db) - Int(dg))
    if (-32...31).contains(dg), (-8...7).contains(drg), (-8...7).contains(dbg) {
      out[0] = 0x80 | UInt8(Int(dg) + 32)
      out[1] = UInt8(drg + 8) << 4 | UInt8(dbg + 8)
      out += 2
      return
    }
    (out[0], out[1], out[2], out[3]) = (0xFE, red, green, blue)
    out += 4
  }
}
