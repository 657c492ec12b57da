internal import CoreGraphicsOnLinux
import Foundation

/// The colors of an opaque image.
struct Pixels {
  /// A color, with components from 0 to 255.
  struct Color: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    /// The relative luminance, from 0 to 1, as WCAG 2 defines it.
    var luminance: Double {
      func linear(_ value: UInt8) -> Double { Color.linear[Int(value)] }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    private static let linear: [Double] = (0...255).map { value in
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }

    /// Returns the contrast ratio to another color, from 1 to 21, as WCAG 2 defines it.
    func contrast(to other: Color) -> Double {
      let (one, two) = (luminance, other.luminance)
      return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// Returns whether each component is between those of two colors, as where an edge mixes them.
    func isBetween(_ one: Color, and other: Color) -> Bool {
      func isBetween(_ path: KeyPath<Color, UInt8>) -> Bool {
        let (low, high) = (min(one[keyPath: path], other[keyPath: path]), max(one[keyPath: path], other[keyPath: path]))
        return Int(self[keyPath: path]) >= Int(low) - 6 && Int(self[keyPath: path]) <= Int(high) + 6
      }
      return isBetween(\.red) && isBetween(\.green) && isBetween(\.blue)
    }

    /// Returns the sum of the differences of the components.
    func distance(to other: Color) -> Int {
      abs(Int(red) - Int(other.red)) + abs(Int(green) - Int(other.green)) + abs(Int(blue) - Int(other.blue))
    }
  }

  let width: Int
  let height: Int
  /// Keeps the memory of the bytes, which nothing draws into now. A copy would cost as much as the drawing.
  private let surface: PixelSurface
  private let bytes: UnsafePointer<UInt8>?
  private let bytesPerRow: Int

  init(_ image: CGImage) {
    (width, height, surface) = (image.width, image.height, image.surface)
    bytes = surface.withBytes { UnsafePointer($0.baseAddress) }
    bytesPerRow = surface.bytesPerRow
  }

  /// Accesses the color of a pixel.
  subscript(column: Int, row: Int) -> Color {
    precondition((0..<width).contains(column) && (0..<height).contains(row), "There is no pixel at \(column), \(row)")
    guard let bytes else { return Color(red: 0, green: 0, blue: 0) }
    let pixel = bytes + (row * bytesPerRow + column * 4)
    return Color(red: pixel[2], green: pixel[1], blue: pixel[0])
  }

  /// Finds the pixel of a part that differs most from the same pixel of another image of this size, or returns `nil` if
  /// no difference is greater than a limit.
  func greatestDifference(
    from other: Pixels, columns: Range<Int>, rows: Range<Int>, over limit: Int
  ) -> (distance: Int, color: Color, other: Color)? {
    precondition(columns.upperBound <= min(width, other.width) && rows.upperBound <= min(height, other.height))
    guard let bytes, let otherBytes = other.bytes else { return nil }
    var (most, place): (Int, (column: Int, row: Int)?) = (limit, nil)
    for row in rows {
      let (line, otherLine) = (bytes + row * bytesPerRow, otherBytes + row * other.bytesPerRow)
      for column in columns {
        let (pixel, otherPixel) = (line + column * 4, otherLine + column * 4)
        let distance =
          abs(Int(pixel[0]) - Int(otherPixel[0])) + abs(Int(pixel[1]) - Int(otherPixel[1]))
          + abs(Int(pixel[2]) - Int(otherPixel[2]))
        if distance > most { (most, place) = (distance, (column, row)) }
      }
    }
    return place.map { (most, self[$0.column, $0.row], other[$0.column, $0.row]) }
  }
}
