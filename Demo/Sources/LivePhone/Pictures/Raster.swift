import Foundation
@_spi(Host) import UIKit

/// A picture in pixels, four bytes each: blue, green, red, 255.
struct Raster: Equatable, Sendable {
  let width: Int
  let height: Int
  private(set) var bytes: [UInt8]

  /// Creates a black picture.
  init(width: Int, height: Int) {
    self.init(width: width, height: height, bytes: [UInt8](repeating: 0, count: width * height * 4))
  }

  init(_ pixels: WindowPixels) {
    width = pixels.width
    height = pixels.height
    bytes = pixels.bytes
  }

  init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      bytes.count == width * height * 4, "A picture of \(width) by \(height) has \(width * height * 4) bytes")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Calls a closure with a function that returns the start of each row.
  func withRows<Result>(_ body: ((Int) -> UnsafePointer<UInt8>) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("A picture without pixels has no rows") }
      return try body { start + $0 * width * 4 }
    }
  }

  /// Returns the values that, added modulo 256, turn another picture's colors in a rectangle into this picture's.
  func difference(from other: Raster, in rect: PixelRectangle) -> Raster {
    let count = rect.width * rect.height * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { target, used in
      withRows { rows in
        other.withRows { others in
          for y in 0..<rect.height {
            let (row, old) = (rows(rect.y + y) + rect.x * 4, others(rect.y + y) + rect.x * 4)
            let start = y * rect.width * 4
            for place in 0..<rect.width * 4 { target[start + place] = row[place] &- old[place] }
          }
        }
      }
      used = count
    }
    return Raster(width: rect.width, height: rect.height, bytes: bytes)
  }

  /// Copies a rectangle from another picture of the same size.
  mutating func copy(_ rect: PixelRectangle, from other: Raster) {
    let width = width
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      other.withRows { rows in
        for y in rect.y..<rect.y + rect.height {
          memcpy(start + (y * width + rect.x) * 4, rows(y) + rect.x * 4, rect.width * 4)
        }
      }
    }
  }

  /// Applies new pixels to the picture.
  mutating func take(_ piece: Patch.Piece) {
    let (width, rect) = (width, piece.rect)
    if (rect.width, rect.height) == (width, height) { return bytes = piece.bytes }
    bytes.withUnsafeMutableBufferPointer { buffer in
      piece.bytes.withUnsafeBufferPointer { source in
        guard let start = buffer.baseAddress, let source = source.baseAddress else { return }
        for row in 0..<rect.height {
          memcpy(start + ((rect.y + row) * width + rect.x) * 4, source + row * rect.width * 4, rect.width * 4)
        }
      }
    }
  }

  /// Moves whole rows up or down, and overwrites the rows that were there.
  mutating func moveRows(from source: Int, to target: Int, count: Int) {
    let rowBytes = width * 4
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      memmove(start + target * rowBytes, start + source * rowBytes, count * rowBytes)
    }
  }
}
