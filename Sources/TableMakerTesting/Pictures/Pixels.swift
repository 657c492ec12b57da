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
  private let bytes: [UInt8]

  init(_ image: CGImage) {
    (width, height) = (image.width, image.height)
    let rowLength = image.surface.bytesPerRow
    let (width, height) = (width, height)
    bytes = image.surface.withBytes { source in
      [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
        for row in 0..<height {
          let line = UnsafeMutableBufferPointer(rebasing: source[(row * rowLength)..<(row * rowLength + width * 4)])
          _ = UnsafeMutableBufferPointer(rebasing: target[(row * width * 4)..<((row + 1) * width * 4)])
            .initialize(fromContentsOf: line)
        }
        count = width * height * 4
      }
    }
  }

  /// Accesses the color of a pixel.
  subscript(column: Int, row: Int) -> Color {
    let index = (row * width + column) * 4
    return Color(red: bytes[index + 2], green: bytes[index + 1], blue: bytes[index])
  }
}
