import Foundation

/// Three successive box blurs that together approximate a Gaussian blur.
struct BoxBlur {
  /// The widths of the boxes in pixels, which are odd.
  let widths: [Int]

  /// Creates a blur, or returns `nil` if the deviation is too small for one.
  ///
  /// - Parameter deviation: The standard deviation, in pixels.
  init?(deviation: CGFloat) {
    guard deviation.isFinite, deviation > 0.2 else { return nil }
    // Boxes of widths w1, w2, and w3 have the total variance sum((w² - 1) / 12). The boxes use the two odd widths
    // around the ideal one.
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    var lower = Int(ideal)
    if lower.isMultiple(of: 2) { lower -= 1 }
    let small = CGFloat(lower)
    let count = ((12 * deviation * deviation - 3 * small * small - 12 * small - 9) / (-4 * small - 4)).rounded()
    widths = (0..<3).map { CGFloat($0) < count ? lower : lower + 2 }
    if widths == [1, 1, 1] { return nil }
  }

  /// Blurs an alpha surface.
  ///
  /// The time is linear in the number of pixels and doesn't depend on the deviation.
  func blur(_ surface: PixelSurface) {
    let (width, height, stride) = (surface.width, surface.height, surface.bytesPerRow)
    var line = [UInt8](repeating: 0, count: max(width, height))
    surface.withBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      line.withUnsafeMutableBufferPointer { line in
        guard let scratch = line.baseAddress else { return }
        for box in widths where box > 1 {
          for row in 0..<height { BoxBlur.average(start + row * stride, width, step: 1, box: box, scratch) }
        }
      }
      for box in widths where box > 1 { BoxBlur.averageColumns(start, width, height, stride: stride, box: box) }
    }
  }

  private static func average(
    _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, step: Int, box: Int, _ scratch: UnsafeMutablePointer<UInt8>
  ) {
    let half = box / 2
    scratch.update(from: bytes, count: count)
    // A multiplication replaces the division by the width of the box.
    let factor = (1 << 24) / box
    var sum = 0
    for index in 0..<min(half, count) { sum += Int(scratch[index]) }
    for index in 0..<count {
      if index + half < count { sum += Int(scratch[index + half]) }
      if index > half { sum -= Int(scratch[index - half - 1]) }
      bytes[index] = UInt8(truncatingIfNeeded: (sum * factor + 1 << 23) >> 24)
    }
  }

  /// Averages all columns together, so that the loop reads memory row by row.
  private static func averageColumns(
    _ bytes: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, stride: Int, box: Int
  ) {
    let half = box / 2
    let factor = UInt32((1 << 24) / box)
    var sums = [UInt32](repeating: 0, count: width)
    // The ring keeps the original rows because the loop overwrites a row before it leaves the box.
    var ring = [UInt8](repeating: 0, count: width * (half + 1))
    sums.withUnsafeMutableBufferPointer { sums in
      ring.withUnsafeMutableBufferPointer { ring in
        for row in 0..<min(half, height) {
          for column in 0..<width { sums[column] += UInt32(bytes[row * stride + column]) }
        }
        for row in 0..<height {
          let slot = row % (half + 1) * width
          if row > half {
            for column in 0..<width { sums[column] -= UInt32(ring[slot + column]) }
          }
          if row + half < height {
            let entering = bytes + (row + half) * stride
            for column in 0..<width { sums[column] += UInt32(entering[column]) }
          }
          let here = bytes + row * stride
          for column in 0..<width {
            ring[slot + column] = here[column]
            here[column] = UInt8(truncatingIfNeeded: (sums[column] &* factor &+ (1 << 23)) >> 24)
          }
        }
      }
    }
  }
}
