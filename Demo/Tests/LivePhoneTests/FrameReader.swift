import Browsing
import Foundation
@_spi(Host) import UIKit

@testable import LivePhone

/// Reads frames as a browser does, by the formats' descriptions and not by what writes them.
struct FrameReader {
  private(set) var width = 0
  private(set) var height = 0
  /// Blue, green, red, 255.
  private(set) var bytes: [UInt8] = []
  /// The parts of the last frame: moved rows, and pixels that came.
  private(set) var movedRows = 0
  private(set) var newPixels = 0

  var raster: Raster? { bytes.isEmpty ? nil : Raster(width: width, height: height, bytes: bytes) }

  /// Returns whether the picture has the same pixels.
  func shows(_ pixels: WindowPixels) -> Bool {
    width == pixels.width && height == pixels.height && bytes.isSame(as: pixels.bytes)
  }

  /// Does what a frame says.
  ///
  /// - Returns: Its number.
  mutating func take(_ frame: [UInt8]) -> UInt32 {
    var place = 0
    func number(_ length: Int) -> Int {
      defer { place += length }
      return (0..<length).reduce(0) { $0 | Int(frame[place + $1]) << (8 * $1) }
    }
    let count = UInt32(number(4))
    let size = (number(2), number(2))
    if size != (width, height) {
      (width, height) = size
      bytes = [UInt8](repeating: 0, count: width * height * 4)
    }
    (movedRows, newPixels) = (0, 0)
    for _ in 0..<number(2) {
      let kind = number(1)
      let (x, y, w, h) = (number(2), number(2), number(2), number(2))
      if kind == 1 {
        let source = number(2)
        let rows = Array(bytes[source * width * 4..<(source + h) * width * 4])
        bytes.replaceSubrange(y * width * 4..<(y + h) * width * 4, with: rows)
        movedRows += h
      } else {
        let length = number(4)
        let pixels = Self.pixels(Array(frame[place..<place + length]), count: w * h)
        place += length
        for row in 0..<h {
          let start = ((y + row) * width + x) * 4
          if kind == 2 {
            bytes.replaceSubrange(start..<start + w * 4, with: pixels[row * w * 4..<(row + 1) * w * 4])
            continue
          }
          for place in 0..<w * 4 where place % 4 != 3 { bytes[start + place] &+= pixels[row * w * 4 + place] }
        }
        newPixels += w * h
      }
    }
    precondition(place == frame.count, "A frame has as many bytes as it says")
    return count
  }

  /// Decodes QOI's chunks (qoiformat.org).
  static func pixels(_ chunks: [UInt8], count: Int) -> [UInt8] {
    var seen = [(red: UInt8, green: UInt8, blue: UInt8)](repeating: (0, 0, 0), count: 64)
    var (red, green, blue): (UInt8, UInt8, UInt8) = (0, 0, 0)
    var result = [UInt8](repeating: 255, count: count * 4)
    var (place, end) = (0, 0)
    while end < result.count {
      let first = chunks[place]
      place += 1
      var repeats = 1
      switch first {
      case 0xFE:
        (red, green, blue) = (chunks[place], chunks[place + 1], chunks[place + 2])
        place += 3
      case 0xC0...: repeats = Int(first & 63) + 1
      case 0x80...:
        let second = chunks[place]
        place += 1
        let dg = first & 63 &- 32
        red = red &+ dg &+ second >> 4 &- 8
        green = green &+ dg
        blue = blue &+ dg &+ second & 15 &- 8
      case 0x40...:
        red = red &+ (first >> 4 & 3) &- 2
        green = green &+ (first >> 2 & 3) &- 2
        blue = blue &+ (first & 3) &- 2
      default: (red, green, blue) = seen[Int(first)]
      }
      seen[(Int(red) * 3 + Int(green) * 5 + Int(blue) * 7 + 255 * 11) % 64] = (red, green, blue)
      for _ in 0..<repeats {
        (result[end], result[end + 1], result[end + 2]) = (blue, green, red)
        end += 4
      }
    }
    return result
  }
}

extension [UInt8] {
  /// Returns whether the bytes are the same. Without optimization, `==` compares one at a time.
  func isSame(as other: [UInt8]) -> Bool { count == other.count && memcmp(self, other, count) == 0 }
}
