public import Foundation

/// The picture of a bulletin: the water at the gauge below a moon, as high as its number has it. Each number has another one.
public enum TidePicture {
  /// The pixels of each side.
  public static let side = 88

  /// The picture of a bulletin as a PNG file, always the same.
  public static func png(number: Int) -> Data {
    let turn = Double(number % 997)
    let level = Double(side) * (0.42 + 0.4 * fraction(turn * 0.618_034))
    let phase = turn * 0.9
    let moon = (x: 16 + fraction(turn * 0.754_878) * Double(side - 32), y: 20 + 4 * sin(turn))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(side * side)
    for row in 0..<side {
      for column in 0..<side {
        let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
        let water = share(y - level - 3.5 * sin(x * 0.11 + phase))
        let light = share(9 - ((x - moon.x) * (x - moon.x) + (y - moon.y) * (y - moon.y)).squareRoot())
        pixels.append(water > 0 ? UInt8(water * steps) : UInt8(steps) + 1 + UInt8(light * steps))
      }
    }
    return IndexedPNG(width: side, height: side, palette: palette, pixels: pixels).data
  }

  private static let ends: [(UInt8, UInt8, UInt8)] = [(0x1F, 0x7F, 0x98), (0xF6, 0xC9, 0x5C)]

  /// The number of shades between two colors.
  private static let steps = 100.0

  /// From the sky to the water, and from the sky to the moon.
  private static let palette = ends.flatMap { end in
    (0...Int(steps)).map { step in
      func mix(_ one: UInt8, _ other: UInt8) -> UInt8 {
        UInt8(Double(one) + (Double(other) - Double(one)) * Double(step) / steps)
      }
      return (mix(0xD5, end.0), mix(0xEA, end.1), mix(0xF0, end.2))
    }
  }

  private static func fraction(_ number: Double) -> Double { number - number.rounded(.down) }

  /// Returns how much of a pixel is covered if its middle lies at a distance inside the edge.
  private static func share(_ distance: Double) -> Double { min(1, max(0, distance + 0.5)) }
}
